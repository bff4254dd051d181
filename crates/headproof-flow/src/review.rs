//! The steps of a single review, done through the ports. Which step comes when is the machine's business
//! ([`headproof_core::session`]).

mod reading;

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use headproof_core::change::Change;
use headproof_core::coverage::{Entry, Ledger, NotRead, Reading};
use headproof_core::digest::Sealer;
use headproof_core::judge::{Bench, judge};
use headproof_core::path::RepoPath;
use headproof_core::policy::Policy;
use headproof_core::report::Report;
use headproof_core::session::{Effect, Event, Gathered, Judged, Prepared, Request, Review, State, Step};
use headproof_core::verdict::{Facts, conclude};

use crate::driver::Perform;
use crate::ports::{
    ChangeSource, Clock, Patterns, Pending, PolicySource, Publisher, Reader, Redactor, Trouble,
};

/// The world as a review sees it.
pub struct World<'w> {
    /// Where the change comes from.
    pub source: &'w dyn ChangeSource,
    /// Where the policy comes from.
    pub policy: &'w dyn PolicySource,
    /// Who reads.
    pub readers: &'w [Box<dyn Reader>],
    /// Who knows what must be masked.
    pub redactor: &'w dyn Redactor,
    /// Who publishes.
    pub publisher: &'w dyn Publisher,
    /// The time.
    pub clock: &'w dyn Clock,
    /// Path patterns.
    pub patterns: &'w dyn Patterns,
}

/// Does the steps of one review.
pub struct Room<'w> {
    world: World<'w>,
    session: Option<String>,
    started: u64,
    /// The change, gathered once in this process. A resumed session gathers it again and compares.
    held: OnceLock<Arc<Change>>,
}

impl<'w> Room<'w> {
    /// A room for one session; `session` is its name where a record is kept.
    #[must_use]
    pub fn new(world: World<'w>, session: Option<String>) -> Self {
        let started = world.clock.millis();
        Self { world, session, started, held: OnceLock::new() }
    }

    /// The report of a state that was judged, with the time that has passed.
    #[must_use]
    pub fn report(&self, state: &State) -> Option<Report> {
        Report::of(state, self.session.clone(), self.world.clock.millis().saturating_sub(self.started))
    }

    /// The change under review, gathered at the first need. It is the one of the session's record or it is refused:
    /// reading another one under the same name would bind the verdict to the wrong bytes.
    fn change(&self, request: &Request, recorded: Option<&Gathered>) -> Result<Arc<Change>, Trouble> {
        if let Some(change) = self.held.get() {
            return Ok(Arc::clone(change));
        }
        let change = Arc::new(self.world.source.gather(&request.target)?);
        if let Some(recorded) = recorded
            && (recorded.revision != change.revision || recorded.change != change.seal())
        {
            return Err(moved(&recorded.revision.to_string(), &change.revision.to_string()));
        }
        Ok(Arc::clone(self.held.get_or_init(|| change)))
    }

    fn gather(&self, state: &State) -> Result<Event, Trouble> {
        let request = state.request.as_ref().ok_or_else(out_of_step)?;
        let change = self.change(request, None)?;
        let (lines_added, lines_removed) = change.line_counts();
        Ok(Event::Gathered(Gathered {
            revision: change.revision.clone(),
            change: change.seal(),
            units: Ledger::open(&change).entries().iter().map(|e| e.unit.clone()).collect(),
            lines_added,
            lines_removed,
            degradations: change.degradations.clone(),
        }))
    }

    fn prepare(&self, state: &State) -> Result<Event, Trouble> {
        let (request, gathered) = in_reading(state)?;
        let change = self.change(request, Some(gathered))?;
        let settled = self.world.policy.policy(&change, self.world.source)?;
        let mut packet = Sealer::new();
        packet
            .field(gathered.change.to_string())
            .field(settled.policy.seal().to_string())
            .field(&request.program);
        packet.field(request.kind.word());
        let excluded = self.excluded(&gathered.units, &settled.policy);
        Ok(Event::Prepared(Prepared {
            policy: settled.policy,
            packet: packet.seal(),
            excluded,
            notes: settled.notes,
        }))
    }

    fn excluded(&self, units: &[headproof_core::coverage::Unit], policy: &Policy) -> Vec<Entry> {
        let pattern = |path: &RepoPath| policy.exclude.iter().find(|p| self.world.patterns.matches(p, path));
        let entry = |unit: &headproof_core::coverage::Unit| {
            let pattern = pattern(&unit.path)?.clone();
            Some(Entry {
                unit: unit.clone(),
                reading: Reading::NotRead { why: NotRead::Excluded { pattern } },
            })
        };
        units.iter().filter_map(entry).collect()
    }

    fn check_head(&self, state: &State) -> Result<Event, Trouble> {
        let (request, gathered) = in_reading(state)?;
        let now = match self.change(request, Some(gathered)) {
            Ok(change) => self.world.source.revision_now(&change)?,
            // A resumed session whose state is gone: say what is there now.
            Err(_) => self.world.source.gather(&request.target)?.revision,
        };
        Ok(Event::HeadChecked { moved: (now != gathered.revision).then_some(now) })
    }

    fn judge(&self, state: &State) -> Result<Event, Trouble> {
        let (request, gathered) = in_reading(state)?;
        let prepared = state.prepared.as_ref().ok_or_else(out_of_step)?;
        let seen =
            state.reviewed().flat_map(|(d, r)| r.anchored.iter().map(|a| (d.reader.clone(), a.clone())));
        let allows: Vec<_> = state.reviewed().flat_map(|(_, r)| r.allows.clone()).collect();
        let findings = judge(
            seen.collect(),
            &Bench {
                policy: &prepared.policy,
                allows: &allows,
                today: request.today,
                path_matches: &|pattern, path| self.world.patterns.matches(pattern, path),
                in_change: &|path, side, lines| state.in_change(path, side, lines),
            },
        );
        let (ledger, absent) = (state.ledger(), state.absent());
        let moved = state.head.as_ref().and_then(Option::as_ref);
        let facts = Facts { findings: &findings, ledger: &ledger, absent: &absent, waiting: 0, moved };
        let (outcome, reasons) = conclude(&gathered.revision, &facts);
        Ok(Event::Judged(Judged { findings, outcome, reasons }))
    }

    fn publish(&self, state: &State, effect: Effect, look_first: bool) -> Result<Event, Trouble> {
        let report = self.report(state).ok_or_else(out_of_step)?;
        if !(look_first && self.world.publisher.is_done(&effect, &report)?) {
            self.world.publisher.perform(&effect, &report)?;
        }
        Ok(Event::EffectDone(effect))
    }

    fn excluded_files(state: &State) -> BTreeSet<RepoPath> {
        state.prepared.iter().flat_map(|p| &p.excluded).map(|e| e.unit.path.clone()).collect()
    }
}

impl Perform<Review> for Room<'_> {
    fn perform<'a>(&'a self, state: &'a State, step: Step) -> Pending<'a, Result<Event, Trouble>> {
        Box::pin(async move {
            match step {
                Step::Gather => self.gather(state),
                Step::Prepare => self.prepare(state),
                Step::Read(reader) => self.read(state, reader).await,
                Step::CheckHead => self.check_head(state),
                Step::Judge => self.judge(state),
                Step::Perform(effect) => self.publish(state, effect, false),
                Step::Settle(effect) => self.publish(state, effect, true),
                Step::Close => Ok(Event::Closed),
            }
        })
    }
}

fn in_reading(state: &State) -> Result<(&Request, &Gathered), Trouble> {
    match (&state.request, &state.gathered) {
        (Some(request), Some(gathered)) => Ok((request, gathered)),
        _ => Err(out_of_step()),
    }
}

/// The machine hands out a step only when what it needs is there; this is a fault of ours, not of the user.
fn out_of_step() -> Trouble {
    Trouble::world(
        "a step was asked for before what it needs was there",
        "this is a bug of headproof; please report it",
    )
}

fn moved(then: &str, now: &str) -> Trouble {
    Trouble::world(
        format!("the state under review moved: the session is about {then}, now it is {now}"),
        "start a new review",
    )
}
