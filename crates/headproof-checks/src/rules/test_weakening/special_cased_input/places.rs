//! Where in a file a look at the syntax tree is worth it.

use headproof_core::change::LineSpan;

use crate::view::{FileView, SideView};

/// The changed places whose added lines fit.
pub(super) fn places(view: &FileView<'_>, side: &SideView<'_>, fits: impl Fn(&str) -> bool) -> Vec<LineSpan> {
    let spans = view.file.hunks.iter().map(|h| h.after);
    let fitting = |s: &LineSpan| (s.start..s.start + s.len).filter_map(|n| side.text.line(n)).any(&fits);
    spans.filter(fitting).collect()
}
