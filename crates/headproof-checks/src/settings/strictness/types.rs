//! TypeScript, mypy, Pyright.

use super::{Loosening, fresh, left_out, level};
use crate::settings::{Setting, Value};

/// Compiler options that find problems when they are on, with whether `strict` stands for them.
const STRICT_OPTIONS: [(&str, bool); 19] = [
    ("strict", false),
    ("noImplicitAny", true),
    ("strictNullChecks", true),
    ("strictFunctionTypes", true),
    ("strictBindCallApply", true),
    ("strictPropertyInitialization", true),
    ("noImplicitThis", true),
    ("useUnknownInCatchVariables", true),
    ("alwaysStrict", true),
    ("noUncheckedIndexedAccess", false),
    ("exactOptionalPropertyTypes", false),
    ("noImplicitReturns", false),
    ("noImplicitOverride", false),
    ("noFallthroughCasesInSwitch", false),
    ("noPropertyAccessFromIndexSignature", false),
    ("checkJs", false),
    ("noUnusedLocals", false),
    ("noUnusedParameters", false),
    ("noEmitOnError", false),
];

/// Options that hide problems when they are on.
const LOOSE_OPTIONS: [(&str, bool); 3] =
    [("skipLibCheck", false), ("suppressImplicitAnyIndexErrors", true), ("noCheck", true)];

pub(super) fn typescript(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let mut out = Vec::new();
    let empty = Setting { value: Value::Table(Vec::new()), ..after.clone() };
    let old = before.get("compilerOptions").unwrap_or(&empty);
    let new = after.get("compilerOptions").unwrap_or(&empty);
    let on = |s: &Setting, key: &str| s.get(key).and_then(Setting::as_bool);
    let (was_strict, is_strict) = (on(old, "strict") == Some(true), on(new, "strict") == Some(true));
    // An option that is gone may be set by the file that this one extends.
    let extends_changed =
        after.get("extends").map(Setting::items) != before.get("extends").map(Setting::items);
    for (key, by_strict) in STRICT_OPTIONS {
        let (was, now) = (on(old, key), on(new, key));
        let effective = was == Some(true) || (by_strict && was_strict && was.is_none());
        let minor = matches!(
            key,
            "noUnusedLocals" | "noUnusedParameters" | "noEmitOnError" | "checkJs" | "alwaysStrict"
        );
        match (now, new.get(key)) {
            (Some(false), Some(setting)) if was != Some(false) && (effective || was.is_none()) => {
                out.push(Loosening::new(format!("`{key}` is off"), setting.line, !minor));
            }
            (None, None) if was == Some(true) && !(by_strict && is_strict) && !extends_changed => {
                let line = old.get(key).map_or(1, |s| s.line);
                // What this file extends may say it; that file is not at hand here.
                out.push(Loosening::gone(
                    format!("`{key}` is no longer on"),
                    line,
                    !minor && after.get("extends").is_none(),
                ));
            }
            _ => {}
        }
    }
    for (key, sure) in LOOSE_OPTIONS {
        if on(new, key) == Some(true)
            && on(old, key) != Some(true)
            && let Some(setting) = new.get(key)
        {
            out.push(Loosening::new(format!("`{key}` is on"), setting.line, sure));
        }
    }
    // What a build leaves out of what it writes is still checked by the settings that it extends.
    let only_writes = after.get("extends").is_some() && new.get("outDir").is_some();
    let excluded = |root: &Setting| root.get("exclude").map(Setting::items).unwrap_or_default();
    for item in fresh(&excluded(before), &excluded(after)) {
        if !crate::settings::patterns::is_usually_uncovered(&item.text) {
            let sure = crate::settings::patterns::names_sources(&item.text) && !only_writes;
            out.push(Loosening::new(
                format!("the compiler no longer checks `{}`", item.text),
                item.line,
                sure,
            ));
        }
    }
    out
}

/// mypy options that find problems when on; the second says whether losing them hides much.
const MYPY_ON: [(&str, bool); 15] = [
    ("strict", true),
    ("disallow_untyped_defs", true),
    ("disallow_incomplete_defs", true),
    ("check_untyped_defs", true),
    ("disallow_any_generics", true),
    ("disallow_untyped_calls", true),
    ("no_implicit_optional", true),
    ("strict_optional", true),
    ("strict_equality", true),
    ("warn_return_any", false),
    ("warn_unused_ignores", false),
    ("warn_unreachable", false),
    ("warn_redundant_casts", false),
    ("disallow_subclassing_any", false),
    ("no_implicit_reexport", false),
];

pub(super) fn mypy(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let mut out = Vec::new();
    let (old, new) = (mypy_sections(before), mypy_sections(after));
    for (module, section) in &new {
        let was = old.iter().find(|(m, _)| m == module).map(|(_, s)| *s);
        let global = module.is_empty();
        let strict_now = section.get("strict").and_then(Setting::as_bool) == Some(true);
        let place = if global { String::new() } else { format!(" in `{module}`") };
        for (key, sure) in MYPY_ON {
            let (then, now) = (was.and_then(|w| w.get(key)).and_then(Setting::as_bool), section.get(key));
            match now {
                Some(setting) if setting.as_bool() == Some(false) && then != Some(false) => {
                    // Off by default: saying so loosens only what was on, or a part of a strict whole.
                    let counts = then == Some(true)
                        || !global
                        || strict_now
                        || key == "strict_optional"
                        || key == "no_implicit_optional";
                    if counts && !is_test_module(module) {
                        out.push(Loosening::new(format!("mypy's `{key}` is off{place}"), setting.line, sure));
                    }
                }
                None if then == Some(true) && !strict_now => {
                    let line = was.and_then(|w| w.get(key)).map_or(1, |s| s.line);
                    out.push(Loosening::gone(format!("mypy's `{key}` is no longer on{place}"), line, sure));
                }
                _ => {}
            }
        }
        for (key, sure) in [
            ("ignore_errors", true),
            ("ignore_missing_imports", false),
            ("allow_untyped_defs", true),
            ("allow_any_generics", false),
        ] {
            let on =
                |s: Option<&Setting>| s.and_then(|s| s.get(key)).and_then(Setting::as_bool) == Some(true);
            if on(Some(section))
                && !on(was)
                && !is_test_module(module)
                && let Some(setting) = section.get(key)
            {
                out.push(Loosening::new(format!("mypy's `{key}` is on{place}"), setting.line, sure));
            }
        }
        let codes = |s: Option<&Setting>| {
            s.and_then(|s| s.get("disable_error_code")).map(Setting::items).unwrap_or_default()
        };
        for code in fresh(&codes(was), &codes(Some(section))) {
            let sure = !is_test_module(module) && !code.text.starts_with("import");
            out.push(Loosening::new(
                format!("mypy no longer reports `{}`{place}", code.text),
                code.line,
                sure,
            ));
        }
    }
    out.extend(left_out(before, after, &["exclude"], "mypy"));
    out
}

fn is_test_module(module: &str) -> bool {
    !module.is_empty() && module.split(", ").all(crate::settings::patterns::is_usually_uncovered)
}

/// The sections of mypy's settings with the modules they are for; the global one has none.
fn mypy_sections(root: &Setting) -> Vec<(String, &Setting)> {
    let mut out = Vec::new();
    let ini = root.children().iter().any(|s| s.key == "mypy" || s.key.starts_with("mypy-"));
    if ini {
        for section in root.children() {
            if section.key == "mypy" {
                out.push((String::new(), section));
            } else if let Some(module) = section.key.strip_prefix("mypy-") {
                out.push((module.replace(',', ", "), section));
            }
        }
        return out;
    }
    out.push((String::new(), root));
    for one in root.get("overrides").map(Setting::children).unwrap_or_default() {
        let modules = one.get("module").map(Setting::items).unwrap_or_default();
        out.push((modules.into_iter().map(|i| i.text).collect::<Vec<_>>().join(", "), one));
    }
    out
}

pub(super) fn pyright(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let mut out = Vec::new();
    let mode = |root: &Setting| {
        let setting = root.get("typeCheckingMode")?;
        let rank = match setting.as_str()? {
            "off" => 0,
            "basic" => 1,
            "standard" => 2,
            "strict" | "recommended" | "all" => 3,
            _ => return None,
        };
        Some((rank, setting.line))
    };
    if let (Some((was, line)), now) = (mode(before), mode(after)) {
        let (rank, line, gone) = now.map_or((2, line, true), |(rank, line)| (rank, line, false));
        if rank < was {
            out.push(Loosening { text: "Pyright checks less strictly".into(), line, gone, sure: true });
        }
    }
    let stricter = mode(after).map_or(0, |m| m.0) > mode(before).map_or(0, |m| m.0);
    for rule in after.children().iter().filter(|s| s.key.starts_with("report") && !stricter) {
        let was = before.get(&rule.key).and_then(level);
        let Some(now) = level(rule) else { continue };
        // These are about order and taste, or about libraries, more than about types.
        let missing = ["Missing", "Unused", "Private", "Unnecessary", "Deprecated", "Import"]
            .iter()
            .any(|w| rule.key.contains(w));
        if now < was.unwrap_or(3) && (now == 0 || was.is_some()) {
            let to = if now == 0 { "off" } else { "a warning" };
            out.push(Loosening::new(
                format!("Pyright's `{}` is {to}", rule.key),
                rule.line,
                now == 0 && !missing,
            ));
        }
    }
    let rules = |root: &Setting| root.get("rules").map(Setting::children).unwrap_or_default().to_vec();
    let known = rules(before);
    for rule in rules(after) {
        let was = known.iter().find(|k| k.key == rule.key).and_then(level);
        if level(&rule) == Some(0) && was != Some(0) {
            out.push(Loosening::new(format!("type rule `{}` is ignored", rule.key), rule.line, true));
        }
    }
    out.extend(left_out(before, after, &["ignore", "exclude"], "Pyright"));
    out
}
