//! The lines that went, over the whole change: what stands here now and stood elsewhere before was moved, not brought.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use headproof_core::change::FileChange;

/// Lines of code that left some file of the change. Only a hash of each is kept.
#[derive(Debug, Default)]
pub struct Departed(HashSet<u64>);

/// Shorter lines (`}`, `else:`) stand everywhere and prove nothing.
const SHORTEST: usize = 6;

impl Departed {
    /// The lines that went from these files.
    pub fn from_files<'c>(files: impl Iterator<Item = &'c FileChange>) -> Self {
        let mut lines = HashSet::new();
        for file in files {
            let Some(text) = file.before_text() else { continue };
            let numbers = file.hunks.iter().flat_map(|h| h.before.start..h.before.start + h.before.len);
            lines.extend(numbers.filter_map(|n| text.line(n)).filter_map(mark));
        }
        Self(lines)
    }

    /// Whether a line with these words went somewhere.
    #[must_use]
    pub fn has(&self, line: &str) -> bool {
        mark(line).is_some_and(|m| self.0.contains(&m))
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
