//! Reading a change: every file once, in parallel, with the same result for any number of threads.

use std::collections::BTreeSet;

use headproof_core::change::{Change, FileChange};
use headproof_core::claim::{Claim, Concealed};
use headproof_core::coverage::{Entry, NotRead, Reading, TextOnly, units_of, unreadable};
use headproof_core::path::RepoPath;
use headproof_core::suppression::InlineAllow;
use rayon::prelude::*;

use crate::rule::{Check, Sink};
use crate::rules;
use crate::view::{FileView, SideView};

/// What the built-in reviewer is told beside the change.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Files that are left out; they are not read and not recorded.
    pub skip: BTreeSet<RepoPath>,
}

/// What the built-in reviewer says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// What it found, ordered by file, line and rule.
    pub claims: Vec<Claim>,
    /// How far it read each unit.
    pub readings: Vec<Entry>,
    /// Suppression comments it met.
    pub allows: Vec<InlineAllow>,
    /// Stretches that must be masked.
    pub concealed: Vec<Concealed>,
}

/// Reads a change.
#[must_use]
pub fn review(change: &Change, options: &Options) -> Outcome {
    let wanted = |f: &&FileChange| !options.skip.contains(f.path());
    let files: Vec<&FileChange> = change.files.iter().filter(wanted).collect();
    let parts: Vec<Outcome> = files.par_iter().map(|f| read_file(f)).collect();
    let mut whole = Outcome::default();
    for part in parts {
        whole.claims.extend(part.claims);
        whole.readings.extend(part.readings);
        whole.allows.extend(part.allows);
        whole.concealed.extend(part.concealed);
    }
    whole.claims.sort_by(|a, b| {
        let key = |c: &Claim| (c.place.path.clone(), c.place.side, c.place.line, c.statement.rule.clone());
        key(a).cmp(&key(b)).then_with(|| a.statement.title.cmp(&b.statement.title))
    });
    whole
}

fn read_file(file: &FileChange) -> Outcome {
    let mut out = Outcome::default();
    if let Some(why) = unreadable(file) {
        let entry = |unit| Entry { unit, reading: Reading::NotRead { why: why.clone() } };
        out.readings = units_of(file).map(entry).collect();
        return out;
    }
    let view = FileView::new(file);
    for rule in rules::all() {
        let mut sink = Sink::new(&rule.meta, &mut out.claims, &mut out.concealed);
        match rule.check {
            Check::File(check) => check(&view, &mut sink),
        }
    }
    let reading = depth(&view);
    out.readings = units_of(file).map(|unit| Entry { unit, reading: reading.clone() }).collect();
    out
}

fn depth(view: &FileView<'_>) -> Reading {
    let Some(side) = view.main_side() else {
        return Reading::NotRead { why: NotRead::NotReached };
    };
    match text_only(side) {
        Some(why) => Reading::ReadAsText { why },
        None => Reading::Read,
    }
}

fn text_only(side: &SideView<'_>) -> Option<TextOnly> {
    if !side.text.is_whole() {
        Some(TextOnly::PatchFragment)
    } else if side.language.is_none() {
        Some(TextOnly::NoGrammar)
    } else if !side.is_parsable() {
        Some(TextOnly::TooLongToParse)
    } else {
        None
    }
}
