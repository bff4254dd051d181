//! Reading a change: every file once, in parallel, with the same result for any number of threads.

use std::collections::BTreeSet;

use headproof_core::change::{Change, FileChange};
use headproof_core::claim::{Claim, Concealed};
use headproof_core::coverage::{Entry, NotRead, Reading, TextOnly, units_of, unreadable};
use headproof_core::path::RepoPath;
use headproof_core::suppression::InlineAllow;
use rayon::prelude::*;

use crate::rule::{Check, Rule, Sink};
use crate::rules;
use crate::view::{ChangeView, FileView, SideView};

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
    let (unread, read): (Vec<_>, Vec<_>) =
        change.files.iter().filter(wanted).map(|f| (f, unreadable(f))).partition(|(_, why)| why.is_some());
    let views = read.into_iter().map(|(f, _)| FileView::new(f)).collect();
    let view = ChangeView { change, files: views };
    let mut whole = Outcome::default();
    for part in view.files.par_iter().map(read_file).collect::<Vec<_>>() {
        whole.absorb(part);
    }
    for part in rules::all().par_iter().filter_map(|rule| read_across(rule, &view)).collect::<Vec<_>>() {
        whole.absorb(part);
    }
    for (file, why) in unread {
        let Some(why) = why else { continue };
        let entry = |unit| Entry { unit, reading: Reading::NotRead { why: why.clone() } };
        whole.readings.extend(units_of(file).map(entry));
    }
    whole.sort();
    whole
}

impl Outcome {
    fn absorb(&mut self, part: Outcome) {
        self.claims.extend(part.claims);
        self.readings.extend(part.readings);
        self.allows.extend(part.allows);
        self.concealed.extend(part.concealed);
    }

    /// One order for any order of files and any number of threads.
    fn sort(&mut self) {
        self.claims.sort_by(|a, b| {
            let key =
                |c: &Claim| (c.place.path.clone(), c.place.side, c.place.line, c.statement.rule.clone());
            key(a).cmp(&key(b)).then_with(|| a.statement.title.cmp(&b.statement.title))
        });
        self.readings.sort_by(|a, b| a.unit.cmp(&b.unit));
    }
}

fn read_file(view: &FileView<'_>) -> Outcome {
    let mut out = Outcome::default();
    for rule in rules::all() {
        if let Check::File(check) = rule.check {
            check(view, &mut Sink::new(&rule.meta, &mut out.claims, &mut out.concealed));
        }
    }
    let reading = depth(view);
    out.readings = units_of(view.file).map(|unit| Entry { unit, reading: reading.clone() }).collect();
    out
}

fn read_across(rule: &Rule, view: &ChangeView<'_>) -> Option<Outcome> {
    let Check::Change(check) = rule.check else { return None };
    let mut out = Outcome::default();
    check(view, &mut Sink::new(&rule.meta, &mut out.claims, &mut out.concealed));
    Some(out)
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
