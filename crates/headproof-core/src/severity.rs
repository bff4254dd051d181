//! How much a finding weighs.

/// The one severity scale; every other vocabulary is a view of it. Nothing maps upward silently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Advisory.
    Minor,
    /// Blocks.
    Major,
    /// Blocks, and could do harm at once.
    Critical,
}

impl Severity {
    /// Every severity, worst first.
    pub const ALL: [Severity; 3] = [Severity::Critical, Severity::Major, Severity::Minor];

    /// Whether an open finding of this severity blocks.
    #[must_use]
    pub fn blocks(self) -> bool {
        match self {
            Severity::Critical | Severity::Major => true,
            Severity::Minor => false,
        }
    }

    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Severity::Critical => "critical",
            Severity::Major => "major",
            Severity::Minor => "minor",
        }
    }

    /// The severity with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.word() == word)
    }
}

/// How sure a reader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Confidence {
    /// A hint.
    Low,
    /// Likely.
    Medium,
    /// Practically certain.
    High,
}

impl Confidence {
    /// Every confidence, highest first.
    pub const ALL: [Confidence; 3] = [Confidence::High, Confidence::Medium, Confidence::Low];

    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Confidence::High => "high",
            Confidence::Medium => "medium",
            Confidence::Low => "low",
        }
    }

    /// The confidence with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.word() == word)
    }
}
