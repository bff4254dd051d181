//! A workflow with checks that no longer starts for the changes it started for.

use super::comparison::{Commands, concerns, read};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::role::Runner;
use crate::settings::{Setting, Value};
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "ci-trigger-narrowed",
        class: "ci.check_disabled",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A workflow with checks no longer starts for changes it started for",
        why: "Checks that are not started cannot fail: changes now get in without the result this workflow gave.",
        advice: "Keep the trigger, and keep sources out of the paths that are ignored.",
        notes: "Ignoring documentation, and filters that list the sources, are let pass or advisory. A workflow that becomes a \
                reusable one is let pass.",
        bad: Example {
            path: ".github/workflows/ci.yml",
            before: "on:\n  push:\n  pull_request:\njobs:\n  test:\n    steps:\n      - run: npm test\n",
            after: "on:\n  workflow_dispatch:\njobs:\n  test:\n    steps:\n      - run: npm test\n",
        },
        good: Example {
            path: ".github/workflows/ci.yml",
            before: "on:\n  push:\n  pull_request:\njobs:\n  test:\n    steps:\n      - run: npm test\n",
            after: "on:\n  push:\n    branches: [main]\n  pull_request:\n    paths-ignore: ['docs/**', '**.md']\njobs:\n  test:\n    steps:\n      - run: npm test\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    if !concerns(view) {
        return;
    }
    for file in read(view) {
        match file.runner {
            Runner::GithubWorkflow => github(&file, sink),
            Runner::Azure => azure(&file, sink),
            _ => {}
        }
    }
}

struct Event<'s> {
    name: String,
    line: u32,
    settings: Option<&'s Setting>,
}

fn events(triggers: &Setting) -> Vec<Event<'_>> {
    match &triggers.value {
        Value::Table(items) => {
            items.iter().map(|s| Event { name: s.key.clone(), line: s.line, settings: Some(s) }).collect()
        }
        Value::Text(text) => vec![Event { name: text.clone(), line: triggers.line, settings: None }],
        _ => triggers
            .items()
            .into_iter()
            .map(|i| Event { name: i.text, line: i.line, settings: None })
            .collect(),
    }
}

fn github(file: &Commands<'_>, sink: &mut Sink<'_>) {
    let (Some(before), Some(after)) = (file.before, file.after) else { return };
    if after.checks().next().is_none() {
        return;
    }
    let (Some(was), Some(now)) = (&before.triggers, &after.triggers) else { return };
    let (old, new) = (events(was), events(now));
    lost_events(file, &old, &new, now, sink);
    for event in &new {
        let twin = old.iter().find(|e| e.name == event.name);
        if let Some(twin) = twin
            && matches!(event.name.as_str(), "push" | "pull_request" | "pull_request_target" | "merge_group")
        {
            filters(file, twin, event, &new, sink);
        }
    }
}

fn lost_events(
    file: &Commands<'_>,
    old: &[Event<'_>],
    new: &[Event<'_>],
    now: &Setting,
    sink: &mut Sink<'_>,
) {
    let has = |events: &[Event<'_>], name: &str| events.iter().any(|e| e.name == name);
    let proposal = |events: &[Event<'_>]| has(events, "pull_request") || has(events, "pull_request_target");
    if has(new, "workflow_call") && !has(old, "workflow_call") {
        return;
    }
    let (Some(side), Some(before)) = (&file.view.after, &file.view.before) else { return };
    let lost = if proposal(old) && !proposal(new) {
        "pull_request"
    } else if has(old, "push") && !has(new, "push") && !proposal(new) {
        "push"
    } else {
        return;
    };
    // Runs for every pushed branch still see proposals from inside the repository.
    let open_push =
        new.iter().any(|e| e.name == "push" && e.settings.is_none_or(|s| s.children().is_empty()));
    let names: Vec<&str> = new.iter().map(|e| e.name.as_str()).collect();
    let title = format!("the workflow no longer starts on `{lost}`, only on {}", names.join(", "));
    let gone = old.iter().find(|e| e.name.starts_with(lost));
    let line = commented(file, lost).unwrap_or(now.line);
    let mut hit = Hit::at(side, line, 1, title);
    if let Some(gone) = gone {
        hit = hit.related(before, gone.line, "the trigger stood here");
    }
    sink.report(if open_push { hit.severity(Severity::Minor).confidence(Confidence::Medium) } else { hit });
}

fn commented(file: &Commands<'_>, event: &str) -> Option<u32> {
    let wanted = format!("{event}:");
    let mut added = file.view.added_lines();
    added.find(|(_, l)| l.trim_start().strip_prefix('#').is_some_and(|c| c.trim() == wanted)).map(|(n, _)| n)
}

/// Paths that hold no sources.
fn is_documentation(pattern: &str) -> bool {
    let p = pattern.trim_start_matches('!').to_ascii_lowercase();
    let words = [
        "doc",
        "readme",
        "license",
        "changelog",
        ".md",
        ".mdx",
        ".rst",
        ".txt",
        ".png",
        ".svg",
        ".adoc",
        "asset",
        "image",
        ".github/issue",
        ".gitignore",
        "codeowners",
        ".vscode",
        "example",
        "website",
        ".editorconfig",
        "funding",
        "notice",
        "authors",
        "site/",
        ".devcontainer",
        "translation",
        "locale",
        "dependabot",
        ".idea",
        "contributing",
    ];
    words.iter().any(|w| p.contains(w))
        || (p.starts_with(".github/") && p.ends_with(".yml"))
        || p.starts_with(".github/")
}

fn filters(file: &Commands<'_>, old: &Event<'_>, new: &Event<'_>, all: &[Event<'_>], sink: &mut Sink<'_>) {
    let Some(side) = &file.view.after else { return };
    let items = |e: &Event<'_>, key: &str| {
        e.settings.and_then(|s| s.get(key)).map(Setting::items).unwrap_or_default()
    };
    let known: Vec<String> = items(old, "paths-ignore").into_iter().map(|i| i.text).collect();
    let fresh: Vec<_> = items(new, "paths-ignore")
        .into_iter()
        .filter(|i| !known.contains(&i.text) && !is_documentation(&i.text))
        .collect();
    if let Some(first) = fresh.first() {
        let texts: Vec<&str> = fresh.iter().map(|i| i.text.as_str()).collect();
        let title =
            format!("changes in `{}` no longer start the checks on `{}`", texts.join("`, `"), new.name);
        let hit = Hit::at(side, first.line, 1, title);
        // Only what plainly names sources or tests is sure.
        let source = |t: &&str| {
            let everything = matches!(t.as_bytes(), b"**" | b"*" | b"**/*");
            everything
                || [
                    "src", "lib", "test", "app", "pkg", "crates", "packages", ".rs", ".py", ".ts", ".go",
                    ".js", "spec", "internal", "core", "server", "backend",
                ]
                .iter()
                .any(|w| t.contains(w))
        };
        sink.report(if texts.iter().any(source) {
            hit
        } else {
            hit.severity(Severity::Minor).confidence(Confidence::Medium)
        });
        return;
    }
    let (was, now) = (items(old, "paths"), items(new, "paths"));
    let grown = was.is_empty() && !now.is_empty();
    let shrunk = !was.is_empty()
        && was.iter().any(|w| !now.iter().any(|n| n.text == w.text))
        && now.len() < was.len()
        && !now.is_empty();
    if grown || shrunk {
        let line = new.settings.and_then(|s| s.get("paths")).map_or(new.line, |s| s.line);
        let only_docs = now.iter().all(|i| is_documentation(&i.text));
        let title = format!("only changes in {} listed paths start the checks on `{}`", now.len(), new.name);
        let hit = Hit::at(side, line, 1, title);
        sink.report(if grown && only_docs {
            hit
        } else {
            hit.severity(Severity::Minor).confidence(Confidence::Low)
        });
    }
    if new.name.starts_with("pull_request") {
        proposals(file, old, new, all, sink);
    }
}

fn proposals(file: &Commands<'_>, old: &Event<'_>, new: &Event<'_>, _all: &[Event<'_>], sink: &mut Sink<'_>) {
    let Some(side) = &file.view.after else { return };
    let items = |e: &Event<'_>, key: &str| {
        e.settings.and_then(|s| s.get(key)).map(Setting::items).unwrap_or_default()
    };
    let line = |key: &str| new.settings.and_then(|s| s.get(key)).map_or(new.line, |s| s.line);
    let runs = |t: &str| matches!(t, "opened" | "synchronize");
    let (was, now) = (items(old, "types"), items(new, "types"));
    let usual = was.is_empty() || was.iter().any(|t| runs(&t.text));
    if usual && !now.is_empty() && !now.iter().any(|t| runs(&t.text)) {
        let names: Vec<&str> = now.iter().map(|t| t.text.as_str()).collect();
        let title = format!("proposals start the checks only when {}", names.join(", "));
        sink.report(Hit::at(side, line("types"), 1, title).confidence(Confidence::Medium));
    }
    let main = |t: &str| matches!(t, "main" | "master" | "develop" | "dev" | "trunk" | "**" | "*");
    let (was, now) = (items(old, "branches"), items(new, "branches"));
    let covered = was.is_empty() || was.iter().any(|t| main(&t.text));
    if covered && !now.is_empty() && !now.iter().any(|t| main(&t.text) || t.text.contains('$')) {
        let names: Vec<&str> = now.iter().map(|t| t.text.as_str()).collect();
        let title = format!("only proposals for {} start the checks", names.join(", "));
        let hit = Hit::at(side, line("branches"), 1, title).confidence(Confidence::Medium);
        // On a branch that is only maintained any more, its own name takes the place of the main one.
        let release = |t: &str| t.contains(|c: char| c.is_ascii_digit()) || t.contains("release");
        let moved = was.len() == now.len() && now.iter().all(|t| release(&t.text));
        sink.report(if was.is_empty() || moved { hit.severity(Severity::Minor) } else { hit });
    }
    let ignored = items(new, "branches-ignore");
    let before = items(old, "branches-ignore");
    if let Some(all) = ignored.iter().find(|t| main(&t.text) && !before.iter().any(|b| b.text == t.text)) {
        let title = format!("proposals for `{}` no longer start the checks", all.text);
        sink.report(Hit::at(side, all.line, 1, title));
    }
}

fn azure(file: &Commands<'_>, sink: &mut Sink<'_>) {
    let (Some(before), Some(after), Some(side)) = (&file.before, &file.after, &file.view.after) else {
        return;
    };
    let none = |s: &Option<Setting>| s.as_ref().is_some_and(|s| s.text().is_some_and(|t| t == "none"));
    if none(&after.triggers)
        && !none(&before.triggers)
        && after.checks().next().is_some()
        && let Some(setting) = &after.triggers
    {
        sink.report(Hit::at(
            side,
            setting.line,
            1,
            "proposed changes no longer start the checks: `pr: none`",
        ));
    }
}
