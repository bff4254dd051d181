//! Reading a change: every file once, in parallel, with the same result for any number of threads.

use std::collections::BTreeSet;
use std::sync::Arc;

use headproof_core::change::{Change, FileChange, Hunk, LineSpan};
use headproof_core::claim::{Claim, Concealed};
use headproof_core::coverage::{Entry, NotRead, Reading, TextOnly, Unit, units_of, unreadable};
use headproof_core::location::Side;
use headproof_core::path::RepoPath;
use headproof_core::suppression::InlineAllow;
use rayon::prelude::*;
use tree_sitter::Node;

use crate::allow;
use crate::comparison::{Comparison, FileTests, Inventories};
use crate::departed::Departed;
use crate::language::Language;
use crate::rule::{Check, Rule, Sink};
use crate::rules;
use crate::view::{ChangeView, FileView, SideView};
use crate::walk::{meets, walk};

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
    let has_inventories = Inventories::are_taken(view);
    if has_inventories {
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
    let inventories = if has_inventories { Inventories::of(view) } else { Inventories::default() };
    let reading = depth(view);
    let of_unit = |unit: Unit| {
        let met = |at: fn(&FileView<'_>, Hunk) -> bool| unit.hunk.is_some_and(|hunk| at(view, hunk));
        let reading = if met(hides_lines_at) {
            let why = "a carriage return ends a line for Python there, and none for git".to_owned();
            Reading::Partly { why: NotRead::ReaderFailed { why } }
        } else if reading == Reading::Read && met(is_broken_at) {
            Reading::ReadAsText { why: TextOnly::SyntaxErrors }
        } else {
            reading.clone()
        };
        Entry { unit, reading }
    };
    out.readings = units_of(view.file).map(of_unit).collect();
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
    let was_parsed = || view.before.as_ref().is_some_and(SideView::is_parsable) && view.after.is_some();
    match text_only(side) {
        // A change cannot excuse itself by its size.
        Some(TextOnly::TooLongToParse) if was_parsed() => {
            let why = "it could be parsed before this change, and is too long or too deep for that now";
            Reading::Partly { why: NotRead::LimitReached { why: why.to_owned() } }
        }
        Some(why) => Reading::ReadAsText { why },
        None => Reading::Read,
    }
}

/// Whether Python sees more lines among those that came than git and this program do.
fn hides_lines_at(view: &FileView<'_>, hunk: Hunk) -> bool {
    let Some(side) = view.after.as_ref().filter(|s| s.language == Some(Language::Python)) else {
        return false;
    };
    let mut came = (hunk.after.start..hunk.after.start + hunk.after.len).filter_map(|n| side.text.line(n));
    came.any(|line| memchr::memchr(b'\r', line.as_bytes()).is_some())
}

/// Whether a rule asked for the tree of the main side and met syntax errors at a hunk: what stands there was not
/// understood.
fn is_broken_at(view: &FileView<'_>, hunk: Hunk) -> bool {
    let Some(side) = view.main_side() else { return false };
    let span = if side.side == Side::After { hunk.after } else { hunk.before };
    let span = LineSpan::new(span.start.max(1), span.len.max(1));
    side.parsed().is_some_and(|tree| has_errors_at(tree.root_node(), span))
}

fn has_errors_at(root: Node<'_>, span: LineSpan) -> bool {
    let mut found = false;
    walk(root, |node, _| {
        let asked = !found && node.has_error() && meets(node, &[span]);
        found |= asked && (node.is_error() || has_missing_part(node, span));
        asked && !found
    });
    found
}

/// Whether the parser had to make up a part of a node there.
fn has_missing_part(node: Node<'_>, span: LineSpan) -> bool {
    let mut cursor = node.walk();
    node.children(&mut cursor).any(|c| c.is_missing() && meets(c, &[span]))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trial;

    fn reading_of(path: &str, before: &str, after: &str) -> Vec<Reading> {
        let outcome = review(&trial::change(&[(path, before, after)]), &Options::default());
        outcome.readings.into_iter().map(|e| e.reading).collect()
    }

    #[test]
    fn what_came_with_the_change_is_no_reason_to_read_less() {
        let (old, skip) = ("def test_a():\n    assert f(1) == 1\n", "# n\r@pytest.mark.skip\n");
        let gap = |readings: Vec<Reading>| readings.iter().any(Reading::is_gap);
        assert!(gap(reading_of("test_a.py", old, &format!("{skip}{old}"))));
        assert!(!gap(reading_of("test_a.py", old, &format!("# n\r\n{old}"))));
        let long = format!("{old}x = \"{}\"\n", "a".repeat(60_000));
        assert!(gap(reading_of("test_a.py", old, &long)));
        assert!(!gap(reading_of("test_a.py", &long, &format!("{long}y = 1\n"))));
    }

    #[test]
    fn a_place_that_does_not_parse_is_read_as_text() {
        let broken = Reading::ReadAsText { why: TextOnly::SyntaxErrors };
        let text = "def total(a):\n    raise NotImplementedError\n";
        assert_eq!(reading_of("a.py", "", text), [Reading::Read]);
        assert_eq!(
            reading_of("a.py", "", &format!("def f(:\nx = = 1\n{text}")),
            std::slice::from_ref(&broken)
        );
        let (old, new) = ("function f() {\n  return load();\n}\n", "function f( {\n  return true;\n}\n");
        assert_eq!(reading_of("a.js", old, new), [broken]);
        // An error elsewhere in the file does not touch the place that was read.
        let far = "def f(:\n    pass\n\n\n\n\n\n\n\n";
        let whole = |body: &str| format!("{far}def g(a):\n    {body}\n");
        assert_eq!(reading_of("a.py", &whole("return a + 1"), &whole("return True")), [Reading::Read]);
    }
}
