//! The list of changed entries as git prints it with `--raw -z`.

use headproof_core::change::{FileMode, FileStatus};
use headproof_core::digest::ObjectId;
use headproof_core::path::RepoPath;
use headproof_flow::ports::Trouble;

/// One side of a changed entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// Where it is.
    pub(super) path: RepoPath,
    /// What kind it is.
    pub(super) mode: FileMode,
    /// Its object; `None` for a file that only the work tree holds.
    pub(super) id: Option<ObjectId>,
}

/// One changed entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Record {
    /// What happened.
    pub(super) status: FileStatus,
    /// The state before.
    pub(super) before: Option<Entry>,
    /// The state after.
    pub(super) after: Option<Entry>,
}

impl Record {
    /// The path people know it by.
    pub(super) fn path(&self) -> Option<&RepoPath> {
        self.after.as_ref().or(self.before.as_ref()).map(|e| &e.path)
    }
}

/// What `--raw -z` said: changed entries, and paths whose merge is not settled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Listed {
    /// The changed entries, in git's order.
    pub(super) records: Vec<Record>,
    /// Paths in conflict.
    pub(super) unmerged: Vec<RepoPath>,
}

/// Reads the output of `--raw -z --no-abbrev`.
pub(super) fn parse(output: &[u8]) -> Result<Listed, Trouble> {
    let mut listed = Listed::default();
    let mut fields = output.split(|b| *b == 0);
    while let Some(head) = fields.next().filter(|h| !h.is_empty()) {
        let head = Head::parse(head).ok_or_else(|| not_understood(head))?;
        let first = path(fields.next())?;
        match head.status {
            b'U' => listed.unmerged.push(first),
            b'R' | b'C' => {
                let second = path(fields.next())?;
                listed.records.push(head.record(first, second));
            }
            _ => listed.records.push(head.record(first.clone(), first)),
        }
    }
    Ok(listed)
}

struct Head {
    modes: [Option<FileMode>; 2],
    ids: [Option<ObjectId>; 2],
    status: u8,
}

impl Head {
    /// `:100644 100755 <id> <id> M`, the status followed by a score for renames and copies.
    fn parse(field: &[u8]) -> Option<Self> {
        let text = std::str::from_utf8(field).ok()?.strip_prefix(':')?;
        let words: Vec<&str> = text.split(' ').collect();
        let [before_mode, after_mode, before_id, after_id, status] = words.as_slice() else { return None };
        let status = *status.as_bytes().first()?;
        if !b"ACDMRTU".contains(&status) {
            return None;
        }
        Some(Self {
            modes: [mode(before_mode)?, mode(after_mode)?],
            ids: [id(before_id)?, id(after_id)?],
            status,
        })
    }

    fn record(self, old: RepoPath, new: RepoPath) -> Record {
        let [before_mode, after_mode] = self.modes;
        let same_content = self.ids[0].is_some() && self.ids[0] == self.ids[1];
        let [before_id, after_id] = self.ids;
        let status = match self.status {
            b'A' => FileStatus::Added,
            b'D' => FileStatus::Deleted,
            b'R' => FileStatus::Renamed,
            b'C' => FileStatus::Copied,
            b'T' => FileStatus::TypeChanged,
            _ if same_content => FileStatus::ModeChanged,
            _ => FileStatus::Modified,
        };
        Record {
            status,
            before: before_mode.map(|mode| Entry { path: old, mode, id: before_id }),
            after: after_mode.map(|mode| Entry { path: new, mode, id: after_id }),
        }
    }
}

/// `Some(None)` for the mode of nothing.
#[expect(clippy::option_option, reason = "not understood, absent, and present are three things")]
fn mode(octal: &str) -> Option<Option<FileMode>> {
    Some(match octal {
        "000000" => None,
        "100755" => Some(FileMode::Executable),
        "120000" => Some(FileMode::Symlink),
        "160000" => Some(FileMode::Gitlink),
        // Git writes 100644; old tools left other permission bits behind.
        regular if regular.starts_with("100") => Some(FileMode::Regular),
        _ => return None,
    })
}

/// `Some(None)` for the all-zero name of an object that is not in the store.
#[expect(clippy::option_option, reason = "not understood, absent, and present are three things")]
fn id(hex: &str) -> Option<Option<ObjectId>> {
    if hex.bytes().all(|b| b == b'0') {
        return Some(None);
    }
    ObjectId::new(hex).ok().map(Some)
}

fn path(field: Option<&[u8]>) -> Result<RepoPath, Trouble> {
    let bytes = field.ok_or_else(|| not_understood(b"<end>"))?;
    RepoPath::new(bytes).map_err(|why| {
        let shown = headproof_core::text::visible(&String::from_utf8_lossy(bytes)).into_owned();
        Trouble::input(
            format!("the tree holds the path `{shown}`, which is refused: {why}"),
            "such a tree was not made by git; look at it with `git fsck`",
        )
    })
}

fn not_understood(field: &[u8]) -> Trouble {
    let shown = headproof_core::text::visible(&String::from_utf8_lossy(field)).into_owned();
    Trouble::world(format!("git listed a change in a form that is not understood: `{shown}`"), "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rename_keeps_both_paths_byte_for_byte() {
        let (a, b) = ("a".repeat(40), "b".repeat(40));
        let raw = format!(":100644 100755 {a} {b} R087\0old name\tx\0new \"name\"\n\0");
        let listed = parse(raw.as_bytes()).unwrap();
        let [record] = listed.records.as_slice() else { panic!("{listed:?}") };
        assert_eq!(record.status, FileStatus::Renamed);
        assert_eq!(record.before.as_ref().unwrap().path.as_bytes(), b"old name\tx");
        assert_eq!(record.after.as_ref().unwrap().path.as_bytes(), b"new \"name\"\n");
    }

    #[test]
    fn what_is_not_understood_is_an_error() {
        for bad in ["x", ":1 2 3", ":100644 100644 aa bb M\0p\0", ":100644 000000"] {
            assert!(parse(bad.as_bytes()).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_path_that_leaves_the_tree_is_refused() {
        let a = "a".repeat(40);
        let raw = format!(":000000 100644 {} {a} A\0../x\0", "0".repeat(40));
        assert!(parse(raw.as_bytes()).unwrap_err().what.contains("refused"));
    }
}
