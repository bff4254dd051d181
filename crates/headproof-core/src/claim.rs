//! What a reader says, before anybody has checked that it stands anywhere.

use crate::location::{Columns, Side};
use crate::path::RepoPath;
use crate::severity::{Confidence, Severity};

/// The name of a rule: lower-case words joined by `-`, unique over the registry; tools handed in through SARIF
/// prefix theirs with the tool (`ruff/S105`).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(Box<str>);

impl RuleId {
    /// Names a rule; anything but letters, digits and `._-/:` becomes `-`, so that an id is safe in every format.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let safe = |c: char| c.is_ascii_alphanumeric() || "._-/:".contains(c);
        let cleaned: String = text.chars().take(120).map(|c| if safe(c) { c } else { '-' }).collect();
        Self(if cleaned.is_empty() { "no-rule".into() } else { cleaned.into() })
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// The class of a problem: `family.name`, such as `test_weakening.skip_added`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Class(Box<str>);

impl Class {
    /// A class from its words; characters outside `a-z0-9_.` become `_`.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let safe = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '.';
        Self(text.chars().take(80).map(|c| if safe(c) { c } else { '_' }).collect::<String>().into())
    }

    /// The whole class.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What stands before the first dot.
    #[must_use]
    pub fn family(&self) -> &str {
        self.0.split('.').next().unwrap_or(&self.0)
    }

    /// Whether this class is `name` or stands under it (`stub` stands for `stub.empty_body`).
    #[must_use]
    pub fn is_under(&self, name: &str) -> bool {
        self.0.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }
}

impl std::fmt::Display for Class {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// One thing a reader says about one place. Data, whoever said it: nothing in it is believed before
/// [`crate::anchor::anchor`] has found the quote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// What is said.
    pub statement: Statement,
    /// Where it is said to stand.
    pub place: Place,
}

/// What is said, apart from where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The rule it follows from.
    pub rule: RuleId,
    /// The class of the problem.
    pub class: Class,
    /// How much it weighs.
    pub severity: Severity,
    /// How sure the reader is.
    pub confidence: Confidence,
    /// One line that names the problem at this place, without a full stop.
    pub title: String,
    /// Why it matters here, in one or two sentences.
    pub why: String,
    /// What to do about it, in one or two sentences; empty when the reader has no advice.
    pub advice: String,
    /// A mechanical edit that is safe to apply, where there is one.
    pub fix: Option<Fix>,
    /// What supports it.
    pub evidence: Vec<Evidence>,
    /// Other places that belong to it, such as the line in the state before.
    pub related: Vec<Related>,
    /// Whether the change brought it.
    pub novelty: Novelty,
}

/// Whether a problem came with the change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Novelty {
    /// The reader compared both states: it is new.
    New,
    /// The reader compared both states: it was there before. It is shown and never blocks.
    PreExisting,
    /// The reader saw one state only: it counts where its lines are part of the change.
    Unknown,
}

/// Where a claim is said to stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file.
    pub path: RepoPath,
    /// The state.
    pub side: Side,
    /// The line it is said to be in, from 1. A hint: the quote decides.
    pub line: Option<u32>,
    /// How many lines it covers; at least 1 where `line` is given.
    pub lines: u32,
    /// The columns in the first line.
    pub columns: Option<Columns>,
    /// The text that stands there, exactly; one or more whole lines or a part of one. Empty: the whole file.
    pub quote: String,
}

/// A mechanical edit of one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What the edit does, in a few words.
    pub label: String,
    /// The file.
    pub path: RepoPath,
    /// The first line to replace, from 1.
    pub start: u32,
    /// How many lines to replace; 0 inserts before `start`.
    pub len: u32,
    /// What to put there, whole lines with `\n`.
    pub replacement: String,
}

/// What supports a finding, weakest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// A comparison or count that was made: `3 assertions before, 1 after`.
    Fact(String),
    /// What a tool printed.
    ToolOutput {
        /// The tool and its version.
        tool: String,
        /// What it said.
        text: String,
    },
}

/// Another place that belongs to a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Related {
    /// The file.
    pub path: RepoPath,
    /// The state.
    pub side: Side,
    /// The line, from 1.
    pub line: u32,
    /// The text of that line.
    pub text: String,
    /// What it has to do with the finding.
    pub note: String,
}

/// A stretch of a line that must never be shown, stored or sent: a secret.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Concealed {
    /// The file.
    pub path: RepoPath,
    /// The state.
    pub side: Side,
    /// The line, from 1.
    pub line: u32,
    /// The columns to mask.
    pub columns: Columns,
}
