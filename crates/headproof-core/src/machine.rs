//! The shape every workflow has: a state that is a fold of events, and the next step as a function of the state.

/// A workflow as data. Its functions are pure and total; everything that touches the world happens between
/// them, in the one driver of the flow crate.
pub trait Machine {
    /// What is known so far. A fold of the events, never stored itself.
    type State: Clone;
    /// Something that happened. What the journal holds.
    type Event: Clone;
    /// What is to be done next.
    type Step;

    /// The state in which nothing has happened.
    fn start() -> Self::State;

    /// The state after an event.
    ///
    /// # Errors
    /// [`OutOfOrder`] when the event cannot follow on what happened before: a journal that holds it is damaged
    /// or foreign, and the driver refuses to go on.
    fn apply(state: Self::State, event: Self::Event) -> Result<Self::State, OutOfOrder>;

    /// What is to be done next. Several steps may run at the same time; none means the workflow is over.
    fn next(state: &Self::State) -> Vec<Self::Step>;

    /// The event that records that the workflow cannot go on.
    fn halt(halt: Halt) -> Self::Event;

    /// The event that is recorded before a step is done, for steps that must not be repeated blindly.
    fn announce(step: &Self::Step) -> Option<Self::Event>;
}

/// Why a workflow cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Halt {
    /// Whose turn it is.
    pub cause: HaltCause,
    /// What happened and where, in words.
    pub what: String,
    /// What to do next, in words; may be empty.
    pub next: String,
}

/// Whose turn it is after a halt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HaltCause {
    /// What was asked for cannot be done; asking differently helps. Exit code 2.
    Input,
    /// There is nothing in what was asked for. Exit code 2, because nothing reviewed is never clean; told apart so
    /// that a hook can let an empty push pass.
    Nothing,
    /// The world did not cooperate; the same request may work later. Exit code 3.
    World,
}

impl HaltCause {
    /// The exit code of the program.
    #[must_use]
    pub fn exit_code(self) -> u8 {
        match self {
            HaltCause::Input | HaltCause::Nothing => 2,
            HaltCause::World => 3,
        }
    }
}

/// An event that cannot follow on the ones before it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the event `{event}` cannot follow in the phase `{phase}`")]
pub struct OutOfOrder {
    /// The event.
    pub event: &'static str,
    /// The phase the session was in.
    pub phase: &'static str,
}

/// The state after all these events.
///
/// # Errors
/// [`OutOfOrder`] at the first event that cannot follow.
pub fn replay<M: Machine>(events: impl IntoIterator<Item = M::Event>) -> Result<M::State, OutOfOrder> {
    events.into_iter().try_fold(M::start(), M::apply)
}
