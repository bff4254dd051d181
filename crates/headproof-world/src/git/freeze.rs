//! The work tree as it is at this moment, put into a store that is thrown away.
//!
//! From then on a work tree is compared like two commits, and what is reviewed is exactly what was frozen. Line
//! ends are converted as the attributes say, because git itself would; programs named by filters are never run,
//! the content they would change is taken as it lies there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::Metadata;
use std::path::{Path, PathBuf};

use headproof_core::change::{FileStatus, Opaque};
use headproof_core::digest::ObjectId;
use headproof_core::path::RepoPath;
use headproof_flow::ports::Trouble;

use super::discovery::{Repository, path_of};
use super::filters::{Filters, lfs_pointer};
use super::program::Git;
use super::raw;
use super::scratch::Scratch;

/// How many paths a remark names before it only counts.
const NAMED: usize = 5;

/// A frozen work tree.
pub(super) struct Frozen {
    /// The store, whose index holds the work tree.
    pub(super) scratch: Scratch,
    /// What stands for content that was not read, and why it was not.
    pub(super) unread: BTreeMap<ObjectId, Opaque>,
    /// The files that were taken in.
    pub(super) taken: BTreeMap<RepoPath, Taken>,
    /// What was done without.
    pub(super) remarks: Vec<String>,
}

/// A file as it was taken from the work tree.
pub(super) struct Taken {
    /// Its size there.
    pub(super) size: u64,
    /// What the index held for it.
    pub(super) index: Option<ObjectId>,
}

/// Freezes the work tree at `root`.
pub(super) fn work_tree(repository: &Repository, root: &Path, index: &Path) -> Result<Frozen, Trouble> {
    let mut scratch = Scratch::over(repository)?.with_index_of(index)?;
    let filters = Filters::of(&scratch.git)?;
    scratch.git = scratch.git.with_settings(filters.off.iter().cloned());
    let seen = Seen::look(&scratch.git)?;
    seen.refuse_unmerged()?;
    let remarks = seen.remarks();
    let mut frozen = Frozen { scratch, unread: BTreeMap::new(), taken: BTreeMap::new(), remarks };
    let nested = seen.nested.iter().map(|p| (p, nested(&repository.git, &on_disk(root, p)))).collect();
    frozen.take_in(root, &seen, &filters)?;
    frozen.stand_in(nested)?;
    Ok(frozen)
}

/// What git sees in a work tree.
struct Seen {
    /// Tracked files that differ from the index, by what git can tell without reading them.
    tracked: raw::Listed,
    /// Files that are neither tracked nor ignored.
    untracked: Vec<RepoPath>,
    /// Folders that are repositories of their own.
    nested: Vec<RepoPath>,
    /// Tracked files that git was told not to look at.
    hidden: Vec<RepoPath>,
    /// Files that a sparse checkout leaves out.
    sparse: usize,
}

impl Seen {
    fn look(git: &Git) -> Result<Self, Trouble> {
        let diff = ["diff-files", "--raw", "-z", "--no-abbrev", "--no-renames", "--ignore-submodules=dirty"];
        let list = ["ls-files", "-z", "-v", "--cached", "--others", "--exclude-standard"];
        let (tracked, listed) = std::thread::scope(|scope| {
            let tracked = scope.spawn(|| git.ask(&diff, b""));
            (git.ask(&list, b""), tracked.join())
        });
        let broke = |_| Trouble::world("a thread that looked at the work tree broke", "");
        let (listed, tracked) = (tracked?, listed.map_err(broke)??);
        let mut seen = Self {
            tracked: raw::parse(&tracked)?,
            untracked: Vec::new(),
            nested: Vec::new(),
            hidden: Vec::new(),
            sparse: 0,
        };
        for line in listed.split(|b| *b == 0) {
            let [tag, b' ', path @ ..] = line else { continue };
            match tag {
                b'?' => match path.strip_suffix(b"/") {
                    Some(folder) => seen.nested.extend(RepoPath::new(folder)),
                    None => seen.untracked.extend(RepoPath::new(path)),
                },
                b'S' | b's' => seen.sparse += 1,
                b'a'..=b'z' => seen.hidden.extend(RepoPath::new(path)),
                _ => {}
            }
        }
        Ok(seen)
    }

    fn refuse_unmerged(&self) -> Result<(), Trouble> {
        let paths: BTreeSet<_> = self.tracked.unmerged.iter().map(ToString::to_string).collect();
        refuse_unmerged(&paths)
    }

    fn remarks(&self) -> Vec<String> {
        let mut remarks = Vec::new();
        if !self.hidden.is_empty() {
            let names: Vec<_> = self.hidden.iter().map(ToString::to_string).collect();
            remarks.push(format!(
                "{} marked assume-unchanged: git was told not to look, changes there are not seen ({})",
                files(names.len()),
                some_of(&names)
            ));
        }
        if self.sparse > 0 {
            remarks.push(format!(
                "{} marked skip-worktree (a sparse checkout): changes there are not seen",
                files(self.sparse)
            ));
        }
        remarks
    }
}

/// An index with conflicts has no one content to review.
pub(super) fn refuse_unmerged(paths: &BTreeSet<String>) -> Result<(), Trouble> {
    if paths.is_empty() {
        return Ok(());
    }
    let names: Vec<_> = paths.iter().cloned().collect();
    Err(Trouble::input(
        format!("a merge is not settled: {} in conflict ({})", files(names.len()), some_of(&names)),
        "settle the conflicts and `git add` the files, or review a commit with --commit",
    ))
}

impl Frozen {
    /// Puts everything that was seen into the index of the store.
    fn take_in(&mut self, root: &Path, seen: &Seen, filters: &Filters) -> Result<(), Trouble> {
        let mut paths: BTreeMap<&RepoPath, Option<&ObjectId>> =
            seen.untracked.iter().map(|p| (p, None)).collect();
        let mut gone = Vec::new();
        for record in &seen.tracked.records {
            if let (FileStatus::Deleted, Some(entry)) = (record.status, &record.before) {
                // Mode 0 takes a name out, whatever the object.
                gone.extend(entry.id.clone().map(|id| (&entry.path, "0", id)));
                continue;
            }
            let index = record.before.as_ref().and_then(|e| e.id.as_ref());
            paths.extend(record.path().map(|p| (p, index)));
        }
        let filtered = filters.of_paths(&self.scratch.git, paths.keys().copied())?;
        self.remarks.extend(filtered.remark());
        let (mut input, mut set_aside, mut pointers) = (Vec::new(), Vec::new(), Vec::new());
        for (path, index) in paths {
            let place = on_disk(root, path);
            let found = look_at(&place, self.scratch.git.limits().file_bytes);
            if filtered.is_lfs(path)
                && let Some(pointer) = lfs_pointer(&place)
            {
                pointers.push((path, pointer));
                continue;
            }
            match found {
                Found::SetAside(reason) => set_aside.push((path, reason)),
                Found::Other => give(&mut input, path),
                Found::File { size } => {
                    self.taken.insert(path.clone(), Taken { size, index: index.cloned() });
                    give(&mut input, path);
                }
            }
        }
        // What is gone is taken out by name: where a link took the place of a folder, git would refuse to look.
        self.put(gone)?;
        if !input.is_empty() {
            let args = ["update-index", "-z", "--add", "--remove", "--replace", "--stdin"];
            self.scratch.git.ask(&args, &input)?;
        }
        let ids = self.scratch.store(&pointers.iter().map(|(_, p)| p).collect::<Vec<_>>())?;
        self.put(pointers.iter().zip(ids).map(|((path, _), id)| (*path, "100644", id)))?;
        self.stand_in(set_aside)
    }

    /// Gives paths whose content is not read an entry that stands for it, so that they are listed with the rest.
    fn stand_in(&mut self, set_aside: Vec<(&RepoPath, SetAside)>) -> Result<(), Trouble> {
        let contents: Vec<String> = set_aside
            .iter()
            .map(|(path, aside)| format!("not read: {path}\n{:?}\n{}\n", aside.why, aside.proof))
            .collect();
        let ids = self.scratch.store(&contents)?;
        let mut entries = Vec::new();
        for ((path, aside), id) in set_aside.into_iter().zip(ids) {
            entries.push(match &aside.why {
                Opaque::Submodule { commit } => (path, "160000", commit.clone()),
                _ => (path, "100644", id.clone()),
            });
            self.unread.insert(id, aside.why);
        }
        self.put(entries)
    }

    fn put<'p>(
        &self,
        entries: impl IntoIterator<Item = (&'p RepoPath, &'static str, ObjectId)>,
    ) -> Result<(), Trouble> {
        let mut input = Vec::new();
        for (path, mode, id) in entries {
            input.extend(format!("{mode} {id}\t").bytes());
            give(&mut input, path);
        }
        if !input.is_empty() {
            self.scratch.git.ask(&["update-index", "-z", "--add", "--replace", "--index-info"], &input)?;
        }
        Ok(())
    }
}

fn give(input: &mut Vec<u8>, path: &RepoPath) {
    input.extend(path.as_bytes());
    input.push(0);
}

/// Content that is not read: why, and what shows that it is still the same.
struct SetAside {
    why: Opaque,
    proof: String,
}

enum Found {
    /// A file that git may read.
    File { size: u64 },
    /// Nothing, a link, or a folder: git's to deal with.
    Other,
    /// Something that is not read.
    SetAside(SetAside),
}

/// Looks at a path without opening anything that could block, and without following a link.
fn look_at(path: &Path, limit: u64) -> Found {
    let Ok(meta) = path.symlink_metadata() else { return Found::Other };
    if meta.is_symlink() || meta.is_dir() {
        return Found::Other;
    }
    let aside = |why| Found::SetAside(SetAside { why, proof: stamp(&meta) });
    if !meta.is_file() {
        let why = "it is a pipe, socket or device, which is never opened".to_owned();
        return aside(Opaque::Unavailable { why });
    }
    if meta.len() > limit {
        return aside(Opaque::TooLarge { size: meta.len(), limit });
    }
    match std::fs::File::open(path) {
        Ok(_) => Found::File { size: meta.len() },
        Err(e) => aside(Opaque::Unavailable { why: format!("the file cannot be opened: {}", e.kind()) }),
    }
}

/// Size and time: what is known of a file that is not read.
fn stamp(meta: &Metadata) -> String {
    let time = meta.modified().ok().and_then(|t| t.duration_since(std::time::UNIX_EPOCH).ok());
    format!("{} {}", meta.len(), time.map_or(0, |t| t.as_nanos()))
}

/// A repository inside the work tree is what git would make of it: a pointer to its commit.
fn nested(git: &Git, folder: &Path) -> SetAside {
    let inner = git.bound_to(&folder.join(".git"), Some(folder));
    let head = inner.run(&["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], b"");
    let head = head.map(|h| String::from_utf8_lossy(&h.output).trim().to_owned());
    let why = match head.ok().and_then(|h| ObjectId::new(&h).ok()) {
        Some(commit) => Opaque::Submodule { commit },
        None => {
            Opaque::Unavailable { why: "it is a repository of its own, without commits; not read".to_owned() }
        }
    };
    SetAside { why, proof: String::new() }
}

/// Where a path of the tree is on disk.
pub(super) fn on_disk(root: &Path, path: &RepoPath) -> PathBuf {
    root.join(path_of(path.as_bytes()))
}

/// "1 file is", "3 files are".
pub(super) fn files(n: usize) -> String {
    if n == 1 { "1 file is".to_owned() } else { format!("{n} files are") }
}

/// The first few names, and how many more there are.
pub(super) fn some_of(names: &[String]) -> String {
    let mut shown = names.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
    if names.len() > NAMED {
        shown.push_str(&format!(" and {} more", names.len() - NAMED));
    }
    shown
}
