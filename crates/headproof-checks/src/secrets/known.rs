//! Which values stood somewhere in the changed files before the change.

use std::collections::BTreeSet;

use aho_corasick::{AhoCorasick, MatchKind};
use headproof_core::change::Change;

/// The values that were there before.
pub(super) struct Known(BTreeSet<String>);

/// Values shorter than this are words that stand anywhere by chance.
const MIN_VALUE: usize = 6;

impl Known {
    /// Looks for these values, all at once, in every text before.
    pub(super) fn new<'v>(values: impl Iterator<Item = &'v str>, change: &Change) -> Self {
        let values: BTreeSet<&str> = values.filter(|v| v.len() >= MIN_VALUE).collect();
        let values: Vec<&str> = values.into_iter().collect();
        let mut known = BTreeSet::new();
        if values.is_empty() {
            return Self(known);
        }
        // Too many values for an automaton would be a change that is itself a dump; then nothing counts as known.
        let Ok(automaton) = AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).build(&values)
        else {
            return Self(known);
        };
        for text in change.files.iter().filter_map(|f| f.before_text()) {
            let text = text.as_str();
            for hit in automaton.find_iter(text) {
                let value = values.get(hit.pattern().as_usize());
                if is_apart(text, hit.start(), hit.end()) {
                    known.extend(value.map(|v| (*v).to_owned()));
                }
            }
        }
        Self(known)
    }

    /// Whether a value was there before.
    pub(super) fn has(&self, value: &str) -> bool {
        self.0.contains(value)
    }
}

/// Whether a stretch is a value of its own rather than a part of a longer word.
fn is_apart(text: &str, start: usize, end: usize) -> bool {
    let word = |b: Option<u8>| b.is_some_and(|b| b.is_ascii_alphanumeric());
    let (first, last) =
        (text.as_bytes().get(start).copied(), text.as_bytes().get(end.saturating_sub(1)).copied());
    let before = start.checked_sub(1).and_then(|i| text.as_bytes().get(i)).copied();
    let after = text.as_bytes().get(end).copied();
    !(word(first) && word(before) || word(last) && word(after))
}
