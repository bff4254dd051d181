//! Commands that go around the hooks of the repository.

use super::comparison::{concerns, read};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::shell::Command;
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "ci-hooks-bypassed",
        class: "ci.check_disabled",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A command goes around the commit hooks",
        why: "Hooks are the first place where checks run; a script that skips them commits or pushes unchecked states.",
        advice: "Let the hooks run; if one of them is wrong for this command, mend the hook.",
        notes: "On servers, where hooks are not installed, it is advisory.",
        bad: Example {
            path: "package.json",
            before: "{\n  \"scripts\": {\n    \"save\": \"git commit -am wip\"\n  }\n}\n",
            after: "{\n  \"scripts\": {\n    \"save\": \"git commit --no-verify -am wip\"\n  }\n}\n",
        },
        good: Example {
            path: "package.json",
            before: "{\n  \"scripts\": {\n    \"save\": \"git commit -am wip\"\n  }\n}\n",
            after: "{\n  \"scripts\": {\n    \"save\": \"git commit -am wip && npm publish --no-git-checks\"\n  }\n}\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    if !concerns(view) {
        return;
    }
    for file in &read(view) {
        let (Some(after), Some(side)) = (&file.after, &file.view.after) else { continue };
        let known = file.before.iter().flat_map(|p| &p.jobs).flat_map(|j| &j.steps).flat_map(|s| &s.commands);
        let known: Vec<&str> = known.filter_map(bypass).map(|(what, _)| what).collect();
        let commands = after.jobs.iter().flat_map(|j| &j.steps).flat_map(|s| &s.commands);
        for command in commands {
            let Some((what, line)) =
                bypass(command).filter(|(w, l)| !known.contains(w) && file.view.file.added_line(*l))
            else {
                continue;
            };
            let hit = Hit::at(side, line, 1, format!("`{what}` goes around the commit hooks"));
            sink.report(if file.runner.is_ci() {
                hit.severity(Severity::Minor).confidence(Confidence::Low)
            } else {
                hit
            });
        }
    }
}

fn bypass(command: &Command) -> Option<(&'static str, u32)> {
    let words = &command.words;
    let git = words.iter().position(|w| w.text == "git");
    if let Some(at) = git {
        let rest = words.get(at..).unwrap_or_default();
        let writes =
            rest.iter().any(|w| matches!(w.text.as_str(), "commit" | "push" | "merge" | "rebase" | "am"));
        if let Some(flag) = rest.iter().find(|w| w.text == "--no-verify").filter(|_| writes) {
            return Some(("--no-verify", flag.line));
        }
        let commit = rest.iter().any(|w| w.text == "commit");
        let short =
            |t: &str| t.starts_with('-') && !t.starts_with("--") && t.contains('n') && !t.contains('m');
        if let Some(flag) = rest.iter().skip(1).find(|w| commit && short(&w.text)) {
            return Some(("git commit -n", flag.line));
        }
        let hooks = rest.iter().find(|w| w.text.contains("core.hooksPath"))?;
        let nowhere = rest.iter().any(|w| w.text.ends_with("/dev/null") || w.text.is_empty());
        return nowhere.then_some(("core.hooksPath=/dev/null", hooks.line));
    }
    let off = ["HUSKY=0", "HUSKY_SKIP_HOOKS=1", "LEFTHOOK=0", "PRE_COMMIT_ALLOW_NO_CONFIG=1"];
    let word = words.iter().find(|w| off.contains(&w.text.as_str()))?;
    let name = off.iter().find(|o| **o == word.text)?;
    Some((name, word.line))
}
