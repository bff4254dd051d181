//! The files of a target with their content before and after, and the hunks between.

use crate::digest::{Digest, ObjectId, Sealer};
use crate::path::RepoPath;
use crate::revision::Revision;
use crate::target::Target;
use crate::text::SourceText;

/// Everything that changed, in one value. Built by a change source from a [`Target`]; never empty: a target in
/// which nothing changed is an error of the source, not a change without files.
#[derive(Clone, Debug)]
pub struct Change {
    /// What was asked for.
    pub target: Target,
    /// What it turned out to be.
    pub revision: Revision,
    /// The files, ordered by path (the new one where there is one).
    pub files: Vec<FileChange>,
    /// What could not be had and was done without, in words for people.
    pub degradations: Vec<String>,
}

/// One file of a change.
#[derive(Clone, Debug)]
pub struct FileChange {
    /// What happened to the file.
    pub status: FileStatus,
    /// The file before; `None` for an added file and where the target has no before.
    pub before: Option<FileSide>,
    /// The file after; `None` for a deleted file.
    pub after: Option<FileSide>,
    /// The changed places, in order; empty where content did not change or is not text.
    pub hunks: Vec<Hunk>,
}

/// What happened to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileStatus {
    /// New.
    Added,
    /// Gone.
    Deleted,
    /// Content (and perhaps mode) changed.
    Modified,
    /// Moved, perhaps with edits.
    Renamed,
    /// Copied from another file, perhaps with edits.
    Copied,
    /// Only the mode changed.
    ModeChanged,
    /// A file became a link, a link a submodule, and the like.
    TypeChanged,
    /// Handed in whole, without a before (`--files`).
    Whole,
}

impl FileStatus {
    /// Every status.
    pub const ALL: [FileStatus; 8] = [
        FileStatus::Added,
        FileStatus::Deleted,
        FileStatus::Modified,
        FileStatus::Renamed,
        FileStatus::Copied,
        FileStatus::ModeChanged,
        FileStatus::TypeChanged,
        FileStatus::Whole,
    ];

    /// The word for it in formats.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            FileStatus::Added => "added",
            FileStatus::Deleted => "deleted",
            FileStatus::Modified => "modified",
            FileStatus::Renamed => "renamed",
            FileStatus::Copied => "copied",
            FileStatus::ModeChanged => "mode_changed",
            FileStatus::TypeChanged => "type_changed",
            FileStatus::Whole => "whole",
        }
    }

    /// The status with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.word() == word)
    }
}

/// One side of a changed file.
#[derive(Clone, Debug)]
pub struct FileSide {
    /// Where it is (or was).
    pub path: RepoPath,
    /// What kind of entry it is.
    pub mode: FileMode,
    /// What it holds.
    pub content: Content,
}

/// The kind of a tree entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileMode {
    /// A plain file.
    Regular,
    /// A file with the executable bit.
    Executable,
    /// A symbolic link; its content is where it points, never what is there.
    Symlink,
    /// A submodule: a commit of another repository.
    Gitlink,
}

/// What one side of a file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Text that can be read.
    Text(SourceText),
    /// Something that is not read as text, and why.
    Opaque(Opaque),
}

/// Why content is not read as text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Opaque {
    /// Holds NUL bytes or is marked binary.
    Binary {
        /// Its size in bytes.
        size: u64,
    },
    /// Larger than the limit in force.
    TooLarge {
        /// Its size in bytes.
        size: u64,
        /// The limit in bytes.
        limit: u64,
    },
    /// A Git LFS pointer: the content is stored elsewhere.
    LfsPointer {
        /// The size in bytes that the pointer states.
        size: u64,
    },
    /// A symbolic link. It is never followed.
    Symlink {
        /// Where it points, as its bytes read lossily.
        points_to: String,
    },
    /// A submodule pointer.
    Submodule {
        /// The commit it names.
        commit: ObjectId,
    },
    /// Could not be had (absent from a partial clone, unreadable file).
    Unavailable {
        /// Why, in words.
        why: String,
    },
}

/// A run of lines on one side. With `len` 0, `start` is the line after which nothing stands (git's own rule),
/// 0 at the top of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct LineSpan {
    /// The first line, from 1.
    pub start: u32,
    /// How many lines.
    pub len: u32,
}

impl LineSpan {
    /// A run of lines.
    #[must_use]
    pub fn new(start: u32, len: u32) -> Self {
        Self { start, len }
    }

    /// Whether line `n` is in it.
    #[must_use]
    pub fn contains(&self, n: u32) -> bool {
        n >= self.start && n - self.start < self.len
    }

    /// Whether any line from `first` to `last` (both included) is in it.
    #[must_use]
    pub fn meets(&self, first: u32, last: u32) -> bool {
        self.len > 0 && first < self.start.saturating_add(self.len) && last >= self.start
    }

    /// The last line; `None` when the run is empty.
    #[must_use]
    pub fn last(&self) -> Option<u32> {
        self.len.checked_sub(1).map(|n| self.start.saturating_add(n))
    }
}

/// One changed place: the lines it had before and the lines it has after, without context.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hunk {
    /// The lines that went.
    pub before: LineSpan,
    /// The lines that came.
    pub after: LineSpan,
}

impl FileChange {
    /// The path people know the file by: the new one, or the old one of a deleted file.
    ///
    /// A file change without any side cannot be built by [`FileChange::new`].
    #[must_use]
    pub fn path(&self) -> &RepoPath {
        match (&self.after, &self.before) {
            (Some(side), _) | (None, Some(side)) => &side.path,
            (None, None) => unreachable!("FileChange::new refuses a change without sides"),
        }
    }

    /// A changed file; `None` when neither side is given.
    #[must_use]
    pub fn new(
        status: FileStatus,
        before: Option<FileSide>,
        after: Option<FileSide>,
        hunks: Vec<Hunk>,
    ) -> Option<Self> {
        (before.is_some() || after.is_some()).then_some(Self { status, before, after, hunks })
    }

    /// The text before, where there is one.
    #[must_use]
    pub fn before_text(&self) -> Option<&SourceText> {
        self.before.as_ref().and_then(FileSide::text)
    }

    /// The text after, where there is one.
    #[must_use]
    pub fn after_text(&self) -> Option<&SourceText> {
        self.after.as_ref().and_then(FileSide::text)
    }

    /// Whether line `n` of the file after came with this change.
    #[must_use]
    pub fn added_line(&self, n: u32) -> bool {
        self.hunk_after(n).is_some_and(|h| h.after.contains(n))
    }

    /// Whether line `n` of the file before went with this change.
    #[must_use]
    pub fn removed_line(&self, n: u32) -> bool {
        self.hunk_before(n).is_some_and(|h| h.before.contains(n))
    }

    /// Whether any line from `first` to `last` of the file after came with this change.
    #[must_use]
    pub fn touches_after(&self, first: u32, last: u32) -> bool {
        self.hunk_after(first).is_some_and(|h| h.after.meets(first, last))
    }

    /// Whether any line from `first` to `last` of the file before went with this change.
    #[must_use]
    pub fn touches_before(&self, first: u32, last: u32) -> bool {
        self.hunk_before(first).is_some_and(|h| h.before.meets(first, last))
    }

    /// The first hunk that ends with line `n` of the file after or later. Hunks are in order and do not overlap.
    fn hunk_after(&self, n: u32) -> Option<&Hunk> {
        let next = self.hunks.partition_point(|h| h.after.last().unwrap_or(h.after.start) < n);
        self.hunks.iter().skip(next).find(|h| h.after.len > 0)
    }

    /// The first hunk that ends with line `n` of the file before or later.
    fn hunk_before(&self, n: u32) -> Option<&Hunk> {
        let next = self.hunks.partition_point(|h| h.before.last().unwrap_or(h.before.start) < n);
        self.hunks.iter().skip(next).find(|h| h.before.len > 0)
    }
}

impl FileSide {
    /// The text, where there is one.
    #[must_use]
    pub fn text(&self) -> Option<&SourceText> {
        match &self.content {
            Content::Text(text) => Some(text),
            Content::Opaque(_) => None,
        }
    }
}

impl Change {
    /// The file with this path, by its new path first and then by its old one.
    #[must_use]
    pub fn file(&self, path: &RepoPath) -> Option<&FileChange> {
        let after = |f: &&FileChange| f.after.as_ref().is_some_and(|s| &s.path == path);
        let before = |f: &&FileChange| f.before.as_ref().is_some_and(|s| &s.path == path);
        self.files.iter().find(after).or_else(|| self.files.iter().find(before))
    }

    /// Lines that came and lines that went, over all files.
    #[must_use]
    pub fn line_counts(&self) -> (u64, u64) {
        self.files.iter().flat_map(|f| &f.hunks).fold((0, 0), |(added, removed), hunk| {
            (added + u64::from(hunk.after.len), removed + u64::from(hunk.before.len))
        })
    }

    /// The digest over every path, mode, hunk and content: equal exactly when the same bytes are under review.
    #[must_use]
    pub fn seal(&self) -> Digest {
        let mut sealer = Sealer::new();
        for file in &self.files {
            sealer.field(file.status.word());
            for side in [&file.before, &file.after] {
                match side {
                    None => sealer.field("none"),
                    Some(side) => {
                        sealer.field(side.path.as_bytes()).field(format!("{:?}", side.mode));
                        match &side.content {
                            Content::Text(text) => sealer.field(text.as_str()),
                            Content::Opaque(why) => sealer.field(format!("{why:?}")),
                        }
                    }
                };
            }
            for hunk in &file.hunks {
                sealer.field(format!("{hunk:?}"));
            }
        }
        sealer.seal()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans() {
        let span = LineSpan::new(3, 2);
        assert!(!span.contains(2) && span.contains(3) && span.contains(4) && !span.contains(5));
        assert!(span.meets(1, 3) && span.meets(4, 9) && !span.meets(5, 9) && !span.meets(1, 2));
        let empty = LineSpan::new(3, 0);
        assert!(!empty.contains(3) && !empty.meets(1, 9) && empty.last().is_none());
    }
}
