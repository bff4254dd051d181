//! The evaluator's judgement of a finding, and the states a finding goes through while it is worked on.
//!
//! The vocabulary and the tables are those of the reference page `docs/reference/evaluation.md`.

/// What is to be done about a finding. An evaluator sets it; it never changes the severity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recommendation {
    /// Fix it.
    Fix {
        /// Whether a fixer may do it without asking.
        auto_fixable: bool,
    },
    /// Do not act on it.
    Skip(SkipReason),
    /// Worth an issue of its own. Never a status.
    CreateIssue,
    /// A person has to decide.
    NeedsReview,
}

/// Why a finding is skipped. There is no fifth reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SkipReason {
    /// Outside what is being reviewed.
    OutOfScope,
    /// Not true.
    FalsePositive,
    /// Meant to be so.
    IntentionalDesign,
    /// Dealt with elsewhere.
    AlreadyAddressed,
}

impl SkipReason {
    /// Every reason.
    pub const ALL: [SkipReason; 4] = [
        SkipReason::OutOfScope,
        SkipReason::FalsePositive,
        SkipReason::IntentionalDesign,
        SkipReason::AlreadyAddressed,
    ];

    /// The word for it in formats.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            SkipReason::OutOfScope => "out_of_scope",
            SkipReason::FalsePositive => "false_positive",
            SkipReason::IntentionalDesign => "intentional_design",
            SkipReason::AlreadyAddressed => "already_addressed",
        }
    }
}

/// Where a finding stands while it is worked on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Nothing has happened yet.
    Pending,
    /// A fixer is at it.
    InProgress,
    /// A fix was made and a new reading found it gone.
    Fixed,
    /// Nothing will be done.
    Skipped,
    /// Waits for a person.
    NeedsReview,
}

impl Status {
    /// Every status.
    pub const ALL: [Status; 5] =
        [Status::Pending, Status::InProgress, Status::Fixed, Status::Skipped, Status::NeedsReview];

    /// The word for it in formats.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Status::Pending => "pending",
            Status::InProgress => "in_progress",
            Status::Fixed => "fixed",
            Status::Skipped => "skipped",
            Status::NeedsReview => "needs_review",
        }
    }
}

/// Something that happens to a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The evaluator spoke.
    Evaluated(Recommendation),
    /// A fixer was sent.
    FixStarted,
    /// The fixer failed, or a reading after the fix still sees the finding.
    FixFailed,
    /// A reading after the fix no longer sees the finding. Only the orchestrator says so.
    SeenGone,
    /// A person decided to do nothing.
    PersonSkips,
    /// A person sent it back to work.
    PersonReopens,
    /// A later reading sees it again, with proof.
    SeenAgain,
}

/// A step that is not allowed in a status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a finding that is {} cannot take the step {step:?}", .from.word())]
pub struct NotAllowed {
    /// The status it is in.
    pub from: Status,
    /// The step that was refused.
    pub step: Step,
}

/// The status after a step. Total: each pair of status and step is decided here.
///
/// # Errors
/// [`NotAllowed`] when the table has no such transition; the status stays as it was.
pub fn advance(from: Status, step: Step) -> Result<Status, NotAllowed> {
    use Status as S;
    let refused = Err(NotAllowed { from, step });
    match (from, step) {
        // An evaluation speaks about open findings only.
        (S::Pending | S::NeedsReview, Step::Evaluated(recommendation)) => Ok(match recommendation {
            Recommendation::Fix { .. } | Recommendation::CreateIssue => S::Pending,
            Recommendation::Skip(_) => S::Skipped,
            Recommendation::NeedsReview => S::NeedsReview,
        }),
        (S::InProgress | S::Fixed | S::Skipped, Step::Evaluated(_)) => refused,
        (S::Pending | S::InProgress, Step::FixStarted) => Ok(S::InProgress),
        (S::Fixed | S::Skipped | S::NeedsReview, Step::FixStarted) => refused,
        (S::InProgress, Step::FixFailed) => Ok(S::Pending),
        (S::Pending | S::Fixed | S::Skipped | S::NeedsReview, Step::FixFailed) => refused,
        // `fixed` needs a fix in progress and a reading after it: nothing else leads there.
        (S::InProgress, Step::SeenGone) => Ok(S::Fixed),
        (S::Pending | S::Fixed | S::Skipped | S::NeedsReview, Step::SeenGone) => refused,
        (S::Pending | S::InProgress | S::NeedsReview, Step::PersonSkips) => Ok(S::Skipped),
        (S::Fixed | S::Skipped, Step::PersonSkips) => refused,
        (S::Skipped | S::NeedsReview | S::Fixed, Step::PersonReopens) => Ok(S::Pending),
        (S::Pending | S::InProgress, Step::PersonReopens) => refused,
        (S::Fixed | S::Skipped, Step::SeenAgain) => Ok(S::Pending),
        (S::Pending | S::InProgress | S::NeedsReview, Step::SeenAgain) => Ok(from),
    }
}

/// Whether a finding in this status still has to be dealt with.
#[must_use]
pub fn is_open(status: Status) -> bool {
    match status {
        Status::Pending | Status::InProgress | Status::NeedsReview => true,
        Status::Fixed | Status::Skipped => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The transition table, one row a status: after evaluated(fix, skip, create_issue, needs_review), fix started,
    /// fix failed, seen gone, person skips, person reopens, seen again. `-` is refused.
    const TABLE: [(Status, &str); 5] = [
        (Status::Pending, "P S P N I - - S - P"),
        (Status::InProgress, "- - - - I P F S - I"),
        (Status::Fixed, "- - - - - - - - P P"),
        (Status::Skipped, "- - - - - - - - P P"),
        (Status::NeedsReview, "P S P N - - - S P N"),
    ];

    #[test]
    fn the_transition_table() {
        let steps = [
            Step::Evaluated(Recommendation::Fix { auto_fixable: true }),
            Step::Evaluated(Recommendation::Skip(SkipReason::FalsePositive)),
            Step::Evaluated(Recommendation::CreateIssue),
            Step::Evaluated(Recommendation::NeedsReview),
            Step::FixStarted,
            Step::FixFailed,
            Step::SeenGone,
            Step::PersonSkips,
            Step::PersonReopens,
            Step::SeenAgain,
        ];
        for (from, row) in TABLE {
            for (step, want) in steps.into_iter().zip(row.split(' ')) {
                let got = match advance(from, step) {
                    Err(_) => "-",
                    Ok(Status::Pending) => "P",
                    Ok(Status::InProgress) => "I",
                    Ok(Status::Fixed) => "F",
                    Ok(Status::Skipped) => "S",
                    Ok(Status::NeedsReview) => "N",
                };
                assert_eq!(got, want, "{from:?} after {step:?}");
            }
        }
    }

    #[test]
    fn fixed_is_reached_only_from_a_fix_and_a_new_reading() {
        for from in Status::ALL {
            let reached = advance(from, Step::SeenGone) == Ok(Status::Fixed);
            assert_eq!(reached, from == Status::InProgress);
        }
    }
}
