//! The patch reader: what git, `diff -u` and mail programs write, from bytes to files and hunks.
//!
//! Lines of a hunk are counted by its header and never looked at for anything else, so code that looks like a
//! patch stays code. What cannot be understood is an error that names the line; nothing is skipped silently but
//! the prose between files.

mod header;
mod lines;

use headproof_core::change::{FileMode, FileStatus, Hunk, LineSpan};
use headproof_core::path::{PathError, RepoPath};

use lines::Lines;

/// A patch, borrowed from its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch<'p> {
    /// The files in the order of the patch; a series of patches may name a file more than once.
    pub files: Vec<FilePatch<'p>>,
}

/// What a patch does to one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilePatch<'p> {
    /// The line of the patch on which the file begins.
    pub line: u32,
    /// What happens to the file.
    pub status: FileStatus,
    /// The file before; `None` for an added one.
    pub before: Option<PatchSide>,
    /// The file after; `None` for a deleted one.
    pub after: Option<PatchSide>,
    /// The changed places with their lines.
    pub hunks: Vec<PatchHunk<'p>>,
    /// Set when the content is not text: the size of the new content, 0 where the patch does not say.
    pub binary: Option<u64>,
}

/// One side of a file in a patch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatchSide {
    /// Where the file is.
    pub path: RepoPath,
    /// Its kind, where the patch says.
    pub mode: Option<FileMode>,
    /// The beginning of its object name, where the patch says.
    pub id: Option<String>,
}

/// One changed place with the lines around it that the patch shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatchHunk<'p> {
    /// The line of the patch on which it begins.
    pub line: u32,
    /// The lines before, context included.
    pub before: LineSpan,
    /// The lines after, context included.
    pub after: LineSpan,
    /// Its lines in order.
    pub lines: Vec<PatchLine<'p>>,
}

/// One line of a hunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatchLine<'p> {
    /// Whether it stays, goes or comes.
    pub mark: Mark,
    /// Its bytes, without mark and line end; a carriage return is part of them.
    pub text: &'p [u8],
    /// Whether a line end follows it in the file.
    pub ended: bool,
}

/// What happens to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Stays.
    Context,
    /// Goes.
    Removed,
    /// Comes.
    Added,
}

/// Why bytes are not a patch that can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the patch: {why}")]
pub struct PatchError {
    /// The line, from 1.
    pub line: u32,
    /// What is wrong there.
    pub why: Malformed,
}

/// What can be wrong with a patch.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Malformed {
    /// No file in it.
    #[error("no changed file up to the end; this is not a patch")]
    NoFiles,
    /// A merge compared with several parents at once.
    #[error("a combined diff of a merge; make one with `git show --first-parent -m`")]
    Combined,
    /// A hunk header that is none.
    #[error("a hunk header that cannot be read")]
    HunkHeader,
    /// A hunk before any file.
    #[error("a hunk that belongs to no file")]
    HunkWithoutFile,
    /// The patch ends inside a hunk, or something else begins there.
    #[error("the hunk breaks off: its header says more lines than follow")]
    HunkShort,
    /// More lines follow than the header says.
    #[error("the hunk goes on after the lines its header says")]
    HunkLong,
    /// Hunks of a file must follow one another.
    #[error("the hunk begins before the one above it ends")]
    HunkOrder,
    /// A file without a name, or with names that contradict each other.
    #[error("the name of the file cannot be told")]
    Name,
    /// A name that is not a path inside the tree.
    #[error("a file name is refused: {0}")]
    Path(#[from] PathError),
    /// A mode that is none.
    #[error("a file mode that is not known")]
    Mode,
}

/// Reads a patch.
///
/// # Errors
/// [`PatchError`] with the line on which the bytes stop being a patch.
pub fn parse(bytes: &[u8]) -> Result<Patch<'_>, PatchError> {
    let mut lines = Lines::of(bytes);
    let mut files = Vec::new();
    while let Some(line) = lines.peek() {
        let at = lines.number();
        let why = |why| PatchError { line: at, why };
        if line.starts_with(b"diff --git ") {
            files.push(header::git_file(&mut lines)?);
        } else if line.starts_with(b"--- ") && lines.peek_second().is_some_and(|l| l.starts_with(b"+++ ")) {
            files.push(header::plain_file(&mut lines)?);
        } else if line.starts_with(b"diff --cc ") || line.starts_with(b"diff --combined ") {
            return Err(why(Malformed::Combined));
        } else if line.starts_with(b"@@ -") {
            return Err(why(Malformed::HunkWithoutFile));
        } else {
            lines.next();
        }
    }
    if files.is_empty() {
        return Err(PatchError { line: lines.number(), why: Malformed::NoFiles });
    }
    Ok(Patch { files })
}

/// Reads the hunks that follow the names of a file.
fn hunks<'p>(lines: &mut Lines<'p>) -> Result<Vec<PatchHunk<'p>>, PatchError> {
    let mut hunks: Vec<PatchHunk<'p>> = Vec::new();
    while let Some(line) = lines.peek().filter(|l| l.starts_with(b"@@ -")) {
        let at = lines.number();
        let why = |why| PatchError { line: at, why };
        let (before, after) = spans(line).ok_or_else(|| why(Malformed::HunkHeader))?;
        let above = hunks.last().map_or(0, |h| end(h.before));
        if first(before) < above {
            return Err(why(Malformed::HunkOrder));
        }
        lines.next();
        let lines = hunk_lines(lines, before.len, after.len)?;
        hunks.push(PatchHunk { line: at, before, after, lines });
    }
    Ok(hunks)
}

/// The line before which a run begins, counted from 0.
fn first(span: LineSpan) -> u32 {
    if span.len == 0 { span.start } else { span.start.saturating_sub(1) }
}

fn end(span: LineSpan) -> u32 {
    first(span).saturating_add(span.len)
}

/// `@@ -1,2 +3 @@ …`
fn spans(line: &[u8]) -> Option<(LineSpan, LineSpan)> {
    let rest = line.strip_prefix(b"@@ -")?;
    let length = rest.windows(3).position(|w| w == b" @@")?;
    let (before, after) = std::str::from_utf8(rest.get(..length)?).ok()?.split_once(" +")?;
    Some((span(before)?, span(after)?))
}

fn span(text: &str) -> Option<LineSpan> {
    let (start, len) = text.split_once(',').unwrap_or((text, "1"));
    let digits = |t: &str| !t.is_empty() && t.bytes().all(|b| b.is_ascii_digit());
    if !digits(start) || !digits(len) {
        return None;
    }
    let span = LineSpan::new(start.parse().ok()?, len.parse().ok()?);
    // A run of lines must end where numbers still reach, and lines are numbered from 1.
    span.start.checked_add(span.len)?;
    (span.len == 0 || span.start > 0).then_some(span)
}

fn hunk_lines<'p>(lines: &mut Lines<'p>, before: u32, after: u32) -> Result<Vec<PatchLine<'p>>, PatchError> {
    let (mut removed, mut added) = (before, after);
    let mut read: Vec<PatchLine<'p>> = Vec::new();
    while removed > 0 || added > 0 {
        let at = lines.number();
        let short = || PatchError { line: at, why: Malformed::HunkShort };
        let line = lines.next().ok_or_else(short)?;
        let (mark, text) = match line {
            [b' ', text @ ..] => (Mark::Context, text),
            [b'-', text @ ..] => (Mark::Removed, text),
            [b'+', text @ ..] => (Mark::Added, text),
            // Mail programs take the space of an empty context line away.
            [] | [b'\r'] => (Mark::Context, line),
            [b'\\', ..] => {
                read.last_mut().ok_or_else(short)?.ended = false;
                continue;
            }
            _ => return Err(short()),
        };
        if mark != Mark::Added {
            removed = removed.checked_sub(1).ok_or_else(short)?;
        }
        if mark != Mark::Removed {
            added = added.checked_sub(1).ok_or_else(short)?;
        }
        read.push(PatchLine { mark, text, ended: true });
    }
    if lines.peek().is_some_and(|l| l.starts_with(b"\\")) {
        lines.next();
        if let Some(last) = read.last_mut() {
            last.ended = false;
        }
    }
    refuse_more(lines)?;
    Ok(read)
}

/// A line that looks like one of the hunk, right behind it, means that the count was wrong and lines would be
/// lost. The mark above a mail signature and the names of the next file are no such lines.
fn refuse_more(lines: &Lines<'_>) -> Result<(), PatchError> {
    let Some(line) = lines.peek() else { return Ok(()) };
    let names = line.starts_with(b"--- ") && lines.peek_second().is_some_and(|l| l.starts_with(b"+++ "));
    let signature = matches!(line, b"-- " | b"--" | b"-- \r" | b"---");
    if !names && !signature && matches!(line.first(), Some(b' ' | b'-' | b'+')) {
        return Err(PatchError { line: lines.number(), why: Malformed::HunkLong });
    }
    Ok(())
}

impl PatchHunk<'_> {
    /// The changed places in it without the context, when its lines begin at these lines of the two sides (the
    /// line before which it begins, counted from 0).
    #[must_use]
    pub fn places(&self, before: u32, after: u32) -> Vec<Hunk> {
        let mut places = Vec::new();
        let (mut old, mut new) = (before, after);
        let (mut gone, mut come) = (0, 0);
        let mut close = |old: u32, new: u32, gone: &mut u32, come: &mut u32| {
            if *gone + *come > 0 {
                places.push(Hunk { before: run(old, *gone), after: run(new, *come) });
            }
            (*gone, *come) = (0, 0);
        };
        for line in &self.lines {
            match line.mark {
                Mark::Removed => (old, gone) = (old.saturating_add(1), gone + 1),
                Mark::Added => (new, come) = (new.saturating_add(1), come + 1),
                Mark::Context => {
                    close(old, new, &mut gone, &mut come);
                    (old, new) = (old.saturating_add(1), new.saturating_add(1));
                }
            }
        }
        close(old, new, &mut gone, &mut come);
        places
    }

    /// Where it says it begins: the lines before which its two sides start, counted from 0.
    #[must_use]
    pub fn starts(&self) -> (u32, u32) {
        (first(self.before), first(self.after))
    }

    /// The lines of one side: those that stay, and those that go (`Removed`) or come (`Added`).
    pub fn side(&self, mark: Mark) -> impl Iterator<Item = &PatchLine<'_>> {
        self.lines.iter().filter(move |l| l.mark == Mark::Context || l.mark == mark)
    }
}

/// The run of `len` lines that ends before the line counted `end` from 0.
fn run(end: u32, len: u32) -> LineSpan {
    let start = end.saturating_sub(len);
    LineSpan::new(if len == 0 { start } else { start.saturating_add(1) }, len)
}

#[cfg(test)]
mod tests;
