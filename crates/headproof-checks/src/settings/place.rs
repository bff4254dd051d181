//! Where something that is gone shows in the state after.

use crate::view::FileView;

/// The line that took the place of line `line` of the state before, where it was rewritten rather than removed: one
/// of the same hunk that sets the same key or starts with the same word.
#[must_use]
pub fn rewritten(file: &FileView<'_>, line: u32) -> Option<u32> {
    let (before, after) = (file.before.as_ref()?, file.after.as_ref()?);
    let hunk = file.file.hunks.iter().find(|h| h.before.contains(line))?;
    let wanted = key(before.text.line(line)?)?;
    let mut lines = hunk.after.start..hunk.after.start.saturating_add(hunk.after.len);
    lines.find(|n| after.text.line(*n).and_then(key) == Some(wanted))
}

/// What a line sets: the text before `=` or `:`, or its first word. Lines of a single value set nothing.
fn key(line: &str) -> Option<&str> {
    let line = line.trim();
    let (head, _) = line.split_once([':', '=']).or_else(|| line.split_once(' '))?;
    let head = head.trim();
    (!head.is_empty() && !head.starts_with(['#', '/'])).then_some(head)
}
