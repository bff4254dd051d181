//! Every list of commands in one form: CI files, hooks, scripts, recipes.

mod recipes;
mod servers;

use super::checks::{Check, check_of, named_step};
use super::role::{Runner, runner};
use super::shell::{Command, Dropped, NO_ERREXIT, commands};
use super::{Setting, Value};
use crate::view::{FileView, SideView};

/// A file that lists commands to run.
#[derive(Clone, Debug, Default)]
pub struct Pipeline {
    /// Its jobs, targets or scripts.
    pub jobs: Vec<Job>,
    /// When it runs, where the file says so.
    pub triggers: Option<Setting>,
}

/// A job, a target, a script, a hook.
#[derive(Clone, Debug, Default)]
pub struct Job {
    /// Its name in the file.
    pub id: String,
    /// The line of its name.
    pub line: u32,
    /// Its last line.
    pub last_line: u32,
    /// The jobs it waits for.
    pub needs: Vec<super::Item>,
    /// When it runs.
    pub condition: Option<Mark>,
    /// What makes its failure count for nothing.
    pub tolerated: Option<Mark>,
    /// Its matrix.
    pub matrix: Option<Setting>,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// A step of a job.
#[derive(Clone, Debug, Default)]
pub struct Step {
    /// Its name, or what it uses or runs.
    pub key: String,
    /// Its first line.
    pub line: u32,
    /// Its last line.
    pub last_line: u32,
    /// When it runs.
    pub condition: Option<Mark>,
    /// What makes its failure count for nothing.
    pub tolerated: Option<Mark>,
    /// The commands in it.
    pub commands: Vec<Command>,
    /// The checks in it.
    pub checks: Vec<Check>,
}

/// A setting with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What it says.
    pub text: String,
    /// Its line.
    pub line: u32,
}

impl Mark {
    fn of(setting: &Setting) -> Self {
        let text = setting.text().map(|t| t.trim().to_owned()).unwrap_or_default();
        Self { text, line: setting.line }
    }
}

/// Programs that are known well enough: where they are not taken for a check, they are none.
const KNOWN_TO_CHECK_NOTHING: [&str; 24] = [
    "echo",
    "printf",
    "true",
    ":",
    "exit",
    "cargo",
    "pytest",
    "mvn",
    "./mvnw",
    "gradle",
    "./gradlew",
    "go",
    "npm",
    "pnpm",
    "yarn",
    "jest",
    "vitest",
    "cd",
    "sleep",
    "set",
    "export",
    "mkdir",
    "ls",
    "cat",
];

impl Step {
    /// Adds the commands of a text.
    fn add(&mut self, text: &str, line: u32, folded: bool) {
        let found = commands(text, line, folded);
        self.checks.extend(found.iter().filter_map(check_of));
        self.commands.extend(found);
    }

    /// Takes the step as a check by its name, where no command in it is known as one. What swallows the last command
    /// of the step then swallows the check.
    fn name_check(&mut self, name: &str) {
        let idle =
            |c: &Command| c.words.first().is_some_and(|w| KNOWN_TO_CHECK_NOTHING.contains(&w.text.as_str()));
        if self.checks.is_empty() && !self.commands.iter().all(idle) {
            let line = self.commands.last().map_or(self.line, |c| c.line);
            self.checks.extend(named_step(name, line).map(|check| Check {
                dropped: self.commands.last().and_then(|c| c.dropped.clone()),
                ..check
            }));
        }
    }

    /// Counts a failure as dropped where the command's status is lost in a pipe or overrun by what follows it; true
    /// of shells that do not end at a failure.
    fn lose_status(&mut self, pipes: bool, sequences: bool) {
        for check in &mut self.checks {
            let command = self
                .commands
                .iter()
                .find(|c| c.line == check.line && check_of(c).is_some_and(|k| k.text == check.text));
            let Some(command) = command.filter(|_| check.dropped.is_none()) else { continue };
            let lost = command.piped.as_ref().filter(|_| pipes);
            check.dropped = lost.or(command.overrun.as_ref().filter(|_| sequences)).cloned();
        }
    }

    /// Counts a failure as dropped where the script goes on past it, in a shell that starts with these options.
    fn go_past_failures(&mut self, errexit: bool, pipefail: bool) {
        let foreign =
            |c: &Command| c.words.first().is_some_and(|w| matches!(w.text.as_str(), "source" | "."));
        for check in self.checks.iter_mut().filter(|c| c.dropped.is_none()) {
            let own =
                |c: &&Command| c.line == check.line && check_of(c).is_some_and(|k| k.text == check.text);
            let Some(at) = self.commands.iter().position(|c| own(&c)) else { continue };
            let Some(command) = self.commands.get(at) else { continue };
            // What is read in may set the options as well.
            if self.commands.iter().take(at).any(foreign) {
                continue;
            }
            if command.followed && !command.errexit.unwrap_or(errexit) {
                check.dropped = Some(Dropped { text: NO_ERREXIT.into(), line: check.line });
            } else if !command.pipefail.unwrap_or(pipefail) {
                check.dropped = command.piped.clone();
            }
        }
    }

    /// Adds what a setting says to run: text, or a list of texts.
    fn add_setting(&mut self, setting: &Setting) {
        match &setting.value {
            Value::Text(text) => self.add(text, setting.value_line, setting.folded),
            Value::List(items) => items.iter().for_each(|i| self.add_next(i)),
            _ => {}
        }
    }

    /// Adds one command of a list that a single shell runs.
    fn add_next(&mut self, setting: &Setting) {
        let off = self.commands.iter().rev().find_map(|c| c.errexit.map(|on| (!on, c.line)));
        let (known, first) = (self.checks.len(), self.commands.len());
        self.add_setting(setting);
        let said = self.commands.iter().skip(first).any(|c| c.errexit.is_some());
        if let Some((true, line)) = off.filter(|_| !said) {
            for check in self.checks.iter_mut().skip(known).filter(|c| c.dropped.is_none()) {
                check.dropped = Some(Dropped { text: "set +e".into(), line });
            }
            self.commands.iter_mut().skip(first).for_each(|c| c.errexit = Some(false));
        }
    }
}

impl Pipeline {
    /// The checks with their jobs and steps.
    pub fn checks(&self) -> impl Iterator<Item = (&Job, &Step, &Check)> {
        self.jobs.iter().flat_map(|job| {
            job.steps.iter().flat_map(move |step| step.checks.iter().map(move |check| (job, step, check)))
        })
    }
}

/// The lists of commands of both sides of a file.
#[derive(Debug, Default)]
pub struct FilePipelines {
    /// Before.
    pub before: Option<Pipeline>,
    /// After.
    pub after: Option<Pipeline>,
}

/// The lists of commands of a file, read once; nothing for files that are none.
#[must_use]
pub fn of<'v>(file: &'v FileView<'_>) -> &'v FilePipelines {
    file.memo.once(|| {
        let settings = super::of(file);
        FilePipelines {
            before: file.before.as_ref().and_then(|s| pipeline(s, settings.before.as_ref())),
            after: file.after.as_ref().and_then(|s| pipeline(s, settings.after.as_ref())),
        }
    })
}

/// Reads one side of a file as a list of commands, given its settings tree.
fn pipeline(side: &SideView<'_>, tree: Option<&Setting>) -> Option<Pipeline> {
    let text = side.text.as_str();
    Some(match runner(side.path)? {
        Runner::GithubWorkflow => servers::github_workflow(tree?),
        Runner::GithubAction => servers::github_action(tree?),
        Runner::Gitlab => servers::gitlab(tree?),
        Runner::CircleCi => servers::circle(tree?),
        Runner::Azure => servers::azure(tree?),
        Runner::OtherCi | Runner::Taskfile => servers::any_yaml(tree?),
        Runner::PreCommit => servers::pre_commit(tree?),
        Runner::PackageJson => recipes::package_json(tree?),
        Runner::Tox => recipes::tox(tree?),
        Runner::Jenkins => recipes::jenkins(text),
        Runner::Makefile => recipes::makefile(text),
        Runner::Nox => recipes::nox(text),
        Runner::GitHook => tree.map_or_else(|| recipes::script(text), servers::any_yaml),
        Runner::Script => recipes::script(text),
    })
}
