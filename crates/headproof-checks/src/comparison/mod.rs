//! The tests of a change, before and after, matched over all its files.
//!
//! [`Comparison::new`] matches test cases first by place and name, then over the whole change: moved, renamed,
//! merged into a parametrised test. Assertions are then matched inside each pair, and what a test lost is looked
//! for in helpers and in new tests, before it counts as lost. The rules judge what is left.

mod absorbed;
mod case;
mod demand;
mod elsewhere;
mod emptiness;
mod idioms;
mod matching;
mod rows;
mod shift;
mod surroundings;
#[cfg(test)]
mod tests;
mod words;

pub use case::{Case, Role};
pub use matching::How;
pub use rows::RowShift;
pub use shift::{Change, Shift};
pub use surroundings::{CodeState, Surroundings};
pub use words::{Direction, direction, head, identifiers, limit_of, number, sees_word, tokens};

use headproof_core::change::FileStatus;
use rayon::prelude::*;

use crate::inventory::{Assertion, Inventory, inventory, may_hold_tests};
use crate::view::{FileView, SideView};

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
    /// The tests and helpers that stand on both sides.
    pub pairs: Vec<Pair<'r>>,
    /// The tests that stand before only and whose assertions live on nowhere.
    pub lost: Vec<Lost<'r>>,
    /// The tests and helpers that stand after only.
    pub born: Vec<Case<'r>>,
    /// What else changed.
    pub surroundings: Surroundings<'r>,
}

/// A test or helper on both sides.
pub struct Pair<'r> {
    /// As it was.
    pub before: Case<'r>,
    /// As it is.
    pub after: Case<'r>,
    /// How it was recognised.
    pub how: How,
    /// What became of its assertions, unchanged ones left out.
    pub shifts: Vec<Shift<'r>>,
    /// Assertions after that took the place of none before.
    pub added: Vec<&'r Assertion>,
    /// What became of its rows, unchanged ones left out.
    pub rows: Vec<RowShift<'r>>,
}

/// A test that is gone.
pub struct Lost<'r> {
    /// As it was.
    pub case: Case<'r>,
    /// How many of its assertions live on in other tests.
    pub alive: usize,
    /// The helper with the same body that took its place, which no runner collects.
    pub disarmed: Option<Case<'r>>,
}

impl Inventories {
    /// Whether a file has inventories: its content changed, and it may hold tests.
    #[must_use]
    pub fn are_taken(view: &FileView<'_>) -> bool {
        // The original of a copy still stands where it was, or is another file of the change: its tests count there.
        let same = !is_copy(view) && view.file.before_text() == view.file.after_text();
        !same && view.before.iter().chain(&view.after).any(may_hold_tests)
    }

    /// Takes the inventories of a file that has them.
    #[must_use]
    pub fn of(view: &FileView<'_>) -> Self {
        Self {
            before: view.before.as_ref().filter(|_| !is_copy(view)).and_then(inventory),
            after: view.after.as_ref().and_then(inventory),
        }
    }
}

fn is_copy(view: &FileView<'_>) -> bool {
    view.file.status == FileStatus::Copied
}

impl<'r> Comparison<'r> {
    /// Compares the tests of these files.
    #[must_use]
    pub fn new(files: &'r [FileTests<'r>]) -> Self {
        let (surroundings, matched) = rayon::join(
            || Surroundings::of(files),
            || {
                let before = || case::cases(files, |f| f.view.before.as_ref().zip(f.sides.before.as_ref()));
                let after = || case::cases(files, |f| f.view.after.as_ref().zip(f.sides.after.as_ref()));
                let (before, after) = rayon::join(before, after);
                matching::matched(before, after)
            },
        );
        let mut pairs: Vec<Pair<'r>> = matched.pairs.into_par_iter().map(shift::compare).collect();
        let mut lost: Vec<Lost<'r>> =
            matched.lost.into_iter().map(|case| Lost { case, alive: 0, disarmed: None }).collect();
        let born = matched.born;
        elsewhere::find(&mut pairs, &mut lost, &born);
        lost.retain(|l| l.case.role == Role::Test && !unsure(l, files));
        Self { files, pairs, lost, born, surroundings }
    }
}

/// Whether the file after may hold the test all the same: it has syntax errors, or was not read.
fn unsure(lost: &Lost<'_>, files: &[FileTests<'_>]) -> bool {
    files.get(lost.case.file).is_some_and(|f| match (&f.view.file.after, &f.sides.after) {
        (Some(_), Some(after)) => after.broken,
        (Some(_), None) => true,
        (None, _) => false,
    })
}

impl<'r> Case<'r> {
    /// The side of the file it stands on.
    #[must_use]
    pub fn side(&self, comparison: &Comparison<'r>) -> Option<&'r SideView<'r>> {
        let view = comparison.files.get(self.file)?.view;
        if self.is_before { view.before.as_ref() } else { view.after.as_ref() }
    }
}
