//! Test targets that a Cargo manifest keeps from running; a part of [`super::test_disabled_by_config`].

use crate::rule::{Hit, Sink};
use crate::settings::Setting;
use crate::settings::tools::{Section, ToolPair};
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// Crates that bring a harness of their own.
const HARNESSES: [&str; 8] = [
    "libtest-mimic",
    "trybuild",
    "datatest",
    "cucumber",
    "criterion",
    "divan",
    "test-harness",
    "rstest_harness",
];

/// Compares the targets of a manifest.
pub(super) fn compare(view: &ChangeView<'_>, pair: &ToolPair<'_>, sink: &mut Sink<'_>) {
    let Some((before, after)) = pair.both() else { return };
    if let Some(lib) = after.root.get("lib") {
        target(view, before, after, before.root.get("lib"), lib, "the library", sink);
    }
    for kind in ["test", "bin", "example"] {
        let old = before.root.get(kind).map(Setting::children).unwrap_or_default();
        for now in after.root.get(kind).map(Setting::children).unwrap_or_default() {
            let name = now.get("name").and_then(Setting::text).unwrap_or_default().into_owned();
            let same = |o: &&Setting| o.get("name").and_then(Setting::text).is_some_and(|t| t == name);
            let words = format!("{kind} target `{name}`");
            if kind == "test" || now.get("test").is_some() {
                target(view, before, after, old.iter().find(same), now, &words, sink);
            }
        }
    }
    let auto = |s: Section<'_>| s.root.at_path(&["package", "autotests"]).and_then(Setting::as_bool);
    let targets = |s: Section<'_>| s.root.get("test").map_or(0, |t| t.children().len());
    if auto(after) == Some(false)
        && auto(before) != Some(false)
        && targets(after) <= targets(before)
        && let Some(setting) = after.root.at_path(&["package", "autotests"])
    {
        let title = "integration tests are no longer found by themselves: `autotests = false`";
        let hit = Hit::at(after.side, setting.line, 1, title);
        // Where targets are named by hand, those run all the same.
        sink.report(if targets(after) > 0 { hit.severity(Severity::Minor) } else { hit });
    }
    members(view, before, after, sink);
}

fn target(
    view: &ChangeView<'_>,
    _before: Section<'_>,
    after: Section<'_>,
    was: Option<&Setting>,
    now: &Setting,
    name: &str,
    sink: &mut Sink<'_>,
) {
    let off =
        |s: Option<&Setting>, key: &str| s.and_then(|s| s.get(key)).and_then(Setting::as_bool) == Some(false);
    let new_file = now.get("name").and_then(Setting::text).is_some_and(|n| {
        let file = format!("{n}.rs");
        view.files.iter().any(|f| f.before.is_none() && f.path().file_name() == file)
    });
    for (key, words) in [
        ("test", "no longer runs"),
        ("harness", "has no test harness any more"),
        ("doctest", "no longer runs its documentation tests"),
    ] {
        if !off(Some(now), key) || off(was, key) || new_file {
            continue;
        }
        let Some(setting) = now.get(key) else { continue };
        let own = key == "harness" && brings_harness(after.root);
        let hit = Hit::at(after.side, setting.line, 1, format!("{name} {words}: `{key} = false`"));
        sink.report(if own || key == "doctest" {
            hit.severity(Severity::Minor).confidence(Confidence::Low)
        } else {
            hit
        });
    }
    let gated = |s: Option<&Setting>| {
        s.and_then(|s| s.get("required-features")).map(Setting::items).unwrap_or_default()
    };
    let defaults = after.root.at_path(&["features", "default"]).map(Setting::items).unwrap_or_default();
    let known = gated(was);
    let fresh: Vec<_> = gated(Some(now))
        .into_iter()
        .filter(|f| !known.contains(f) && !defaults.iter().any(|d| d.text == f.text))
        .collect();
    if let Some(first) = fresh.first().filter(|_| name.starts_with("test") && !new_file) {
        let hit =
            Hit::at(after.side, first.line, 1, format!("{name} runs only with feature `{}`", first.text));
        sink.report(hit.confidence(Confidence::Medium));
    }
}

fn brings_harness(root: &Setting) -> bool {
    let dependencies = root.get("dev-dependencies").map(Setting::children).unwrap_or_default();
    dependencies.iter().any(|d| HARNESSES.contains(&d.key.as_str()))
}

fn members(view: &ChangeView<'_>, before: Section<'_>, after: Section<'_>, sink: &mut Sink<'_>) {
    let of =
        |s: Section<'_>| s.root.at_path(&["workspace", "members"]).map(Setting::items).unwrap_or_default();
    let now = of(after);
    for lost in of(before).iter().filter(|m| !now.contains(m)) {
        let same_text = now.iter().any(|n| n.text == lost.text || n.text.contains('*'));
        let touched =
            view.files.iter().any(|f| f.after.is_none() && f.path().lossy().starts_with(&lost.text));
        if !same_text && !touched && !now.is_empty() {
            let hit = Hit::at(
                before.side,
                lost.line,
                1,
                format!("tests of `{}` no longer run with the workspace", lost.text),
            );
            sink.report(hit.severity(Severity::Minor).confidence(Confidence::Low));
        }
    }
}
