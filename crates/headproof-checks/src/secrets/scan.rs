//! One side of a changed file as the detectors see it: its text, the parts that are read, what its place says.

use std::ops::Range;

use headproof_core::change::LineSpan;
use headproof_core::location::Columns;
use headproof_core::path::RepoPath;
use headproof_core::severity::{Confidence, Severity};
use headproof_core::text::SourceText;

use super::context::Context;

/// A text and the parts of it that are read.
pub(crate) struct Scan<'t> {
    /// The file.
    pub(crate) path: &'t RepoPath,
    /// The whole text, with its lines.
    pub(crate) source: &'t SourceText,
    /// The whole text.
    pub(crate) text: &'t str,
    /// Whole lines, in order and apart from each other.
    pub(crate) regions: Vec<Range<usize>>,
    /// What the place of the file says.
    pub(crate) context: Context,
}

/// A credential in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Secret {
    /// Where its characters are.
    pub(crate) at: Range<usize>,
    /// What would be looked for elsewhere: the characters, or the telling part of a longer text.
    pub(crate) value: String,
    /// What it is, for a title; never the value.
    pub(crate) what: String,
    /// How much it weighs.
    pub(crate) severity: Severity,
    /// How sure the detector is.
    pub(crate) confidence: Confidence,
    /// What supports it.
    pub(crate) fact: Option<String>,
}

impl Secret {
    /// A credential at these bytes.
    pub(crate) fn new(
        at: Range<usize>,
        value: &str,
        what: String,
        severity: Severity,
        confidence: Confidence,
    ) -> Self {
        Self { at, value: value.to_owned(), what, severity, confidence, fact: None }
    }

    /// The same, `by` bytes further on.
    pub(crate) fn moved(mut self, by: usize) -> Self {
        self.at = self.at.start + by..self.at.end + by;
        self
    }
}

impl<'t> Scan<'t> {
    /// Reads the given runs of lines, widened by `around` lines to each side.
    pub(crate) fn lines(
        path: &'t RepoPath,
        source: &'t SourceText,
        runs: impl Iterator<Item = LineSpan>,
        around: u32,
    ) -> Self {
        let mut regions: Vec<Range<usize>> = Vec::new();
        for run in runs.filter(|r| r.len > 0 || around > 0) {
            let first = run.start.saturating_sub(around).max(1);
            let last = (run.start + run.len.max(1) - 1).saturating_add(around).min(source.line_count());
            let (Some(first), Some(last)) = (source.line_range(first), source.line_range(last)) else {
                continue;
            };
            match regions.last_mut() {
                Some(open) if open.end >= first.start => open.end = open.end.max(last.end),
                _ => regions.push(first.start..last.end),
            }
        }
        Self { path, source, text: source.as_str(), regions, context: Context::of(path, source) }
    }

    /// Reads everything.
    pub(crate) fn whole(path: &'t RepoPath, source: &'t SourceText) -> Self {
        let all = 0..source.as_str().len();
        Self { path, source, text: source.as_str(), regions: vec![all], context: Context::of(path, source) }
    }

    /// The same text with other parts to read.
    pub(crate) fn narrowed(&self, regions: Vec<Range<usize>>) -> Self {
        Self { path: self.path, source: self.source, text: self.text, regions, context: self.context }
    }

    /// Whether the byte at `offset` is in a part that is read.
    pub(crate) fn holds(&self, offset: usize) -> bool {
        let index = self.regions.partition_point(|r| r.end <= offset);
        self.regions.get(index).is_some_and(|r| r.contains(&offset))
    }

    /// The line that holds a byte, of a long one what is at most `around` bytes away.
    pub(crate) fn near(&self, offset: usize, around: usize) -> Range<usize> {
        let (_, line) = self.line_at(offset);
        let mut start = line.start.max(offset.saturating_sub(around));
        let mut end = line.end.min(offset.saturating_add(around));
        while !self.text.is_char_boundary(start) {
            start += 1;
        }
        while !self.text.is_char_boundary(end) {
            end -= 1;
        }
        start..end.max(start)
    }

    /// The line that holds a byte: its number and its range without the ending.
    pub(crate) fn line_at(&self, offset: usize) -> (u32, Range<usize>) {
        let number = self.source.line_at(offset);
        let range = self.source.line_range(number).unwrap_or(0..0);
        let text = self.text.get(range.clone()).unwrap_or_default();
        (number, range.start..range.start + text.trim_end_matches(['\n', '\r']).len())
    }

    /// The stretches of lines that hold these bytes, for masking. Characters are counted once over a line however
    /// many secrets it holds, because a packed file is one line.
    pub(crate) fn stretches(&self, secrets: &[Secret]) -> Vec<(u32, Columns)> {
        let mut ranges: Vec<Range<usize>> = secrets.iter().map(|s| s.at.clone()).collect();
        ranges.sort_by_key(|r| (r.start, r.end));
        let mut out = Vec::new();
        let mut counted = Counted { line: 0, byte: 0, column: 1 };
        for range in ranges {
            let mut at = range.start;
            while at < range.end {
                let (number, line) = self.line_at(at);
                let end = range.end.min(line.end);
                if end > at {
                    let start = counted.column(self.text, number, line.start, at);
                    out.push((
                        number,
                        Columns { start, end: counted.column(self.text, number, line.start, end) },
                    ));
                }
                at = self.source.line_range(number).map_or(range.end, |r| r.end).max(at + 1);
            }
        }
        out
    }
}

/// How far the characters of a line are counted.
struct Counted {
    line: u32,
    byte: usize,
    column: u32,
}

impl Counted {
    fn column(&mut self, text: &str, line: u32, line_start: usize, at: usize) -> u32 {
        if self.line != line || at < self.byte {
            *self = Self { line, byte: line_start, column: 1 };
        }
        let more = text.get(self.byte..at).map_or(0, |t| t.chars().count());
        self.byte = at;
        self.column = self.column.saturating_add(u32::try_from(more).unwrap_or(u32::MAX));
        self.column
    }
}

/// At most `most` bytes from `at`, on a character boundary.
pub(crate) fn clipped(text: &str, at: usize, most: usize) -> Option<&str> {
    let mut to = at.saturating_add(most).min(text.len());
    while !text.is_char_boundary(to) {
        to -= 1;
    }
    text.get(at..to)
}
