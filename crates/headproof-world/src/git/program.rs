//! How the git program is called, always in the same guarded way.

use std::ffi::{OsStr, OsString};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use headproof_core::text::visible;
use headproof_flow::ports::Trouble;

use super::Limits;
use super::environment::{Environment, PINNED, SETTINGS};
use crate::process::{Finished, Invocation, ProcessError};

/// The git program, tied to one folder and, after discovery, to one repository.
#[derive(Clone, Debug)]
pub(super) struct Git {
    folder: PathBuf,
    env: Vec<(OsString, OsString)>,
    settings: Vec<(OsString, OsString)>,
    limits: Limits,
}

impl Git {
    /// git in a folder, before it is known which repository that belongs to.
    pub(super) fn in_folder(folder: &Path, environment: &Environment, limits: Limits) -> Self {
        let mut env = environment.pairs().to_vec();
        env.extend(PINNED.iter().map(|(k, v)| ((*k).into(), (*v).into())));
        let settings = SETTINGS.iter().map(|(k, v)| ((*k).into(), (*v).into())).collect();
        Self { folder: folder.to_owned(), env, settings, limits }
    }

    /// git for exactly this repository, whatever the folder.
    pub(super) fn bound_to(&self, git_dir: &Path, work_tree: Option<&Path>) -> Self {
        let mut bound = self.with_env("GIT_DIR", git_dir);
        bound.folder = work_tree.unwrap_or(git_dir).to_owned();
        match work_tree {
            Some(root) => bound.with_env("GIT_WORK_TREE", root),
            None => bound,
        }
    }

    /// git in another folder, before it is known which repository that belongs to.
    pub(super) fn bound_to_nothing(&self, folder: &Path) -> Self {
        Self { folder: folder.to_owned(), ..self.clone() }
    }

    /// git with one more variable.
    pub(super) fn with_env(&self, name: &str, value: impl Into<OsString>) -> Self {
        let mut with = self.clone();
        with.env.push((name.into(), value.into()));
        with
    }

    /// git with more settings over those of the repository.
    pub(super) fn with_settings(&self, more: impl IntoIterator<Item = (OsString, OsString)>) -> Self {
        let mut with = self.clone();
        with.settings.extend(more);
        with
    }

    /// The limits in force.
    pub(super) fn limits(&self) -> &Limits {
        &self.limits
    }

    fn invocation<S: AsRef<OsStr>>(&self, args: &[S]) -> Invocation {
        let mut invocation =
            Invocation::new("git", &self.folder, self.limits.time, self.limits.output_bytes).args(args);
        for (name, value) in &self.env {
            invocation = invocation.env(name, value);
        }
        // Settings travel in the environment: names may hold any character there.
        invocation = invocation.env("GIT_CONFIG_COUNT", self.settings.len().to_string());
        for (i, (name, value)) in self.settings.iter().enumerate() {
            invocation = invocation
                .env(format!("GIT_CONFIG_KEY_{i}"), name)
                .env(format!("GIT_CONFIG_VALUE_{i}"), value);
        }
        invocation
    }

    /// Runs git to its end, whatever its exit code.
    pub(super) fn run<S: AsRef<OsStr>>(
        &self,
        args: &[S],
        input: &[u8],
    ) -> Result<Finished<Vec<u8>>, Trouble> {
        self.invocation(args).run(input).map_err(|e| not_run(&e))
    }

    /// Runs git and takes its output; an exit code other than 0 is an error.
    pub(super) fn ask<S: AsRef<OsStr>>(&self, args: &[S], input: &[u8]) -> Result<Vec<u8>, Trouble> {
        let finished = self.run(args, input)?;
        succeeded(args, finished)
    }

    /// Runs git while its output is read; an exit code other than 0 is an error.
    pub(super) fn stream<S: AsRef<OsStr>, T>(
        &self,
        args: &[S],
        write: impl FnOnce(&mut dyn Write) -> std::io::Result<()> + Send,
        read: impl FnOnce(&mut dyn BufRead) -> std::io::Result<T>,
    ) -> Result<Finished<T>, Trouble> {
        self.invocation(args).stream(write, read).map_err(|e| not_run(&e))
    }
}

/// The output of a run that must have succeeded.
pub(super) fn succeeded<S: AsRef<OsStr>, T>(args: &[S], finished: Finished<T>) -> Result<T, Trouble> {
    if finished.code == Some(0) {
        return Ok(finished.output);
    }
    Err(failed(args, finished.code, &finished.complaint))
}

/// What git said when it refused, told with what to do.
pub(super) fn failed<S: AsRef<OsStr>>(args: &[S], code: Option<i32>, complaint: &str) -> Trouble {
    let said = said(complaint);
    if complaint.contains("dubious ownership") || complaint.contains("unsafe repository") {
        return Trouble::input(
            format!("git refuses the repository because another user owns it: {said}"),
            "if you trust it, run `git config --global --add safe.directory <folder>`",
        );
    }
    let verb = args.first().map(|a| a.as_ref().to_string_lossy().into_owned()).unwrap_or_default();
    let code = code.map_or_else(|| "by a signal".to_owned(), |c| format!("with code {c}"));
    Trouble::world(format!("`git {verb}` ended {code}: {said}"), "")
}

/// A complaint of git on one line, safe to show.
pub(super) fn said(complaint: &str) -> String {
    let lines: Vec<_> = complaint.lines().map(str::trim).filter(|l| !l.is_empty()).take(6).collect();
    visible(&lines.join("; ")).into_owned()
}

fn not_run(error: &ProcessError) -> Trouble {
    let next = match error {
        ProcessError::NotStarted { .. } => "install git 2.31 or newer and see that it is on the PATH",
        ProcessError::TimedOut { .. } => "try again when the machine is less busy, or raise the time limit",
        ProcessError::TooMuchOutput { .. } => "review a smaller part, for example one commit",
        ProcessError::Unreadable { .. } => "",
    };
    Trouble::world(visible(&error.to_string()), next)
}
