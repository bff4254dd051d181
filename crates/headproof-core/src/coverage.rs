//! Law 1: unread is never clean. The ledger lists every unit of a change and what was read of it.

use crate::change::{Change, Content, FileChange, Hunk, LineSpan, Opaque};
use crate::kind_of_file::NotAuthored;
use crate::path::RepoPath;

/// The smallest thing that is read or not read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unit {
    /// The file, by the path people know it by.
    pub path: RepoPath,
    /// The changed place, or `None` for a file as a whole (binary, mode only, moved without edits).
    pub hunk: Option<Hunk>,
}

/// How far a unit was read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// Read with the language understood.
    Read,
    /// Read line by line: the language is not one we parse, or the file does not parse.
    ReadAsText {
        /// Why not deeper.
        why: TextOnly,
    },
    /// Some of it was read.
    Partly {
        /// What cut it short.
        why: NotRead,
    },
    /// Not read.
    NotRead {
        /// Why.
        why: NotRead,
    },
}

/// Why a unit was read only line by line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TextOnly {
    /// No grammar for this kind of file.
    NoGrammar,
    /// The file has syntax errors where it changed.
    SyntaxErrors,
    /// Only the parts that a patch shows are known.
    PatchFragment,
    /// Longer than what is parsed; the line rules read all of it.
    TooLongToParse,
}

/// Why something was not read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NotRead {
    /// Nobody got to it. The state every unit starts in, so that forgetting one cannot look like reading it.
    NotReached,
    /// Its content is not text.
    Opaque(Opaque),
    /// Nobody wrote it by hand.
    NotAuthored(NotAuthored),
    /// The settings of the base revision leave the path out.
    Excluded {
        /// The pattern that matched.
        pattern: String,
    },
    /// The reader failed while at it.
    ReaderFailed {
        /// What happened, in words.
        why: String,
    },
    /// A limit of time, money or size was reached first.
    LimitReached {
        /// Which one, in words.
        why: String,
    },
}

impl NotRead {
    /// Whether this reason leaves the review incomplete. Reasons that a person can see and has accepted by the
    /// nature of the content or by settings do not; those in which reading should have happened do.
    #[must_use]
    pub fn is_gap(&self) -> bool {
        match self {
            NotRead::NotReached | NotRead::ReaderFailed { .. } | NotRead::LimitReached { .. } => true,
            NotRead::Opaque(Opaque::TooLarge { .. } | Opaque::Unavailable { .. }) => true,
            NotRead::Opaque(
                Opaque::Binary { .. }
                | Opaque::LfsPointer { .. }
                | Opaque::Symlink { .. }
                | Opaque::Submodule { .. },
            ) => false,
            NotRead::NotAuthored(_) | NotRead::Excluded { .. } => false,
        }
    }
}

impl Reading {
    /// Whether this leaves the review incomplete.
    #[must_use]
    pub fn is_gap(&self) -> bool {
        match self {
            Reading::Read | Reading::ReadAsText { .. } => false,
            Reading::Partly { why } | Reading::NotRead { why } => why.is_gap(),
        }
    }

    /// How much it says: of two readings of one unit the better one counts.
    fn rank(&self) -> u8 {
        match self {
            Reading::Read => 4,
            Reading::ReadAsText { .. } => 3,
            Reading::Partly { .. } => 2,
            Reading::NotRead { why: NotRead::NotReached } => 0,
            Reading::NotRead { .. } => 1,
        }
    }
}

/// What was read of a change: one entry for each unit, never more, never fewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    entries: Vec<Entry>,
}

/// One line of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What.
    pub unit: Unit,
    /// How far.
    pub reading: Reading,
}

/// A ledger in which nothing that should have been read is unread. Only [`Ledger::complete`] makes one.
#[derive(Clone, Copy, Debug)]
pub struct Complete<'l>(&'l Ledger);

impl Complete<'_> {
    /// The ledger that is complete.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        self.0
    }
}

/// How the units of a ledger were read, counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Counts {
    /// Files of the change.
    pub files: usize,
    /// Files in which no unit is unread.
    pub files_read: usize,
    /// Units in all.
    pub units: usize,
    /// Units read, deeply or line by line.
    pub read: usize,
    /// Units read line by line only.
    pub as_text: usize,
    /// Units partly read.
    pub partly: usize,
    /// Units not read.
    pub not_read: usize,
    /// Units that leave the review incomplete.
    pub gaps: usize,
}

/// The units of one file: its hunks, or the file itself where it has none.
pub fn units_of(file: &FileChange) -> impl Iterator<Item = Unit> + '_ {
    let whole = file.hunks.is_empty().then(|| Unit { path: file.path().clone(), hunk: None });
    let hunks = file.hunks.iter().map(|h| Unit { path: file.path().clone(), hunk: Some(*h) });
    whole.into_iter().chain(hunks)
}

impl Ledger {
    /// The ledger of a change before anybody has read it: every hunk of every file is there, not reached.
    #[must_use]
    pub fn open(change: &Change) -> Self {
        let reading = || Reading::NotRead { why: NotRead::NotReached };
        Self::from_entries(
            change.files.iter().flat_map(units_of).map(|unit| Entry { unit, reading: reading() }).collect(),
        )
    }

    /// A ledger from entries as they were stored.
    #[must_use]
    pub fn from_entries(mut entries: Vec<Entry>) -> Self {
        entries.sort_by(|a, b| a.unit.cmp(&b.unit));
        entries.dedup_by(|b, a| {
            let same = a.unit == b.unit;
            if same && b.reading.rank() > a.reading.rank() {
                a.reading = b.reading.clone();
            }
            same
        });
        Self { entries }
    }

    /// All entries, ordered by file and place.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Records how far a unit was read; of two readings the better one stays. `false`: there is no such unit,
    /// which is an error of the reader and is reported as one.
    #[must_use]
    pub fn record(&mut self, unit: &Unit, reading: Reading) -> bool {
        let Ok(i) = self.entries.binary_search_by(|e| e.unit.cmp(unit)) else { return false };
        let Some(entry) = self.entries.get_mut(i) else { return false };
        if reading.rank() > entry.reading.rank() {
            entry.reading = reading;
        }
        true
    }

    /// The entries that leave the review incomplete.
    pub fn gaps(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|e| e.reading.is_gap())
    }

    /// The proof that nothing is missing, or `None`. A ledger without entries proves nothing.
    #[must_use]
    pub fn complete(&self) -> Option<Complete<'_>> {
        (!self.entries.is_empty() && self.gaps().next().is_none()).then_some(Complete(self))
    }

    /// The counts, made in this one place for every report.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for file in self.entries.chunk_by(|a, b| a.unit.path == b.unit.path) {
            counts.files += 1;
            let unread = |e: &Entry| matches!(e.reading, Reading::NotRead { .. } | Reading::Partly { .. });
            counts.files_read += usize::from(!file.iter().any(unread));
            for entry in file {
                counts.units += 1;
                counts.gaps += usize::from(entry.reading.is_gap());
                match entry.reading {
                    Reading::Read => counts.read += 1,
                    Reading::ReadAsText { .. } => {
                        counts.read += 1;
                        counts.as_text += 1;
                    }
                    Reading::Partly { .. } => counts.partly += 1,
                    Reading::NotRead { .. } => counts.not_read += 1,
                }
            }
        }
        counts
    }
}

/// The reason why a file cannot be read at all, from what the change source found; `None` when it has text to
/// read. A deleted file is read on its side before.
///
/// A change cannot excuse itself: what people wrote before it is read after it whatever it says of itself now, and
/// where it is no text any more the review is incomplete.
#[must_use]
pub fn unreadable(file: &FileChange) -> Option<NotRead> {
    let side = file.after.as_ref().or(file.before.as_ref())?;
    match &side.content {
        Content::Text(text) => {
            let why = crate::kind_of_file::not_authored(&side.path, Some(text));
            why.filter(|_| !was_authored(file)).map(NotRead::NotAuthored)
        }
        Content::Opaque(Opaque::Binary { .. } | Opaque::LfsPointer { .. }) if was_authored(file) => {
            let why = "people wrote it as text before this change, and it is no text any more".to_owned();
            Some(NotRead::Opaque(Opaque::Unavailable { why }))
        }
        Content::Opaque(why) => Some(NotRead::Opaque(why.clone())),
    }
}

/// Whether a file that stands on both sides was written by hand before.
fn was_authored(file: &FileChange) -> bool {
    let before = file.before.as_ref().filter(|_| file.after.is_some());
    before.is_some_and(|b| {
        b.text().is_some_and(|text| crate::kind_of_file::not_authored(&b.path, Some(text)).is_none())
    })
}

/// A hunk that covers a whole text of `lines` lines as added; used where a file is handed in whole.
#[must_use]
pub fn whole_file_hunk(lines: u32) -> Hunk {
    Hunk { before: LineSpan::new(0, 0), after: LineSpan::new(1, lines) }
}
