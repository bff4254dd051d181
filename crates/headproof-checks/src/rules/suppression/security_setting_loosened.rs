//! A security scanner told in its settings to let more pass.

use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::strictness;
use crate::view::{ChangeView, FileView};
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "security-setting-loosened",
        class: "suppression.security",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "A security scanner is told in its settings to let more pass",
        why: "What the skipped check looks for can now get in anywhere without being seen.",
        advice: "Mend what the scanner reports, or suppress it at that one line with a reason.",
        notes: "Ignored advisories of dependencies, and entries of an ignore list that give a reason, are advisory; leaving out tests is let pass.",
        bad: Example {
            path: "pyproject.toml",
            before: "[tool.bandit]\nskips = [\"B101\"]\n",
            after: "[tool.bandit]\nskips = [\"B101\", \"B608\"]\n",
        },
        good: Example {
            path: "pyproject.toml",
            before: "[tool.bandit]\nskips = []\n",
            after: "[tool.bandit]\nskips = []\nexclude_dirs = [\"tests\"]\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    super::lint_setting_loosened::report(view, strictness::security, sink);
    for file in view.files.iter().filter(|f| IGNORES.contains(&f.path().file_name().as_ref())) {
        ignored(file, sink);
    }
}

/// Lists of findings that a scanner passes over, one a line.
const IGNORES: [&str; 4] = [".trivyignore", ".gitleaksignore", ".grypeignore", ".osvignore"];

fn ignored(file: &FileView<'_>, sink: &mut Sink<'_>) {
    let Some(side) = &file.after else { return };
    let known: Vec<&str> = file.before.iter().flat_map(|b| b.text.lines()).map(str::trim).collect();
    let mut explained = false;
    for (row, raw) in side.text.lines().enumerate() {
        let line = raw.trim();
        if line.is_empty() {
            explained = false;
            continue;
        }
        if line.starts_with('#') {
            explained = true;
            continue;
        }
        let number = u32::try_from(row + 1).unwrap_or(u32::MAX);
        if known.contains(&line) || !file.file.added_line(number) {
            continue;
        }
        let entry = headproof_core::text::visible(line);
        let said = explained || line.contains(" #");
        let hit = Hit::at(side, number, 1, format!("the scanner passes over `{entry}`"));
        sink.report(if said {
            hit.severity(Severity::Minor).confidence(Confidence::Low).fact("a reason is given")
        } else {
            hit.fact("no reason is given")
        });
    }
}
