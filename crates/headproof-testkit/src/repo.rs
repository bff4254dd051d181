//! Real git repositories in folders that are thrown away.
//!
//! Identity, dates, branch name and settings are pinned; nothing of the person's environment, home or settings
//! is seen, so that the same test makes the same commits on every machine.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// The second at which the first commit of every repository is made; each later one is a minute later.
const FIRST_COMMIT: u64 = 1_700_000_000;

/// A repository (or a folder that is to become one) with a home of its own.
#[derive(Debug)]
pub struct Repo {
    // Kept for its drop; shared by repositories made from one another.
    bench: std::sync::Arc<TempDir>,
    root: PathBuf,
    commits: std::cell::Cell<u64>,
}

impl Default for Repo {
    fn default() -> Self {
        Self::new()
    }
}

impl Repo {
    /// An empty repository on the branch `main`.
    #[must_use]
    pub fn new() -> Self {
        let repo = Self::bare_folder();
        repo.git(["init", "--quiet", "--initial-branch=main"]);
        repo
    }

    /// An empty repository whose objects have 64-digit names.
    #[must_use]
    pub fn new_sha256() -> Self {
        let repo = Self::bare_folder();
        repo.git(["init", "--quiet", "--initial-branch=main", "--object-format=sha256"]);
        repo
    }

    /// A folder that is no repository.
    #[must_use]
    pub fn bare_folder() -> Self {
        let bench = tempfile::Builder::new().prefix("headproof-test-").tempdir().expect("a temporary folder");
        let root = bench.path().canonicalize().expect("a real path").join("work");
        for folder in ["work", "home"] {
            std::fs::create_dir(root.with_file_name(folder)).expect("a fresh folder");
        }
        Self { bench: std::sync::Arc::new(bench), root, commits: std::cell::Cell::new(0) }
    }

    /// Another folder of the same bench: a linked worktree, a clone, a submodule.
    #[must_use]
    pub fn beside(&self, name: &str) -> Self {
        Self {
            bench: self.bench.clone(),
            root: self.root.with_file_name(name),
            commits: std::cell::Cell::new(self.commits.get() + 1_000),
        }
    }

    /// The root of the work tree.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folder that holds the repository and its home; whatever a test wants to be outside goes here.
    #[must_use]
    pub fn outside(&self) -> PathBuf {
        self.root.with_file_name("")
    }

    /// The home folder, empty unless the test puts something there.
    #[must_use]
    pub fn home(&self) -> PathBuf {
        self.root.with_file_name("home")
    }

    /// The environment git and headproof are to run in.
    #[must_use]
    pub fn env(&self) -> Vec<(String, String)> {
        let path = std::env::var("PATH").unwrap_or_else(|_| "/usr/bin:/bin".to_owned());
        let home = self.home().to_string_lossy().into_owned();
        [
            ("PATH", path.as_str()),
            ("HOME", &home),
            ("XDG_CONFIG_HOME", &home),
            ("GIT_CONFIG_NOSYSTEM", "1"),
            ("GIT_CEILING_DIRECTORIES", &self.outside().to_string_lossy()),
        ]
        .map(|(k, v)| (k.to_owned(), v.to_owned()))
        .to_vec()
    }

    fn command(&self) -> Command {
        let date = format!("{} +0000", FIRST_COMMIT + 60 * self.commits.get());
        let mut command = Command::new("git");
        command.env_clear().envs(self.env()).current_dir(&self.root);
        for who in ["AUTHOR", "COMMITTER"] {
            command.env(format!("GIT_{who}_NAME"), "Test Person");
            command.env(format!("GIT_{who}_EMAIL"), "test@example.org");
            command.env(format!("GIT_{who}_DATE"), &date);
        }
        command.args(["-c", "protocol.file.allow=always", "-c", "advice.detachedHead=false"]);
        command
    }

    /// Runs git; it must succeed. Returns what it prints, without the final line end.
    pub fn git<S: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = S>) -> String {
        let output = self.try_git(args);
        assert!(output.status.success(), "git failed: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim_end().to_owned()
    }

    /// Runs git, whatever comes of it.
    pub fn try_git<S: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = S>) -> Output {
        self.command().args(args).output().expect("git is installed")
    }

    /// Runs git with something on its standard input; it must succeed.
    pub fn git_with_input<S: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = S>, input: &[u8]) -> String {
        use std::io::Write;
        use std::process::Stdio;
        let mut child = self
            .command()
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("git is installed");
        child.stdin.take().expect("a pipe").write_all(input).expect("git listens");
        let output = child.wait_with_output().expect("git ends");
        assert!(output.status.success(), "git failed");
        String::from_utf8_lossy(&output.stdout).trim_end().to_owned()
    }

    /// Writes a file, making its folders.
    pub fn write(&self, path: impl AsRef<Path>, bytes: impl AsRef<[u8]>) -> &Self {
        let place = self.root.join(path);
        std::fs::create_dir_all(place.parent().expect("a folder")).expect("folders");
        std::fs::write(place, bytes).expect("a written file");
        self
    }

    /// Reads a file of the work tree.
    pub fn read(&self, path: impl AsRef<Path>) -> Vec<u8> {
        std::fs::read(self.root.join(path)).expect("a readable file")
    }

    /// Removes a file of the work tree.
    pub fn remove(&self, path: impl AsRef<Path>) -> &Self {
        std::fs::remove_file(self.root.join(path)).expect("a file to remove");
        self
    }

    /// Moves a file in the work tree, without telling git.
    pub fn rename(&self, from: impl AsRef<Path>, to: impl AsRef<Path>) -> &Self {
        let to = self.root.join(to);
        std::fs::create_dir_all(to.parent().expect("a folder")).expect("folders");
        std::fs::rename(self.root.join(from), to).expect("a file to move");
        self
    }

    /// Makes a symbolic link.
    #[cfg(unix)]
    pub fn link(&self, path: impl AsRef<Path>, points_to: impl AsRef<Path>) -> &Self {
        std::os::unix::fs::symlink(points_to, self.root.join(path)).expect("a link");
        self
    }

    /// Sets or takes the executable bit.
    #[cfg(unix)]
    pub fn executable(&self, path: impl AsRef<Path>, yes: bool) -> &Self {
        use std::os::unix::fs::PermissionsExt;
        let mode = if yes { 0o755 } else { 0o644 };
        std::fs::set_permissions(self.root.join(path), std::fs::Permissions::from_mode(mode))
            .expect("permissions");
        self
    }

    /// Stages everything, ignored files left out.
    pub fn stage(&self) -> &Self {
        self.git(["add", "--all"]);
        self
    }

    /// Stages everything and commits it; returns the full name of the commit.
    pub fn commit(&self, message: &str) -> String {
        self.stage();
        self.commit_staged(message)
    }

    /// Commits what is staged, which may be nothing; returns the full name of the commit.
    pub fn commit_staged(&self, message: &str) -> String {
        self.commits.set(self.commits.get() + 1);
        self.git(["commit", "--quiet", "--allow-empty", "--no-verify", "-m", message]);
        self.head()
    }

    /// The full name of the commit HEAD is at.
    pub fn head(&self) -> String {
        self.git(["rev-parse", "HEAD"])
    }

    /// Makes a branch here and goes to it.
    pub fn branch(&self, name: &str) -> &Self {
        self.git(["checkout", "--quiet", "-b", name]);
        self
    }

    /// Goes to a branch or commit.
    pub fn checkout(&self, name: &str) -> &Self {
        self.git(["checkout", "--quiet", name]);
        self
    }

    /// Merges a branch with a merge commit; returns its full name.
    pub fn merge(&self, name: &str) -> String {
        self.commits.set(self.commits.get() + 1);
        self.git(["merge", "--quiet", "--no-ff", "--no-edit", name]);
        self.head()
    }

    /// Sets a setting of the repository.
    pub fn config(&self, name: &str, value: &str) -> &Self {
        self.git(["config", name, value]);
        self
    }

    /// Appends raw text to the settings file of the repository.
    pub fn raw_config(&self, text: &str) -> &Self {
        use std::io::Write;
        let file = std::fs::File::options().append(true).open(self.root.join(".git/config"));
        file.and_then(|mut f| f.write_all(text.as_bytes())).expect("a settings file");
        self
    }

    /// A linked worktree on a new branch, beside this one.
    #[must_use]
    pub fn worktree(&self, name: &str) -> Self {
        let other = self.beside(name);
        self.git(["worktree", "add", "--quiet", "-b", name, &other.root.to_string_lossy()]);
        other
    }

    /// A clone of this repository, beside it. A path is cloned by copying, `file://` (here: any extra argument)
    /// by talking.
    #[must_use]
    pub fn clone_to(&self, name: &str, extra: &[&str]) -> Self {
        let other = self.beside(name);
        let url = if extra.is_empty() {
            self.root.to_string_lossy().into_owned()
        } else {
            format!("file://{}", self.root.to_string_lossy())
        };
        let mut args = vec!["clone", "--quiet"];
        args.extend(extra);
        let place = other.root.to_string_lossy().into_owned();
        args.extend([url.as_str(), place.as_str()]);
        self.git(args);
        other
    }

    /// Adds another repository as a submodule.
    pub fn submodule(&self, of: &Repo, path: &str) -> &Self {
        self.git(["submodule", "--quiet", "add", &of.root.to_string_lossy(), path]);
        self
    }

    /// Every file under the root with its bytes and the `.git` folder with it, in order: two of these are equal
    /// exactly when nothing was written in between.
    #[must_use]
    pub fn snapshot(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let mut all = Vec::new();
        let mut folders = vec![self.root.clone()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
                let (path, kind) = (entry.path(), entry.file_type().expect("a kind"));
                if kind.is_dir() {
                    all.push((path.clone(), b"folder".to_vec()));
                    folders.push(path);
                } else if kind.is_symlink() {
                    let to = std::fs::read_link(&path).expect("a link");
                    all.push((path, to.to_string_lossy().into_owned().into_bytes()));
                } else if kind.is_file() {
                    let bytes = std::fs::read(&path).unwrap_or_default();
                    all.push((path, bytes));
                }
            }
        }
        all.sort();
        all
    }
}
