//! golangci-lint and RuboCop.

use super::{Loosening, fresh, is_reworded, left_out, listed};
use crate::settings::{Item, Setting, Value};

/// Linters that were renamed or given up by their authors.
const GIVEN_UP: [&str; 23] = [
    "gas",
    "golint",
    "exportloopref",
    "deadcode",
    "varcheck",
    "structcheck",
    "scopelint",
    "maligned",
    "interfacer",
    "ifshort",
    "nosnakecase",
    "exhaustivestruct",
    "copyloopvar",
    "gomnd",
    "goerr113",
    "execinquery",
    "tenv",
    "logrlint",
    "megacheck",
    "gosimple",
    "stylecheck",
    "typecheck",
    "gofmt",
];

/// Linters about form and taste.
fn is_form(name: &str) -> bool {
    matches!(
        name,
        "lll"
            | "wsl"
            | "gofumpt"
            | "gci"
            | "godot"
            | "nlreturn"
            | "varnamelen"
            | "funlen"
            | "godox"
            | "dupl"
            | "whitespace"
            | "goimports"
            | "depguard"
            | "exhaustruct"
            | "paralleltest"
            | "testpackage"
            | "ireturn"
            | "mnd"
            | "tagliatelle"
            | "gochecknoglobals"
            | "wrapcheck"
    )
}

pub(super) fn golangci(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let mut out = Vec::new();
    let names =
        |root: &Setting, key: &str| root.at_path(&["linters", key]).map(Setting::items).unwrap_or_default();
    let form = is_form;
    let (off, now_off) = (names(before, "disable"), names(after, "disable"));
    let everything =
        |root: &Setting| root.at_path(&["linters", "enable-all"]).and_then(Setting::as_bool) == Some(true);
    for linter in fresh(&off, &now_off) {
        if !GIVEN_UP.contains(&linter.text.as_str()) && everything(before) == everything(after) {
            let text = format!("golangci-lint no longer runs `{}`", linter.text);
            out.push(Loosening::new(text, linter.line, !form(&linter.text)));
        }
    }
    let (on, now_on) = (names(before, "enable"), names(after, "enable"));
    for linter in fresh(&now_on, &on) {
        let default =
            ["errcheck", "govet", "ineffassign", "staticcheck", "unused"].contains(&linter.text.as_str());
        let moved = everything(after)
            || (default && by_default(after))
            || now_off.iter().any(|d| d.text == linter.text);
        if !GIVEN_UP.contains(&linter.text.as_str()) && !moved {
            let text = format!("golangci-lint no longer runs `{}`", linter.text);
            out.push(Loosening::gone(text, linter.line, !form(&linter.text)));
        }
    }
    if everything(before) && !everything(after) && now_on.len() < 10 && names(before, "enable").is_empty() {
        let line = before.at_path(&["linters", "enable-all"]).map_or(1, |s| s.line);
        out.push(Loosening::gone("golangci-lint no longer runs every linter", line, false));
    }
    out.extend(switches(before, after));
    out.extend(exclusions(before, after));
    out.extend(left_out(
        before,
        after,
        &["skip-dirs", "skip-files", "exclude-dirs", "exclude-files", "paths"],
        "golangci-lint",
    ));
    out
}

/// Whether the linters that run by default still do.
fn by_default(root: &Setting) -> bool {
    let none = root.at_path(&["linters", "default"]).and_then(Setting::text).is_some_and(|t| t == "none");
    let all_off = root.at_path(&["linters", "disable-all"]).and_then(Setting::as_bool) == Some(true);
    !none && !all_off
}

fn switches(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let mut out = Vec::new();
    for (key, quiet, text) in [
        ("tests", "false", "golangci-lint no longer looks at tests"),
        ("issues-exit-code", "0", "golangci-lint no longer fails"),
    ] {
        let of = |root: &Setting| root.at_path(&["run", key]).and_then(Setting::text).map(|t| t.into_owned());
        if of(after).as_deref() == Some(quiet)
            && of(before).as_deref() != Some(quiet)
            && let Some(setting) = after.at_path(&["run", key])
        {
            out.push(Loosening::new(text, setting.line, true));
        }
    }
    out
}

/// A rule that excludes findings.
struct Exclusion {
    text: String,
    /// Whether it is for tests or other files that are usually let off.
    usual: bool,
    form: bool,
    line: u32,
}

/// Rules that exclude findings by path, linter or text.
fn exclusions(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let rules = |root: &Setting| {
        let mut out: Vec<Exclusion> = Vec::new();
        for place in [
            &["issues", "exclude-rules"][..],
            &["linters", "exclusions", "rules"][..],
            &["issues", "exclude"][..],
        ] {
            for rule in root.at_path(place).map(Setting::children).unwrap_or_default() {
                let path = rule.get("path").and_then(Setting::text).unwrap_or_default().into_owned();
                let linters = rule.get("linters").map(Setting::items).unwrap_or_default();
                let text = rule.get("text").or_else(|| rule.get("source")).unwrap_or(rule).text();
                let names = linters.iter().map(|l| l.text.as_str()).collect::<Vec<_>>().join(", ");
                let test = path.contains("_test") || crate::settings::patterns::is_usually_uncovered(&path);
                let all = format!("{names} {path} {}", text.unwrap_or_default());
                let usual = !path.is_empty() && test;
                let form = !linters.is_empty() && linters.iter().all(|l| is_form(&l.text));
                out.push(Exclusion { text: all.trim().to_owned(), usual, form, line: rule.line });
            }
        }
        out
    };
    let old = rules(before);
    let new = rules(after);
    let there: Vec<&str> = new.iter().map(|r| r.text.as_str()).collect();
    let came = new.iter().filter(|r| !r.usual && !old.iter().any(|o| o.text == r.text));
    // Who gives up the exclusions that come with the tool names those that stay.
    let own = |root: &Setting| {
        root.at_path(&["issues", "exclude-use-default"]).and_then(Setting::as_bool) == Some(false)
    };
    let stricter = own(after) && !own(before);
    came.map(|r| {
        let sure = !r.form && !stricter && !is_reworded(&r.text, old.iter().map(|o| o.text.as_str()), &there);
        Loosening::new(format!("golangci-lint passes over `{}`", r.text), r.line, sure)
    })
    .collect()
}

/// Checks of gosec that are passed over everywhere.
pub(super) fn gosec(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let excludes = |root: &Setting| {
        let mut out = Vec::new();
        root.walk(&mut |path, node| {
            if path.ends_with(&["gosec", "excludes"]) {
                out.extend(node.items());
            }
        });
        out
    };
    let (old, new) = (excludes(before), excludes(after));
    let fresh = fresh(&old, &new).into_iter();
    // Unhandled errors and conversions of integers are found by other linters or mostly noise.
    let sure = |code: &str| !matches!(code, "G104" | "G115" | "G307");
    fresh
        .map(|c| Loosening::new(format!("gosec passes over `{}` everywhere", c.text), c.line, sure(&c.text)))
        .collect()
}

pub(super) fn rubocop(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let mut out = Vec::new();
    for cop in after.children().iter().filter(|c| matches!(c.value, Value::Table(_))) {
        let was = before.get(&cop.key);
        let off = |s: &Setting| s.get("Enabled").and_then(Setting::as_bool) == Some(false);
        let weighty = ["Lint/", "Security/", "Rails/", "Bundler/"].iter().any(|d| cop.key.starts_with(d));
        if off(cop) && !was.is_some_and(off) {
            let line = cop.get("Enabled").map_or(cop.line, |e| e.line);
            out.push(Loosening::new(format!("RuboCop's `{}` is off", cop.key), line, weighty));
        }
        let excluded = |s: &Setting| listed(s, &["Exclude"]);
        let old: Vec<Item> = was.map(excluded).unwrap_or_default();
        for item in fresh(&old, &excluded(cop)) {
            out.push(Loosening::new(
                format!("RuboCop's `{}` passes over `{}`", cop.key, item.text),
                item.line,
                false,
            ));
        }
    }
    out
}
