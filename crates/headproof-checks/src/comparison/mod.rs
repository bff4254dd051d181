//! The tests of a change, before and after, matched over all its files.

use crate::inventory::{Inventory, inventory, may_hold_tests};
use crate::view::FileView;

/// What one changed file holds of tests on both sides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inventories {
    /// Before; `None` where it holds no tests, its language has no builder, or nothing changed.
    pub before: Option<Inventory>,
    /// After.
    pub after: Option<Inventory>,
}

/// One changed file with its inventories.
pub struct FileTests<'r> {
    /// The file.
    pub view: &'r FileView<'r>,
    /// What it holds of tests.
    pub sides: Inventories,
}

/// The tests of a change, before and after.
pub struct Comparison<'r> {
    /// Every readable file of the change, source files included.
    pub files: &'r [FileTests<'r>],
}

impl Inventories {
    /// Takes the inventories of a file.
    #[must_use]
    pub fn of(view: &FileView<'_>) -> Self {
        let sides = || view.before.iter().chain(&view.after);
        if view.file.before_text() == view.file.after_text() || !sides().any(may_hold_tests) {
            return Self::default();
        }
        Self {
            before: view.before.as_ref().and_then(inventory),
            after: view.after.as_ref().and_then(inventory),
        }
    }
}

impl<'r> Comparison<'r> {
    /// Compares the tests of these files.
    #[must_use]
    pub fn new(files: &'r [FileTests<'r>]) -> Self {
        Self { files }
    }
}
