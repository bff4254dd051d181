//! Law 3: the verdict is computed. A pure function of dispositions and coverage; what anybody claims is not an
//! input.

use crate::coverage::{Complete, Ledger};
use crate::digest::Digest;
use crate::finding::{Disposition, Finding};
use crate::revision::Revision;

/// What a review comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Everything was read and nothing blocks.
    Clean,
    /// Something blocks.
    ChangesRequested,
    /// Could not be decided.
    Incomplete,
    /// A person has to decide.
    NeedsHuman,
    /// The specification itself is at fault.
    SpecProblem,
    /// The state under review is no longer the state.
    Stale,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Outcome; 6] = [
        Outcome::Clean,
        Outcome::ChangesRequested,
        Outcome::Incomplete,
        Outcome::NeedsHuman,
        Outcome::SpecProblem,
        Outcome::Stale,
    ];

    /// The word for it in formats.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Outcome::Clean => "clean",
            Outcome::ChangesRequested => "changes_requested",
            Outcome::Incomplete => "incomplete",
            Outcome::NeedsHuman => "needs_human",
            Outcome::SpecProblem => "spec_problem",
            Outcome::Stale => "stale",
        }
    }

    /// The outcome with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|o| o.word() == word)
    }

    /// The exit code of the program. 2 (usage or configuration) is not an outcome: nothing was reviewed.
    #[must_use]
    pub fn exit_code(self) -> u8 {
        match self {
            Outcome::Clean => 0,
            Outcome::ChangesRequested | Outcome::NeedsHuman | Outcome::SpecProblem => 1,
            Outcome::Incomplete => 3,
            Outcome::Stale => 4,
        }
    }
}

/// Why an outcome is not clean. All that hold are listed, not only the one that decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The state moved while it was read.
    Moved {
        /// What it is now.
        now: Revision,
    },
    /// So many findings block.
    BlockingFindings(usize),
    /// So many units that should have been read were not.
    Unread(usize),
    /// A reader that must read did not.
    ReaderDidNotRead {
        /// Which one.
        reader: String,
        /// How it ended.
        end: String,
    },
    /// Findings wait for a person.
    WaitingForPerson(usize),
    /// There was nothing in the ledger.
    NothingReviewed,
}

/// The result of a review, bound to what was reviewed (law 2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What it comes to.
    pub outcome: Outcome,
    /// Why it is not clean; empty when it is.
    pub reasons: Vec<Reason>,
    /// The exact state it is about.
    pub revision: Revision,
    /// The policy it was reached under.
    pub policy: Digest,
    /// The packet the readers had.
    pub packet: Digest,
}

/// What the verdict is computed from.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'f> {
    /// The findings with their dispositions.
    pub findings: &'f [Finding],
    /// What was read.
    pub ledger: &'f Ledger,
    /// Readers that must read and did not, with how they ended.
    pub absent: &'f [(String, String)],
    /// Findings that wait for a person.
    pub waiting: usize,
    /// What the state under review is now, when it is no longer what was read.
    pub moved: Option<&'f Revision>,
}

/// An approval: the revision, everything read, nothing that blocks. There is no other way to make one than
/// [`Approval::of`], and it does not exist for a state that moved.
#[derive(Clone, Debug)]
pub struct Approval<'f> {
    revision: &'f Revision,
    coverage: Complete<'f>,
}

impl<'f> Approval<'f> {
    /// The approval these facts support, if they do.
    #[must_use]
    pub fn of(revision: &'f Revision, facts: &Facts<'f>) -> Option<Self> {
        let coverage = facts.ledger.complete()?;
        let open = facts.findings.iter().any(|f| f.disposition == Disposition::Blocking);
        let clear = !open && facts.absent.is_empty() && facts.waiting == 0 && facts.moved.is_none();
        clear.then_some(Self { revision, coverage })
    }

    /// What is approved.
    #[must_use]
    pub fn revision(&self) -> &Revision {
        self.revision
    }

    /// The proof that everything was read.
    #[must_use]
    pub fn coverage(&self) -> Complete<'f> {
        self.coverage
    }
}

/// Computes outcome and reasons. The gravest thing decides: a state that moved, then what blocks, then what was
/// not read, then what waits for a person.
#[must_use]
pub fn conclude(revision: &Revision, facts: &Facts<'_>) -> (Outcome, Vec<Reason>) {
    let reasons = reasons(facts);
    let outcome = match Approval::of(revision, facts) {
        Some(_) => Outcome::Clean,
        None => reasons.iter().map(outcome_of).min_by_key(|o| rank(*o)).unwrap_or(Outcome::Incomplete),
    };
    (outcome, reasons)
}

fn reasons(facts: &Facts<'_>) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if let Some(now) = facts.moved {
        reasons.push(Reason::Moved { now: now.clone() });
    }
    let blocking = facts.findings.iter().filter(|f| f.disposition == Disposition::Blocking).count();
    if blocking > 0 {
        reasons.push(Reason::BlockingFindings(blocking));
    }
    for (reader, end) in facts.absent {
        reasons.push(Reason::ReaderDidNotRead { reader: reader.clone(), end: end.clone() });
    }
    let unread = facts.ledger.gaps().count();
    if unread > 0 {
        reasons.push(Reason::Unread(unread));
    }
    if facts.ledger.entries().is_empty() {
        reasons.push(Reason::NothingReviewed);
    }
    if facts.waiting > 0 {
        reasons.push(Reason::WaitingForPerson(facts.waiting));
    }
    reasons
}

fn outcome_of(reason: &Reason) -> Outcome {
    match reason {
        Reason::Moved { .. } => Outcome::Stale,
        Reason::BlockingFindings(_) => Outcome::ChangesRequested,
        Reason::Unread(_) | Reason::ReaderDidNotRead { .. } | Reason::NothingReviewed => Outcome::Incomplete,
        Reason::WaitingForPerson(_) => Outcome::NeedsHuman,
    }
}

fn rank(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Stale => 0,
        Outcome::ChangesRequested => 1,
        Outcome::SpecProblem => 2,
        Outcome::Incomplete => 3,
        Outcome::NeedsHuman => 4,
        Outcome::Clean => 5,
    }
}
