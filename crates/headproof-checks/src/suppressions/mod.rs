//! Suppressions: places where a change tells a tool to look away, read on both sides and compared.
//!
//! [`of`] says which ones a file change brings: what was there before, was narrowed, or only moved is left out.
//! How much each weighs is said in [`grade`]; the rules only put it into words.

mod attributes;
mod compare;
pub mod forms;
pub mod grade;
mod parse;
mod read;
mod reason;

pub use compare::Brought;
pub use forms::{Group, Kind, Scope};
pub use read::in_tests as stands_in_tests;
pub use reason::{explains, has_reference as points_elsewhere};

use crate::view::FileView;

/// The suppressions that the change of a file brings, read once.
#[must_use]
pub fn of<'v>(view: &'v FileView<'_>) -> &'v [Brought] {
    view.memo.once(|| compare::brought(view))
}

/// One suppression on one side of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suppression {
    /// What is silenced.
    pub kind: Kind,
    /// How far.
    pub scope: Scope,
    /// Which tools stand in for this one.
    pub group: Group,
    /// Whom it tells.
    pub tool: &'static str,
    /// What is silenced, sorted; empty where no codes are named.
    pub codes: Vec<String>,
    /// Whether it names what it silences, by codes or by its own word.
    pub narrow: bool,
    /// The words as written, in one line.
    pub text: String,
    /// Why, where a reason stands beside it.
    pub reason: Option<String>,
    /// Its line.
    pub line: u32,
    /// The line of code it acts on; `None` for the whole file.
    pub covers: Option<u32>,
    /// The code of that line, without comments.
    pub code: String,
    /// Whether it stands in a test, a fixture or an example.
    pub in_tests: bool,
}
