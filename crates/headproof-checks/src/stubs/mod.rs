//! Stubs: functions that a change brings without their work, or takes the work out of.
//!
//! A function after is held against the one of the same name before. What did nothing before is nobody's fault now;
//! what worked and does no more is the strongest signal there is. One function is reported once.

mod announced;
mod assess;
mod candidates;
mod hollowed;
mod pretence;
mod promise;
mod swallow;
mod undone;

use std::collections::{BTreeSet, HashMap};

use headproof_core::change::{FileStatus, LineSpan};
use headproof_core::severity::Severity;

use crate::bodies::{Function, functions, words};
use crate::language::Language;
use crate::suppressions::stands_in_tests;
use crate::view::FileView;

/// A function without its work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stub {
    /// What is wrong with it.
    pub what: What,
    /// How much that weighs.
    pub severity: Severity,
    /// The line that shows it.
    pub line: u32,
    /// The lines of the function, first and last.
    pub span: (u32, u32),
    /// The problem in one line.
    pub title: String,
    /// What was compared.
    pub fact: String,
    /// The line of the function before, where it worked then.
    pub worked_at: Option<u32>,
}

/// What is wrong with a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum What {
    /// It says itself that it is not implemented.
    NotImplemented,
    /// Its body is empty.
    EmptyBody,
    /// It returns the same whatever comes in.
    ConstantReturn,
    /// It says that all went well without doing anything.
    FakeSuccess,
}

/// The stubs that the change of a file brings, in order of lines, looked for once.
#[must_use]
pub fn of<'v>(view: &'v FileView<'_>) -> &'v [Stub] {
    view.memo.once(|| stubs(view))
}

fn stubs(view: &FileView<'_>) -> Vec<Stub> {
    let Some(after) = view.after.as_ref() else { return Vec::new() };
    let is_stub_file =
        after.path.extension().is_some_and(|e| e == "pyi") || after.path.file_name().ends_with(".d.ts");
    if is_stub_file || !after.language.is_some_and(|l| l.is_code()) || stands_in_tests(after, 1) {
        return Vec::new();
    }
    if after.language == Some(Language::Bash) {
        let mut found = announced::unearned(view, after);
        found.extend(hollowed::shell_functions(view, after));
        found.sort_by_key(|s| s.line);
        return found;
    }
    let places = candidates::places(view, after);
    if places.is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    let suspects: Vec<Function> = functions(after, Some(&places));
    let may_be =
        |f: &Function| assess::may_be_stub(f) || pretence::may_pretend(f) || hollowed::may_be_hollow(f);
    let asked: BTreeSet<&str> = suspects.iter().filter(|f| may_be(f)).map(|f| f.name.as_str()).collect();
    let before = functions_before(view, &asked);
    for function in &suspects {
        if stands_in_tests(after, function.line) {
            continue;
        }
        let key = (function.owner.name.clone(), function.name.clone());
        let old = if may_be(function) { before.get(&key) } else { None };
        let stub =
            assess::assess(function, old, view, after).or_else(|| hollowed::assess(function, old?, view));
        found.extend(stub.filter(|s| !is_moved(view, function, s.line, s.what == What::EmptyBody)));
    }
    found.extend(swallow::successes(view, after, &places));
    found.sort_by_key(|s| (s.line, s.what));
    found.dedup_by(|b, a| a.span == b.span && a.line == b.line);
    found
}

/// The functions before that have one of these names, the first of each owner.
fn functions_before(view: &FileView<'_>, names: &BTreeSet<&str>) -> HashMap<(String, String), Function> {
    let mut named = HashMap::new();
    let Some(side) = view.before.as_ref().filter(|_| !names.is_empty()) else { return named };
    // The name of a route is its verb and path; its last word stands in the line all the same.
    let last_words: BTreeSet<&str> = names.iter().filter_map(|n| words(n).last()).collect();
    let mentions = |line: &str| words(line).any(|w| last_words.contains(w));
    let lines = (1..=side.text.line_count()).filter(|n| side.text.line(*n).is_some_and(mentions));
    let lines: Vec<LineSpan> = lines.map(|n| LineSpan::new(n, 1)).collect();
    for function in functions(side, Some(&lines)) {
        if names.contains(function.name.as_str()) {
            named.entry((function.owner.name.clone(), function.name.clone())).or_insert(function);
        }
    }
    named
}

/// Whether the function stood elsewhere before as it stands here now.
fn is_moved(view: &FileView<'_>, function: &Function, line: u32, hollow: bool) -> bool {
    let text = |n: u32| view.after.as_ref().and_then(|a| a.text.line(n)).unwrap_or_default();
    let short = text(line).trim().len() < 6;
    // A body that was left behind on the way did not come along.
    if hollow && view.file.status == FileStatus::Added && view.departed.has(text(function.line)) {
        return view.departed.was_hollow(text(function.line));
    }
    view.departed.has(text(function.line))
        && (short || line == function.line || view.departed.has(text(line)))
}
