//! What a command can end with instead of a result.

use headproof_core::machine::Halt;
use headproof_flow::driver::Broken;
use headproof_flow::ports::Trouble;

/// Why there is no result.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// What was asked for cannot be done, or the world did not cooperate.
    #[error(transparent)]
    Trouble(#[from] Trouble),
    /// A workflow broke off.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// The result could not be written.
    #[error("the result could not be written: {0}")]
    Output(#[from] std::io::Error),
}

impl Failure {
    /// Exit code 2 for what the person who runs it can mend by asking differently, 3 for everything else.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Failure::Trouble(trouble) => trouble.cause.exit_code(),
            Failure::Broken(_) | Failure::Output(_) => 3,
        }
    }

    /// What to do next; may be empty.
    #[must_use]
    pub fn next(&self) -> &str {
        match self {
            Failure::Trouble(trouble) | Failure::Broken(Broken::Journal(trouble)) => &trouble.next,
            Failure::Broken(Broken::Record(_)) => {
                "start a new review; keep the session's folder for a report"
            }
            Failure::Output(_) => "",
        }
    }

    /// Whether the reader of the output went away, which is nothing to tell anybody.
    #[must_use]
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Output(e) if e.kind() == std::io::ErrorKind::BrokenPipe)
    }
}

impl From<Halt> for Failure {
    fn from(halt: Halt) -> Self {
        Failure::Trouble(Trouble { cause: halt.cause, what: halt.what, next: halt.next })
    }
}
