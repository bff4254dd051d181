//! The lines that went and came, over the whole change: what stands here now and stood elsewhere before was moved, not brought.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use headproof_core::change::{FileChange, Hunk, LineSpan};
use headproof_core::text::SourceText;

/// Lines of code that left some file of the change, and lines that came to one. Only a hash of each is kept.
#[derive(Debug, Default)]
pub struct Departed {
    went: HashSet<u64>,
    came: HashSet<u64>,
    hollow: HashSet<u64>,
}

/// Shorter lines (`}`, `else:`) stand everywhere and prove nothing.
const SHORTEST: usize = 6;

impl Departed {
    /// The lines that went from these files and came to them.
    pub fn from_files<'c>(files: impl Iterator<Item = &'c FileChange>) -> Self {
        let mut lines = Self::default();
        for file in files {
            let spans = |of: fn(&Hunk) -> LineSpan| file.hunks.iter().map(of).collect::<Vec<_>>();
            gather(file.before_text(), &spans(|h| h.before), &mut lines.went);
            hollow(file.before_text(), &spans(|h| h.before), &mut lines.hollow);
            gather(file.after_text(), &spans(|h| h.after), &mut lines.came);
        }
        lines
    }

    /// Whether a line with these words went somewhere.
    #[must_use]
    pub fn has(&self, line: &str) -> bool {
        mark(line).is_some_and(|m| self.went.contains(&m))
    }

    /// Whether a line with these words went somewhere and opened a body without content.
    #[must_use]
    pub fn was_hollow(&self, line: &str) -> bool {
        mark(line).is_some_and(|m| self.hollow.contains(&m))
    }

    /// Whether a line with these words came somewhere.
    #[must_use]
    pub fn arrived(&self, line: &str) -> bool {
        mark(line).is_some_and(|m| self.came.contains(&m))
    }
}

fn gather(text: Option<&SourceText>, spans: &[LineSpan], marks: &mut HashSet<u64>) {
    let Some(text) = text else { return };
    let numbers = spans.iter().flat_map(|s| s.start..s.start + s.len);
    marks.extend(numbers.filter_map(|n| text.line(n)).filter_map(mark));
}

/// Lines that open a body which is closed at once.
fn hollow(text: Option<&SourceText>, spans: &[LineSpan], marks: &mut HashSet<u64>) {
    let Some(text) = text else { return };
    for n in spans.iter().flat_map(|s| s.start..s.start + s.len) {
        let Some(line) = text.line(n).map(str::trim_end).filter(|l| l.ends_with(['{', ':', '}'])) else {
            continue;
        };
        let next = || text.line(n + 1).unwrap_or_default().trim();
        if line.ends_with('}') || next().starts_with('}') || matches!(next(), "pass" | "...") {
            marks.extend(mark(line));
        }
    }
}

/// The hash of a line without its white space.
fn mark(line: &str) -> Option<u64> {
    let mut hasher = DefaultHasher::new();
    let mut count = 0;
    for byte in line.bytes().filter(|b| !b.is_ascii_whitespace()) {
        byte.hash(&mut hasher);
        count += 1;
    }
    (count >= SHORTEST).then(|| hasher.finish())
}
