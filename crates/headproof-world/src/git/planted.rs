//! Repositories of our own making, for demonstrations and for corpora of cases.

use std::io::Write as _;
use std::path::Path;

use headproof_core::path::RepoPath;
use headproof_flow::ports::Trouble;

use super::program::Git;
use super::{Environment, Limits};

/// A file of a planted state.
pub type PlantedFile = (RepoPath, Vec<u8>);

/// A repository in a folder of its own, gone when this value is.
#[derive(Debug)]
pub struct Imported {
    folder: tempfile::TempDir,
    /// The commits, in the order of the states they hold. Each even one is a root, each odd one follows on the one
    /// before it.
    pub commits: Vec<String>,
}

impl Imported {
    /// Where it is.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}

/// Makes a bare repository in which states are committed in pairs: before, after, before, after.
///
/// # Errors
/// [`Trouble`] when git cannot be run or does not take the states.
pub fn import<'s>(states: impl IntoIterator<Item = &'s [PlantedFile]>) -> Result<Imported, Trouble> {
    let folder = tempfile::Builder::new().prefix("headproof-").tempdir().map_err(|e| no_folder(&e))?;
    let git = git_in(folder.path());
    git.ask(&["init", "--quiet", "--bare", "--initial-branch=main", "."], b"")?;
    let mut stream = Vec::new();
    let mut count = 0;
    for (i, files) in states.into_iter().enumerate() {
        let follows = (i % 2 == 1).then_some(i);
        write_commit(&mut stream, &format!("refs/heads/case-{}", i / 2), i + 1, follows, files)
            .map_err(|e| no_folder(&e))?;
        count = i + 1;
    }
    for mark in 1..=count {
        let _infallible = writeln!(stream, "get-mark :{mark}");
    }
    stream.extend_from_slice(b"done\n");
    let git = git.bound_to(folder.path(), None);
    let said = git.ask(&["fast-import", "--quiet", "--done", "--date-format=raw"], &stream)?;
    let commits: Vec<String> = String::from_utf8_lossy(&said).lines().map(str::to_owned).collect();
    if commits.len() != count {
        return Err(Trouble::world(format!("git made {} of {count} commits", commits.len()), ""));
    }
    Ok(Imported { folder, commits })
}

/// Makes a repository in an empty folder with these files as its one commit, and writes them to its work tree.
///
/// # Errors
/// [`Trouble`] when git cannot be run or the folder cannot be written.
pub fn new_repository(folder: &Path, files: &[PlantedFile]) -> Result<(), Trouble> {
    let git = git_in(folder);
    git.ask(&["init", "--quiet", "--initial-branch=main", "."], b"")?;
    let mut stream = Vec::new();
    write_commit(&mut stream, "refs/heads/main", 1, None, files).map_err(|e| no_folder(&e))?;
    stream.extend_from_slice(b"done\n");
    let git = git.bound_to(&folder.join(".git"), Some(folder));
    git.ask(&["fast-import", "--quiet", "--done", "--date-format=raw"], &stream)?;
    git.ask(&["reset", "--quiet", "--hard", "main"], b"").map(|_| ())
}

fn git_in(folder: &Path) -> Git {
    Git::in_folder(folder, &Environment::of_this_process(), Limits::default())
}

fn write_commit(
    stream: &mut Vec<u8>,
    branch: &str,
    mark: usize,
    follows: Option<usize>,
    files: &[PlantedFile],
) -> std::io::Result<()> {
    let message = format!("state {mark}");
    write!(stream, "commit {branch}\nmark :{mark}\n")?;
    writeln!(stream, "committer headproof <headproof@example.invalid> {} +0000", 1_700_000_000 + mark)?;
    write!(stream, "data {}\n{message}\n", message.len())?;
    match follows {
        // The whole state is given, not what differs.
        Some(before) => write!(stream, "from :{before}\ndeleteall\n")?,
        None => writeln!(stream, "deleteall")?,
    }
    for (path, bytes) in files {
        stream.extend_from_slice(b"M 100644 inline ");
        quote(stream, path.as_bytes());
        write!(stream, "\ndata {}\n", bytes.len())?;
        stream.extend_from_slice(bytes);
        stream.push(b'\n');
    }
    stream.push(b'\n');
    Ok(())
}

/// A path in the C-like quotes of the import format.
fn quote(stream: &mut Vec<u8>, path: &[u8]) {
    stream.push(b'"');
    for byte in path {
        match byte {
            b'"' | b'\\' => stream.extend_from_slice(&[b'\\', *byte]),
            b' '..=b'~' => stream.push(*byte),
            other => stream.extend_from_slice(format!("\\{other:03o}").as_bytes()),
        }
    }
    stream.push(b'"');
}

fn no_folder(error: &std::io::Error) -> Trouble {
    Trouble::world(
        format!("a repository for the occasion cannot be made: {error}"),
        "see that the folder for temporary files is writable",
    )
}
