//! Which suppressions a change brings.

use std::collections::HashSet;

use headproof_core::change::{FileStatus, LineSpan};

use super::forms::{Kind, Scope};
use super::{Suppression, read};
use crate::inventory::fold;
use crate::view::FileView;

/// A suppression that a change brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// The suppression.
    pub suppression: Suppression,
    /// The narrower one that stood there before, by line and words, where it was widened.
    pub widened: Option<(u32, String)>,
    /// Whether the code it acts on came with the change or was altered by it.
    pub new_code: bool,
    /// Whether the file was handed in without a state before, so that nothing is known to be new.
    pub without_before: bool,
}

/// The suppressions that a file change brings, in order of lines.
#[must_use]
pub(super) fn brought(view: &FileView<'_>) -> Vec<Brought> {
    let Some(after) = view.after.as_ref() else { return Vec::new() };
    let spans = |of: fn(&headproof_core::change::Hunk) -> LineSpan| -> Vec<LineSpan> {
        view.file.hunks.iter().map(of).collect()
    };
    let came = read::suppressions(after, &spans(|h| h.after));
    if came.is_empty() {
        return Vec::new();
    }
    let went = view.before.as_ref().map(|s| read::suppressions(s, &spans(|h| h.before))).unwrap_or_default();
    let left = unmatched(came, went);
    let gone: HashSet<String> = view.removed_lines().flat_map(|(_, l)| [fold(l), fold(code_of(l))]).collect();
    left.into_iter()
        .filter(|(s, _)| !is_moved(view, s))
        .map(|(suppression, widened)| Brought {
            new_code: is_new_code(view, &suppression, &gone),
            without_before: view.file.status == FileStatus::Whole,
            suppression,
            widened,
        })
        .collect()
}

type Left = Vec<(Suppression, Option<(u32, String)>)>;

/// Takes away every suppression that has a counterpart before: first the same one, then one on the same code, then
/// one that silenced at least as much.
fn unmatched(came: Vec<Suppression>, mut went: Vec<Suppression>) -> Left {
    let same = |a: &Suppression, b: &Suppression| {
        kin(a, b) && a.codes == b.codes && a.scope == b.scope && a.code == b.code
    };
    let same_code = |a: &Suppression, b: &Suppression| kin(a, b) && !a.code.is_empty() && a.code == b.code;
    let covered = |a: &Suppression, b: &Suppression| kin(a, b) && silences_no_more(a, b);
    let mut take = |a: &Suppression, fits: &dyn Fn(&Suppression, &Suppression) -> bool| {
        let at = went.iter().position(|b| fits(a, b))?;
        Some(went.swap_remove(at))
    };
    let mut left: Left = Vec::new();
    let rest: Vec<Suppression> = came.into_iter().filter(|a| take(a, &same).is_none()).collect();
    let mut open = Vec::new();
    for a in rest {
        match take(&a, &same_code) {
            Some(b) if silences_no_more(&a, &b) => {}
            Some(b) => left.push((a, Some((b.line, b.text)))),
            None => open.push(a),
        }
    }
    for a in open {
        if take(&a, &covered).is_none() {
            let narrower = take(&a, &|a, b| kin(a, b) && a.scope > b.scope);
            left.push((a, narrower.map(|b| (b.line, b.text))));
        }
    }
    left.sort_by_key(|(s, _)| s.line);
    left
}

/// Whether two suppressions speak to tools that stand in for one another.
fn kin(a: &Suppression, b: &Suppression) -> bool {
    a.group == b.group || (a.kind == Kind::Security && b.kind == Kind::Security)
}

/// Whether `a` silences nothing that `b` did not.
fn silences_no_more(a: &Suppression, b: &Suppression) -> bool {
    if a.scope > b.scope {
        return false;
    }
    // Tools name the same check differently, so that codes compare only within one tool.
    !b.narrow || (a.narrow && (a.tool != b.tool || a.codes.iter().all(|c| b.codes.contains(c))))
}

/// Whether it stood elsewhere before together with its code.
fn is_moved(view: &FileView<'_>, s: &Suppression) -> bool {
    let line = |n: u32| view.after.as_ref().and_then(|a| a.text.line(n)).unwrap_or_default();
    let had = |n: u32| view.departed.has(line(n));
    match s.covers {
        Some(n) if n == s.line => had(n),
        // The code under it may have been touched on the way when its function came along.
        Some(n) => had(s.line) && (had(n) || (opens(line(s.line.saturating_sub(1))) && had(s.line - 1))),
        None => s.scope == Scope::File && view.file.status == FileStatus::Added && had(s.line),
    }
}

/// Whether a line opens a function.
fn opens(line: &str) -> bool {
    let line = line.trim();
    line.len() > 12 && line.contains('(') && line.ends_with(['{', ':'])
}

/// Whether the change brought or altered the code that a suppression acts on.
fn is_new_code(view: &FileView<'_>, s: &Suppression, gone: &HashSet<String>) -> bool {
    let Some(line) = s.covers else { return false };
    if !view.file.added_line(line) {
        return false;
    }
    !gone.contains(&fold(&s.code))
}

/// A line without what may be a comment at its end.
fn code_of(line: &str) -> &str {
    let end = [" #", "\t#", " //", "\t//", " /*"].iter().filter_map(|m| line.find(m)).min();
    line.get(..end.unwrap_or(line.len())).unwrap_or(line)
}
