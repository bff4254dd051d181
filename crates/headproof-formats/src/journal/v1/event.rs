//! The events of a session in the journal.

use headproof_core::machine;
use headproof_core::session;
use headproof_core::verdict;

use super::mirror::{mirror_enum, mirror_struct};
use super::parts::{Day, Digest, Kind, Policy, ReaderId, Revision, Target};
use super::reading::{Duty, Entry, Finding, ReadingEnd, Unit};

mirror_enum!(Event = session::Event {
    Opened(request: Request),
    Gathered(gathered: Gathered),
    Prepared(prepared: Prepared),
    ReadingStarted { reader: ReaderId },
    ReadingEnded { reader: ReaderId, end: ReadingEnd, millis: u64 },
    HeadChecked { moved: Option<Revision> },
    Judged(judged: Judged),
    EffectIntended(effect: Effect),
    EffectDone(effect: Effect),
    Halted(halt: Halt),
    Closed,
});

mirror_struct!(Request = session::Request {
    target: Target,
    kind: Kind,
    readers: Vec<(ReaderId, Duty)>,
    effects: Vec<Effect>,
    today: Day,
    program: String,
});
mirror_enum!(Effect = session::Effect { WriteReport { path: String, format: String } });
mirror_struct!(Gathered = session::Gathered {
    revision: Revision,
    change: Digest,
    units: Vec<Unit>,
    lines_added: u64,
    lines_removed: u64,
    degradations: Vec<String>,
});
mirror_struct!(Prepared = session::Prepared {
    policy: Policy,
    packet: Digest,
    excluded: Vec<Entry>,
    notes: Vec<String>,
});
mirror_struct!(Judged = session::Judged {
    findings: Vec<Finding>,
    outcome: Outcome,
    reasons: Vec<Reason>,
});
mirror_enum!(
    Outcome = verdict::Outcome { Clean, ChangesRequested, Incomplete, NeedsHuman, SpecProblem, Stale }
);
mirror_enum!(Reason = verdict::Reason {
    Moved { now: Revision },
    BlockingFindings(n: usize),
    Unread(n: usize),
    ReaderDidNotRead { reader: String, end: String },
    WaitingForPerson(n: usize),
    NothingReviewed,
});
mirror_struct!(Halt = machine::Halt { cause: HaltCause, what: String, next: String });
mirror_enum!(HaltCause = machine::HaltCause { Input, Nothing, World });
