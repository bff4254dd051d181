//! How findings of this family name tests and point at places.

use headproof_core::change::LineSpan;
use headproof_core::text::visible;

use crate::comparison::{Case, Comparison, FileTests, Pair};
use crate::inventory::{Assertion, fold};
use crate::rule::Hit;
use crate::view::SideView;

/// Characters of code that a title shows.
const SHOWN: usize = 70;

/// Code in a title: one line, cut where it gets long.
pub(super) fn code(text: &str) -> String {
    let one_line: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut shown: String = one_line.chars().take(SHOWN).collect();
    if shown.len() < one_line.len() {
        shown.push('…');
    }
    format!("`{}`", visible(&shown.replace('`', "'")))
}

/// A test in a title.
pub(super) fn test(case: &Case<'_>) -> String {
    if case.name.contains(' ') {
        let shown: String = case.name.chars().take(SHOWN).collect();
        return format!("\"{}\"", visible(shown.trim_matches('"')));
    }
    code(case.name)
}

/// "1 test", "3 tests".
pub(super) fn count(n: usize, one: &str, many: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {many}") }
}

/// The code of an assertion as its file writes it.
pub(super) fn written(side: Option<&SideView<'_>>, assertion: &Assertion) -> String {
    let lines = side.map(|s| {
        let last = assertion.span.last().unwrap_or(assertion.span.start);
        let lines = (assertion.span.start..=last).filter_map(|n| s.text.line(n));
        lines.collect::<Vec<_>>().join(" ")
    });
    // An assertion of a helper in another file is shown folded.
    let folded = fold(&assertion.text);
    match lines {
        Some(text) if fold(&text).contains(&folded) => code(&text),
        _ => code(&assertion.text),
    }
}

/// The sides of a pair.
pub(super) fn sides<'r>(
    comparison: &Comparison<'r>,
    pair: &Pair<'r>,
) -> Option<(&'r SideView<'r>, &'r SideView<'r>)> {
    Some((pair.before.side(comparison)?, pair.after.side(comparison)?))
}

/// Where something that went from a test shows after: the line that took its place, inside the test.
pub(super) fn successor(comparison: &Comparison<'_>, pair: &Pair<'_>, gone: LineSpan) -> u32 {
    let first = pair.after.span.start;
    let last = pair.after.span.last().unwrap_or(first);
    let file = comparison.files.get(pair.after.file).map(|f| f.view);
    let hunk = file.filter(|_| pair.before.file == pair.after.file).and_then(|v| {
        v.file.hunks.iter().find(|h| h.before.meets(gone.start, gone.last().unwrap_or(gone.start)))
    });
    let Some(hunk) = hunk else { return pair.after.line };
    let offset = gone.start.saturating_sub(hunk.before.start).min(hunk.after.len.saturating_sub(1));
    let mut at = (hunk.after.start + offset).clamp(first, last);
    let side = file.and_then(|v| v.after.as_ref());
    let blank = |n: u32| side.is_none_or(|s| s.text.line(n).is_none_or(|l| l.trim().is_empty()));
    while at > first && blank(at) {
        at -= 1;
    }
    at
}

/// Where the expectation of an assertion is written: in its own lines, or where a name it uses got its value.
pub(super) fn line_of_expectation(file: &FileTests<'_>, pair: &Pair<'_>, after: &Assertion) -> u32 {
    let own = after.span.start;
    let last = after.span.last().unwrap_or(own);
    let Some(expected) = after.expected.as_deref() else { return own };
    let added: Vec<(u32, &str)> = file.view.added_lines().collect();
    let inside = added.iter().find(|(n, l)| (own..=last).contains(n) && fold(l).contains(expected));
    let touched = || added.iter().find(|(n, _)| (own..=last).contains(n));
    let named = |n: u32| pair.after.span.contains(n) || n < pair.after.span.start;
    let elsewhere = || added.iter().find(|(n, l)| named(*n) && fold(l).contains(expected));
    inside.or_else(touched).or_else(elsewhere).map_or(own, |(n, _)| *n)
}

/// A hit at an assertion after, with the line before beside it.
pub(super) fn at_assertion(
    sides: (&SideView<'_>, &SideView<'_>),
    line: u32,
    before: &Assertion,
    title: String,
) -> Hit {
    Hit::at(sides.1, line, 1, title).related(sides.0, before.span.start, "it was")
}
