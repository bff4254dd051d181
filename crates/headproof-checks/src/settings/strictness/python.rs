//! Ruff, flake8, Pylint, Bandit.

use super::{Loosening, fresh, left_out, listed, together};
use crate::settings::patterns::is_usually_uncovered;
use crate::settings::{Item, Setting};

/// Codes that find what breaks at run time or hides failures; the rest is about form or from plugins.
fn is_weighty(code: &str) -> bool {
    const WEIGHTY: [&str; 10] = ["F", "B", "E9", "E71", "E72", "PLE", "S", "BLE", "ASYNC", "W605"];
    const NOT: [&str; 7] = ["FA", "FBT", "FIX", "FLY", "FURB", "SIM", "SLOT"];
    const NOT_EITHER: [&str; 3] = ["SLF", "FAST", "S101"];
    code == "ALL"
        || WEIGHTY.iter().any(|w| code.starts_with(w))
            && !NOT.iter().chain(&NOT_EITHER).any(|n| code.starts_with(n))
}

/// Lists of codes that a linter is told to pass over.
const IGNORES: [&str; 3] = ["ignore", "extend-ignore", "extend_ignore"];
const SELECTS: [&str; 5] = ["select", "extend-select", "extend_select", "enable-extensions", "enable"];

pub(super) fn ruff(before: &Setting, after: &Setting) -> Vec<Loosening> {
    codes(before, after, "ruff")
}

pub(super) fn flake8(before: &Setting, after: &Setting) -> Vec<Loosening> {
    codes(before, after, "flake8")
}

fn codes(before: &Setting, after: &Setting, tool: &str) -> Vec<Loosening> {
    let mut out = Vec::new();
    let mut ignored_now = Vec::new();
    let (selected, selects) = (listed(before, &SELECTS), listed(after, &SELECTS));
    let widened = !fresh(&selected, &selects).is_empty();
    let (ignored, ignores) = (listed(before, &IGNORES), listed(after, &IGNORES));
    // A linter that is told to look for more is usually told at once what it may pass over.
    for code in fresh(&ignored, &ignores) {
        let covered = ignored.iter().any(|i| code.text.starts_with(&i.text));
        if !covered && !widened {
            let text = format!("{tool} ignores `{}` everywhere", code.text);
            ignored_now.push(Loosening::new(text, code.line, is_weighty(&code.text)));
        }
    }
    out.extend(together(ignored_now, &format!("{tool} ignores")));
    if !selects.is_empty() {
        for code in fresh(&selects, &selected) {
            let still = selects.iter().any(|s| s.text == "ALL" || code.text.starts_with(&s.text));
            if !still {
                let text = format!("{tool} no longer looks for `{}`", code.text);
                out.push(Loosening::gone(text, code.line, is_weighty(&code.text)));
            }
        }
    }
    out.extend(per_file(before, after, tool));
    out.extend(left_out(
        before,
        after,
        &["exclude", "extend-exclude", "extend_exclude", "force-exclude"],
        tool,
    ));
    out
}

/// Codes ignored for some files: (pattern, code).
fn per_file(before: &Setting, after: &Setting, tool: &str) -> Vec<Loosening> {
    let pairs = |root: &Setting| {
        let mut out: Vec<(String, Item)> = Vec::new();
        root.walk(&mut |path, node| match path {
            [.., table, pattern] if matches!(*table, "per-file-ignores" | "extend-per-file-ignores") => {
                out.extend(node.items().into_iter().map(|i| ((*pattern).to_owned(), i)));
            }
            [.., "per-file-ignores"] => {
                // flake8 writes `pattern:CODE,CODE` in lines.
                let mut pattern = String::new();
                for item in node.items() {
                    let code = match item.text.split_once(':') {
                        Some((p, code)) => {
                            pattern = p.trim().to_owned();
                            code.trim().to_owned()
                        }
                        None => item.text.clone(),
                    };
                    if !pattern.is_empty() && !code.is_empty() {
                        out.push((pattern.clone(), Item { text: code, line: item.line }));
                    }
                }
            }
            _ => {}
        });
        out
    };
    let old = pairs(before);
    let came = pairs(after)
        .into_iter()
        .filter(|(p, i)| !old.iter().any(|(q, j)| p == q && i.text == j.text) && !is_usually_uncovered(p));
    came.map(|(pattern, item)| {
        Loosening::new(
            format!("{tool} ignores `{}` in `{pattern}`", item.text),
            item.line,
            is_weighty(&item.text),
        )
    })
    .collect()
}

pub(super) fn pylint(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let mut out = Vec::new();
    let (old, new) = (listed(before, &["disable"]), listed(after, &["disable"]));
    for name in fresh(&old, &new) {
        let form = [
            "docstring",
            "line-too-long",
            "too-",
            "invalid-name",
            "duplicate",
            "fixme",
            "import-order",
            "C0",
            "R0",
            "W0511",
            "no-else",
            "consider-using",
            "logging-",
        ];
        let sure = !form.iter().any(|f| name.text.starts_with(f) || name.text.contains("docstring"));
        out.push(Loosening::new(format!("pylint disables `{}` everywhere", name.text), name.line, sure));
    }
    let score = |root: &Setting| {
        let mut found = None;
        root.walk(&mut |path, node| {
            if path.last() == Some(&"fail-under") {
                found = node.as_number().map(|n| (n, node.line));
            }
        });
        found
    };
    if let (Some((was, _)), Some((now, line))) = (score(before), score(after))
        && now < was
    {
        out.push(Loosening::new(format!("pylint passes at {now} instead of {was}"), line, true));
    }
    out.extend(left_out(before, after, &["ignore", "ignore-paths", "ignore-patterns"], "pylint"));
    out
}

pub(super) fn bandit(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let mut out = Vec::new();
    let (old, new) = (listed(before, &["skips"]), listed(after, &["skips"]));
    for code in fresh(&old, &new) {
        // B101 is the use of `assert`, which every test has.
        out.push(Loosening::new(
            format!("bandit skips `{}` everywhere", code.text),
            code.line,
            code.text != "B101",
        ));
    }
    out.extend(left_out(before, after, &["exclude_dirs", "exclude"], "bandit"));
    out
}
