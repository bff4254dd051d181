//! Reading a change: every file once, in parallel, with the same result for any number of threads.

use std::collections::BTreeSet;
use std::sync::Arc;

use headproof_core::change::{Change, FileChange};
use headproof_core::claim::{Claim, Concealed};
use headproof_core::coverage::{Entry, NotRead, Reading, TextOnly, units_of, unreadable};
use headproof_core::path::RepoPath;
use headproof_core::suppression::InlineAllow;
use rayon::prelude::*;

use crate::allow;
use crate::comparison::{Comparison, FileTests, Inventories};
use crate::departed::Departed;
use crate::language::Language;
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
    let departed = Arc::new(Departed::from_files(read.iter().map(|(f, _)| *f)));
    let views = read.into_iter().map(|(f, _)| FileView::among(f, Arc::clone(&departed))).collect();
    let mut view = ChangeView { change, files: views };
    let mut whole = Outcome::default();
    let mut inventories = Vec::new();
    for (part, tests) in view.files.par_iter_mut().map(read_file).collect::<Vec<_>>() {
        whole.absorb(part);
        inventories.push(tests);
    }
    let tests: Vec<FileTests<'_>> =
        view.files.iter().zip(inventories).map(|(view, sides)| FileTests { view, sides }).collect();
    let tests = Comparison::new(&tests);
    let across = |rule: &&Rule| read_across(rule, &view, &tests);
    for part in rules::all().par_iter().filter_map(across).collect::<Vec<_>>() {
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
        self.allows.sort_by(|a, b| (&a.path, a.line, &a.rule).cmp(&(&b.path, b.line, &b.rule)));
    }
}

/// Reads one file and takes its inventories while its trees are at hand. The trees of code are dropped
/// afterwards: those of a large change together would take many times the memory of its text.
fn read_file(view: &mut FileView<'_>) -> (Outcome, Inventories) {
    let mut out = Outcome::default();
    // Both sides are read whole for their tests, so that both trees are needed in any case.
    if Inventories::are_taken(view) {
        view.parse_sides_together();
    }
    for rule in rules::all() {
        match rule.check {
            Check::File(check) => {
                check(&*view, &mut Sink::new(&rule.meta, &mut out.claims, &mut out.concealed));
            }
            Check::Prepared { take, .. } => take(&*view),
            Check::Change(_) | Check::Tests(_) => {}
        }
    }
    out.allows = allow::allows(view, &|name| rules::find(name).is_some());
    let reading = depth(view);
    out.readings = units_of(view.file).map(|unit| Entry { unit, reading: reading.clone() }).collect();
    let inventories = Inventories::of(view);
    for side in view.before.iter_mut().chain(view.after.iter_mut()) {
        if side.language.is_some_and(Language::is_code) {
            side.forget_tree();
        }
    }
    (out, inventories)
}

fn read_across(rule: &Rule, view: &ChangeView<'_>, tests: &Comparison<'_>) -> Option<Outcome> {
    let mut out = Outcome::default();
    let mut sink = Sink::new(&rule.meta, &mut out.claims, &mut out.concealed);
    match rule.check {
        Check::File(_) => return None,
        Check::Change(check) => check(view, &mut sink),
        Check::Tests(check) | Check::Prepared { judge: check, .. } => check(tests, &mut sink),
    }
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
