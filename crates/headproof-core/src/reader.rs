//! How a reading ended, told apart so that nothing but a reading counts as one.

use crate::anchor::{Anchored, Rejected};
use crate::coverage::Entry;
use crate::suppression::InlineAllow;

/// Who reads: the built-in reviewer, an engine, or a tool whose results were handed in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ReaderId(Box<str>);

impl ReaderId {
    /// The reviewer inside the program.
    #[must_use]
    pub fn built_in() -> Self {
        Self("built-in".into())
    }

    /// Another reader, by its name.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self(crate::text::visible(name).chars().take(80).collect::<String>().into())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for ReaderId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a reader is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Must read every unit; without it the review is incomplete.
    Reads,
    /// Adds findings; reads nothing in the sense of the ledger.
    Witnesses,
}

/// How a reading ended. Only `Reviewed` can count towards coverage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadingEnd {
    /// It was read.
    Reviewed(Reviewed),
    /// There was an answer, and it could not be understood.
    Unreadable {
        /// What was wrong with it.
        why: String,
    },
    /// The reader declined.
    Refused {
        /// What it said.
        why: String,
    },
    /// It did not finish in time.
    TimedOut {
        /// The limit, in milliseconds.
        after_ms: u64,
    },
    /// It broke.
    Failed {
        /// What broke.
        why: String,
    },
    /// Somebody stopped it.
    Cancelled,
}

/// What a finished reading yields. In = out: every claim is in `anchored` or in `rejected`.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Reviewed {
    /// Claims whose place was found.
    pub anchored: Vec<Anchored>,
    /// Claims that stand nowhere, with the reason.
    pub rejected: Vec<Rejected>,
    /// How far each unit was read.
    pub readings: Vec<Entry>,
    /// Suppression comments met while reading.
    pub allows: Vec<InlineAllow>,
    /// What was done without, in words.
    pub degradations: Vec<String>,
}

impl ReadingEnd {
    /// The word for it in formats.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            ReadingEnd::Reviewed(_) => "reviewed",
            ReadingEnd::Unreadable { .. } => "unreadable",
            ReadingEnd::Refused { .. } => "refused",
            ReadingEnd::TimedOut { .. } => "timed_out",
            ReadingEnd::Failed { .. } => "failed",
            ReadingEnd::Cancelled => "cancelled",
        }
    }

    /// Why it is not a reading, in words; `None` for one that is.
    #[must_use]
    pub fn why(&self) -> Option<String> {
        match self {
            ReadingEnd::Reviewed(_) => None,
            ReadingEnd::Unreadable { why } | ReadingEnd::Refused { why } | ReadingEnd::Failed { why } => {
                Some(why.clone())
            }
            ReadingEnd::TimedOut { after_ms } => Some(format!("no answer within {} s", after_ms / 1000)),
            ReadingEnd::Cancelled => Some("stopped".to_owned()),
        }
    }
}
