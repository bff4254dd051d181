//! From a target to the entries that changed: which states are compared, and what differs between them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use headproof_core::change::{FileMode, FileStatus, Opaque};
use headproof_core::digest::{Digest, ObjectId, Sealer};
use headproof_core::path::RepoPath;
use headproof_core::revision::{Base, Revision};
use headproof_flow::ports::Trouble;

use super::commits::{Commit, no_commits};
use super::discovery::Repository;
use super::freeze::{self, Frozen, Taken};
use super::raw::{self, Record};
use super::scratch::Scratch;

/// Above this many files on either side git no longer looks for edited moves; told when it happens.
const RENAME_LIMIT: usize = 1_000;

/// What differs, before any content is read.
pub(super) struct Listing {
    /// What the target is exactly.
    pub(super) revision: Revision,
    /// The changed entries, ordered by path.
    pub(super) records: Vec<Record>,
    /// Where the objects are.
    pub(super) scratch: Scratch,
    /// Objects that only stand for content that was not read.
    pub(super) unread: BTreeMap<ObjectId, Opaque>,
    /// Files taken from the work tree.
    pub(super) taken: BTreeMap<RepoPath, Taken>,
    /// What was done without.
    pub(super) remarks: Vec<String>,
}

impl Repository {
    /// Uncommitted changes: the frozen work tree against HEAD.
    pub(super) fn uncommitted(&self, index: &Path) -> Result<Listing, Trouble> {
        let Some(root) = &self.work_tree else {
            return Err(Trouble::input(
                "this is a bare repository: it has no work tree, so there are no uncommitted changes",
                "review a commit or a range: --commit, --range, --base",
            ));
        };
        let (head, frozen) = std::thread::scope(|scope| {
            let head = scope.spawn(|| self.head());
            (scope_result(head.join()), freeze::work_tree(self, root, index))
        });
        let (head, Frozen { scratch, unread, taken, remarks }) = (head?, frozen?);
        let head = head.map(|h| h.id);
        let records = self.diff_index(&scratch, head.as_ref())?;
        let mut listing = self.content(scratch, head, records, remarks);
        listing.unread = unread;
        listing.taken = taken;
        Ok(listing)
    }

    /// Staged changes: the index against HEAD.
    pub(super) fn staged(&self, index: &Path) -> Result<Listing, Trouble> {
        let head = self.head()?.map(|h| h.id);
        let scratch = Scratch::over(self)?.with_index_of(index)?;
        let records = self.diff_index(&scratch, head.as_ref())?;
        Ok(self.content(scratch, head, records, Vec::new()))
    }

    /// HEAD against where it left a base.
    pub(super) fn since(&self, base: &str) -> Result<Listing, Trouble> {
        let [base, head] = self.two_commits(base, "HEAD")?;
        self.since_merge_base(&base, &head)
    }

    /// One end of a range against where it left the other.
    pub(super) fn range(&self, from: &str, to: &str) -> Result<Listing, Trouble> {
        let or_head = |name: &str| if name.is_empty() { "HEAD".to_owned() } else { name.to_owned() };
        let [from, to] = self.two_commits(&or_head(from), &or_head(to))?;
        self.since_merge_base(&from, &to)
    }

    fn two_commits(&self, base: &str, head: &str) -> Result<[Commit; 2], Trouble> {
        let found = self.commits(&[base, head])?;
        <[Commit; 2]>::try_from(found).map_err(|_| no_commits())
    }

    fn since_merge_base(&self, base: &Commit, head: &Commit) -> Result<Listing, Trouble> {
        let (merge_base, remark) = self.merge_base(base, head)?;
        let base = Base::Commit { named: base.id.clone(), merge_base };
        self.between(base, head.id.clone(), remark.into_iter().collect())
    }

    /// One commit against its first parent.
    pub(super) fn commit(&self, name: &str) -> Result<Listing, Trouble> {
        let commit = self.commits(&[name])?.pop().ok_or_else(no_commits)?;
        let base = self.parent_of(&commit)?;
        let merge = (commit.parents.len() > 1).then(|| {
            format!(
                "{} is a merge of {} parents: it is compared with the first, so what the others bring is new",
                commit.id.short(),
                commit.parents.len()
            )
        });
        self.between(base, commit.id, merge.into_iter().collect())
    }

    fn between(&self, base: Base, head: ObjectId, remarks: Vec<String>) -> Result<Listing, Trouble> {
        let scratch = Scratch::over(self)?;
        let before = match &base {
            Base::Empty => self.empty_tree(),
            Base::Commit { merge_base, .. } => merge_base.as_str(),
        };
        let records = self.list(&scratch, &["diff-tree", "-r"], &[before, head.as_str()])?;
        Ok(self.sorted(Listing {
            revision: Revision::Commits { head, base },
            records,
            scratch,
            unread: BTreeMap::new(),
            taken: BTreeMap::new(),
            remarks,
        }))
    }

    fn diff_index(&self, scratch: &Scratch, head: Option<&ObjectId>) -> Result<Vec<Record>, Trouble> {
        let tree = head.map_or_else(|| self.empty_tree(), ObjectId::as_str);
        self.list(scratch, &["diff-index", "--cached", "--ita-invisible-in-index"], &[tree])
    }

    /// Lists what differs. In a clone that lacks content, moves with edits cannot be told; exact ones can.
    fn list(&self, scratch: &Scratch, verb: &[&str], trees: &[&str]) -> Result<Vec<Record>, Trouble> {
        let with = |renames: &[&'static str]| {
            let mut args = verb.to_vec();
            args.extend(["--raw", "-z", "--no-abbrev", "--ignore-submodules=none", "--no-relative"]);
            args.extend(["--no-ext-diff", "--no-textconv", "--no-color", "-l1000"]);
            args.extend(renames);
            args.extend(trees);
            args.push("--");
            scratch.git.ask(&args, b"")
        };
        let listed = match with(&["--find-renames", "--find-copies"]) {
            Err(e) if self.lacks_content() => with(&["--find-renames=100%"]).map_err(|_| e)?,
            answer => answer?,
        };
        let listed = raw::parse(&listed)?;
        let unmerged: BTreeSet<_> = listed.unmerged.iter().map(ToString::to_string).collect();
        freeze::refuse_unmerged(&unmerged)?;
        Ok(listed.records)
    }

    /// Whether this is a clone that left objects at the server.
    fn lacks_content(&self) -> bool {
        let answer = self
            .git
            .run(&["config", "--get-regexp", r"^(remote\..*\.promisor|extensions\.partialclone)$"], b"");
        answer.is_ok_and(|a| !a.output.is_empty())
    }

    fn content(
        &self,
        scratch: Scratch,
        on: Option<ObjectId>,
        records: Vec<Record>,
        remarks: Vec<String>,
    ) -> Listing {
        let mut listing = self.sorted(Listing {
            revision: Revision::Content { on: on.clone(), digest: Digest::of(b"") },
            records,
            scratch,
            unread: BTreeMap::new(),
            taken: BTreeMap::new(),
            remarks,
        });
        listing.revision = Revision::Content { on, digest: digest(&listing.records) };
        listing
    }

    fn sorted(&self, mut listing: Listing) -> Listing {
        listing.records.sort_by(|a, b| a.path().cmp(&b.path()));
        let count = |status| listing.records.iter().filter(|r| r.status == status).count();
        let (added, deleted) = (count(FileStatus::Added), count(FileStatus::Deleted));
        if added * deleted > RENAME_LIMIT * RENAME_LIMIT {
            listing.remarks.push(format!(
                "{added} files came and {deleted} went: too many to tell moved and edited files from new ones; \
                 exact moves were recognised"
            ));
        }
        listing
    }

    /// The tree without entries, which every git knows by name.
    pub(super) fn empty_tree(&self) -> &'static str {
        if self.sha256 {
            "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321"
        } else {
            "4b825dc642cb6eb9a060e54bf8d69288fbee4904"
        }
    }
}

fn scope_result<T>(joined: std::thread::Result<Result<T, Trouble>>) -> Result<T, Trouble> {
    joined.unwrap_or_else(|_| Err(Trouble::world("a thread that asked git broke", "")))
}

/// The digest over every path, mode and content that differs. Content stands in it by the name of its object,
/// which git derives from its bytes.
fn digest(records: &[Record]) -> Digest {
    let mut sealer = Sealer::new();
    for record in records {
        sealer.field(record.status.word());
        for side in [&record.before, &record.after] {
            let Some(side) = side else {
                sealer.field("none");
                continue;
            };
            sealer.field(side.path.as_bytes()).field(mode_word(side.mode));
            sealer.field(side.id.as_ref().map_or("", ObjectId::as_str));
        }
    }
    sealer.seal()
}

fn mode_word(mode: FileMode) -> &'static str {
    match mode {
        FileMode::Regular => "regular",
        FileMode::Executable => "executable",
        FileMode::Symlink => "symlink",
        FileMode::Gitlink => "gitlink",
    }
}
