//! A coverage floor that was lowered or taken away, in settings, flags, or a line that names one.

use std::collections::BTreeSet;

use super::comparison::{self, Commands};
use crate::language::Language;
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::floors::{CHECKED, Context, Floor, flag_floors, floors, line_floors};
use crate::settings::place::rewritten;
use crate::settings::role::{Tool, tool_of};
use crate::settings::tools::{ToolPair, pairs};
use crate::view::{ChangeView, FileView, SideView};
use headproof_core::location::Side;
use headproof_core::path::RepoPath;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "coverage-floor-lowered",
        class: "ci.coverage_lowered",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A coverage floor was lowered or removed",
        why: "Coverage may now fall below what was demanded before, and no check will say so.",
        advice: "Restore the floor and cover the new code; lower it only with a reason that reviewers have agreed to.",
        notes: "Floors that moved to another file or flag with the same or a higher value are let pass. A wider tolerance of a hosted \
                coverage service counts as lowering.",
        bad: Example {
            path: "pyproject.toml",
            before: "[tool.coverage.report]\nfail_under = 90\n",
            after: "[tool.coverage.report]\nfail_under = 60\n",
        },
        good: Example {
            path: "pyproject.toml",
            before: "[tool.coverage.report]\nfail_under = 80\n",
            after: "[tool.coverage.report]\nshow_missing = true\nfail_under = 85\n",
        },
    },
    check: Check::Change(check),
};

/// Says each place once, whichever way it was seen.
struct Report<'r, 's> {
    said: BTreeSet<(Vec<u8>, Side, u32)>,
    sink: &'r mut Sink<'s>,
}

impl Report<'_, '_> {
    /// Says that a floor is gone: at the line that took its place, or where it stood.
    fn gone(&mut self, file: &FileView<'_>, floor: &Floor, shape: impl FnOnce(Hit) -> Hit) {
        let title = removed(floor);
        match (rewritten(file, floor.line), &file.after, &file.before) {
            (Some(line), Some(after), _) => self.once(after, line, title, shape),
            (_, _, Some(before)) => self.once(before, floor.line, title, shape),
            _ => {}
        }
    }

    fn once(&mut self, side: &SideView<'_>, line: u32, title: String, shape: impl FnOnce(Hit) -> Hit) {
        if self.said.insert((side.path.as_bytes().to_vec(), side.side, line)) {
            let hit = shape(Hit::at(side, line, 1, title));
            // The floor of a project that tests are run on says nothing about this one.
            let fixture = is_of_fixture(side.path);
            self.sink.report(if fixture { hit.severity(Severity::Minor) } else { hit });
        }
    }
}

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    let pairs = pairs(view);
    let commands = comparison::read(view);
    // What came anywhere: a floor that only moved is no loss.
    let mut came: Vec<f64> = Vec::new();
    for pair in &pairs {
        let known = pair.before.map(|s| floors(pair.tool, s.root)).unwrap_or_default();
        let now = pair.after.map(|s| floors(pair.tool, s.root)).unwrap_or_default();
        came.extend(now.iter().filter(|f| !known.iter().any(|k| k.name == f.name)).map(|f| f.value));
    }
    for file in &commands {
        let known = command_floors(file, false);
        let now = command_floors(file, true);
        came.extend(now.iter().filter(|f| !known.iter().any(|k| k.name == f.name)).map(|f| f.value));
    }
    let shared = shared(view);
    came.extend(shared.iter().map(|s| s.floor.value));
    let mut report = Report { said: BTreeSet::new(), sink };
    for pair in &pairs {
        settings(pair, &came, &shared, &mut report);
        switched_off(pair, &mut report);
    }
    for file in &commands {
        flags(file, &came, &mut report);
    }
    for file in &view.files {
        lines(file, &mut report);
    }
}

/// Whether a file belongs to a project that is itself test data or an example.
fn is_of_fixture(path: &RepoPath) -> bool {
    const DATA: [&str; 7] =
        ["fixtures", "__fixtures__", "testdata", "test_data", "examples", "example", "playground"];
    const TESTS: [&str; 5] = ["test", "tests", "e2e", "__tests__", "testing"];
    let folders: Vec<_> = path.components().collect();
    let Some((_, folders)) = folders.split_last() else { return false };
    let nested = folders.iter().rev().skip(1).any(|f| TESTS.contains(&f.as_ref()));
    nested || folders.iter().any(|f| DATA.contains(&f.as_ref()))
}

fn settings(pair: &ToolPair<'_>, came: &[f64], shared: &[Shared<'_>], report: &mut Report<'_, '_>) {
    let Some(old) = pair.before else { return };
    let now = pair.after.map(|s| floors(pair.tool, s.root)).unwrap_or_default();
    for floor in floors(pair.tool, old.root) {
        match (now.iter().find(|f| f.name == floor.name), pair.after) {
            (Some(new), Some(after)) if new.looser_than(&floor) => {
                let title = lowered(&floor, new);
                report.once(after.side, new.line, title, |h| {
                    h.related(old.side, floor.line, "the floor before")
                });
            }
            (None, _) if !floor.ceiling && is_lost(&floor, came) => {
                match shared.iter().find(|s| same_metric(&s.floor.name, &floor.name)) {
                    Some(new) => report.once(new.side, new.floor.line, lowered(&floor, &new.floor), |h| {
                        h.related(old.side, floor.line, "the floor before")
                    }),
                    None => report.gone(old.file, &floor, |h| h),
                }
            }
            _ => {}
        }
    }
}

/// A floor in a file that settings may import.
struct Shared<'v> {
    side: &'v SideView<'v>,
    floor: Floor,
}

/// Floors that came with script files which are no settings by their name: presets that several packages share.
fn shared<'v>(view: &'v ChangeView<'v>) -> Vec<Shared<'v>> {
    let mut out = Vec::new();
    for file in view.files.iter().filter(|f| tool_of(f.path()).is_none()) {
        let Some(side) = file.after.as_ref().filter(|s| s.language.is_some_and(Language::is_script)) else {
            continue;
        };
        let text = side.text.as_str().as_bytes();
        let words = ["thresholds", "coverageThreshold"];
        if !words.iter().any(|w| memchr::memmem::find(text, w.as_bytes()).is_some()) {
            continue;
        }
        let Some(root) = &crate::settings::of(file).after else { continue };
        for tool in [Tool::Vitest, Tool::Jest] {
            out.extend(floors(tool, root).into_iter().map(|floor| Shared { side, floor }));
        }
    }
    out
}

/// Whether two paths end in the same metric.
fn same_metric(a: &str, b: &str) -> bool {
    a.rsplit('.').next() == b.rsplit('.').next()
}

fn is_lost(floor: &Floor, came: &[f64]) -> bool {
    floor.is_demanding() && !came.iter().any(|v| *v >= floor.value)
}

/// Switches that came and make the check say nothing.
fn switched_off(pair: &ToolPair<'_>, report: &mut Report<'_, '_>) {
    let Some((old, new)) = pair.both() else { return };
    let known = floors(pair.tool, old.root);
    for floor in
        floors(pair.tool, new.root).iter().filter(|f| f.off && !known.iter().any(|k| k.name == f.name))
    {
        report.once(new.side, floor.line, lowered(floor, floor), |h| h);
    }
}

fn lowered(old: &Floor, new: &Floor) -> String {
    if new.off {
        return format!("coverage check `{}` no longer fails anything", new.name);
    }
    let verb = if new.ceiling { "raised" } else { "lowered" };
    format!("coverage floor `{}` {verb} from {} to {}", new.name, old.value, new.value)
}

fn removed(floor: &Floor) -> String {
    if floor.name == CHECKED {
        return format!("coverage floors are no longer checked: `{CHECKED}` was removed");
    }
    format!("coverage floor `{}` of {} was removed", floor.name, floor.value)
}

fn command_floors(file: &Commands<'_>, after: bool) -> Vec<Floor> {
    let pipeline = if after { &file.after } else { &file.before };
    let steps = pipeline.iter().flat_map(|p| &p.jobs).flat_map(|j| &j.steps);
    steps.flat_map(|s| &s.commands).flat_map(|c| flag_floors(&c.words)).collect()
}

fn flags(file: &Commands<'_>, came: &[f64], report: &mut Report<'_, '_>) {
    let (old, now) = (command_floors(file, false), command_floors(file, true));
    let mut free: Vec<&Floor> = now.iter().collect();
    let Some(before) = &file.view.before else { return };
    for floor in &old {
        let same = free.iter().position(|f| f.name == floor.name && f.value == floor.value);
        let twin = same.or_else(|| free.iter().position(|f| f.name == floor.name));
        match (twin.map(|at| free.remove(at)), &file.view.after) {
            (Some(new), Some(after)) if new.looser_than(floor) => {
                let title = lowered(floor, new);
                report.once(after, new.line, title, |h| h.related(before, floor.line, "the floor before"));
            }
            (None, after) if is_lost(floor, came) => {
                let gone = after.is_none();
                report.gone(file.view, floor, |h| {
                    if gone { h.severity(Severity::Minor).confidence(Confidence::Medium) } else { h }
                });
            }
            _ => {}
        }
    }
}

/// Lines that name a coverage floor and differ in the number only, in files of any kind but tests and prose.
fn lines(file: &FileView<'_>, report: &mut Report<'_, '_>) {
    let (Some(before), Some(after)) = (&file.before, &file.after) else { return };
    if !may_hold_floors(file) {
        return;
    }
    let context = context(file, before);
    for hunk in &file.file.hunks {
        for n in hunk.before.start..hunk.before.start.saturating_add(hunk.before.len) {
            let lowered =
                before.text.line(n).map(|l| line_floors(l, context)).into_iter().flatten().find_map(|old| {
                    let mut new = hunk.after.start..hunk.after.start.saturating_add(hunk.after.len);
                    new.find_map(|m| {
                        let found = line_floors(after.text.line(m)?, context);
                        let twin = found.into_iter().find(|f| f.0 == old.0 && f.1 < old.1)?;
                        Some((m, old.1, twin.1))
                    })
                });
            let Some((line, was, value)) = lowered else { continue };
            let title = format!("a coverage floor was lowered from {was} to {value}");
            report.once(after, line, title, |h| {
                h.related(before, n, "the floor before").confidence(Confidence::Medium)
            });
        }
    }
}

/// What the file is about.
fn context(file: &FileView<'_>, before: &SideView<'_>) -> Context {
    let text = before.text.as_str().as_bytes();
    let says = |w: &str| memchr::memmem::find(text, w.as_bytes()).is_some();
    if ["jacoco", "JaCoCo", "kover", "SimpleCov", "minimum_coverage"].iter().any(|w| says(w)) {
        Context::Reports
    } else if is_coverage_script(file.path())
        && ["exit", "Exit", "die", "fail", "[ ", "test "].iter().any(|w| says(w))
    {
        Context::Script
    } else {
        Context::Any
    }
}

/// Whether a program or script is there to check coverage, by its name or folder.
fn is_coverage_script(path: &RepoPath) -> bool {
    let lower = path.lossy().to_ascii_lowercase();
    let mut parts = lower.rsplit('/').take(2);
    let code = [".sh", ".bash", ".go", ".py", ".js", ".mjs", ".cjs", ".ts", ".mts", ".rb", ".rs"];
    let bare = lower.rsplit('/').next().is_some_and(|n| !n.contains('.'));
    (bare || code.iter().any(|e| lower.ends_with(e)))
        && parts.any(|p| p.contains("coverage") || p.split(['-', '_', '.']).any(|w| w.starts_with("cov")))
}

fn may_hold_floors(file: &FileView<'_>) -> bool {
    if is_coverage_script(file.path()) {
        return true;
    }
    let name = file.path().file_name().to_ascii_lowercase();
    let ends = [
        ".yml",
        ".yaml",
        ".sh",
        ".bash",
        ".mk",
        ".gradle",
        ".kts",
        ".xml",
        ".toml",
        ".cfg",
        ".ini",
        ".json",
        ".properties",
        ".env",
        ".js",
        ".mjs",
        ".cjs",
        ".simplecov",
        ".just",
        ".py",
        ".rb",
    ];
    let bare = [
        "makefile",
        "justfile",
        "rakefile",
        "jenkinsfile",
        ".simplecov",
        ".coveragerc",
        "spec_helper.rb",
        "test_helper.rb",
    ];
    let code = name.ends_with(".py") || name.ends_with(".rb") || name.ends_with(".js");
    let script = ["cov", "check", "ci", "noxfile", "helper", "tasks", "config", "karma"]
        .iter()
        .any(|w| name.contains(w));
    bare.contains(&name.as_str()) || (ends.iter().any(|e| name.ends_with(e)) && (!code || script))
}
