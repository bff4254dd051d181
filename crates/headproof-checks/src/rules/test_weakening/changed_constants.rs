//! Constants of test files that a change gave another value.

use crate::inventory::has_test_path;
use crate::language::Language;
use crate::view::FileView;

/// A constant with another value than before.
pub(super) struct Changed<'c, T> {
    pub(super) name: &'c str,
    /// Its line before.
    pub(super) was: u32,
    /// Its line after.
    pub(super) line: u32,
    pub(super) old: T,
    pub(super) new: T,
}

/// The constants of a test file whose values changed; `constant` reads name and value from a line.
pub(super) fn changed<'c, T: Copy + PartialEq>(
    view: &FileView<'c>,
    constant: impl Fn(&'c str) -> Option<(&'c str, T)>,
) -> Vec<Changed<'c, T>> {
    let code = |s: &crate::view::SideView<'_>| has_test_path(s) && s.language.is_some_and(Language::is_code);
    if view.before.is_none() || !view.after.as_ref().is_some_and(code) {
        return Vec::new();
    }
    let read = |(n, l)| constant(l).map(|(name, value)| (n, name, value));
    let old: Vec<(u32, &str, T)> = view.removed_lines().filter_map(read).collect();
    let new = view.added_lines().filter_map(read);
    let pairs = new.filter(|(_, name, new)| !old.iter().any(|(_, n, v)| n == name && v == new));
    let changed = pairs.filter_map(|(line, name, new)| {
        let (was, _, old) = old.iter().find(|(_, n, _)| *n == name)?;
        Some(Changed { name, was: *was, line, old: *old, new })
    });
    changed.collect()
}
