//! Where changes come from: git, the program.
//!
//! **Owns** the one provider for every kind of target. A target becomes two states to compare ([`listing`]), a
//! work tree being frozen first ([`freeze`]); git lists what differs ([`raw`]) and where ([`hunks`]), one process
//! hands over all contents ([`blobs`]), and [`assemble`] puts the files together.
//!
//! **Refuses** to write: index, branches, settings and work tree are only read, everything that must be written
//! goes to a store that is thrown away ([`scratch`]). Nothing that a repository can configure is ever run
//! ([`environment`], [`filters`]), nothing is fetched, no link is followed.
//!
//! **Start reading** at [`Source`], then [`listing`].

mod apply;
mod assemble;
mod at_commit;
mod blobs;
mod commits;
mod content;
mod discovery;
mod environment;
mod facts;
mod filters;
mod folders;
mod freeze;
mod hunks;
mod line_ends;
mod listing;
mod nothing;
mod patched;
mod planted;
mod program;
mod raw;
mod scratch;
mod whole_files;

use std::path::{Path, PathBuf};
use std::time::Duration;

use headproof_core::change::{Change, FileChange};
use headproof_core::digest::{Digest, ObjectId};
use headproof_core::path::RepoPath;
use headproof_core::revision::{Base, Revision};
use headproof_core::target::Target;
use headproof_flow::ports::{ChangeSource, Trouble};

use discovery::{Found, Repository, shown};
pub use environment::Environment;
pub use facts::{MINIMUM, version};
use listing::Listing;
pub use planted::{Imported, PlantedFile, import, new_repository};

/// How much a source reads and how long it waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Files larger than this many bytes are listed, not read.
    pub file_bytes: u64,
    /// How long one run of git may take.
    pub time: Duration,
    /// How much one run of git may print.
    pub output_bytes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { file_bytes: 8 << 20, time: Duration::from_secs(120), output_bytes: 4 << 30 }
    }
}

/// The source of changes for one folder: a repository, or a folder that belongs to none (then only files and
/// patches can be reviewed).
#[derive(Debug)]
pub struct Source {
    repository: Option<Repository>,
    folder: PathBuf,
    limits: Limits,
    index: Option<PathBuf>,
    patch: Option<Vec<u8>>,
}

impl Source {
    /// The source for the repository that a folder belongs to.
    ///
    /// # Errors
    /// [`Trouble`] when the folder belongs to no repository, git is missing or too old, or what git found is not
    /// what stands in the folder.
    pub fn open(folder: &Path, limits: Limits) -> Result<Self, Trouble> {
        Self::open_with(folder, limits, &Environment::of_this_process())
    }

    /// The same with an environment that is handed in.
    ///
    /// # Errors
    /// As [`Source::open`].
    pub fn open_with(folder: &Path, limits: Limits, environment: &Environment) -> Result<Self, Trouble> {
        let source = Self::anywhere_with(folder, limits, environment)?;
        if source.repository.is_none() {
            return Err(not_a_repository(&source.folder));
        }
        Ok(source)
    }

    /// The source for a folder whether or not it belongs to a repository.
    ///
    /// # Errors
    /// As [`Source::open`], except that belonging to no repository is none.
    pub fn anywhere(folder: &Path, limits: Limits) -> Result<Self, Trouble> {
        Self::anywhere_with(folder, limits, &Environment::of_this_process())
    }

    /// The same with an environment that is handed in.
    ///
    /// # Errors
    /// As [`Source::anywhere`].
    pub fn anywhere_with(folder: &Path, limits: Limits, environment: &Environment) -> Result<Self, Trouble> {
        let repository = match discovery::find(folder, environment, &limits)? {
            Found::Repository(repository) => Some(*repository),
            Found::None => None,
        };
        let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
        Ok(Self { repository, folder, limits, index: None, patch: None })
    }

    /// Hands in the bytes of the patch that [`Target::Patch`] is about.
    #[must_use]
    pub fn with_patch(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.patch = Some(bytes.into());
        self
    }

    /// Uses another index than the repository's own: inside a `pre-commit` hook, git names the one that is about
    /// to be committed in `GIT_INDEX_FILE`.
    #[must_use]
    pub fn with_index(mut self, index: impl Into<PathBuf>) -> Self {
        self.index = Some(index.into());
        self
    }

    /// The root of the work tree; in a bare repository its git directory, outside a repository the folder.
    #[must_use]
    pub fn root(&self) -> &Path {
        match &self.repository {
            Some(repository) => repository.work_tree.as_deref().unwrap_or(&repository.git_dir),
            None => &self.folder,
        }
    }

    /// The absolute git directory of this work tree (a linked worktree has its own); `None` outside a repository.
    #[must_use]
    pub fn git_dir(&self) -> Option<&Path> {
        self.repository.as_ref().map(|r| r.git_dir.as_path())
    }

    /// The commit HEAD is at; `None` before the first commit and outside a repository.
    ///
    /// # Errors
    /// [`Trouble`] when git cannot say, or HEAD names a commit that is gone.
    pub fn head(&self) -> Result<Option<ObjectId>, Trouble> {
        match &self.repository {
            Some(repository) => Ok(repository.head()?.map(|c| c.id)),
            None => Ok(None),
        }
    }

    /// The path inside the tree that a person means by a name typed in the folder this source was opened for.
    ///
    /// # Errors
    /// [`Trouble`] when the name leads out of the tree.
    pub fn locate(&self, typed: &Path) -> Result<RepoPath, Trouble> {
        whole_files::locate(self.root(), &self.folder, typed)
    }

    /// The files a person means by a name typed in that folder: the file itself, or of a folder the files in it. In a
    /// repository those are the tracked ones that are there and the untracked ones that are not ignored.
    ///
    /// # Errors
    /// [`Trouble`] when the name leads out of the tree, or the folder holds no such file.
    pub fn files_at(&self, typed: &Path) -> Result<Vec<RepoPath>, Trouble> {
        let place = if typed.is_absolute() { typed.to_owned() } else { self.folder.join(typed) };
        // A link to a folder is a link, not a folder: it is read as what it is.
        if !place.symlink_metadata().is_ok_and(|m| m.is_dir()) {
            return Ok(vec![self.locate(typed)?]);
        }
        let real = place.canonicalize().unwrap_or(place);
        let folder = whole_files::folder(self.root(), &self.folder, &real)?;
        let files = match &self.repository {
            Some(repository) => folders::of_repository(repository, folder.as_ref())?,
            None => folders::of_disk(self.root(), folder.as_ref())?,
        };
        if files.is_empty() {
            return Err(Trouble::nothing(
                format!("the folder {} holds no file that could be reviewed", shown(typed)),
                "ignored files are left out of a folder; name them one by one to review them",
            ));
        }
        Ok(files)
    }

    fn repository(&self) -> Result<&Repository, Trouble> {
        self.repository.as_ref().ok_or_else(|| not_a_repository(&self.folder))
    }

    fn list(&self, target: &Target) -> Result<Listing, Trouble> {
        let repository = self.repository()?;
        let own_index = repository.git_dir.join("index");
        let index = self.index.as_deref().unwrap_or(&own_index);
        match target {
            Target::Uncommitted => repository.uncommitted(index),
            Target::Staged => repository.staged(index),
            Target::Base(base) => repository.since(base),
            Target::Commit(name) => repository.commit(name),
            Target::Range { from, to } => repository.range(from, to),
            Target::Files(_) | Target::Patch { .. } => {
                Err(Trouble::world("files and patches are not listed by git", ""))
            }
        }
    }

    fn gather_files(&self, target: &Target, paths: &[RepoPath]) -> Result<Change, Trouble> {
        if self.repository.as_ref().is_some_and(|r| r.work_tree.is_none()) {
            return Err(Trouble::input(
                "this is a bare repository: it has no work tree, so there are no files to review",
                "review a commit or a range: --commit, --range, --base",
            ));
        }
        let files = whole_files::read(self.root(), paths, self.limits.file_bytes)?;
        self.sealed(target, files, Vec::new())
    }

    fn gather_patch(&self, target: &Target, name: &str) -> Result<Change, Trouble> {
        let bytes = self.patch.as_deref().ok_or_else(|| Trouble::input("no patch was handed in", ""))?;
        if bytes.trim_ascii().is_empty() {
            return Err(Trouble::nothing(
                format!("the patch {} is empty", headproof_core::text::visible(name)),
                "hand in what `git diff` or `git format-patch` prints",
            ));
        }
        let patch = headproof_formats::patch::parse(bytes).map_err(|e| patched::malformed(name, &e))?;
        let place = patched::Place {
            repository: self.repository.as_ref(),
            root: self
                .repository
                .as_ref()
                .map_or(Some(&self.folder), |r| r.work_tree.as_ref())
                .map(|p| p.as_path()),
            limit: self.limits.file_bytes,
        };
        let (files, degradations) = patched::read(&place, &patch)?;
        self.sealed(target, files, degradations)
    }

    /// A change that no two commits name: its revision is the digest of its bytes.
    fn sealed(
        &self,
        target: &Target,
        files: Vec<FileChange>,
        degradations: Vec<String>,
    ) -> Result<Change, Trouble> {
        let revision = Revision::Content { on: self.head()?, digest: Digest::of(b"") };
        let mut change = Change { target: target.clone(), revision, files, degradations };
        let digest = change.seal();
        if let Revision::Content { digest: sealed, .. } = &mut change.revision {
            *sealed = digest;
        }
        Ok(change)
    }

    fn gather_listed(&self, target: &Target) -> Result<Change, Trouble> {
        let mut listing = self.list(target)?;
        if listing.records.is_empty() {
            let hidden = line_ends::remarks(&listing, &[])?;
            listing.remarks.extend(hidden);
            return Err(nothing::to_review(self.repository()?, target, &listing));
        }
        let files = assemble::files(&listing)?;
        let mut degradations = line_ends::remarks(&listing, &files)?;
        degradations.splice(0..0, listing.remarks);
        Ok(Change { target: target.clone(), revision: listing.revision, files, degradations })
    }
}

impl ChangeSource for Source {
    fn gather(&self, target: &Target) -> Result<Change, Trouble> {
        match target {
            Target::Files(paths) => self.gather_files(target, paths),
            Target::Patch { name } => self.gather_patch(target, name),
            _ => self.gather_listed(target),
        }
    }

    fn revision_now(&self, change: &Change) -> Result<Revision, Trouble> {
        match &change.target {
            Target::Files(_) | Target::Patch { .. } => Ok(self.gather(&change.target)?.revision),
            _ => Ok(self.list(&change.target)?.revision),
        }
    }

    fn base_file(&self, change: &Change, path: &RepoPath) -> Result<Option<Vec<u8>>, Trouble> {
        let commit = match &change.revision {
            Revision::Commits { base: Base::Empty, .. } | Revision::Content { on: None, .. } => {
                return Ok(None);
            }
            Revision::Commits { base: Base::Commit { merge_base, .. }, .. } => merge_base,
            Revision::Content { on: Some(on), .. } => on,
        };
        self.repository()?.file_at(commit, path)
    }
}

fn not_a_repository(folder: &Path) -> Trouble {
    Trouble::input(
        format!("{} is not in a git repository", shown(folder)),
        "run headproof inside one, or name what to review with --files or --patch",
    )
}
