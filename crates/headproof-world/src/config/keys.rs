//! Every setting there is, in one table: the parser, `headproof config` and the reference page read it.

/// A setting.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// Its name, with dots.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// Who may set it.
    pub scope: Scope,
    /// Its value when nobody sets it, as text.
    pub default: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
}

/// What a setting holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of these words.
    Word(&'static [&'static str]),
    /// A whole number from 0 on.
    Number,
    /// `true` or `false`.
    Flag,
    /// A list of path patterns.
    Patterns,
}

/// Who may set something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The repository (from the state before the change), and everybody above it.
    Repository,
    /// The user's file, the environment and flags only.
    User,
}

/// The settings, in the order of the reference.
pub const KEYS: &[Key] = &[
    Key {
        name: "review.fail_on",
        kind: Kind::Word(&["critical", "major", "minor"]),
        scope: Scope::Repository,
        default: "major",
        about: "the lowest severity that blocks",
    },
    Key {
        name: "review.exclude",
        kind: Kind::Patterns,
        scope: Scope::Repository,
        default: "",
        about: "path patterns that are not read; they stand in the coverage as excluded",
    },
    Key {
        name: "review.inline_suppressions",
        kind: Kind::Word(&["all", "base", "off"]),
        scope: Scope::Repository,
        default: "all",
        about: "which `headproof: allow` comments count: all with a reason, only those from before the change, none",
    },
    Key {
        name: "review.threads",
        kind: Kind::Number,
        scope: Scope::User,
        default: "0",
        about: "threads of the built-in reviewer; 0 takes what the machine has",
    },
    Key {
        name: "review.max_file_bytes",
        kind: Kind::Number,
        scope: Scope::User,
        default: "8388608",
        about: "files larger than this are not read and stand in the coverage as too large",
    },
    Key {
        name: "output.format",
        kind: Kind::Word(&["text", "json", "jsonl", "sarif", "markdown", "gitlab", "github"]),
        scope: Scope::User,
        default: "text",
        about: "how the result is written",
    },
    Key {
        name: "output.color",
        kind: Kind::Word(&["auto", "always", "never"]),
        scope: Scope::User,
        default: "auto",
        about: "colour in text output; `auto` is a terminal without NO_COLOR",
    },
    Key {
        name: "hooks.pre_push",
        kind: Kind::Word(&["on", "off"]),
        scope: Scope::User,
        default: "on",
        about: "whether the pre-push hook reviews; `off` lets every push pass and says so",
    },
    Key {
        name: "hooks.undecided",
        kind: Kind::Word(&["block", "warn"]),
        scope: Scope::User,
        default: "block",
        about: "what the pre-push hook does when there is no verdict: stop the push, or say so and let it pass",
    },
    Key {
        name: "sessions.record",
        kind: Kind::Flag,
        scope: Scope::User,
        default: "true",
        about: "keep a journal of each review in .headproof/, from which it can be resumed",
    },
    Key {
        name: "sessions.keep",
        kind: Kind::Number,
        scope: Scope::User,
        default: "50",
        about: "how many finished sessions are kept",
    },
];

/// The setting with this name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Key> {
    KEYS.iter().find(|k| k.name == name)
}

impl Key {
    /// The environment variable that sets it.
    #[must_use]
    pub fn variable(&self) -> String {
        format!("HEADPROOF_{}", self.name.replace('.', "_").to_uppercase())
    }
}

/// The name among `known` that somebody probably meant, if one is near.
#[must_use]
pub fn did_you_mean<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let limit = (word.len() / 3).clamp(1, 3);
    let scored = known.into_iter().map(|k| (distance(word, k), k)).filter(|(d, _)| *d <= limit);
    scored.min_by_key(|(d, _)| *d).map(|(_, k)| k)
}

/// The number of single edits (swapping neighbours counts as one) between two words.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let at = |r: &[usize], k: usize| r.get(k).copied().unwrap_or(usize::MAX - 1);
            let mut best =
                (at(&last, j) + usize::from(x != y)).min(at(&last, j + 1) + 1).min(at(&row, j) + 1);
            let swapped = i > 0 && j > 0 && a.get(i - 1) == Some(y) && b.get(j - 1) == Some(x);
            if swapped {
                best = best.min(at(&before, j - 1) + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut last, row);
    }
    last.last().copied().unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_words_are_found() {
        assert_eq!(did_you_mean("fial_on", ["fail_on", "exclude"]), Some("fail_on"));
        assert_eq!(did_you_mean("severty", ["severity"]), Some("severity"));
        assert_eq!(did_you_mean("zebra", ["fail_on", "exclude"]), None);
    }

    #[test]
    fn names_are_unique_and_defaults_are_valid() {
        for (i, key) in KEYS.iter().enumerate() {
            assert!(KEYS.iter().skip(i + 1).all(|k| k.name != key.name), "{} twice", key.name);
            if let Kind::Word(words) = key.kind {
                assert!(words.contains(&key.default), "{}", key.name);
            }
        }
        assert_eq!(find("review.fail_on").unwrap().variable(), "HEADPROOF_REVIEW_FAIL_ON");
    }
}
