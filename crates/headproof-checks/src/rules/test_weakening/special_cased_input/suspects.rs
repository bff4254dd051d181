//! What a file may answer by heart, taken while its syntax trees are at hand. Whether tests know it is judged later.

use std::collections::HashSet;

use super::super::definitions::{Definition, around, definitions, definitions_at};
use super::branches::{Branch, branches, branches_at};
use super::modes::{self, Mode};
use super::places::places;
use super::tables::{self, Lookup};
use crate::inventory::has_test_path;
use crate::language::Language;
use crate::view::{FileView, SideView};

/// What a file may answer by heart.
pub(super) struct Suspects {
    pub(super) modes: Vec<Mode>,
    pub(super) answers: Vec<Answers>,
    pub(super) lookups: Vec<Lookup>,
}

/// A function that was there and gained branches which answer one input.
pub(super) struct Answers {
    pub(super) function: String,
    pub(super) new: Vec<Branch>,
    /// The subjects that it told apart before, folded.
    pub(super) told_apart: HashSet<String>,
}

/// Looks for them now.
pub(super) fn take(view: &FileView<'_>) {
    of(view);
}

/// What a file may answer by heart, looked for once; `None` for tests and for what is no code.
pub(super) fn of<'v>(view: &'v FileView<'_>) -> Option<&'v Suspects> {
    view.memo.once(|| suspects(view)).as_ref()
}

fn suspects(view: &FileView<'_>) -> Option<Suspects> {
    let side = view.after.as_ref()?;
    let code = side.language.is_some_and(|l| l.is_code() && l != Language::Bash);
    if !code || has_test_path(side) {
        return None;
    }
    let modes = modes::find(view, side);
    let (answers, lookups) = match &view.before {
        Some(before) => (answers(view, before, side), tables::find(view, before, side)),
        None => (Vec::new(), Vec::new()),
    };
    let some = !(modes.is_empty() && answers.is_empty() && lookups.is_empty());
    some.then_some(Suspects { modes, answers, lookups })
}

fn answers(view: &FileView<'_>, before: &SideView<'_>, side: &SideView<'_>) -> Vec<Answers> {
    let places = places(view, side, is_candidate);
    if places.is_empty() {
        return Vec::new();
    }
    let new: Vec<Branch> =
        branches_at(side, &places).into_iter().filter(|b| view.file.added_line(b.line)).collect();
    if new.is_empty() {
        return Vec::new();
    }
    let (all, old) = (definitions_at(side, &places), definitions(before));
    let mut out = Vec::new();
    for definition in &all {
        let own = |b: &&Branch| around(&all, b.line).is_some_and(|d| d.node == definition.node);
        let new: Vec<Branch> = new.iter().filter(own).cloned().collect();
        let worked = |o: &&Definition<'_>| o.name == definition.name && o.owner == definition.owner;
        let prior = old.iter().find(worked).filter(|o| !o.statements().is_empty());
        if let Some(prior) = prior.filter(|_| !new.is_empty()) {
            let told_apart = branches(before, prior).into_iter().map(|b| b.subject).collect();
            out.push(Answers { function: definition.name.to_owned(), new, told_apart });
        }
    }
    out
}

/// Whether a line may decide by one value: it compares, or is an arm, and holds a literal.
fn is_candidate(line: &str) -> bool {
    let decides = ["==", "case ", "=>", " in (", "if let ", "matches!("].iter().any(|w| line.contains(w));
    decides && line.bytes().any(|b| b.is_ascii_digit() || matches!(b, b'"' | b'\'' | b'`'))
}
