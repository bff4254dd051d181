//! The names and marks above the hunks of a file.

use headproof_core::change::{FileMode, FileStatus};
use headproof_core::path::RepoPath;

use super::lines::Lines;
use super::{FilePatch, Malformed, PatchError, PatchSide, hunks};

/// The letters git and others put before the two names: `a/` and `b/`, or which state each side is.
const PREFIXES: &[u8] = b"abciow12";

/// What the header of a git patch says.
#[derive(Default)]
struct Header {
    /// The two names of the `diff --git` line, prefixes and all, where they can be told apart.
    halves: Option<(Vec<u8>, Vec<u8>)>,
    /// The names of the `---` and `+++` lines.
    names: Option<(Vec<u8>, Vec<u8>)>,
    /// `rename from`, `copy from`, and their other ends: without prefixes.
    from: Option<Vec<u8>>,
    to: Option<Vec<u8>>,
    copied: bool,
    added: bool,
    deleted: bool,
    modes: [Option<FileMode>; 2],
    ids: [Option<String>; 2],
}

/// Reads a file that begins with `diff --git`.
pub(super) fn git_file<'p>(lines: &mut Lines<'p>) -> Result<FilePatch<'p>, PatchError> {
    let line = lines.number();
    let why = |why| PatchError { line, why };
    let first = lines.next().unwrap_or_default();
    let mut header =
        Header { halves: halves(first.get(b"diff --git ".len()..).unwrap_or_default()), ..Header::default() };
    while let Some(next) = lines.peek() {
        let at = lines.number();
        if !header.take(trimmed(next)).map_err(|why| PatchError { line: at, why })? {
            break;
        }
        lines.next();
    }
    let mut binary = None;
    let mut found = Vec::new();
    match lines.peek().unwrap_or_default() {
        l if l.starts_with(b"--- ") && lines.peek_second().is_some_and(|l| l.starts_with(b"+++ ")) => {
            header.names = Some((name_after(lines.next(), 4), name_after(lines.next(), 4)));
            found = hunks(lines)?;
        }
        l if l.starts_with(b"Binary files ") => {
            lines.next();
            binary = Some(0);
        }
        l if l.starts_with(b"GIT binary patch") => {
            lines.next();
            binary = Some(packed(lines));
        }
        _ => {}
    }
    let (status, before, after) = header.sides().map_err(why)?;
    let status = match status {
        FileStatus::Modified if found.is_empty() && binary.is_none() => FileStatus::ModeChanged,
        status => status,
    };
    Ok(FilePatch { line, status, before, after, hunks: found, binary })
}

/// Reads a file that begins with `---` and `+++` alone.
pub(super) fn plain_file<'p>(lines: &mut Lines<'p>) -> Result<FilePatch<'p>, PatchError> {
    let line = lines.number();
    let why = |why| PatchError { line, why };
    let names = (name_after(lines.next(), 4), name_after(lines.next(), 4));
    let found = hunks(lines)?;
    let [only] = found.as_slice() else { return plain(line, names, found, false, false).map_err(why) };
    // `diff -N` names a file that is not there; its side then has no lines and starts nowhere.
    let nowhere = |span: headproof_core::change::LineSpan| span.start == 0 && span.len == 0;
    let (added, deleted) = (nowhere(only.before), nowhere(only.after));
    plain(line, names, found, added, deleted).map_err(why)
}

fn plain(
    line: u32,
    names: (Vec<u8>, Vec<u8>),
    hunks: Vec<super::PatchHunk<'_>>,
    added: bool,
    deleted: bool,
) -> Result<FilePatch<'_>, Malformed> {
    if hunks.is_empty() {
        return Err(Malformed::HunkHeader);
    }
    let header = Header { names: Some(names), added, deleted, ..Header::default() };
    let (status, before, after) = header.sides()?;
    // Two names of one edited file (`x.orig` and `x`): the new one is the file.
    let (status, before) = match (status, before, &after) {
        (FileStatus::Renamed, _, Some(after)) => (FileStatus::Modified, Some(after.clone())),
        (status, before, _) => (status, before),
    };
    Ok(FilePatch { line, status, before, after, hunks, binary: None })
}

impl Header {
    /// Takes one line; `false` when it is not one of the header.
    fn take(&mut self, line: &[u8]) -> Result<bool, Malformed> {
        let after = |prefix: &str| line.strip_prefix(prefix.as_bytes());
        if let Some(mode) = after("old mode ") {
            self.modes[0] = Some(file_mode(mode)?);
        } else if let Some(mode) = after("new mode ") {
            self.modes[1] = Some(file_mode(mode)?);
        } else if let Some(mode) = after("deleted file mode ") {
            (self.deleted, self.modes[0]) = (true, Some(file_mode(mode)?));
        } else if let Some(mode) = after("new file mode ") {
            (self.added, self.modes[1]) = (true, Some(file_mode(mode)?));
        } else if let Some(name) = after("rename from ").or_else(|| after("rename old ")) {
            self.from = Some(unquoted(name));
        } else if let Some(name) = after("rename to ").or_else(|| after("rename new ")) {
            self.to = Some(unquoted(name));
        } else if let Some(name) = after("copy from ") {
            (self.copied, self.from) = (true, Some(unquoted(name)));
        } else if let Some(name) = after("copy to ") {
            (self.copied, self.to) = (true, Some(unquoted(name)));
        } else if let Some(ids) = after("index ") {
            self.take_ids(ids)?;
        } else {
            return Ok(after("similarity index ").is_some() || after("dissimilarity index ").is_some());
        }
        Ok(true)
    }

    /// `1234567..89abcde 100644`
    fn take_ids(&mut self, ids: &[u8]) -> Result<(), Malformed> {
        let text = String::from_utf8_lossy(ids);
        let (ids, mode) = text.split_once(' ').map_or((text.as_ref(), None), |(i, m)| (i, Some(m)));
        if let Some(mode) = mode {
            let mode = file_mode(mode.as_bytes())?;
            self.modes = [self.modes[0].or(Some(mode)), self.modes[1].or(Some(mode))];
        }
        if let Some((before, after)) = ids.split_once("..") {
            self.ids = [id(before), id(after)];
        }
        Ok(())
    }

    /// What happens to the file, and its two sides.
    fn sides(self) -> Result<(FileStatus, Option<PatchSide>, Option<PatchSide>), Malformed> {
        let (old, new, mut added, mut deleted) = self.paths()?;
        added |= self.added;
        deleted |= self.deleted;
        if added && deleted {
            return Err(Malformed::Name);
        }
        let [before_mode, after_mode] = self.modes;
        let [before_id, after_id] = self.ids;
        let side = |path: Vec<u8>, mode, id| RepoPath::new(path).map(|path| PatchSide { path, mode, id });
        let moved = old != new;
        let before = if added { None } else { Some(side(old, before_mode, before_id)?) };
        let after = if deleted { None } else { Some(side(new, after_mode, after_id)?) };
        let types = [before_mode, after_mode].map(|m| m.filter(|m| *m != FileMode::Executable));
        let status = match (added, deleted) {
            (true, _) => FileStatus::Added,
            (_, true) => FileStatus::Deleted,
            _ if self.copied => FileStatus::Copied,
            _ if moved => FileStatus::Renamed,
            _ if types.iter().flatten().any(|m| types.iter().flatten().any(|n| kind(*m) != kind(*n))) => {
                FileStatus::TypeChanged
            }
            _ => FileStatus::Modified,
        };
        Ok((status, before, after))
    }

    /// The two paths without prefixes, and whether a side is nothing.
    fn paths(&self) -> Result<(Vec<u8>, Vec<u8>, bool, bool), Malformed> {
        if let (Some(from), Some(to)) = (&self.from, &self.to) {
            return Ok((from.clone(), to.clone(), false, false));
        }
        let prefixed = self.halves.as_ref().map(|(old, new)| old != new);
        let (old, new) = self.names.as_ref().or(self.halves.as_ref()).ok_or(Malformed::Name)?;
        let (no_old, no_new) = (old == b"/dev/null", new == b"/dev/null");
        let prefixed = prefixed.unwrap_or_else(|| match (no_old, no_new) {
            (true, _) => has_prefix(new),
            (_, true) => has_prefix(old),
            _ => has_prefix(old) && has_prefix(new) && old.first() != new.first(),
        });
        let strip = |name: &Vec<u8>| match name.iter().position(|b| *b == b'/') {
            Some(slash) if prefixed => name.get(slash + 1..).unwrap_or_default().to_vec(),
            _ => name.clone(),
        };
        Ok(match (no_old, no_new) {
            (true, true) => return Err(Malformed::Name),
            (true, false) => (strip(new), strip(new), true, false),
            (false, true) => (strip(old), strip(old), false, true),
            (false, false) => (strip(old), strip(new), false, false),
        })
    }
}

fn kind(mode: FileMode) -> u8 {
    match mode {
        FileMode::Regular | FileMode::Executable => 0,
        FileMode::Symlink => 1,
        FileMode::Gitlink => 2,
    }
}

fn has_prefix(name: &[u8]) -> bool {
    matches!(name, [letter, b'/', ..] if PREFIXES.contains(letter))
}

fn file_mode(octal: &[u8]) -> Result<FileMode, Malformed> {
    match octal {
        b"100755" => Ok(FileMode::Executable),
        b"120000" => Ok(FileMode::Symlink),
        b"160000" => Ok(FileMode::Gitlink),
        regular if regular.starts_with(b"100") && regular.len() == 6 => Ok(FileMode::Regular),
        _ => Err(Malformed::Mode),
    }
}

/// The beginning of an object name; zeros name nothing, and very short ones could name anything.
fn id(hex: &str) -> Option<String> {
    let ok = hex.len() >= 7 && hex.len() <= 64 && hex.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    (ok && hex.bytes().any(|b| b != b'0')).then(|| hex.to_owned())
}

/// The two names of a `diff --git` line. Both name the same file, so the line can be cut in the middle, which
/// holds for names with spaces too.
fn halves(rest: &[u8]) -> Option<(Vec<u8>, Vec<u8>)> {
    let rest = trimmed(rest);
    if rest.contains(&b'"') {
        let (old, len) = if rest.first() == Some(&b'"') {
            unquote(rest)?
        } else {
            let len = rest.iter().position(|b| *b == b' ')?;
            (rest.get(..len)?.to_vec(), len)
        };
        let second = rest.get(len..)?.strip_prefix(b" ")?;
        return Some((old, unquoted(second)));
    }
    let middle = rest.len().checked_sub(1)? / 2;
    let (old, new) = (rest.get(..middle)?, rest.get(middle + 1..)?);
    let same = |name: &[u8]| if has_prefix(name) { name.get(2..).map(<[u8]>::to_vec) } else { None };
    let fits =
        rest.get(middle) == Some(&b' ') && (old == new || (same(old).is_some() && same(old) == same(new)));
    fits.then(|| (old.to_vec(), new.to_vec()))
}

/// The name on a `---` or `+++` line: up to a tab, behind which times stand.
fn name_after(line: Option<&[u8]>, skip: usize) -> Vec<u8> {
    let rest = trimmed(line.unwrap_or_default().get(skip..).unwrap_or_default());
    if rest.first() == Some(&b'"') {
        return unquoted(rest);
    }
    rest.split(|b| *b == b'\t').next().unwrap_or_default().to_vec()
}

fn trimmed(line: &[u8]) -> &[u8] {
    line.strip_suffix(b"\r").unwrap_or(line)
}

/// A name as it is, or what its quotes stand for.
fn unquoted(name: &[u8]) -> Vec<u8> {
    match unquote(name) {
        Some((unquoted, _)) => unquoted,
        None => name.to_vec(),
    }
}

/// A name in quotes with the escapes of C, and how many bytes it took.
fn unquote(quoted: &[u8]) -> Option<(Vec<u8>, usize)> {
    let mut out = Vec::new();
    let mut at = 1;
    if quoted.first() != Some(&b'"') {
        return None;
    }
    loop {
        match quoted.get(at)? {
            b'"' => return Some((out, at + 1)),
            b'\\' => {
                let escape = *quoted.get(at + 1)?;
                at += 2;
                out.push(match escape {
                    b'a' => 7,
                    b'b' => 8,
                    b't' => b'\t',
                    b'n' => b'\n',
                    b'v' => 11,
                    b'f' => 12,
                    b'r' => b'\r',
                    b'"' | b'\\' => escape,
                    b'0'..=b'3' => {
                        let digits = std::str::from_utf8(quoted.get(at - 1..at + 2)?).ok()?;
                        at += 2;
                        u8::from_str_radix(digits, 8).ok()?
                    }
                    _ => return None,
                });
            }
            byte => {
                out.push(*byte);
                at += 1;
            }
        }
    }
}

/// Reads past packed content; the size of the new content.
fn packed(lines: &mut Lines<'_>) -> u64 {
    let mut size = None;
    while let Some(line) = lines.peek() {
        let text = String::from_utf8_lossy(trimmed(line)).into_owned();
        let Some((how, bytes)) = text.split_once(' ').filter(|(how, _)| matches!(*how, "literal" | "delta"))
        else {
            break;
        };
        // The first part is the new content; of a difference the size of the content is not known.
        size = size.or(Some(if how == "literal" { bytes.parse().unwrap_or(0) } else { 0 }));
        while lines.next().is_some_and(|l| !trimmed(l).is_empty()) {}
    }
    size.unwrap_or(0)
}
