//! A check that still runs and counts, but is told to let more pass.

use super::comparison::{Located, compare, concerns, read};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::checks::Kind;
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "ci-check-loosened",
        class: "ci.check_disabled",
        severity: Severity::Minor,
        confidence: Confidence::Medium,
        summary: "A check is told to let more pass than before",
        why: "The command still runs, but with this flag gone or added its findings no longer fail the run.",
        advice: "Keep the strict form of the command and mend what it reports.",
        notes: "`-D warnings` and `--strict` taken away block; other loosened flags are advisory.",
        bad: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  lint:\n    steps:\n      - run: cargo clippy -- -D warnings\n",
            after: "on: [push]\njobs:\n  lint:\n    steps:\n      - run: cargo clippy\n",
        },
        good: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  lint:\n    steps:\n      - run: cargo clippy -- -D warnings\n",
            after: "on: [push]\njobs:\n  lint:\n    steps:\n      - run: cargo clippy --all-targets -- -Dwarnings\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    if !concerns(view) {
        return;
    }
    let files = read(view);
    for (before, after) in &compare(&files).kept {
        if before.check.tool != after.check.tool || before.check.text == after.check.text {
            continue;
        }
        if let Some((what, line, severity)) = loosened(before, after) {
            let Some(side) = &after.file.view.after else { continue };
            let mut hit = Hit::at(side, line, 1, format!("`{}` lets more pass: {what}", after.check.tool))
                .severity(severity);
            if let Some(old) = &before.file.view.before {
                hit = hit.related(old, before.check.line, "the command before");
            }
            sink.report(if severity == Severity::Major { hit.confidence(Confidence::High) } else { hit });
        }
    }
}

fn loosened(before: &Located<'_>, after: &Located<'_>) -> Option<(String, u32, Severity)> {
    let (old, new) = (&before.check.text, &after.check.text);
    let line = after.check.line;
    let gone =
        |flags: &[&str]| flags.iter().any(|f| old.contains(f)) && !flags.iter().any(|f| new.contains(f));
    match after.check.tool.as_str() {
        "cargo clippy" => {
            let flags = [
                "-D warnings",
                "-Dwarnings",
                "--deny warnings",
                "--deny=warnings",
                "-F warnings",
                "-D clippy::all",
            ];
            let elsewhere = after.file.view.after.as_ref().is_some_and(|s| {
                s.text.as_str().contains("-Dwarnings") || s.text.as_str().contains("-D warnings")
            });
            if gone(&flags) && !elsewhere {
                return Some(("warnings no longer fail it".into(), line, Severity::Major));
            }
            let allows = new.matches("-A ").count() + new.matches("--allow").count();
            let allowed = old.matches("-A ").count() + old.matches("--allow").count();
            (allows > allowed)
                .then(|| ("more lints are allowed on the command line".into(), line, Severity::Minor))
        }
        "mypy" if gone(&["--strict"]) => Some(("`--strict` is gone".into(), line, Severity::Major)),
        "eslint" | "npm run" if gone(&["--max-warnings=0", "--max-warnings 0"]) => {
            Some(("warnings no longer fail it".into(), line, Severity::Minor))
        }
        _ if matches!(after.check.kind, Kind::Lint | Kind::Types | Kind::Security) => {
            let flag = [
                "--disable",
                "--ignore",
                "--extend-ignore",
                "--exclude",
                "--skip",
                "--ignore-missing-imports",
                "--quiet",
            ]
            .into_iter()
            .find(|f| !old.contains(f) && new.contains(f))?;
            let word = after.check.args.iter().find(|w| w.text.starts_with(flag))?;
            Some((format!("`{flag}` was added"), word.line, Severity::Minor))
        }
        _ => None,
    }
}
