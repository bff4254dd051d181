//! From what a person calls a commit to exact commits, their parents and their merge base.

use std::io::{BufRead, Write};

use headproof_core::digest::ObjectId;
use headproof_core::revision::Base;
use headproof_core::text::visible;
use headproof_flow::ports::Trouble;

use super::blobs::{body, header_line};
use super::discovery::Repository;
use super::program::{failed, succeeded};

/// A commit object, as far as it matters here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Commit {
    /// Its full name.
    pub(super) id: ObjectId,
    /// Its parents as it names them, whether or not they are in the repository.
    pub(super) parents: Vec<ObjectId>,
}

/// Why a name is not a commit.
enum Named {
    Commit(Commit),
    Missing,
    Ambiguous,
}

impl Repository {
    /// The commit that HEAD is at; `None` before the first commit.
    pub(super) fn head(&self) -> Result<Option<Commit>, Trouble> {
        if let [Named::Commit(commit)] = self.look_up(&["HEAD"])?.as_mut_slice() {
            return Ok(Some(commit.clone()));
        }
        // A branch without commits is a beginning; a branch whose commit is gone is damage.
        let named = self.git.run(&["rev-parse", "--verify", "--quiet", "HEAD"], b"")?;
        let named = String::from_utf8_lossy(&named.output).trim().to_owned();
        if named.is_empty() {
            return Ok(None);
        }
        Err(Trouble::world(
            format!("HEAD is at {}, which is not in the repository", visible(&named)),
            "look at the repository with `git fsck`",
        ))
    }

    /// The commits with these names.
    pub(super) fn commits(&self, names: &[&str]) -> Result<Vec<Commit>, Trouble> {
        names.iter().try_for_each(|n| check_name(n))?;
        let looked_up = self.look_up(names)?;
        names.iter().zip(looked_up).map(|(name, found)| self.expect_commit(name, found)).collect()
    }

    fn expect_commit(&self, name: &str, found: Named) -> Result<Commit, Trouble> {
        let shown = visible(name);
        match found {
            Named::Commit(commit) => Ok(commit),
            Named::Ambiguous => Err(Trouble::input(
                format!("`{shown}` could mean more than one commit"),
                "give more digits of the commit's name",
            )),
            Named::Missing if name == "HEAD" => Err(no_commits()),
            Named::Missing => {
                let cut = if self.shallow { " (history is cut off: this is a shallow clone)" } else { "" };
                Err(Trouble::input(
                    format!("there is no commit `{shown}` in this repository{cut}"),
                    "see `git branch --all` for what there is, or fetch it first",
                ))
            }
        }
    }

    fn look_up(&self, names: &[&str]) -> Result<Vec<Named>, Trouble> {
        let args = ["cat-file", "--batch"];
        let finished = self.git.stream(
            &args,
            |to| {
                let mut to = std::io::BufWriter::new(to);
                names.iter().try_for_each(|n| writeln!(to, "{n}^{{commit}}"))?;
                to.flush()
            },
            |from| names.iter().map(|_| read_commit(from)).collect::<std::io::Result<Vec<_>>>(),
        )?;
        succeeded(&args, finished)
    }

    /// What a commit is compared with when it is reviewed by itself: its first parent, or nothing.
    pub(super) fn parent_of(&self, commit: &Commit) -> Result<Base, Trouble> {
        let Some(parent) = commit.parents.first() else { return Ok(Base::Empty) };
        match self.look_up(&[parent.as_str()])?.pop() {
            Some(Named::Commit(parent)) => {
                Ok(Base::Commit { named: parent.id.clone(), merge_base: parent.id })
            }
            _ => Err(Trouble::input(
                format!(
                    "the parent {} of commit {} is not in this repository{}",
                    parent.short(),
                    commit.id.short(),
                    if self.shallow { ": history is cut off here" } else { "" }
                ),
                "fetch it with `git fetch --deepen=1`, or all of history with `git fetch --unshallow`",
            )),
        }
    }

    /// Where the history of `head` left that of `base`, with a remark when there is more than one such place.
    pub(super) fn merge_base(
        &self,
        base: &Commit,
        head: &Commit,
    ) -> Result<(ObjectId, Option<String>), Trouble> {
        let args = ["merge-base", "--all", base.id.as_str(), head.id.as_str()];
        let finished = self.git.run(&args, b"")?;
        // Code 1 and silence: there is none.
        if !matches!(finished.code, Some(0 | 1)) || !finished.complaint.trim().is_empty() {
            return Err(failed(&args, finished.code, &finished.complaint));
        }
        let text = String::from_utf8_lossy(&finished.output);
        let mut all: Vec<ObjectId> = text.lines().filter_map(|l| ObjectId::new(l).ok()).collect();
        all.sort();
        let Some(first) = all.first().cloned() else { return Err(self.no_merge_base(base, head)) };
        if self.shallow {
            self.prove_merge_base(base, head, &first)?;
        }
        let remark = (all.len() > 1).then(|| {
            format!(
                "{} and {} have {} merge bases; {} was taken",
                base.id.short(),
                head.id.short(),
                all.len(),
                first.short()
            )
        });
        Ok((first, remark))
    }

    /// In a cut-off history a merge base counts only when nothing between it and the two ends is cut off: behind
    /// the cut there may be a closer one.
    fn prove_merge_base(&self, base: &Commit, head: &Commit, found: &ObjectId) -> Result<(), Trouble> {
        let cuts = std::fs::read_to_string(self.common_dir.join("shallow")).unwrap_or_default();
        let not = format!("^{found}");
        let between = self.git.ask(&["rev-list", base.id.as_str(), head.id.as_str(), &not], b"")?;
        let between = String::from_utf8_lossy(&between);
        match between.lines().find(|commit| cuts.lines().any(|cut| cut == *commit)) {
            None => Ok(()),
            Some(_) => Err(self.no_merge_base(base, head)),
        }
    }

    fn no_merge_base(&self, base: &Commit, head: &Commit) -> Trouble {
        let ends = format!("{} and {}", base.id.short(), head.id.short());
        if !self.shallow {
            return Trouble::input(
                format!("{ends} have no common history, so there is nothing to compare from"),
                "name a base that shares history with what is reviewed, or review a single commit with --commit",
            );
        }
        let depth = self.git.ask(&["rev-list", "--count", head.id.as_str()], b"").ok();
        let depth = depth.map(|d| String::from_utf8_lossy(&d).trim().to_owned()).unwrap_or_default();
        Trouble::input(
            format!(
                "where {ends} parted is not known: this is a shallow clone, and history is cut off \
                 ({depth} commits of the reviewed side are here)"
            ),
            "deepen it with `git fetch --deepen=100` until this works, or fetch all of it with \
             `git fetch --unshallow`",
        )
    }

    /// The merge by which `head` came into `base`, where there is one: the oldest on the first-parent line.
    pub(super) fn merged_by(&self, head: &ObjectId, base: &ObjectId) -> Option<ObjectId> {
        let range = format!("{head}..{base}");
        let args = ["rev-list", "--first-parent", "--ancestry-path", "--merges", range.as_str()];
        let merges = self.git.ask(&args, b"").ok()?;
        String::from_utf8_lossy(&merges).lines().last().and_then(|l| ObjectId::new(l).ok())
    }
}

/// What to say where a commit is needed and there is none.
pub(super) fn no_commits() -> Trouble {
    Trouble::input(
        "this repository has no commits yet, so there is no commit or range to review",
        "review what is there with `headproof review` (uncommitted changes), or commit first",
    )
}

/// A name is handed to git as data, but one that looks like an option or holds a control character is nobody's
/// branch, and is refused before git sees it.
fn check_name(name: &str) -> Result<(), Trouble> {
    let why = if name.is_empty() {
        "it is empty"
    } else if name.starts_with('-') {
        "it starts with `-`"
    } else if name.chars().any(char::is_control) {
        "it holds a control character"
    } else {
        return Ok(());
    };
    Err(Trouble::input(
        format!("`{}` is not the name of a commit: {why}", visible(name)),
        "name a branch, a tag or a commit",
    ))
}

fn read_commit(from: &mut dyn BufRead) -> std::io::Result<Named> {
    let line = header_line(from)?;
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        [id, "commit", size] => {
            let size = size.parse().map_err(std::io::Error::other)?;
            let id = ObjectId::new(id).map_err(std::io::Error::other)?;
            let parents = parents(&body(from, size)?);
            Ok(Named::Commit(Commit { id, parents }))
        }
        [.., "ambiguous"] => Ok(Named::Ambiguous),
        _ => Ok(Named::Missing),
    }
}

/// The parents in the head of a commit object, which ends at the first empty line.
fn parents(object: &[u8]) -> Vec<ObjectId> {
    object
        .split(|b| *b == b'\n')
        .take_while(|line| !line.is_empty())
        .filter_map(|line| std::str::from_utf8(line.strip_prefix(b"parent ")?).ok())
        .filter_map(|id| ObjectId::new(id).ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parents_are_read_from_the_head_only() {
        let (a, b) = ("a".repeat(40), "b".repeat(40));
        let object = format!("tree {a}\nparent {a}\nparent {b}\nauthor x\n\nparent {b}\n");
        assert_eq!(parents(object.as_bytes()).len(), 2);
    }

    #[test]
    fn names_that_look_like_options_are_refused() {
        for bad in ["", "-x", "--upload-pack=evil", "a\nb", "a\0"] {
            assert!(check_name(bad).is_err(), "{bad:?}");
        }
        for good in ["HEAD~3", "feature/ä", "HEAD@{1 day ago}", "v1.0^{commit}"] {
            assert!(check_name(good).is_ok(), "{good:?}");
        }
    }
}
