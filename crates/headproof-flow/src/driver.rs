//! The one driver of all workflows: take the steps the machine asks for, do them through the ports, append what
//! happened, repeat. Resuming is the same with events to begin with.

use futures_util::StreamExt as _;
use futures_util::stream::FuturesUnordered;
use headproof_core::machine::{Machine, OutOfOrder};

use crate::ports::{Journal, Pending, Trouble};

/// Does the steps of a machine.
pub trait Perform<M: Machine>: Sync {
    /// Does one step and says what happened.
    ///
    /// # Errors
    /// [`Trouble`] when the workflow cannot go on; the driver records it and lets the machine finish.
    fn perform<'a>(&'a self, state: &'a M::State, step: M::Step) -> Pending<'a, Result<M::Event, Trouble>>;
}

/// Why a workflow broke off without being able to say so in its own record.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// The record could not be kept.
    #[error("the session's record could not be kept: {0}")]
    Journal(#[from] Trouble),
    /// The record does not make sense: it is damaged, or from another workflow.
    #[error("the session's record is not one of this workflow: {0}")]
    Record(#[from] OutOfOrder),
}

/// Runs a workflow to its end, from the events that have happened already.
///
/// A step is announced in the journal before it is done where the machine says so; every event is in the journal
/// before it counts. Steps that the machine hands out together run at the same time.
///
/// # Errors
/// [`Broken`] when the journal cannot be written or holds events that do not follow on each other. Everything else
/// that goes wrong is an event, and part of the state that is returned.
pub async fn drive<M: Machine>(
    past: Vec<M::Event>,
    journal: &mut dyn Journal<M::Event>,
    performer: &dyn Perform<M>,
) -> Result<M::State, Broken> {
    let mut state = past.into_iter().try_fold(M::start(), M::apply)?;
    loop {
        let steps = M::next(&state);
        if steps.is_empty() {
            return Ok(state);
        }
        for announcement in steps.iter().filter_map(M::announce) {
            journal.append(&announcement)?;
            state = M::apply(state, announcement)?;
        }
        let happened = run_together::<M>(&state, steps, journal, performer).await?;
        state = happened.into_iter().try_fold(state, M::apply)?;
    }
}

/// Runs steps at the same time and appends each event as it comes. The events are returned in the order in which
/// they were appended.
async fn run_together<M: Machine>(
    state: &M::State,
    steps: Vec<M::Step>,
    journal: &mut dyn Journal<M::Event>,
    performer: &dyn Perform<M>,
) -> Result<Vec<M::Event>, Broken> {
    let mut running: FuturesUnordered<_> = steps.into_iter().map(|s| performer.perform(state, s)).collect();
    let mut happened = Vec::new();
    while let Some(result) = running.next().await {
        let (event, halted) = match result {
            Ok(event) => (event, false),
            Err(trouble) => (M::halt(trouble.into()), true),
        };
        journal.append(&event)?;
        happened.push(event);
        if halted {
            break;
        }
    }
    Ok(happened)
}
