//! A check that is gone, and nothing in the change stands for it.

use std::collections::BTreeMap;

use super::comparison::{Commands, Comparison, Located, compare, concerns, name_of, read};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::checks::{Kind, UNKNOWN};
use crate::settings::pipeline::Step;
use crate::settings::place::rewritten;
use crate::settings::role::Runner;
use crate::settings::shell::NO_ERREXIT;
use crate::view::ChangeView;
use headproof_core::change::FileStatus;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "ci-check-removed",
        class: "ci.check_disabled",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A test, lint, type or security check no longer runs",
        why: "The check was taken out and nothing in this change runs it in another place, so what it caught can now get in.",
        advice: "Bring the check back, or show where it runs now. If it is obsolete, say so and remove what it checked with it.",
        notes: "Moves to other jobs, workflows, recipes or scripts, renamed steps, upgraded actions and replacements by an equal or \
                stricter tool are recognised. Format checks, duplicates and removals along with the code they checked are \
                advisory or silent.",
        bad: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  test:\n    steps:\n      - run: cargo build\n      - run: cargo test\n",
            after: "on: [push]\njobs:\n  test:\n    steps:\n      - run: cargo build\n",
        },
        good: Example {
            path: ".github/workflows/ci.yml",
            before: "on: [push]\njobs:\n  test:\n    steps:\n      - run: cargo test\n",
            after: "on: [push]\njobs:\n  test:\n    steps:\n      - run: cargo nextest run\n      - run: cargo test --doc\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    if !concerns(view) {
        return;
    }
    let files = read(view);
    let compared = compare(&files);
    // One finding a step, or a job where the job as a whole is gone.
    let mut groups: BTreeMap<(usize, u32), Vec<Located<'_>>> = BTreeMap::new();
    for lost in &compared.lost {
        if lost.check.kind == Kind::Coverage
            || lost.check.tool == UNKNOWN
            || tolerated(lost)
            || removed_with_code(view, lost)
            || taken_over(view, lost)
        {
            continue;
        }
        let file = files.iter().position(|f| std::ptr::eq(f, lost.file)).unwrap_or(0);
        let line = if job_is_gone(lost, &compared) { lost.job.line } else { lost.step.line };
        groups.entry((file, line)).or_default().push(*lost);
    }
    for group in groups.values() {
        report(group, &compared, sink);
    }
}

/// Whether nobody would have seen it fail before either. A pipe hides the failure, but the check is still read.
fn tolerated(lost: &Located<'_>) -> bool {
    lost.tolerance().is_some_and(|(text, _)| {
        text.starts_with("||") || !(text.starts_with(['|', ';']) || text == NO_ERREXIT)
    })
}

/// Whether the job is gone with everything it checked; where a part was moved, the step is the place.
fn job_is_gone(lost: &Located<'_>, compared: &Comparison<'_>) -> bool {
    let moved = compared.kept.iter().any(|(b, _)| std::ptr::eq(b.job, lost.job));
    if moved {
        return false;
    }
    lost.file.runner.is_ci()
        && lost.file.after.as_ref().is_none_or(|p| !p.jobs.iter().any(|j| j.id == lost.job.id))
}

/// Whether a file that is not understood as a list of commands (a Rakefile, a build script) now names the tool.
fn taken_over(view: &ChangeView<'_>, lost: &Located<'_>) -> bool {
    let tool = lost.check.tool.as_str();
    if matches!(tool, "step" | "script" | "make" | "npm test" | "npm run" | "test runner" | "nose")
        || tool.len() < 4
    {
        return false;
    }
    let prose = ["md", "rst", "txt", "adoc", "lock", "json"];
    view.files.iter().filter(|f| crate::settings::role::runner(f.path()).is_none()).any(|f| {
        let extension = f.path().extension().unwrap_or_default();
        let says = |line: &str| {
            let line = line.trim_start();
            let ruby = line.to_ascii_lowercase();
            !line.starts_with(['#', '/', '*'])
                && (line.contains(tool) || (tool == "rubocop" && ruby.contains(tool)))
        };
        !prose.contains(&extension.as_str())
            && !f.path().lossy().contains("test")
            && f.added_lines().any(|(_, l)| says(l))
    })
}

/// Whether the change removes a folder that the job names, and with it what was checked.
fn removed_with_code(view: &ChangeView<'_>, lost: &Located<'_>) -> bool {
    let Some(side) = &lost.file.view.before else { return false };
    let mut text = String::new();
    for line in lost.job.line..=lost.job.last_line.min(lost.job.line.saturating_add(400)) {
        text.push_str(side.text.line(line).unwrap_or_default());
        text.push('\n');
    }
    let deleted = view.files.iter().filter(|f| f.file.status == FileStatus::Deleted);
    deleted.filter(|f| !std::ptr::eq(*f, lost.file.view)).any(|f| {
        let path = f.path().lossy().into_owned();
        let named = |name: &str| name.len() > 3 && text.contains(name);
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        if named(&path) {
            return true;
        }
        let mut prefix = folder;
        while !prefix.is_empty() {
            let here = |p: &str| p.starts_with(prefix) && p.as_bytes().get(prefix.len()) == Some(&b'/');
            let alive = view.files.iter().any(|f| f.after.is_some() && here(&f.path().lossy()));
            if !alive && (named(&format!("{prefix}/")) || named(&format!(" {prefix}\n"))) {
                return true;
            }
            prefix = prefix.rsplit_once('/').map_or("", |(p, _)| p);
        }
        false
    })
}

fn report(group: &[Located<'_>], compared: &Comparison<'_>, sink: &mut Sink<'_>) {
    let Some(first) = group.first() else { return };
    let Some(severity) = group.iter().filter_map(|l| weight(l, compared)).max() else { return };
    let names: Vec<String> = group.iter().map(name_of).collect();
    let names = names.join(", ");
    let file = first.file;
    let Some(old) = &file.view.before else { return };
    let hit = match place(first, file) {
        Place::Commented(line) => {
            let Some(side) = &file.view.after else { return };
            Hit::at(side, line, 1, format!("{names} is commented out and no longer runs")).related(
                old,
                first.check.line,
                "it ran here",
            )
        }
        Place::Replaced(line, by) => {
            let Some(side) = &file.view.after else { return };
            Hit::at(
                side,
                line,
                1,
                format!("{names} was replaced by `{by}`, which checks nothing of the kind"),
            )
            .related(old, first.check.line, "it ran here")
        }
        Place::Rewritten(line) => {
            let Some(side) = &file.view.after else { return };
            Hit::at(side, line, 1, format!("{names} was taken out of the line")).related(
                old,
                first.check.line,
                "it ran here",
            )
        }
        Place::Gone => {
            let job = job_is_gone(first, compared);
            let line = if job { first.job.line } else { gone_line(first) };
            let what = if file.view.after.is_none() {
                "with its file"
            } else if job {
                "with its job"
            } else {
                "and not moved"
            };
            Hit::at(old, line, 1, format!("{names} was removed {what}")).related(
                old,
                first.check.line,
                "it ran here",
            )
        }
    };
    let confidence = if severity == Severity::Major { Confidence::High } else { Confidence::Medium };
    sink.report(hit.severity(severity).confidence(confidence));
}

fn gone_line(lost: &Located<'_>) -> u32 {
    // In scripts and recipes the step is the whole list; there the command itself is the place.
    match lost.file.runner {
        Runner::Makefile | Runner::Script | Runner::GitHook | Runner::Tox | Runner::Nox | Runner::Gitlab => {
            lost.check.line
        }
        _ if lost.step.commands.len() > 1 => lost.check.line,
        _ => lost.step.line,
    }
}

enum Place {
    Commented(u32),
    Replaced(u32, String),
    Rewritten(u32),
    Gone,
}

/// Where the loss shows in the file after: a comment with the old command, or what the step runs instead.
fn place(lost: &Located<'_>, file: &Commands<'_>) -> Place {
    let (Some(before), Some(after)) = (&file.view.before, &file.view.after) else { return Place::Gone };
    let squeezed = |t: &str| t.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    let bare = |t: &str| squeezed(t).trim_start_matches(['#', '/']).to_owned();
    let commented = |wanted: &str| {
        let wanted = squeezed(wanted);
        let mut added = file.view.added_lines();
        added.find(|(_, l)| l.trim_start().starts_with(['#', '/']) && bare(l) == wanted).map(|(n, _)| n)
    };
    let command = before.text.line(lost.check.line).unwrap_or_default();
    if let Some(line) = commented(command) {
        let start = before.text.line(lost.step.line).and_then(commented);
        return Place::Commented(start.filter(|s| *s <= line).unwrap_or(line));
    }
    let alongside =
        lost.step.commands.iter().any(|c| c.line == lost.check.line && !c.text().contains(&lost.check.text));
    if let Some(line) = rewritten(file.view, lost.check.line).filter(|_| alongside) {
        return Place::Rewritten(line);
    }
    let twin = after_step(lost, file);
    let Some(step) = twin else { return Place::Gone };
    let known: Vec<String> = lost.step.commands.iter().map(|c| c.text()).collect();
    let touched = |line: u32| file.view.file.added_line(line);
    let instead = step.commands.iter().find(|c| !known.contains(&c.text()) && touched(c.line));
    let _ = after;
    match instead {
        Some(command) => Place::Replaced(command.line, command.text().chars().take(60).collect()),
        None => Place::Gone,
    }
}

fn after_step<'p>(lost: &Located<'p>, file: &'p Commands<'p>) -> Option<&'p Step> {
    let jobs = &file.after.as_ref()?.jobs;
    let job = jobs.iter().find(|j| j.id == lost.job.id)?;
    if let Some(same) = job.steps.iter().find(|s| s.key == lost.step.key) {
        return Some(same);
    }
    // A nameless step is called after what it runs, so it is told by its place among the steps.
    let at = lost.job.steps.iter().position(|s| std::ptr::eq(s, lost.step))?;
    let same_length = job.steps.len() == lost.job.steps.len();
    job.steps.get(at).filter(|s| same_length && !lost.job.steps.iter().any(|o| o.key == s.key))
}

/// How much the loss of one check weighs; `None` where it is none.
fn weight(lost: &Located<'_>, compared: &Comparison<'_>) -> Option<Severity> {
    let check = lost.check;
    let same = compared.after.iter().filter(|a| {
        let hook = a.file.runner == Runner::PreCommit;
        std::ptr::eq(a.file, lost.file) || hook || a.check.text == check.text
    });
    let mut same = same.filter(|a| a.check.kind == check.kind || a.check.kind == Kind::Any);
    let remains = same.any(|a| {
        a.check.text == check.text
            || (a.file.runner == Runner::PreCommit && a.check.tool == check.tool)
            || (check.kind == Kind::Lint && a.check.tool != check.tool && a.check.stands_for(check))
    });
    // Two steps with options of their own for one command became one step.
    let merged = compared.after.iter().any(|a| {
        std::ptr::eq(a.file, lost.file)
            && a.job.id == lost.job.id
            && a.check.tool == check.tool
            && a.check.kind == check.kind
            && a.check.args.len() < check.args.len()
            && a.check.args.iter().all(|w| check.args.contains(w))
    });
    let remains = remains || merged;
    let neutral = matches!(place(lost, lost.file), Place::Commented(_) | Place::Replaced(..));
    if remains || check.kind == Kind::Format || check.tool == "step" {
        return Some(Severity::Minor);
    }
    match lost.file.runner {
        Runner::PackageJson | Runner::Makefile | Runner::Taskfile => {
            let after = lost.file.after.as_ref()?;
            let target = after.jobs.iter().find(|j| j.id == lost.job.id);
            // A recipe that needs several of a kind, or that went as a whole, was rearranged.
            let others =
                target.is_some_and(|j| j.steps.iter().flat_map(|s| &s.checks).any(|c| c.kind == check.kind));
            if lost.file.runner == Runner::Makefile && (target.is_none() || others) {
                return Some(Severity::Minor);
            }
            let main = matches!(
                lost.job.id.as_str(),
                "test"
                    | "tests"
                    | "lint"
                    | "check"
                    | "typecheck"
                    | "type-check"
                    | "ci"
                    | "verify"
                    | "validate"
                    | "all"
            );
            let developer = ["watch", "dev", "debug", "ui", "update", "fix", "open"]
                .iter()
                .any(|w| lost.job.id.contains(w));
            (!developer).then_some(if main || neutral { Severity::Major } else { Severity::Minor })
        }
        // Files of tools and of servers that were left behind are often cleared away.
        Runner::Script | Runner::Tox | Runner::Nox | Runner::OtherCi | Runner::CircleCi | Runner::Jenkins
            if lost.file.after.is_none() =>
        {
            Some(Severity::Minor)
        }
        Runner::GithubWorkflow if lost.file.after.is_none() && by_hand_only(lost.file) => {
            Some(Severity::Minor)
        }
        _ if job_is_gone(lost, compared) && delivers(lost) => Some(Severity::Minor),
        _ => Some(Severity::Major),
    }
}

/// Whether what went as a whole delivered the product: what it checked on the way is checked where changes come in.
fn delivers(lost: &Located<'_>) -> bool {
    const WORDS: [&str; 6] = ["release", "publish", "deploy", "deployment", "upload", "nightly"];
    let says = |name: &str| {
        let lower = name.to_ascii_lowercase();
        lower.split(|c: char| !c.is_ascii_alphanumeric()).any(|w| WORDS.contains(&w))
    };
    let file = lost.file.view.path().file_name();
    says(&lost.job.id) || (lost.file.after.is_none() && says(&file))
}

/// Whether a workflow never looked at a change before it went in: it ran on a schedule, when started by hand, or on
/// what people write and release.
fn by_hand_only(file: &Commands<'_>) -> bool {
    let triggers = file.before.as_ref().and_then(|p| p.triggers.as_ref());
    triggers.is_some_and(|t| {
        let events = t.items();
        !events.is_empty()
            && events.iter().all(|e| {
                matches!(
                    e.text.as_str(),
                    "schedule"
                        | "workflow_dispatch"
                        | "repository_dispatch"
                        | "issues"
                        | "issue_comment"
                        | "discussion"
                        | "label"
                        | "release"
                        | "deployment"
                        | "deployment_status"
                )
            })
    })
}
