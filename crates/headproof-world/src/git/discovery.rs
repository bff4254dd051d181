//! Which repository and which work tree a folder belongs to, checked rather than believed.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use headproof_core::text::visible;
use headproof_flow::ports::Trouble;

use super::Limits;
use super::environment::Environment;
use super::program::{Git, failed};

/// The lowest git whose options are used here.
const LOWEST_GIT: (u32, u32) = (2, 31);

/// A repository, found from a folder in it.
#[derive(Clone, Debug)]
pub(super) struct Repository {
    /// git, tied to it.
    pub(super) git: Git,
    /// The root of the work tree; `None` in a bare repository.
    pub(super) work_tree: Option<PathBuf>,
    /// Where HEAD and the index of this work tree are.
    pub(super) git_dir: PathBuf,
    /// Where objects and branches are; the same unless this is a linked worktree.
    pub(super) common_dir: PathBuf,
    /// Whether history is cut off.
    pub(super) shallow: bool,
    /// Whether object names have 64 digits.
    pub(super) sha256: bool,
}

/// What came of looking for a repository.
pub(super) enum Found {
    Repository(Box<Repository>),
    /// The folder belongs to none.
    None,
}

/// Finds the repository of a folder.
pub(super) fn find(folder: &Path, environment: &Environment, limits: &Limits) -> Result<Found, Trouble> {
    let folder = folder
        .canonicalize()
        .map_err(|e| Trouble::input(format!("the folder {} cannot be entered: {e}", shown(folder)), ""))?;
    let git = Git::in_folder(&folder, environment, limits.clone());
    let (version, answer) = std::thread::scope(|scope| {
        let version = scope.spawn(|| git.ask(&["version"], b""));
        let answer = git.run(&QUESTION, b"");
        (version.join(), answer)
    });
    let version = version.map_err(|_| Trouble::world("a thread that asked git for its version broke", ""))?;
    check_version(&String::from_utf8_lossy(&version?))?;
    let answer = answer?;
    if answer.complaint.contains("not a git repository") {
        return Ok(Found::None);
    }
    let lines: Vec<&[u8]> = answer.output.split(|b| *b == b'\n').filter(|l| !l.is_empty()).collect();
    let yes = |i: usize| lines.get(i) == Some(&&b"true"[..]);
    let (bare, inside) = (yes(0), yes(1));
    match (inside, lines.len()) {
        (true, 7) | (false, 6) => {}
        // A work tree, but not around the folder we are in.
        (false, 7) => {
            return Err(sent_elsewhere(&folder, &lines.get(6).map(|l| path_of(l)).unwrap_or_default()));
        }
        (_, 0..=5) => return Err(failed(&QUESTION, answer.code, &answer.complaint)),
        _ => {
            return Err(Trouble::input(
                format!("the path of the repository at {} holds a line break", shown(&folder)),
                "move it to a folder whose name has none",
            ));
        }
    }
    let path = |i: usize| lines.get(i).map(|l| path_of(l)).unwrap_or_default();
    let (git_dir, common_dir) = (path(4), path(5));
    let work_tree = inside.then(|| path(6));
    match &work_tree {
        Some(root) => check_marker(&folder, root, &git_dir, &common_dir)?,
        None if bare => refuse_planted(&git, &git_dir)?,
        None => {
            return Err(Trouble::input(
                format!("{} is inside a git directory, not in a work tree", shown(&folder)),
                "run headproof from the work tree",
            ));
        }
    }
    Ok(Found::Repository(Box::new(Repository {
        git: git.bound_to(&git_dir, work_tree.as_deref()),
        shallow: yes(2),
        sha256: lines.get(3) == Some(&&b"sha256"[..]),
        work_tree,
        git_dir,
        common_dir,
    })))
}

/// The top level comes last: in a bare repository git stops there, having answered the rest.
const QUESTION: [&str; 9] = [
    "rev-parse",
    "--path-format=absolute",
    "--is-bare-repository",
    "--is-inside-work-tree",
    "--is-shallow-repository",
    "--show-object-format",
    "--git-dir",
    "--git-common-dir",
    "--show-toplevel",
];

fn check_version(said: &str) -> Result<(), Trouble> {
    let number = said.trim().strip_prefix("git version ").unwrap_or_default();
    let mut parts = number.split(['.', ' ']).map(|p| p.parse::<u32>().ok());
    match (parts.next().flatten(), parts.next().flatten()) {
        (Some(major), Some(minor)) if (major, minor) >= LOWEST_GIT => Ok(()),
        _ => Err(Trouble::input(
            format!("git {} is needed, found: {}", lowest(), visible(said.trim())),
            format!("install git {} or newer", lowest()),
        )),
    }
}

fn lowest() -> String {
    format!("{}.{}", LOWEST_GIT.0, LOWEST_GIT.1)
}

/// The `.git` that stands in the tree must belong to what git found, and the other way round. Settings shared by
/// several work trees (`core.worktree`) can send git to a sibling; a copied work tree shares the index of the
/// original. Either way another tree would be reviewed than the one we stand in.
fn check_marker(folder: &Path, root: &Path, git_dir: &Path, common: &Path) -> Result<(), Trouble> {
    let marked = folder.ancestors().find(|f| f.join(".git").symlink_metadata().is_ok());
    let real = |p: &Path| p.canonicalize().unwrap_or_else(|_| p.to_owned());
    if let Some(marked) = marked
        && real(marked) != real(root)
    {
        return Err(sent_elsewhere(marked, root));
    }
    if git_dir == common {
        return Ok(());
    }
    let Ok(back) = std::fs::read(git_dir.join("gitdir")) else { return Ok(()) };
    let back = git_dir.join(path_of(back.trim_ascii_end()));
    if real(&back) == real(&root.join(".git")) {
        return Ok(());
    }
    Err(Trouble::input(
        format!(
            "the linked worktree {} is registered at {}: it was moved or copied",
            shown(root),
            shown(&back)
        ),
        "run `git worktree repair` in it if it was moved; make a worktree of its own if it was copied",
    ))
}

fn sent_elsewhere(marked: &Path, root: &Path) -> Trouble {
    Trouble::input(
        format!(
            "{} belongs to a repository whose work tree git takes to be {} (a `core.worktree` setting)",
            shown(marked),
            shown(root)
        ),
        "remove the setting with `git config --unset core.worktree`, or run headproof in the other folder",
    )
}

/// A folder of plain files that looks like a bare repository brings its own settings with it. Inside somebody's
/// work tree it is content, not a repository to work in.
fn refuse_planted(git: &Git, git_dir: &Path) -> Result<(), Trouble> {
    let Some(parent) = git_dir.parent() else { return Ok(()) };
    let outer = git.bound_to_nothing(parent).run(&["rev-parse", "--is-inside-work-tree"], b"")?;
    if outer.output.trim_ascii() != b"true" {
        return Ok(());
    }
    Err(Trouble::input(
        format!("{} looks like a bare repository, but lies inside the work tree of another", shown(git_dir)),
        "run headproof from the root of the work tree, or move the bare repository out of it",
    ))
}

/// A path for people.
pub(super) fn shown(path: &Path) -> String {
    visible(&path.to_string_lossy()).into_owned()
}

/// A path from the bytes git prints.
#[cfg(unix)]
pub(super) fn path_of(bytes: &[u8]) -> PathBuf {
    use std::os::unix::ffi::OsStrExt;
    PathBuf::from(OsStr::from_bytes(bytes))
}

/// A path from the bytes git prints.
#[cfg(not(unix))]
pub(super) fn path_of(bytes: &[u8]) -> PathBuf {
    PathBuf::from(String::from_utf8_lossy(bytes).into_owned())
}

/// The bytes git knows a path by.
#[cfg(unix)]
pub(super) fn bytes_of(path: &OsStr) -> Vec<u8> {
    use std::os::unix::ffi::OsStrExt;
    path.as_bytes().to_vec()
}

/// The bytes git knows a path by.
#[cfg(not(unix))]
pub(super) fn bytes_of(path: &OsStr) -> Vec<u8> {
    path.to_string_lossy().replace('\\', "/").into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_and_odd_versions_are_refused() {
        for good in [
            "git version 2.31.0\n",
            "git version 2.47.3",
            "git version 2.39.5 (Apple Git-154)",
            "git version 3.0",
        ] {
            assert!(check_version(good).is_ok(), "{good}");
        }
        for bad in ["git version 2.30.9", "git version 1.8.3.1", "hub version 2.40", ""] {
            assert!(check_version(bad).is_err(), "{bad}");
        }
    }
}
