//! What is to be reviewed, as a person asks for it.

use crate::path::RepoPath;

/// The place the reviewed content comes from. Exactly one per review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// Staged, unstaged and untracked changes against the current commit. The default.
    Uncommitted,
    /// What the index holds against the current commit.
    Staged,
    /// What the current commit has that the merge base with this revision does not.
    Base(String),
    /// One commit against its first parent, or against nothing for a root commit.
    Commit(String),
    /// What `to` has that its merge base with `from` does not.
    Range {
        /// The older end.
        from: String,
        /// The newer end.
        to: String,
    },
    /// Whole files as they are in the working tree.
    Files(Vec<RepoPath>),
    /// A patch that somebody handed in.
    Patch {
        /// The file it came from, `-` for standard input.
        name: String,
    },
}

/// What kind of thing is reviewed; decides which checks and criteria apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Kind {
    /// A change to code.
    #[default]
    Code,
    /// A requirements document.
    Requirement,
    /// A design document.
    Design,
    /// A plan.
    Plan,
    /// A user interface.
    UxUi,
    /// Any other document.
    Generic,
    /// Whether a change stays inside its declared scope.
    Scope,
}

impl Kind {
    /// Every kind, in the order of the reference.
    pub const ALL: [Kind; 7] =
        [Kind::Code, Kind::Requirement, Kind::Design, Kind::Plan, Kind::UxUi, Kind::Generic, Kind::Scope];

    /// The word for it on the command line and in formats.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Kind::Code => "code",
            Kind::Requirement => "requirement",
            Kind::Design => "design",
            Kind::Plan => "plan",
            Kind::UxUi => "uxui",
            Kind::Generic => "generic",
            Kind::Scope => "scope",
        }
    }

    /// The kind with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|k| k.word() == word)
    }
}
