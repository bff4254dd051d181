//! A linter told in its settings to let more pass.

use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::patterns::is_beside_the_product;
use crate::settings::place::rewritten;
use crate::settings::strictness::{self, Loosening};
use crate::settings::tools::pairs;
use crate::settings::{Setting, role::Tool};
use crate::suppressions::explains;
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "lint-setting-loosened",
        class: "suppression.lint",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "A linter is told in its settings to let more pass",
        why: "A rule switched off in the settings is silent for all code, old and new, and no line shows that it was.",
        advice: "Keep the rule on and mend what it reports; where it is wrong, suppress it at that line with a reason.",
        notes: "New settings files, rules about form, settings for tests, and ignores for generated or copied code are let pass; so is \
                what a wider selection of rules leaves out. Errors that become warnings are advisory.",
        bad: Example {
            path: ".eslintrc.json",
            before: "{\n  \"rules\": {\n    \"no-floating-promises\": \"error\"\n  }\n}\n",
            after: "{\n  \"rules\": {\n    \"no-floating-promises\": \"off\"\n  }\n}\n",
        },
        good: Example {
            path: ".eslintrc.json",
            before: "{\n  \"rules\": {\n    \"no-unused-vars\": \"error\"\n  }\n}\n",
            after: "{\n  \"rules\": {\n    \"no-unused-vars\": \"off\",\n    \"@typescript-eslint/no-unused-vars\": \"error\"\n  }\n}\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    report(view, strictness::lint, sink);
}

/// Reports what a comparison of settings finds.
pub(super) fn report(
    view: &ChangeView<'_>,
    compare: fn(Tool, &Setting, &Setting) -> Vec<Loosening>,
    sink: &mut Sink<'_>,
) {
    for pair in pairs(view) {
        let Some((before, after)) = pair.both() else { continue };
        // Settings that moved to another kind of file are written anew; only a hint can be had from them.
        let moved = before.side.path.file_name() != after.side.path.file_name();
        let beside = is_beside_the_product(&after.side.path.parent());
        for found in compare(pair.tool, before.root, after.root) {
            let rewritten = if found.gone && !moved { rewritten(after.file, found.line) } else { None };
            let (side, line) = match rewritten {
                Some(line) => (after.side, line),
                None if found.gone => (before.side, found.line),
                None => (after.side, found.line),
            };
            let title = headproof_core::text::visible(&found.text).into_owned();
            let hit = Hit::at(side, line, 1, title);
            let above = side.text.line(line.saturating_sub(1)).unwrap_or_default().trim();
            let explained = !found.gone
                && after.file.file.added_line(line.saturating_sub(1))
                && ["//", "#"].iter().filter_map(|m| above.strip_prefix(m)).any(|w| explains(w.trim()));
            let own = side.text.line(line).unwrap_or_default();
            let explained = explained || (!found.gone && remark(own).is_some_and(names_another_checker));
            sink.report(if found.sure && !moved && !beside && !explained {
                hit
            } else {
                hit.severity(Severity::Minor).confidence(Confidence::Low)
            });
        }
    }
}

/// The remark at the end of a line of settings.
fn remark(line: &str) -> Option<&str> {
    ["# ", "// "].iter().find_map(|m| line.rsplit_once(m)).map(|(_, words)| words.trim())
}

/// Whether a remark names a tool that finds the same: `# PLE0704 from ruff`.
fn names_another_checker(remark: &str) -> bool {
    const CHECKERS: [&str; 14] = [
        "ruff",
        "flake8",
        "pylint",
        "mypy",
        "pyright",
        "eslint",
        "biome",
        "oxlint",
        "typescript",
        "tsc",
        "clippy",
        "rustc",
        "bandit",
        "compiler",
    ];
    let low = remark.to_ascii_lowercase();
    let names = low.split(|c: char| !c.is_alphanumeric()).any(|w| CHECKERS.contains(&w));
    let says = ["from ", "by ", "covered", "handled", "checked", "checks", "instead", "has its own"];
    names && says.iter().any(|w| low.contains(w))
}
