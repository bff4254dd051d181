//! ESLint, Biome, Oxlint, Stylelint.

use super::{Loosening, fresh, left_out, level, listed};
use crate::settings::patterns::is_usually_uncovered;
use crate::settings::{Setting, Value};

/// A rule as it is set for some files.
struct RuleLevel {
    scope: String,
    name: String,
    level: u8,
    line: u32,
}

/// Rules about form, which formatters take over.
const FORM: [&str; 34] = [
    "indent",
    "quotes",
    "semi",
    "comma-dangle",
    "max-len",
    "arrow-parens",
    "object-curly-spacing",
    "space-before-function-paren",
    "linebreak-style",
    "eol-last",
    "no-tabs",
    "no-mixed-spaces-and-tabs",
    "operator-linebreak",
    "brace-style",
    "curly",
    "padded-blocks",
    "no-multiple-empty-lines",
    "spaced-comment",
    "quote-props",
    "jsx-quotes",
    "function-paren-newline",
    "implicit-arrow-linebreak",
    "react-in-jsx-scope",
    "jsx-filename-extension",
    "jsx-props-no-spreading",
    "prop-types",
    "function-component-definition",
    "jsx-one-expression-per-line",
    "prefer-default-export",
    "no-trailing-spaces",
    "object-curly-newline",
    "lines-between-class-members",
    "camelcase",
    "no-plusplus",
];

fn is_form(name: &str) -> bool {
    let last = name.rsplit('/').next().unwrap_or(name);
    FORM.contains(&last) || name.starts_with("prettier/") || name.starts_with("@stylistic/")
}

fn is_test_scope(scope: &str) -> bool {
    !scope.is_empty() && scope.split(", ").all(is_usually_uncovered)
}

pub(super) fn eslint(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let (old, new) = (eslint_rules(before), eslint_rules(after));
    let (extended, extends) = (listed(before, &["extends"]), listed(after, &["extends"]));
    let grown = !fresh(&extended, &extends).is_empty();
    let mut out = levels(&old, &new, grown, "ESLint");
    if !grown {
        for lost in fresh(&extends, &extended) {
            let sure = !lost.text.contains("prettier");
            out.push(Loosening::gone(format!("ESLint no longer extends `{}`", lost.text), lost.line, sure));
        }
    }
    out.extend(left_out(before, after, &["ignorePatterns", "ignores", "eslintIgnore"], "ESLint"));
    out
}

fn eslint_rules(root: &Setting) -> Vec<RuleLevel> {
    let mut out = Vec::new();
    let mut parts: Vec<&Setting> = vec![root];
    while let Some(part) = parts.pop() {
        if let Value::List(items) = &part.value {
            parts.extend(items);
        }
        let files = part.get("files").map(Setting::items).unwrap_or_default();
        let scope = files.into_iter().map(|i| i.text).collect::<Vec<_>>().join(", ");
        for rule in part.get("rules").map(Setting::children).unwrap_or_default() {
            if let Some(level) = level(rule) {
                out.push(RuleLevel { scope: scope.clone(), name: rule.key.clone(), level, line: rule.line });
            }
        }
        parts.extend(part.get("overrides").map(Setting::children).unwrap_or_default());
    }
    out
}

/// The patterns of a scope with the choices in their first braces written out.
fn spread(scope: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut depth = 0usize;
    let parts = scope.split(|c| {
        depth = if c == '{' { depth + 1 } else { depth.saturating_sub(usize::from(c == '}')) };
        c == ',' && depth == 0
    });
    for pattern in parts.map(str::trim) {
        match pattern.split_once('{').and_then(|(h, r)| r.split_once('}').map(|(m, t)| (h, m, t))) {
            Some((head, choices, tail)) => {
                out.extend(choices.split(',').map(|c| format!("{head}{}{tail}", c.trim())));
            }
            None => out.push(pattern.to_owned()),
        }
    }
    out
}

/// Compares rules that are set by name.
fn levels(old: &[RuleLevel], new: &[RuleLevel], grown: bool, tool: &str) -> Vec<Loosening> {
    let mut out = Vec::new();
    let last = |name: &str| name.rsplit('/').next().unwrap_or_default().to_owned();
    for rule in new {
        if is_test_scope(&rule.scope) {
            continue;
        }
        let was = old.iter().find(|o| o.name == rule.name && o.scope == rule.scope);
        // For fewer files than before: what it says of those was said already.
        let files = spread(&rule.scope);
        let among = |o: &&RuleLevel| {
            let old = spread(&o.scope);
            !o.scope.is_empty() && files.iter().all(|f| old.contains(f))
        };
        let was = was.or_else(|| old.iter().filter(|o| o.name == rule.name).find(among));
        let was = was.or_else(|| old.iter().find(|o| o.name == rule.name && o.scope.is_empty()));
        let before = was.map_or(3, |w| w.level);
        if rule.level >= before || (was.is_none() && rule.level > 0) {
            continue;
        }
        // A rule that gives way to the same rule of a plugin is not lost.
        let replaced =
            new.iter().any(|n| n.name != rule.name && last(&n.name) == last(&rule.name) && n.level > 0);
        if replaced || (was.is_none() && grown) {
            continue;
        }
        let off = rule.level == 0;
        let to = if off { "off" } else { "a warning" };
        let text = if rule.scope.is_empty() {
            format!("{tool} rule `{}` is {to}", rule.name)
        } else {
            format!("{tool} rule `{}` is {to} in `{}`", rule.name, rule.scope)
        };
        out.push(Loosening::new(text, rule.line, off && !is_form(&rule.name)));
    }
    for rule in old.iter().filter(|o| o.level >= 3 && o.scope.is_empty()) {
        let there = new.iter().any(|n| last(&n.name) == last(&rule.name));
        if !there && !new.is_empty() {
            out.push(Loosening::gone(
                format!("{tool} rule `{}` is no longer set", rule.name),
                rule.line,
                false,
            ));
        }
    }
    out
}

pub(super) fn rules_table(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let rules = |root: &Setting| {
        let tables = [root.get("rules"), root.get("categories")];
        let rules = tables.into_iter().flatten().flat_map(Setting::children);
        let rules = rules.filter_map(|r| {
            Some(RuleLevel { scope: String::new(), name: r.key.clone(), level: level(r)?, line: r.line })
        });
        rules.collect::<Vec<_>>()
    };
    let grown = !fresh(&listed(before, &["extends"]), &listed(after, &["extends"])).is_empty();
    let mut out = levels(&rules(before), &rules(after), grown, "lint");
    out.extend(left_out(before, after, &["ignorePatterns", "ignoreFiles"], "the linter"));
    out
}

pub(super) fn biome(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let rules = |root: &Setting| {
        let mut out = Vec::new();
        let groups = root.at_path(&["linter", "rules"]).map(Setting::children).unwrap_or_default();
        for group in groups {
            for rule in group.children().iter().filter(|r| r.key != "recommended" && r.key != "all") {
                if let Some(level) = level(rule) {
                    let name = format!("{}/{}", group.key, rule.key);
                    out.push(RuleLevel { scope: String::new(), name, level, line: rule.line });
                }
            }
        }
        out
    };
    let mut out = levels(&rules(before), &rules(after), false, "Biome");
    for path in [&["linter", "enabled"][..], &["linter", "rules", "recommended"][..]] {
        let on = |root: &Setting| root.at_path(path).and_then(Setting::as_bool);
        if on(after) == Some(false)
            && on(before) != Some(false)
            && let Some(setting) = after.at_path(path)
        {
            out.push(Loosening::new(format!("Biome's `{}` is off", path.join(".")), setting.line, true));
        }
    }
    out.extend(left_out(before, after, &["ignore"], "Biome"));
    out
}
