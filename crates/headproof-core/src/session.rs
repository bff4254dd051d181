//! The session machine of a single review: which events there are, what follows on what, what is next.

use crate::change::LineSpan;
use crate::claim::RuleId;
use crate::coverage::{Entry, Ledger, NotRead, Reading, Unit};
use crate::digest::Digest;
use crate::finding::Finding;
use crate::location::Side;
use crate::machine::{Halt, Machine, OutOfOrder};
use crate::path::RepoPath;
use crate::policy::{Day, Policy};
use crate::reader::{Duty, ReaderId, ReadingEnd, Reviewed};
use crate::revision::Revision;
use crate::target::{Kind, Target};
use crate::verdict::{Outcome, Reason};

/// The machine of a single review.
#[derive(Clone, Copy, Debug)]
pub struct Review;

/// What was asked for. The first event of every session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// What to review.
    pub target: Target,
    /// As what.
    pub kind: Kind,
    /// Who reads it, in this order.
    pub readers: Vec<(ReaderId, Duty)>,
    /// What to do with the result.
    pub effects: Vec<Effect>,
    /// The day, for waivers.
    pub today: Day,
    /// The program and its version.
    pub program: String,
}

/// Something done to the world with the result.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Write the report to a file.
    WriteReport {
        /// The file, as it was named.
        path: String,
        /// The name of the format.
        format: String,
    },
}

/// What the target turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathered {
    /// The exact state under review.
    pub revision: Revision,
    /// The digest of the change.
    pub change: Digest,
    /// Every unit of it.
    pub units: Vec<Unit>,
    /// Lines that came.
    pub lines_added: u64,
    /// Lines that went.
    pub lines_removed: u64,
    /// What could not be had.
    pub degradations: Vec<String>,
}

/// What the readers get to work by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// The policy in force.
    pub policy: Policy,
    /// The digest over everything the readers are handed.
    pub packet: Digest,
    /// Units that the policy leaves out.
    pub excluded: Vec<Entry>,
    /// What a person should know about how it came to be, such as settings that the change itself alters and
    /// that therefore do not apply yet.
    pub notes: Vec<String>,
}

/// What judging came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The findings with their dispositions.
    pub findings: Vec<Finding>,
    /// The outcome.
    pub outcome: Outcome,
    /// Why it is not clean.
    pub reasons: Vec<Reason>,
}

/// Something that happened in a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A review was asked for.
    Opened(Request),
    /// The target was resolved and its change gathered.
    Gathered(Gathered),
    /// Policy and packet are settled.
    Prepared(Prepared),
    /// A reader was started (again).
    ReadingStarted {
        /// Which one.
        reader: ReaderId,
    },
    /// A reader is done, one way or another.
    ReadingEnded {
        /// Which one.
        reader: ReaderId,
        /// How.
        end: ReadingEnd,
        /// After how long, in milliseconds.
        millis: u64,
    },
    /// The state under review was looked at again.
    HeadChecked {
        /// What it is now, when it is no longer what was read.
        moved: Option<Revision>,
    },
    /// Findings were judged and the outcome computed.
    Judged(Judged),
    /// An effect is about to happen.
    EffectIntended(Effect),
    /// An effect has happened.
    EffectDone(Effect),
    /// The session cannot go on.
    Halted(Halt),
    /// The session is over.
    Closed,
}

/// What is to be done next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Resolve the target and gather its change.
    Gather,
    /// Read the policy of the base and seal the packet.
    Prepare,
    /// Have a reader read.
    Read(ReaderId),
    /// See whether the state under review is still the one that was read.
    CheckHead,
    /// Judge what was seen.
    Judge,
    /// Do something to the world.
    Perform(Effect),
    /// An effect was intended and perhaps done: look at the world, then do what is missing.
    Settle(Effect),
    /// Finish.
    Close,
}

/// How far a reader is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk {
    /// Who.
    pub reader: ReaderId,
    /// What for.
    pub duty: Duty,
    /// How often it was started.
    pub starts: u32,
    /// How it ended and after how many milliseconds, once it has.
    pub end: Option<(ReadingEnd, u64)>,
}

/// How far an effect is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Not begun.
    Open,
    /// Announced.
    Intended,
    /// Done.
    Done,
}

/// Everything known of a session. A fold of its events.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct State {
    /// What was asked for.
    pub request: Option<Request>,
    /// What the target turned out to be.
    pub gathered: Option<Gathered>,
    /// Policy and packet.
    pub prepared: Option<Prepared>,
    /// The readers, in order.
    pub desks: Vec<Desk>,
    /// Whether the head was checked, and what it moved to.
    pub head: Option<Option<Revision>>,
    /// Findings and outcome.
    pub judged: Option<Judged>,
    /// The effects, in order.
    pub effects: Vec<(Effect, Progress)>,
    /// Why the session cannot go on.
    pub halted: Option<Halt>,
    /// The session is over.
    pub closed: bool,
}

impl State {
    /// The phase, for messages.
    #[must_use]
    pub fn phase(&self) -> &'static str {
        match self {
            _ if self.closed => "closed",
            _ if self.halted.is_some() => "halted",
            _ if self.judged.is_some() => "judged",
            _ if self.head.is_some() => "head checked",
            _ if self.prepared.is_some() => "reading",
            _ if self.gathered.is_some() => "gathered",
            _ if self.request.is_some() => "opened",
            _ => "new",
        }
    }

    /// What was read, as the ledger: exclusions of the policy first, then what each reader recorded.
    #[must_use]
    pub fn ledger(&self) -> Ledger {
        let units = self.gathered.iter().flat_map(|g| &g.units);
        let open = |unit: &Unit| Entry {
            unit: unit.clone(),
            reading: Reading::NotRead { why: NotRead::NotReached },
        };
        let mut ledger = Ledger::from_entries(units.map(open).collect());
        let excluded = self.prepared.iter().flat_map(|p| &p.excluded);
        let readings = self.reviewed().filter(|(d, _)| d.duty == Duty::Reads).flat_map(|(_, r)| &r.readings);
        for entry in excluded.chain(readings) {
            // A reading of something that is not part of the change counts for nothing.
            let _known = ledger.record(&entry.unit, entry.reading.clone());
        }
        ledger
    }

    /// The readers that finished, with what they yielded.
    pub fn reviewed(&self) -> impl Iterator<Item = (&Desk, &Reviewed)> {
        self.desks.iter().filter_map(|d| match &d.end {
            Some((ReadingEnd::Reviewed(r), _)) => Some((d, r)),
            _ => None,
        })
    }

    /// Readers whose duty is to read and that did not, with how they ended.
    #[must_use]
    pub fn absent(&self) -> Vec<(String, String)> {
        let missing =
            |d: &&Desk| d.duty == Duty::Reads && !matches!(d.end, Some((ReadingEnd::Reviewed(_), _)));
        let end = |d: &Desk| d.end.as_ref().map_or("not run", |(e, _)| e.word()).to_owned();
        self.desks.iter().filter(missing).map(|d| (d.reader.to_string(), end(d))).collect()
    }

    /// Whether lines of a file are part of the change.
    #[must_use]
    pub fn in_change(&self, path: &RepoPath, side: Side, lines: LineSpan) -> bool {
        let units = self.gathered.iter().flat_map(|g| &g.units);
        let last = lines.last().unwrap_or(lines.start);
        units.filter(|u| &u.path == path).filter_map(|u| u.hunk).any(|h| match side {
            Side::Before => h.before.meets(lines.start, last),
            Side::After => h.after.meets(lines.start, last),
        })
    }

    /// The rules that spoke, for tables; sorted, each once.
    #[must_use]
    pub fn rules(&self) -> Vec<RuleId> {
        let findings = self.judged.iter().flat_map(|j| &j.findings);
        let mut rules: Vec<RuleId> = findings.map(|f| f.statement.rule.clone()).collect();
        rules.sort_unstable();
        rules.dedup();
        rules
    }
}

impl Event {
    /// The word for it in the journal and in messages.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Event::Opened(_) => "opened",
            Event::Gathered(_) => "gathered",
            Event::Prepared(_) => "prepared",
            Event::ReadingStarted { .. } => "reading_started",
            Event::ReadingEnded { .. } => "reading_ended",
            Event::HeadChecked { .. } => "head_checked",
            Event::Judged(_) => "judged",
            Event::EffectIntended(_) => "effect_intended",
            Event::EffectDone(_) => "effect_done",
            Event::Halted(_) => "halted",
            Event::Closed => "closed",
        }
    }
}

impl Machine for Review {
    type State = State;
    type Event = Event;
    type Step = Step;

    fn start() -> State {
        State::default()
    }

    fn apply(mut state: State, event: Event) -> Result<State, OutOfOrder> {
        let refused = OutOfOrder { event: event.word(), phase: state.phase() };
        if !may_follow(&state, &event) {
            return Err(refused);
        }
        match event {
            Event::Opened(request) => {
                let desk = |(reader, duty): &(ReaderId, Duty)| Desk {
                    reader: reader.clone(),
                    duty: *duty,
                    starts: 0,
                    end: None,
                };
                for reader in &request.readers {
                    // Named twice, it reads once.
                    if !state.desks.iter().any(|d| d.reader == reader.0) {
                        state.desks.push(desk(reader));
                    }
                }
                state.effects = request.effects.iter().map(|e| (e.clone(), Progress::Open)).collect();
                state.request = Some(request);
            }
            Event::Gathered(gathered) => state.gathered = Some(gathered),
            Event::Prepared(prepared) => state.prepared = Some(prepared),
            Event::ReadingStarted { reader } => {
                state.desks.iter_mut().filter(|d| d.reader == reader).for_each(|d| d.starts += 1);
            }
            Event::ReadingEnded { reader, end, millis } => {
                if let Some(desk) = state.desks.iter_mut().find(|d| d.reader == reader) {
                    desk.end = Some((end, millis));
                }
            }
            Event::HeadChecked { moved } => state.head = Some(moved),
            Event::Judged(judged) => state.judged = Some(judged),
            Event::EffectIntended(effect) => progress(&mut state, &effect, Progress::Intended),
            Event::EffectDone(effect) => progress(&mut state, &effect, Progress::Done),
            Event::Halted(halt) => state.halted = Some(halt),
            Event::Closed => state.closed = true,
        }
        Ok(state)
    }

    fn next(state: &State) -> Vec<Step> {
        if state.closed || state.request.is_none() {
            return Vec::new();
        }
        if state.halted.is_some() {
            return vec![Step::Close];
        }
        if state.gathered.is_none() {
            return vec![Step::Gather];
        }
        if state.prepared.is_none() {
            return vec![Step::Prepare];
        }
        let waiting: Vec<Step> =
            state.desks.iter().filter(|d| d.end.is_none()).map(|d| Step::Read(d.reader.clone())).collect();
        if !waiting.is_empty() {
            return waiting;
        }
        if state.head.is_none() {
            return vec![Step::CheckHead];
        }
        if state.judged.is_none() {
            return vec![Step::Judge];
        }
        let open = state.effects.iter().find(|(_, p)| *p != Progress::Done);
        vec![match open {
            Some((effect, Progress::Open)) => Step::Perform(effect.clone()),
            Some((effect, Progress::Intended | Progress::Done)) => Step::Settle(effect.clone()),
            None => Step::Close,
        }]
    }

    fn halt(halt: Halt) -> Event {
        Event::Halted(halt)
    }

    fn announce(step: &Step) -> Option<Event> {
        match step {
            Step::Read(reader) => Some(Event::ReadingStarted { reader: reader.clone() }),
            Step::Perform(effect) => Some(Event::EffectIntended(effect.clone())),
            Step::Gather | Step::Prepare | Step::CheckHead | Step::Judge | Step::Settle(_) | Step::Close => {
                None
            }
        }
    }
}

fn progress(state: &mut State, effect: &Effect, to: Progress) {
    state.effects.iter_mut().filter(|(e, _)| e == effect).for_each(|(_, p)| *p = to);
}

/// Whether an event can follow on this state. Total over the events.
fn may_follow(state: &State, event: &Event) -> bool {
    if state.closed {
        return false;
    }
    let opened = state.request.is_some();
    let running = opened && state.halted.is_none();
    let reading = running && state.prepared.is_some() && state.head.is_none();
    let desk = |r: &ReaderId| state.desks.iter().find(|d| &d.reader == r);
    let effect = |e: &Effect| state.effects.iter().find(|(x, _)| x == e).map(|(_, p)| *p);
    match event {
        Event::Opened(_) => !opened,
        Event::Gathered(_) => running && state.gathered.is_none(),
        Event::Prepared(_) => running && state.gathered.is_some() && state.prepared.is_none(),
        Event::ReadingStarted { reader } => reading && desk(reader).is_some_and(|d| d.end.is_none()),
        Event::ReadingEnded { reader, .. } => {
            reading && desk(reader).is_some_and(|d| d.starts > 0 && d.end.is_none())
        }
        Event::HeadChecked { .. } => reading && state.desks.iter().all(|d| d.end.is_some()),
        Event::Judged(_) => running && state.head.is_some() && state.judged.is_none(),
        Event::EffectIntended(e) => running && state.judged.is_some() && effect(e) == Some(Progress::Open),
        Event::EffectDone(e) => running && effect(e) == Some(Progress::Intended),
        Event::Halted(_) => running,
        Event::Closed => opened && Review::next(state) == [Step::Close],
    }
}
