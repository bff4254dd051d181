//! What else the program wants to know of a repository, apart from its changes.

use std::path::{Path, PathBuf};

use headproof_core::path::RepoPath;
use headproof_flow::ports::Trouble;

use super::discovery::path_of;
use super::program::Git;
use super::{Environment, Limits, Source};

/// The lowest version of git that is used, for people.
pub const MINIMUM: &str = "2.31";

/// What git says of its version.
///
/// # Errors
/// [`Trouble`] when git cannot be run.
pub fn version() -> Result<String, Trouble> {
    let git = Git::in_folder(Path::new("."), &Environment::of_this_process(), Limits::default());
    let said = git.ask(&["version"], b"")?;
    let said = String::from_utf8_lossy(&said);
    Ok(said.trim().trim_start_matches("git version ").to_owned())
}

impl Source {
    /// The folder below which headproof keeps its records: the root of the work tree, the git directory of a bare
    /// repository, or the folder itself outside a repository.
    #[must_use]
    pub fn home(&self) -> &Path {
        self.root()
    }

    /// Whether a name is a commit of the repository.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.repository().is_ok_and(|r| r.commits(&[name]).is_ok())
    }

    /// The first commit of the history that a commit continues, by first parents.
    ///
    /// # Errors
    /// [`Trouble`] when git cannot say.
    pub fn first_commit(&self, name: &str) -> Result<String, Trouble> {
        let repository = self.repository()?;
        let commit = repository.commits(&[name])?.into_iter().next();
        let name = commit.map(|c| c.id.as_str().to_owned()).unwrap_or_else(|| name.to_owned());
        let args = ["rev-list", "--first-parent", "--max-parents=0", "--end-of-options", &name];
        let finished = repository.git.run(&args, b"")?;
        let said = String::from_utf8_lossy(&finished.output).lines().next_back().map(str::to_owned);
        said.filter(|_| finished.code == Some(0))
            .ok_or_else(|| super::program::failed(&args, finished.code, &finished.complaint))
    }

    /// A file of the current commit; `None` where there is no such file, no commit or no repository.
    ///
    /// # Errors
    /// [`Trouble`] when git cannot say, or the name is not a plain file.
    pub fn head_file(&self, path: &RepoPath) -> Result<Option<Vec<u8>>, Trouble> {
        match (self.head()?, &self.repository) {
            (Some(head), Some(repository)) => repository.file_at(&head, path),
            _ => Ok(None),
        }
    }

    /// Where the repository's hooks are: where its settings say, else in its git directory.
    ///
    /// # Errors
    /// [`Trouble`] outside a repository.
    pub fn hooks_folder(&self) -> Result<PathBuf, Trouble> {
        let repository = self.repository()?;
        // Our own calls switch hooks off; that value comes last and is not the repository's.
        let args = ["config", "--type=path", "--null", "--get-all", "core.hooksPath"];
        let said = repository.git.run(&args, b"")?.output;
        let mut values: Vec<&[u8]> = said.split(|b| *b == 0).filter(|v| !v.is_empty()).collect();
        values.pop();
        let named = values.last().map(|v| path_of(v));
        let root = repository.work_tree.as_deref().unwrap_or(&repository.git_dir);
        Ok(named.map_or_else(|| repository.common_dir.join("hooks"), |p| root.join(p)))
    }
}
