//! Where a finding stands: path, side, lines, columns.

use crate::change::LineSpan;
use crate::path::RepoPath;

/// Which of the two states a line number belongs to. A number without its side is not a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The file as it was.
    Before,
    /// The file as it is.
    After,
}

impl Side {
    /// The word for it in formats.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Side::Before => "before",
            Side::After => "after",
        }
    }
}

/// A run of columns in one line: from `start` (1-based, Unicode scalar values) up to but not including `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Columns {
    /// The first column.
    pub start: u32,
    /// The column after the last.
    pub end: u32,
}

/// An anchored place. Only [`crate::anchor`] makes one from what a reader said.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location {
    /// The file, by its path on `side`.
    pub path: RepoPath,
    /// The state the lines belong to.
    pub side: Side,
    /// The lines; `None` for a finding about the file as a whole.
    pub lines: Option<LineSpan>,
    /// The columns inside the first line, where known.
    pub columns: Option<Columns>,
}

impl Location {
    /// The first line, where there is one.
    #[must_use]
    pub fn line(&self) -> Option<u32> {
        self.lines.map(|s| s.start)
    }
}

impl std::fmt::Display for Location {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.path)?;
        if let Some(lines) = self.lines {
            write!(f, ":{}", lines.start)?;
        }
        if self.side == Side::Before {
            f.write_str(" (before)")?;
        }
        Ok(())
    }
}
