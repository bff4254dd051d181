//! What headproof needs from the world.

use std::collections::BTreeSet;
use std::future::Future;
use std::pin::Pin;

use headproof_core::change::Change;
use headproof_core::claim::{Claim, Concealed};
use headproof_core::coverage::Entry;
use headproof_core::machine::{Halt, HaltCause};
use headproof_core::path::RepoPath;
use headproof_core::policy::{Day, Policy};
use headproof_core::reader::{Duty, ReaderId};
use headproof_core::report::Report;
use headproof_core::revision::Revision;
use headproof_core::session::Effect;
use headproof_core::suppression::InlineAllow;
use headproof_core::target::Target;

/// Something the world refused, told so that a person can act on it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}")]
pub struct Trouble {
    /// Whose turn it is.
    pub cause: HaltCause,
    /// What happened and where.
    pub what: String,
    /// What to do next; may be empty.
    pub next: String,
}

impl Trouble {
    /// What was asked for cannot be done; asking differently helps.
    pub fn input(what: impl Into<String>, next: impl Into<String>) -> Self {
        Self { cause: HaltCause::Input, what: what.into(), next: next.into() }
    }

    /// There is nothing in what was asked for; `what` says where was looked.
    pub fn nothing(what: impl Into<String>, next: impl Into<String>) -> Self {
        Self { cause: HaltCause::Nothing, what: what.into(), next: next.into() }
    }

    /// The world did not cooperate.
    pub fn world(what: impl Into<String>, next: impl Into<String>) -> Self {
        Self { cause: HaltCause::World, what: what.into(), next: next.into() }
    }
}

impl From<Trouble> for Halt {
    fn from(trouble: Trouble) -> Self {
        Self { cause: trouble.cause, what: trouble.what, next: trouble.next }
    }
}

/// Where changes come from. The one provider for every kind of target.
pub trait ChangeSource: Send + Sync {
    /// Resolves a target and gathers its change.
    ///
    /// # Errors
    /// [`Trouble`] when the target cannot be resolved, when nothing in it changed (with what was looked at), or
    /// when content cannot be had.
    fn gather(&self, target: &Target) -> Result<Change, Trouble>;

    /// What the target of a gathered change resolves to now. Equal to the change's revision when nothing moved.
    ///
    /// # Errors
    /// [`Trouble`] when the target can no longer be resolved.
    fn revision_now(&self, change: &Change) -> Result<Revision, Trouble>;

    /// A file as it is in the state before the change: the only place policy and settings come from.
    ///
    /// # Errors
    /// [`Trouble`] when the state cannot be read; a file that is not there is `None`.
    fn base_file(&self, change: &Change, path: &RepoPath) -> Result<Option<Vec<u8>>, Trouble>;
}

/// Everything a reader is handed.
#[derive(Debug)]
pub struct Packet<'p> {
    /// The change.
    pub change: &'p Change,
    /// The policy in force.
    pub policy: &'p Policy,
    /// Files that the policy leaves out.
    pub excluded: &'p BTreeSet<RepoPath>,
}

/// What a reader says at the end, before any of it is believed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReaderSays {
    /// It read.
    Read(RawReading),
    /// There was an answer that could not be understood.
    Unreadable {
        /// What was wrong with it.
        why: String,
    },
    /// It declined.
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

/// A reading before its claims are anchored.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct RawReading {
    /// What it says.
    pub claims: Vec<Claim>,
    /// How far it read each unit.
    pub readings: Vec<Entry>,
    /// Suppression comments it met.
    pub allows: Vec<InlineAllow>,
    /// Stretches that must be masked wherever they would be shown.
    pub concealed: Vec<Concealed>,
    /// What it did without.
    pub degradations: Vec<String>,
}

/// A future that a port returns.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Somebody who reads.
pub trait Reader: Send + Sync {
    /// Its name in records.
    fn id(&self) -> ReaderId;

    /// What it is there for.
    fn duty(&self) -> Duty;

    /// Reads. Must not touch what it reads.
    fn read<'a>(&'a self, packet: &'a Packet<'a>) -> Pending<'a, ReaderSays>;
}

/// Finds secrets in a change before anything of it is shown, stored or sent.
pub trait Redactor: Send + Sync {
    /// The stretches to mask.
    fn concealed(&self, change: &Change) -> Vec<Concealed>;
}

/// Where events are kept. Appending returns only when the event would survive a crash.
pub trait Journal<E>: Send {
    /// Appends one event.
    ///
    /// # Errors
    /// [`Trouble`] when it cannot be kept; the driver stops rather than go on without a record.
    fn append(&mut self, event: &E) -> Result<(), Trouble>;
}

/// A policy, and what a person should know about how it came to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The policy.
    pub policy: Policy,
    /// Notes, such as settings that the change itself alters and that therefore do not apply yet.
    pub notes: Vec<String>,
}

/// Settles the policy of a change from the files of its base.
pub trait PolicySource: Send + Sync {
    /// The policy in force for a change. Reads only the state before the change, through `source`.
    ///
    /// # Errors
    /// [`Trouble`] when a settings file of the base is broken, naming the place.
    fn policy(&self, change: &Change, source: &dyn ChangeSource) -> Result<Settled, Trouble>;
}

/// Does things to the world with a finished report.
pub trait Publisher: Send + Sync {
    /// Does the effect.
    ///
    /// # Errors
    /// [`Trouble`] when it could not be done.
    fn perform(&self, effect: &Effect, report: &Report) -> Result<(), Trouble>;

    /// Whether the effect has been done already, by looking at the world.
    ///
    /// # Errors
    /// [`Trouble`] when the world could not be looked at.
    fn is_done(&self, effect: &Effect, report: &Report) -> Result<bool, Trouble>;
}

/// The time.
pub trait Clock: Send + Sync {
    /// Milliseconds since some fixed moment; only differences mean anything.
    fn millis(&self) -> u64;

    /// The day, in UTC.
    fn today(&self) -> Day;
}

/// Knows path patterns.
pub trait Patterns: Send + Sync {
    /// Whether a pattern matches a path.
    fn matches(&self, pattern: &str, path: &RepoPath) -> bool;
}
