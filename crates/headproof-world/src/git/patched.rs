//! The change a patch describes, built on what is there: the blobs it names, HEAD, the work tree. What is not
//! there is read as far as the patch shows it.

use std::collections::BTreeMap;
use std::path::Path;

use headproof_core::change::{Content, FileChange, FileMode, FileSide, FileStatus, Hunk, LineSpan, Opaque};
use headproof_core::digest::ObjectId;
use headproof_core::path::RepoPath;
use headproof_core::text::{Encoding, SourceText, visible};
use headproof_flow::ports::Trouble;
use headproof_formats::patch::{FilePatch, Mark, Patch, PatchSide};

use super::apply::{Have, apply, fragments};
use super::assemble::one_sided;
use super::blobs;
use super::content::{decode, text_of};
use super::discovery::{Repository, bytes_of};
use super::freeze::{files, on_disk, some_of};
use super::hunks::{self, Compare, Pair};
use super::scratch::Scratch;

/// Where a patch is put: a repository, or a folder alone.
pub(super) struct Place<'r> {
    pub(super) repository: Option<&'r Repository>,
    /// The tree files are looked for in; a bare repository has none.
    pub(super) root: Option<&'r Path>,
    pub(super) limit: u64,
}

/// The files a patch changes, and what was done without.
pub(super) fn read(place: &Place<'_>, patch: &Patch<'_>) -> Result<(Vec<FileChange>, Vec<String>), Trouble> {
    let known = Known::of(place, patch)?;
    let mut built = Built::default();
    for file in &patch.files {
        built.add(place, &known, file)?;
    }
    built.judge(place, patch)?;
    built.finish(place)
}

/// Content that may be what a patch starts from: what its object names mean, then HEAD, then the work tree.
struct Known(Vec<Vec<Vec<u8>>>, BTreeMap<String, usize>);

impl Known {
    fn of(place: &Place<'_>, patch: &Patch<'_>) -> Result<Self, Trouble> {
        let sides: Vec<&PatchSide> =
            patch.files.iter().flat_map(|f| [&f.before, &f.after]).flatten().collect();
        let names = |side: &PatchSide| {
            let at_head = side.path.as_str().filter(|p| !p.contains('\n')).map(|p| format!("HEAD:{p}"));
            [side.id.clone(), at_head].into_iter().flatten().collect::<Vec<_>>()
        };
        let asked: Vec<String> = sides.iter().flat_map(|s| names(s)).collect();
        let mut answers = match place.repository {
            Some(repository) => blobs::named(&repository.git, &asked)?.into_iter(),
            None => Vec::new().into_iter(),
        };
        let mut known = Self(Vec::new(), BTreeMap::new());
        for side in sides {
            let from_git = names(side).into_iter().filter_map(|_| answers.next().flatten());
            let mut contents: Vec<Vec<u8>> = from_git.collect();
            contents.extend(on_tree(place, side));
            contents.dedup();
            known.1.insert(key(side), known.0.len());
            known.0.push(contents);
        }
        Ok(known)
    }

    fn candidates(&self, side: &PatchSide) -> &[Vec<u8>] {
        self.1.get(&key(side)).and_then(|i| self.0.get(*i)).map_or(&[], Vec::as_slice)
    }
}

fn key(side: &PatchSide) -> String {
    format!("{:?} {:?}", side.path, side.id)
}

/// The file as it lies in the tree: a plain one that is not behind a link, or where a link points.
fn on_tree(place: &Place<'_>, side: &PatchSide) -> Option<Vec<u8>> {
    let root = place.root?;
    let on_disk = on_disk(root, &side.path);
    let folder = on_disk.parent()?.canonicalize().ok()?;
    let meta = on_disk.symlink_metadata().ok()?;
    if !folder.starts_with(root.canonicalize().ok()?) {
        return None;
    }
    if meta.is_symlink() {
        return std::fs::read_link(&on_disk).ok().map(|to| bytes_of(to.as_os_str()));
    }
    (meta.is_file() && meta.len() <= place.limit).then(|| std::fs::read(&on_disk).ok()).flatten()
}

/// One file while patches are put on it.
#[derive(Clone)]
struct State {
    status: FileStatus,
    before: Option<(PatchSide, Bytes)>,
    after: Option<(PatchSide, Bytes)>,
    places: Option<Vec<Hunk>>,
}

/// What is known of one side.
#[derive(Clone, PartialEq)]
enum Bytes {
    Whole(Vec<u8>),
    Parts(Vec<u8>),
    Opaque(Opaque),
}

#[derive(Default)]
struct Built {
    files: BTreeMap<RepoPath, State>,
    /// Files that the patch expects to be there: how many, which of them were not, which did not fit.
    expected: usize,
    absent: Vec<String>,
    unfit: Vec<String>,
    moved: Vec<String>,
    undone: Vec<String>,
}

impl Built {
    fn add(&mut self, place: &Place<'_>, known: &Known, file: &FilePatch<'_>) -> Result<(), Trouble> {
        let earlier = file.before.as_ref().and_then(|b| self.files.remove(&b.path));
        let Some(path) = file.after.as_ref().or(file.before.as_ref()).map(|s| s.path.clone()) else {
            return Ok(());
        };
        let mut state = match &earlier {
            Some(State { after: Some((_, Bytes::Whole(bytes))), .. }) => {
                self.on(place, file, [std::slice::from_ref(bytes), &[]])
            }
            Some(_) => return Err(twice(&path, file.line)),
            None => match &file.before {
                Some(before) => {
                    let after = file.after.as_ref().map_or(&[][..], |side| known.candidates(side));
                    self.on(place, file, [known.candidates(before), after])
                }
                None => added(file, place.limit),
            },
        };
        if let Some(earlier) = earlier {
            state.status = match (earlier.before.is_some(), state.after.is_some()) {
                (false, true) => FileStatus::Added,
                (false, false) => return Ok(()),
                (true, false) => FileStatus::Deleted,
                (true, true) if earlier.status == FileStatus::Renamed => FileStatus::Renamed,
                (true, true) => state.status,
            };
            (state.before, state.places) = (earlier.before, None);
        }
        if self.files.insert(path.clone(), state).is_some() {
            return Err(twice(&path, file.line));
        }
        Ok(())
    }

    /// A file that the patch expects to be there, on the first content its hunks fit: as it was before the patch,
    /// or as the patch leaves it.
    fn on(&mut self, place: &Place<'_>, file: &FilePatch<'_>, [before, after]: [&[Vec<u8>]; 2]) -> State {
        let shown = || file.before.as_ref().map(|s| s.path.to_string()).unwrap_or_default();
        let absent = before.is_empty() && after.is_empty();
        if absent && file.status == FileStatus::Deleted {
            // All of it stands in the patch, and where it was applied the file is gone.
            return not_text(file, before).unwrap_or_else(|| parts(file, place.limit));
        }
        self.expected += 1;
        if absent {
            self.absent.push(shown());
        }
        if let Some(state) = not_text(file, before) {
            return state;
        }
        // A patch without hunks fits everything, so undoing it means something only where a name changed.
        let undo =
            if file.hunks.is_empty() && file.status == FileStatus::ModeChanged { &[][..] } else { after };
        let mut ways =
            [(Have::Before, before, false), (Have::After, undo, false), (Have::Before, before, true)];
        // Lines that only come, without any around them, fit everywhere: finding them there says more.
        if file.hunks.iter().all(|h| h.side(Mark::Removed).next().is_none()) && !file.hunks.is_empty() {
            ways.swap(0, 1);
        }
        for (have, candidates, may_move) in ways {
            for bytes in candidates {
                let Ok(applied) = apply(bytes, &file.hunks, have) else { continue };
                if applied.moved && !may_move {
                    continue;
                }
                if applied.moved {
                    self.moved.push(shown());
                }
                let (before, after) = match have {
                    Have::Before => (bytes.clone(), applied.other),
                    Have::After => {
                        self.undone.push(shown());
                        (applied.other, bytes.clone())
                    }
                };
                return State::of(file, Bytes::Whole(before), Bytes::Whole(after), applied.places);
            }
        }
        if !absent {
            self.unfit.push(shown());
        }
        parts(file, place.limit)
    }

    /// A patch that fits nothing here is for something else.
    fn judge(&self, place: &Place<'_>, patch: &Patch<'_>) -> Result<(), Trouble> {
        let lost = self.absent.len() + self.unfit.len();
        if place.repository.is_none() || self.expected == 0 || lost < self.expected {
            return Ok(());
        }
        if self.unfit.is_empty() {
            return Err(Trouble::input(
                format!(
                    "none of the files this patch changes is in this repository: it seems to be for another \
                     project ({})",
                    some_of(&self.absent)
                ),
                "run headproof in the repository the patch is for",
            ));
        }
        let first = patch.files.iter().find_map(|f| f.hunks.first()).map_or(0, |h| h.line);
        Err(Trouble::input(
            format!(
                "the patch does not apply: its lines are neither in HEAD nor in the work tree ({}; its first hunk \
                 is on line {first} of the patch)",
                some_of(&self.unfit)
            ),
            "check out the commit it was made for, or make the patch again",
        ))
    }

    fn finish(self, place: &Place<'_>) -> Result<(Vec<FileChange>, Vec<String>), Trouble> {
        let mut remarks = Vec::new();
        let mut remark = |names: &[String], what: &str| {
            if !names.is_empty() {
                remarks.push(format!("{} {what} ({})", files(names.len()), some_of(names)));
            }
        };
        remark(&self.absent, "not here: only what the patch shows of them was read");
        remark(&self.unfit, "other than the patch expects: only what the patch shows of them was read");
        remark(&self.moved, "changed at other lines than the patch says");
        remark(&self.undone, "as the patch leaves them already");
        let mut open = Vec::new();
        let mut changed = Vec::new();
        for state in self.files.into_values() {
            if let State {
                places: None,
                before: Some((_, Bytes::Whole(b))),
                after: Some((_, Bytes::Whole(a))),
                ..
            } = &state
            {
                open.push((changed.len(), b.clone(), a.clone()));
            }
            changed.extend(state.into_file());
        }
        compare(place, &mut changed, open)?;
        Ok((changed, remarks))
    }
}

fn twice(path: &RepoPath, line: u32) -> Trouble {
    Trouble::input(
        format!(
            "line {line} of the patch: it changes {path} more than once, and what is between is not known"
        ),
        "run headproof in the repository the patch is for, or hand in one patch for all of it",
    )
}

/// Files that several patches changed are compared anew.
fn compare(
    place: &Place<'_>,
    changed: &mut [FileChange],
    open: Vec<(usize, Vec<u8>, Vec<u8>)>,
) -> Result<(), Trouble> {
    let Some(repository) = place.repository.filter(|_| !open.is_empty()) else { return Ok(()) };
    let scratch = Scratch::over(repository)?;
    let texts: Vec<&[u8]> = open.iter().flat_map(|(_, b, a)| [b.as_slice(), a.as_slice()]).collect();
    let ids = scratch.store(&texts)?;
    let pairs: Vec<Pair> = ids
        .as_chunks::<2>()
        .0
        .iter()
        .map(|[before, after]: &[ObjectId; 2]| Pair { before: before.clone(), after: after.clone() })
        .collect();
    for ((i, _, _), found) in open.iter().zip(hunks::between(&scratch.git, &pairs, Compare::Everything)?) {
        if let (Some(file), Some(found)) = (changed.get_mut(*i), found) {
            file.hunks = found;
        }
    }
    Ok(())
}

/// The whole of an added file stands in the patch.
fn added(file: &FilePatch<'_>, limit: u64) -> State {
    if let Some(state) = not_text(file, &[]) {
        return state;
    }
    let whole = fragments(&file.hunks, Mark::Added, limit);
    let bytes = whole.map_or_else(too_far, Bytes::Whole);
    let places = file.hunks.iter().flat_map(|h| h.places(h.starts().0, h.starts().1)).collect();
    State {
        status: file.status,
        before: None,
        after: file.after.clone().map(|s| (s, bytes)),
        places: Some(places),
    }
}

/// What the patch shows of a file that is not known otherwise. A deleted file stands in it whole.
fn parts(file: &FilePatch<'_>, limit: u64) -> State {
    let side = |mark| match fragments(&file.hunks, mark, limit) {
        Some(bytes) if file.status == FileStatus::Deleted => Bytes::Whole(bytes),
        Some(_) if file.hunks.is_empty() => Bytes::Opaque(Opaque::Unavailable {
            why: "the patch does not show the content, and the file is not here".to_owned(),
        }),
        Some(bytes) => Bytes::Parts(bytes),
        None => too_far(),
    };
    let places = file.hunks.iter().flat_map(|h| h.places(h.starts().0, h.starts().1)).collect();
    State::of(file, side(Mark::Removed), side(Mark::Added), places)
}

fn too_far() -> Bytes {
    Bytes::Opaque(Opaque::Unavailable { why: "its line numbers lead further than files are read".to_owned() })
}

/// Binary content and submodules: what is known of them without lines.
fn not_text(file: &FilePatch<'_>, candidates: &[Vec<u8>]) -> Option<State> {
    let submodule =
        |side: &Option<PatchSide>| side.as_ref().is_some_and(|s| s.mode == Some(FileMode::Gitlink));
    if submodule(&file.before) || submodule(&file.after) {
        let commit = |mark| {
            let line = file.hunks.first()?.lines.iter().find(|l| l.mark == mark)?;
            let name = std::str::from_utf8(line.text).ok()?.strip_prefix("Subproject commit ")?;
            ObjectId::new(name.get(..40)?).ok()
        };
        let side = |mark| match commit(mark) {
            Some(commit) => Bytes::Opaque(Opaque::Submodule { commit }),
            None => Bytes::Opaque(Opaque::Unavailable { why: "the patch names no commit".to_owned() }),
        };
        return Some(State::of(file, side(Mark::Removed), side(Mark::Added), Vec::new()));
    }
    let size = file.binary?;
    let before = candidates.first().map_or(0, |c| c.len() as u64);
    let binary = |size| Bytes::Opaque(Opaque::Binary { size });
    Some(State::of(file, binary(before), binary(size), Vec::new()))
}

impl State {
    fn of(file: &FilePatch<'_>, before: Bytes, after: Bytes, places: Vec<Hunk>) -> Self {
        Self {
            status: file.status,
            before: file.before.clone().map(|s| (s, before)),
            after: file.after.clone().map(|s| (s, after)),
            places: Some(places),
        }
    }

    fn into_file(self) -> Option<FileChange> {
        let [before, after] =
            [self.before, self.after].map(|s| s.map(|(side, bytes)| file_side(side, bytes)));
        let text = |side: &Option<FileSide>| side.as_ref().and_then(|s| s.text().cloned());
        let hunks = match (text(&before), text(&after)) {
            (Some(before), Some(after))
                if [&before, &after].iter().any(|t| t.encoding() == Encoding::Utf16) =>
            {
                recoded(&before, &after)
            }
            (Some(_), Some(_)) => self.places.unwrap_or_default(),
            (before, after) => match self.places {
                Some(places) if before.as_ref().or(after.as_ref()).is_some_and(|t| !t.is_whole()) => places,
                _ => one_sided(before.as_ref(), after.as_ref()),
            },
        };
        FileChange::new(self.status, before, after, hunks)
    }
}

/// The changed place of a text in UTF-16. A patch counts the lines of its bytes, which are not the lines of the text;
/// what lies between the lines that both sides begin and end with is taken as one place.
fn recoded(before: &SourceText, after: &SourceText) -> Vec<Hunk> {
    let lines =
        |t: &SourceText| -> Vec<String> { t.as_str().split_inclusive('\n').map(str::to_owned).collect() };
    let (old, new) = (lines(before), lines(after));
    let head = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let room = old.len().min(new.len()) - head;
    let tail = old.iter().rev().zip(new.iter().rev()).take(room).take_while(|(a, b)| a == b).count();
    let span = |all: usize| {
        let len = all - head - tail;
        let start = if len == 0 { head } else { head + 1 };
        LineSpan::new(u32::try_from(start).unwrap_or(u32::MAX), u32::try_from(len).unwrap_or(u32::MAX))
    };
    let hunk = Hunk { before: span(old.len()), after: span(new.len()) };
    if hunk.before.len + hunk.after.len > 0 { vec![hunk] } else { Vec::new() }
}

fn file_side(side: PatchSide, bytes: Bytes) -> FileSide {
    let mode = side.mode.unwrap_or(FileMode::Regular);
    let content = match bytes {
        Bytes::Whole(bytes) => decode(bytes, mode),
        Bytes::Opaque(why) => Content::Opaque(why),
        Bytes::Parts(bytes) if mode == FileMode::Symlink => decode(bytes, mode),
        Bytes::Parts(bytes) => {
            let (text, encoding) = text_of(bytes);
            Content::Text(SourceText::with(text, encoding, false))
        }
    };
    FileSide { path: side.path, mode, content }
}

/// The error of bytes that are no patch.
pub(super) fn malformed(name: &str, error: &headproof_formats::patch::PatchError) -> Trouble {
    let name =
        if name == "-" { "the patch on standard input".to_owned() } else { visible(name).into_owned() };
    Trouble::input(
        format!("{name} cannot be read: {error}"),
        "hand in what `git diff` or `git format-patch` prints",
    )
}
