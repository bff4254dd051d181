//! Stored outputs that became others.

mod entries;
mod updates;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use headproof_core::severity::{Confidence, Severity};

use self::entries::{Kind, changed, kind, squeezed};
use super::excuse;
use super::wording::{at_assertion, code, line_of_expectation, sides, test};
use crate::comparison::{Change, Comparison, FileTests, Pair, Shift};
use crate::inventory::{Assertion, has_test_path};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::view::FileView;

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "snapshot-rewritten",
        class: "test_weakening.snapshot_rewritten",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "A stored output is rewritten, and nothing in the change explains it",
        why: "A snapshot test passes with whatever was stored last: rewriting the store accepts the difference without \
              anybody looking at it.",
        advice: "Look at the difference. If the new output is right, say why; if not, restore the snapshot and mend the \
                 code.",
        notes: "Blocks when neither code nor tests, settings or data changed, and when the stored output became an \
                error or empty. When code changed as well, whether the new output is meant cannot be told from the \
                change alone, so that it is advisory. New and removed snapshots and pure changes of white space or of \
                the header are silent.",
        bad: Example {
            path: "src/__snapshots__/price.test.ts.snap",
            before: "// Jest Snapshot v1\n\nexports[`price 1`] = `\"3.50\"`;\n",
            after: "// Jest Snapshot v1\n\nexports[`price 1`] = `\"3.49\"`;\n",
        },
        good: Example {
            path: "src/__snapshots__/price.test.ts.snap",
            before: "// Jest Snapshot v1\n\nexports[`price 1`] = `\"3.50\"`;\n",
            after: "// Jest Snapshot v1\n\nexports[`price 1`] = `\"3.50\"`;\n\nexports[`price 2`] = `\"7.00\"`;\n",
        },
    },
    check: Check::Tests(check),
};

fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    let mut cause: Option<Cause> = None;
    for file in comparison.files {
        let (Some(before), Some(after)) = (file.view.before.as_ref(), file.view.after.as_ref()) else {
            continue;
        };
        let Some(kind) = kind(after.path) else { continue };
        let rewritten = changed(kind, before.text.as_str(), after.text.as_str());
        let Some(first) = rewritten.first() else { continue };
        let cause = *cause.get_or_insert_with(|| cause_of(comparison));
        let gave_up = rewritten.iter().find(|e| e.gave_up);
        let shown = gave_up.unwrap_or(first);
        let unexplained = cause == Cause::None || gave_up.is_some();
        let severity = if unexplained && !is_of_compiler(after.text.as_str()) {
            Severity::Major
        } else {
            Severity::Minor
        };
        let name = match kind {
            Kind::Named => format!("The stored output {}", code(&shown.name)),
            Kind::Whole => "The stored output".to_owned(),
        };
        let others = match rewritten.len() {
            0 | 1 => String::new(),
            n => format!(" (and {} more)", n - 1),
        };
        let why = cause.words(gave_up.is_some());
        let line = line_in(file.view, shown.first, shown.last);
        sink.report(
            Hit::at(after, line, 1, format!("{name}{others} is rewritten, {why}")).severity(severity),
        );
    }
    inline(comparison, sink);
    updates::check(comparison, sink);
}

/// Whether a stored output is what a compiler says about code that is not to compile: its words change with every
/// version of it, which no file of the project shows.
fn is_of_compiler(text: &str) -> bool {
    let starts = |w: &str| text.lines().any(|l| l.trim_start().starts_with(w));
    starts("error") && starts("--> ")
}

/// The first changed line of an entry.
fn line_in(view: &FileView<'_>, first: u32, last: u32) -> u32 {
    view.added_lines().map(|(n, _)| n).find(|n| (first..=last).contains(n)).unwrap_or(first)
}

/// What else in the change can account for another output.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cause {
    None,
    Code,
    Other,
}

impl Cause {
    fn words(self, gave_up: bool) -> &'static str {
        match (self, gave_up) {
            (_, true) => "and now stores a failure or nothing",
            (Cause::None, _) => "and nothing in the change explains it",
            (Cause::Code, _) => "with a change of the code",
            (Cause::Other, _) => "with a change of tests, settings or data",
        }
    }
}

fn cause_of(comparison: &Comparison<'_>) -> Cause {
    let state = comparison.surroundings.state;
    if state.code_files > 0 {
        return Cause::Code;
    }
    let other = |f: &FileTests<'_>| {
        let path = f.view.path();
        let document = path.extension().is_some_and(|e| matches!(e.as_str(), "md" | "rst" | "txt" | "adoc"));
        let test = f.view.main_side().is_some_and(has_test_path);
        kind(path).is_none() && (test || !document)
    };
    if state.settings || comparison.files.iter().any(other) { Cause::Other } else { Cause::None }
}

/// Snapshots that stand in the test itself, one finding for each file.
fn inline(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    let mut found: BTreeMap<usize, Vec<(&Pair<'_>, &Shift<'_>, &Assertion)>> = BTreeMap::new();
    for pair in &comparison.pairs {
        for shift in pair.shifts.iter().filter(|s| s.own_after && s.change == Change::Expectation) {
            let Some(after) = shift.after.filter(|a| is_snapshot(a)) else { continue };
            let stored = |a: &Assertion| squeezed(a.expected.as_deref().unwrap_or_default());
            if stored(shift.before) != stored(after) && !is_moved(shift.before, after) {
                found.entry(pair.after.file).or_default().push((pair, shift, after));
            }
        }
    }
    let explained = comparison.surroundings.state.code_files > 0
        || comparison.surroundings.state.settings
        || comparison.surroundings.state.data
        || is_printed_otherwise(comparison);
    for (index, all) in found {
        let Some(file) = comparison.files.get(index) else { continue };
        // A test that calls other things now has other output.
        let quiet = |(pair, _, _): &&(&Pair<'_>, &Shift<'_>, &Assertion)| {
            pair.before.calls == pair.after.calls && excuse::only_expectations_differ(pair)
        };
        let unexplained = all.iter().find(quiet).filter(|_| !explained);
        let Some((pair, shift, after)) = unexplained.or_else(|| all.first()) else { continue };
        let Some(both) = sides(comparison, pair) else { continue };
        let severity = if unexplained.is_some() { Severity::Major } else { Severity::Minor };
        let why = match (explained, unexplained) {
            (true, _) => "with a change of the code",
            (false, Some(_)) => "and nothing in the change explains it",
            (false, None) => "with a change of what the test does",
        };
        let others = match all.len() {
            0 | 1 => String::new(),
            n => format!(" (and {} more in this file)", n - 1),
        };
        let title = format!("The stored output in {}{others} is rewritten, {why}", test(&pair.after));
        let line = line_of_expectation(file, pair, after);
        sink.report(at_assertion(both, line, shift.before, title).severity(severity));
    }
}

/// Whether two stored reports say the same of the same lines, which stand at other numbers now.
fn is_moved(before: &Assertion, after: &Assertion) -> bool {
    let words = |a: &Assertion| -> String {
        let text = a.expected.as_deref().unwrap_or_default();
        text.chars().filter(|c| !c.is_ascii_digit() && !c.is_whitespace()).collect()
    };
    let places = |a: &Assertion| a.expected.as_deref().is_some_and(|e| e.contains("-->"));
    places(before) && places(after) && words(before) == words(after)
}

/// Whether a change says how values are printed into snapshots.
fn is_printed_otherwise(comparison: &Comparison<'_>) -> bool {
    const PRINTERS: [&str; 4] =
        ["addSnapshotSerializer", "snapshotSerializers", "snapshotFormat", "use_extension("];
    let says = |l: &str| PRINTERS.iter().any(|w| l.contains(w));
    comparison.files.iter().any(|f| f.view.added_lines().chain(f.view.removed_lines()).any(|(_, l)| says(l)))
}

/// Whether an assertion compares with a stored output.
pub(super) fn is_snapshot(assertion: &Assertion) -> bool {
    let matcher = assertion.matcher.to_ascii_lowercase();
    let expect_test = assertion
        .expected
        .as_deref()
        .is_some_and(|e| e.starts_with("expect![") || e.starts_with("expect_file!["));
    matcher.contains("snapshot") || expect_test
}
