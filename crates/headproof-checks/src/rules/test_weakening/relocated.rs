//! Tests whose substance stands elsewhere now in another shape: as data that a runner reads, or in a new file for what
//! took the place of the old thing.

use std::collections::HashSet;

use crate::comparison::{Case, Comparison, tokens};
use crate::inventory::Strength;

/// Lines of data of a lost test that have to stand elsewhere.
const MOVED_LINES: usize = 5;
/// Characters below which a line of data may stand anywhere by chance.
const TELLING: usize = 16;

/// Whether what a lost test was fed with came to another place of the change: a file that a runner reads, another test.
pub(super) fn went_into_data(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    let Some(view) = comparison.files.get(case.file).map(|f| f.view) else { return false };
    let Some(before) = view.before.as_ref() else { return false };
    // Statements end like this, lines of inputs seldom do.
    let data = |l: &&str| l.len() >= TELLING && !l.ends_with(['{', '(', ')', ';', ',', ':', ']']);
    let lines = (case.span.start..case.span.start + case.span.len).filter_map(|n| before.text.line(n));
    let moved: HashSet<&str> =
        lines.map(str::trim).filter(data).filter(|l| view.departed.arrived(l)).collect();
    moved.len() >= MOVED_LINES || is_told_as_data(comparison, case)
}

/// Words that a lost test has to have in its strings to be known by them.
const TELLING_WORDS: usize = 4;

/// Whether nearly all words in the strings of a lost test came to a file of test data.
fn is_told_as_data(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    const FOLDERS: [&str; 5] = ["testdata", "test_data", "test-data", "fixtures", "cases"];
    let strings = case.body.split('"').skip(1).step_by(2).filter(|s| !s.contains('%'));
    let words: HashSet<&str> = strings.flat_map(tokens).filter(|w| w.len() > 2).collect();
    let grown = comparison.files.iter().filter(|f| {
        let data = f.view.main_side().is_none_or(|s| s.language.is_none_or(|l| !l.is_code()));
        data && f.view.path().components().any(|c| FOLDERS.contains(&c.as_ref()))
    });
    let came: HashSet<&str> = grown.flat_map(|f| f.view.added_lines()).flat_map(|(_, l)| tokens(l)).collect();
    let there = words.iter().filter(|w| came.contains(*w)).count();
    words.len() >= TELLING_WORDS && there * 10 >= words.len() * 7
}

/// Characters that the names of two files have to share.
const SHARED: usize = 6;

/// Whether the file of a lost test is gone, and a new one with a name much like it holds at least half as many tests
/// that demand something.
pub(super) fn file_is_replaced(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    let Some(file) = comparison.files.get(case.file) else { return false };
    let Some(before) = file.sides.before.as_ref().filter(|_| file.view.after.is_none()) else { return false };
    let name = stem(&file.view.path().file_name());
    comparison.files.iter().filter(|f| f.view.before.is_none()).any(|f| {
        let Some(after) = f.sides.after.as_ref() else { return false };
        let demanding = after
            .tests
            .iter()
            .filter(|t| t.gates.is_empty() && t.assertions.iter().any(|a| a.strength >= Strength::Part));
        f.view.path().parent() == file.view.path().parent()
            && demanding.count() * 2 >= before.tests.len().max(2)
            && shares(&name, &stem(&f.view.path().file_name()))
    })
}

/// A file name without what only says that it holds tests.
fn stem(name: &str) -> String {
    let name = name.split('.').next().unwrap_or(name).to_ascii_lowercase();
    let words = name.split(['_', '-']).filter(|w| !matches!(*w, "test" | "tests" | "spec"));
    words.collect::<Vec<_>>().join("_")
}

/// Whether two names have a stretch of letters in common.
fn shares(a: &str, b: &str) -> bool {
    let mut starts = a.char_indices().map(|(i, _)| i);
    starts.any(|i| a.get(i..i + SHARED).is_some_and(|part| b.contains(part)))
}
