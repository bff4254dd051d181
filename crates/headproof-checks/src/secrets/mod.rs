//! Finding credentials in text.
//!
//! Seven detectors, the surest first: [`Detector::PrivateKey`], [`Detector::Provider`], [`Detector::Jwt`],
//! [`Detector::Url`], [`Detector::Header`], [`Detector::Manifest`], [`Detector::Assigned`]. Each begins with one
//! literal search over the lines it is given and looks closer only where that hits. What a surer one has found, a
//! later one does not report again.
//!
//! A detector never judges by the characters alone: what the file is for (`context`), what the name says
//! (`key_name`), whether the value only stands for one (`placeholder`) or is something else (`lookalike`), and
//! whether it looks drawn at random (`randomness`) decide together.

mod assigned;
mod assignment;
mod context;
mod encoding;
mod fallback;
mod example;
mod formats;
mod header;
mod joined;
mod jwt;
mod key_name;
mod known;
mod lookalike;
mod manifest;
mod paired;
mod placeholder;
mod private_key;
mod provider;
mod randomness;
mod scan;
#[cfg(test)]
mod tests;
mod url;

use std::ops::Range;

use headproof_core::change::{Change, FileChange, FileSide, FileStatus, LineSpan};
use headproof_core::claim::Concealed;
use headproof_core::location::Side;
use headproof_core::text::SourceText;
use rayon::prelude::*;

use crate::rule::{Hit, Sink};
use crate::view::{ChangeView, FileView, SideView};
use known::Known;
use scan::{Scan, Secret};

/// A way of finding credentials; one rule each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Detector {
    /// Private keys.
    PrivateKey,
    /// Tokens by their vendor's shape.
    Provider,
    /// Signed JSON Web Tokens.
    Jwt,
    /// Credentials in addresses.
    Url,
    /// Credentials in headers and commands.
    Header,
    /// Kubernetes secrets.
    Manifest,
    /// Literals behind telling names.
    Assigned,
}

/// Lines around a change in which credentials are masked too, because reports and packets show them.
const AROUND: u32 = 20;
/// Credentials of one file that are reported; a dump of thousands is one problem.
const MAX_REPORTED: usize = 50;

impl Detector {
    const ALL: [Detector; 7] = [
        Detector::PrivateKey,
        Detector::Provider,
        Detector::Jwt,
        Detector::Url,
        Detector::Header,
        Detector::Manifest,
        Detector::Assigned,
    ];

    fn run(self, scan: &Scan<'_>, out: &mut Vec<Secret>) {
        match self {
            Detector::PrivateKey => private_key::find(scan, out),
            Detector::Provider => provider::find(scan, out),
            Detector::Jwt => jwt::find(scan, out),
            Detector::Url => url::find(scan, out),
            Detector::Header => header::find(scan, out),
            Detector::Manifest => manifest::find(scan, out),
            Detector::Assigned => assigned::find(scan, out),
        }
    }

    /// What this detector finds and no surer one does.
    fn find(self, scan: &Scan<'_>) -> Vec<Secret> {
        let mut found = Vec::new();
        self.run(scan, &mut found);
        if found.is_empty() || self == Detector::PrivateKey {
            return found;
        }
        let mut surer = Vec::new();
        let near = scan.narrowed(lines_around(scan, &found));
        for other in Self::ALL.into_iter().filter(|o| *o < self) {
            other.run(&near, &mut surer);
        }
        surer.sort_by_key(|s| s.at.start);
        // Ends as far as any earlier one reaches, so that one look tells whether something overlaps.
        let mut reach = 0;
        let reaches: Vec<(usize, usize)> = surer
            .iter()
            .map(|s| {
                reach = s.at.end.max(reach);
                (s.at.start, reach)
            })
            .collect();
        found.retain(|s| {
            let before = reaches.partition_point(|(start, _)| *start < s.at.end);
            let last = before.checked_sub(1).and_then(|i| reaches.get(i));
            last.is_none_or(|(_, reach)| *reach <= s.at.start)
        });
        found
    }
}

/// The lines of these secrets, and enough before them for a key that began earlier.
fn lines_around(scan: &Scan<'_>, secrets: &[Secret]) -> Vec<Range<usize>> {
    let mut lines: Vec<Range<usize>> = secrets
        .iter()
        .filter_map(|s| {
            let (number, line) = scan.line_at(s.at.start);
            let first = scan.source.line_range(number.saturating_sub(2).max(1))?;
            Some(first.start..line.end.max(s.at.end))
        })
        .collect();
    lines.sort_by_key(|r| r.start);
    let mut merged: Vec<Range<usize>> = Vec::new();
    for line in lines {
        match merged.last_mut() {
            Some(open) if open.end >= line.start => open.end = open.end.max(line.end),
            _ => merged.push(line),
        }
    }
    merged
}

/// Reports what a detector finds in the lines that came, and masks what it finds around every change.
pub(crate) fn report(view: &ChangeView<'_>, sink: &mut Sink<'_>, detector: Detector) {
    let found: Vec<Found<'_, '_>> = view.files.par_iter().map(|f| Found::of(f, detector)).collect();
    let values = found.iter().flat_map(|f| &f.added).map(|s| s.value.as_str());
    let known = Known::new(values, view.change);
    for file in &found {
        for (side, line, columns) in &file.masks {
            sink.conceal(side, *line, *columns);
        }
        let Some(after) = file.after else { continue };
        for secret in file.added.iter().take(MAX_REPORTED) {
            sink.report(hit(after, secret, known.has(&secret.value)));
        }
    }
}

fn hit(side: &SideView<'_>, secret: &Secret, known: bool) -> Hit {
    let text = side.text;
    let (first, last) = (text.line_at(secret.at.start), text.line_at(secret.at.end.saturating_sub(1)));
    let start = text.column_at(secret.at.start);
    let mut hit = Hit::at(side, first, last.saturating_sub(first) + 1, title(secret));
    if first == last {
        hit = hit.columns(start, text.column_at(secret.at.end));
    }
    hit = hit.severity(secret.severity).confidence(secret.confidence);
    if let Some(fact) = &secret.fact {
        hit = hit.fact(fact.clone());
    }
    if known { hit.pre_existing() } else { hit }
}

fn title(secret: &Secret) -> String {
    let mut what = secret.what.chars();
    let first: String = what.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{} is in the change", what.as_str())
}

/// What one detector finds in one file.
struct Found<'v, 'c> {
    after: Option<&'v SideView<'c>>,
    added: Vec<Secret>,
    masks: Vec<(&'v SideView<'c>, u32, headproof_core::location::Columns)>,
}

impl<'v, 'c> Found<'v, 'c> {
    fn of(view: &'v FileView<'c>, detector: Detector) -> Self {
        let mut found = Self { after: view.after.as_ref(), added: Vec::new(), masks: Vec::new() };
        let hunks = || view.file.hunks.iter();
        if let Some(side) = &view.before {
            let scan = Scan::lines(side.path, side.text, hunks().map(|h| h.before), AROUND);
            let secrets = detector.find(&scan);
            found.masks.extend(scan.stretches(&secrets).into_iter().map(|(l, c)| (side, l, c)));
        }
        if let Some(side) = &view.after {
            let scan =
                Scan::lines(side.path, side.text, added_runs(view.file, side.text).into_iter(), AROUND);
            let mut secrets = detector.find(&scan);
            found.masks.extend(scan.stretches(&secrets).into_iter().map(|(l, c)| (side, l, c)));
            secrets.retain_mut(|s| is_added(view.file, side.text, s));
            found.added = secrets;
        }
        found
    }
}

/// The runs of lines that came; the whole text of a file that was handed in whole.
fn added_runs(file: &FileChange, text: &SourceText) -> Vec<LineSpan> {
    if file.status == FileStatus::Whole && file.hunks.is_empty() {
        return vec![LineSpan::new(1, text.line_count())];
    }
    file.hunks.iter().map(|h| h.after).collect()
}

/// Whether a line of the secret came with the change.
fn is_added(file: &FileChange, text: &SourceText, secret: &Secret) -> bool {
    let (first, last) = (text.line_at(secret.at.start), text.line_at(secret.at.end.saturating_sub(1)));
    file.touches_after(first, last) || file.status == FileStatus::Whole && file.hunks.is_empty()
}

/// Every stretch of the changed files, both sides and unchanged lines included, that holds a credential: for masking
/// what others say about the change. Ordered.
#[must_use]
pub fn concealed(change: &Change) -> Vec<Concealed> {
    let sides = change.files.par_iter().flat_map_iter(|f| {
        let side =
            |which, s: &'_ Option<FileSide>| s.as_ref().map(|s| concealed_in(which, s)).unwrap_or_default();
        side(Side::Before, &f.before).into_iter().chain(side(Side::After, &f.after)).collect::<Vec<_>>()
    });
    let mut all: Vec<Concealed> = sides.collect();
    all.sort();
    all.dedup();
    all
}

fn concealed_in(which: Side, side: &FileSide) -> Vec<Concealed> {
    let Some(text) = side.text() else { return Vec::new() };
    let scan = Scan::whole(&side.path, text);
    let mut secrets = Vec::new();
    for detector in Detector::ALL {
        detector.run(&scan, &mut secrets);
    }
    let masked = |(line, columns)| Concealed { path: side.path.clone(), side: which, line, columns };
    scan.stretches(&secrets).into_iter().map(masked).collect()
}
