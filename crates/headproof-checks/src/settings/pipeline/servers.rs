//! CI servers and hook managers: GitHub, GitLab, CircleCI, Azure, the pre-commit framework, other YAML.

use super::{Job, Mark, Pipeline, Step};
use crate::settings::checks::{Check, Kind, World, action_check, check_of};
use crate::settings::shell::{Command, Word};
use crate::settings::{Setting, Value};

/// Reads a GitHub workflow.
pub(super) fn github_workflow(root: &Setting) -> Pipeline {
    let triggers = root.get("on").or_else(|| root.get("true")).cloned();
    let jobs = root.get("jobs").map(Setting::children).unwrap_or_default();
    let mut jobs: Vec<Job> = jobs.iter().map(github_job).collect();
    // The default shell ends at a failure but not at one inside a pipe; a shell that is named does.
    let mut pipefail = false;
    root.walk(&mut |path, node| {
        let last = path.last().copied().unwrap_or_default();
        let named =
            last == "shell" && node.as_str().is_some_and(|t| t.trim() == "bash" || t.contains("pipefail"));
        let said = last == "run"
            && node.as_str().is_some_and(|t| {
                (t.contains("pipefail") && !t.contains("+o pipefail")) || t.contains("PIPESTATUS")
            });
        pipefail |= named || said;
    });
    if !pipefail {
        jobs.iter_mut().flat_map(|j| &mut j.steps).for_each(|s| s.lose_status(true, false));
    }
    Pipeline { jobs, triggers }
}

fn github_job(job: &Setting) -> Job {
    let mut steps = github_steps(job.get("steps"));
    outcomes_checked(job.get("steps"), &mut steps);
    if let Some(uses) = job.get("uses") {
        let text = uses.text().unwrap_or_default();
        let checks = action_check(&text, uses.line).into_iter().collect();
        let key = text.split('@').next().unwrap_or_default().to_owned();
        steps.push(Step { key, line: uses.line, last_line: uses.last_line, checks, ..Step::default() });
    }
    Job {
        id: job.key.clone(),
        line: job.line,
        last_line: job.last_line,
        needs: job.get("needs").map(Setting::items).unwrap_or_default(),
        condition: job.get("if").map(Mark::of),
        tolerated: tolerated(job.get("continue-on-error")),
        matrix: job.at_path(&["strategy", "matrix"]).cloned(),
        steps,
    }
}

/// A failure that a later step looks at and passes on counts after all.
fn outcomes_checked(items: Option<&Setting>, steps: &mut [Step]) {
    let items = items.map(Setting::children).unwrap_or_default();
    for (at, (item, step)) in items.iter().zip(steps.iter_mut()).enumerate() {
        let Some(id) = item.get("id").and_then(Setting::text).filter(|_| step.tolerated.is_some()) else {
            continue;
        };
        let outcome = format!("steps.{id}.outcome");
        let looked_at = items.iter().skip(at + 1).any(|later| {
            let says = |key: &str| later.get(key).and_then(Setting::text).unwrap_or_default().into_owned();
            let (condition, run) = (says("if"), says("run"));
            let fails = run.contains("exit 1") || run.contains("false") || later.get("uses").is_some();
            fails && (condition.contains(&outcome) || run.contains(&outcome))
        });
        if looked_at {
            step.tolerated = None;
        }
    }
}

/// Reads a composite action.
pub(super) fn github_action(root: &Setting) -> Pipeline {
    let steps = github_steps(root.at_path(&["runs", "steps"]));
    let job = Job { id: "action".into(), line: 1, last_line: root.last_line, steps, ..Job::default() };
    Pipeline { jobs: vec![job], triggers: None }
}

fn github_steps(steps: Option<&Setting>) -> Vec<Step> {
    steps.map(Setting::children).unwrap_or_default().iter().map(github_step).collect()
}

fn github_step(item: &Setting) -> Step {
    let mut step = Step {
        key: item.key.clone(),
        line: item.line,
        last_line: item.last_line,
        condition: item.get("if").map(Mark::of),
        tolerated: tolerated(item.get("continue-on-error")),
        ..Step::default()
    };
    if let Some(run) = item.get("run") {
        step.add_setting(run);
        // A shell with a template of its own ends at failures only where the template says so.
        if item.get("shell").and_then(Setting::as_str).is_some_and(|s| s.contains("{0}") && !s.contains("-e"))
        {
            step.go_past_failures(false, true);
        }
        if let Some(name) = item.get("name").and_then(Setting::text) {
            step.name_check(&name);
        }
    }
    if let Some(uses) = item.get("uses") {
        let text = uses.text().unwrap_or_default();
        match cargo_action(item, &text, uses.line) {
            Some(check) => step.checks.push(check),
            None => step.checks.extend(action_check(&text, uses.line)),
        }
        let zero = item.at_path(&["with", "exit-code"]).filter(|c| c.text().is_some_and(|t| t == "0"));
        let args = item
            .at_path(&["with", "args"])
            .filter(|a| a.text().is_some_and(|t| t.contains("exit-code=0") || t.contains("--exit-zero")));
        step.tolerated = step.tolerated.or_else(|| zero.or(args).map(Mark::of));
    }
    step
}

/// The action that runs cargo names the command in its inputs.
fn cargo_action(item: &Setting, uses: &str, line: u32) -> Option<Check> {
    if !uses.starts_with("actions-rs/cargo") && !uses.starts_with("clechasseur/rs-cargo") {
        return None;
    }
    let with = item.get("with")?;
    let command = with.get("command")?.text()?;
    let args = with.get("args").and_then(Setting::text).unwrap_or_default();
    let words = ["cargo", &command].into_iter().chain(args.split_whitespace());
    let words = words.map(|w| Word { text: w.to_owned(), line }).collect();
    check_of(&Command::of(words, line))
}

/// A setting that lets failures pass; expressions count unless they say `false`.
fn tolerated(setting: Option<&Setting>) -> Option<Mark> {
    let setting = setting?;
    match &setting.value {
        Value::Bool(false) | Value::Null => None,
        Value::Table(_) => Some(Mark { text: "for some exit codes".into(), line: setting.line }),
        _ => Some(Mark::of(setting)).filter(|m| !matches!(m.text.as_str(), "false" | "${{ false }}")),
    }
}

/// Top-level keys of GitLab CI that are no jobs.
const GITLAB_RESERVED: [&str; 14] = [
    "stages",
    "variables",
    "image",
    "services",
    "before_script",
    "after_script",
    "cache",
    "include",
    "default",
    "workflow",
    "pages",
    "spec",
    "types",
    "artifacts",
];

/// Reads GitLab CI.
pub(super) fn gitlab(root: &Setting) -> Pipeline {
    let mut jobs = Vec::new();
    for job in root.children() {
        if GITLAB_RESERVED.contains(&job.key.as_str()) || !matches!(job.value, Value::Table(_)) {
            continue;
        }
        let get = |key: &str| inherited(root, job, key, 0);
        let mut step =
            Step { key: "script".into(), line: job.line, last_line: job.last_line, ..Step::default() };
        for key in ["before_script", "script", "after_script"] {
            if let Some(script) = get(key) {
                step.add_setting(script);
            }
        }
        step.name_check(&job.key);
        if job.key.starts_with('.') {
            // A template runs nothing by itself; its jobs inherit what it says.
            continue;
        }
        let mut condition = None;
        if let Some(when) = get("when").filter(|w| matches!(w.text().as_deref(), Some("manual" | "never"))) {
            condition =
                Some(Mark { text: format!("when: {}", when.text().unwrap_or_default()), line: when.line });
        }
        let rules = get("rules").map(Setting::children).unwrap_or_default();
        let dead = |r: &&Setting| {
            let when = r.get("when").and_then(Setting::text);
            matches!(when.as_deref(), Some("never" | "manual"))
                && r.get("if").is_none()
                && r.get("changes").is_none()
        };
        if let Some(first) = rules.first().filter(dead) {
            let when = first.get("when").and_then(Setting::text).unwrap_or_default();
            condition = Some(Mark { text: format!("when: {when}"), line: first.line });
        }
        for key in ["only", "except"] {
            if condition.is_none()
                && let Some(setting) = get(key)
            {
                let items: Vec<String> = setting.items().into_iter().map(|i| i.text).collect();
                condition = Some(Mark { text: format!("{key}: {}", items.join(", ")), line: setting.line });
            }
        }
        jobs.push(Job {
            id: job.key.clone(),
            line: job.line,
            last_line: job.last_line,
            needs: get("needs").map(Setting::items).unwrap_or_default(),
            condition,
            tolerated: tolerated(get("allow_failure")),
            matrix: get("parallel").and_then(|p| p.get("matrix")).cloned(),
            steps: vec![step],
        });
    }
    Pipeline { jobs, triggers: root.get("workflow").cloned() }
}

/// A key of a job, from itself or from what it extends.
fn inherited<'s>(root: &'s Setting, job: &'s Setting, key: &str, depth: usize) -> Option<&'s Setting> {
    if let Some(found) = job.get(key) {
        return Some(found);
    }
    if depth > 8 {
        return None;
    }
    let extends = job.get("extends")?.items();
    extends.iter().rev().find_map(|e| inherited(root, root.get(&e.text)?, key, depth + 1))
}

/// Reads CircleCI. Jobs that no workflow names do not run.
pub(super) fn circle(root: &Setting) -> Pipeline {
    let mut named: Vec<(String, &Setting)> = Vec::new();
    let workflows = root.get("workflows").map(Setting::children).unwrap_or_default();
    for workflow in workflows {
        for job in workflow.get("jobs").map(Setting::children).unwrap_or_default() {
            let name = match &job.value {
                Value::Table(items) => items.first().map(|i| i.key.clone()).unwrap_or_default(),
                _ => job.text().unwrap_or_default().into_owned(),
            };
            named.push((name, job));
        }
    }
    let jobs = root.get("jobs").map(Setting::children).unwrap_or_default();
    let runs = |job: &&Setting| workflows.is_empty() || named.iter().any(|(n, _)| *n == job.key);
    let jobs = jobs.iter().filter(runs).map(|job| {
        let settings = named.iter().find(|(n, _)| *n == job.key).and_then(|(_, s)| s.children().first());
        let needs = settings.and_then(|s| s.get("requires")).map(Setting::items).unwrap_or_default();
        let steps = job.get("steps").map(Setting::children).unwrap_or_default();
        Job {
            id: job.key.clone(),
            line: job.line,
            last_line: job.last_line,
            needs,
            steps: steps.iter().map(circle_step).collect(),
            ..Job::default()
        }
    });
    Pipeline { jobs: jobs.collect(), triggers: None }
}

fn circle_step(item: &Setting) -> Step {
    let mut step =
        Step { key: item.key.clone(), line: item.line, last_line: item.last_line, ..Step::default() };
    if let Some(run) = item.get("run") {
        if let Some(name) = run.get("name").and_then(Setting::text) {
            step.key = name.into_owned();
        }
        step.add_setting(run.get("command").unwrap_or(run));
        let name = step.key.clone();
        step.name_check(&name);
    }
    step
}

/// Reads Azure Pipelines: every table that runs something is a step, every table with `job` a job.
pub(super) fn azure(root: &Setting) -> Pipeline {
    let mut jobs = Vec::new();
    azure_jobs(root, &mut jobs, 0);
    Pipeline { jobs, triggers: root.get("pr").cloned() }
}

fn azure_jobs(node: &Setting, jobs: &mut Vec<Job>, depth: usize) {
    if depth > 12 {
        return;
    }
    if let Some(steps) = node.get("steps") {
        let id = node.get("job").or_else(|| node.get("deployment")).and_then(Setting::text);
        jobs.push(Job {
            id: id.map(|t| t.into_owned()).unwrap_or_default(),
            line: node.line,
            last_line: node.last_line,
            needs: node.get("dependsOn").map(Setting::items).unwrap_or_default(),
            condition: node.get("condition").map(Mark::of),
            tolerated: tolerated(node.get("continueOnError")),
            matrix: node.at_path(&["strategy", "matrix"]).cloned(),
            steps: steps.children().iter().map(azure_step).collect(),
        });
    }
    for child in node.children() {
        azure_jobs(child, jobs, depth + 1);
    }
}

fn azure_step(item: &Setting) -> Step {
    let disabled = item.get("enabled").filter(|e| e.as_bool() == Some(false));
    let mut step = Step {
        key: item.get("displayName").and_then(Setting::text).map_or(item.key.clone(), |t| t.into_owned()),
        line: item.line,
        last_line: item.last_line,
        condition: disabled
            .map(|e| Mark { text: "false".into(), line: e.line })
            .or_else(|| item.get("condition").map(Mark::of)),
        tolerated: tolerated(item.get("continueOnError")),
        ..Step::default()
    };
    for key in ["script", "bash", "pwsh", "powershell"] {
        if let Some(text) = item.get(key) {
            step.add_setting(text);
        }
    }
    if let Some(name) = item.get("displayName").and_then(Setting::text) {
        step.name_check(&name);
    }
    let task = item.get("task").and_then(Setting::text).unwrap_or_default();
    let command = item.at_path(&["inputs", "command"]).and_then(Setting::text).unwrap_or_default();
    let name = task.split('@').next().unwrap_or_default();
    if name == "VSTest"
        || (name == "DotNetCoreCLI" && command == "test")
        || name == "Maven"
        || name == "Gradle"
    {
        let text = format!("task {name} {command}");
        step.checks.push(Check {
            kind: Kind::Test,
            world: World::Any,
            tool: text.trim().to_owned(),
            args: Vec::new(),
            text: text.trim().to_owned(),
            line: item.line,
            dropped: None,
        });
    }
    step
}

/// Reads the hooks of the pre-commit framework.
pub(super) fn pre_commit(root: &Setting) -> Pipeline {
    let mut steps = Vec::new();
    for repo in root.get("repos").map(Setting::children).unwrap_or_default() {
        for hook in repo.get("hooks").map(Setting::children).unwrap_or_default() {
            let Some(id) = hook.get("id").and_then(Setting::text) else { continue };
            let mut step =
                Step { key: id.to_string(), line: hook.line, last_line: hook.last_line, ..Step::default() };
            let entry = hook.get("entry").and_then(Setting::text);
            if let Some(entry) = entry {
                step.add(&entry, hook.get("entry").map_or(hook.line, |e| e.value_line), true);
            }
            if step.checks.is_empty() {
                let words = [
                    Word { text: hook_tool(&id), line: hook.line },
                    Word { text: "--check".into(), line: hook.line },
                ];
                let command = Command::of(words.into(), hook.line);
                step.checks.extend(check_of(&command).map(|c| Check {
                    text: format!("hook {id}"),
                    args: Vec::new(),
                    ..c
                }));
            }
            let stages = hook.get("stages").map(Setting::items).unwrap_or_default();
            if let [only] = stages.as_slice()
                && only.text == "manual"
            {
                step.condition = Some(Mark { text: "stages: manual".into(), line: only.line });
            }
            steps.push(step);
        }
    }
    let job = Job { id: "hooks".into(), line: 1, last_line: root.last_line, steps, ..Job::default() };
    Pipeline { jobs: vec![job], triggers: None }
}

/// The program behind a hook's id.
fn hook_tool(id: &str) -> String {
    match id {
        "ruff-check" | "ruff-lint" => "ruff".to_owned(),
        "ruff-format" | "black-jupyter" | "rustfmt" | "fmt" | "cargo-fmt" => "black".to_owned(),
        "golangci-lint-full" => "golangci-lint".to_owned(),
        "detect-private-key" | "detect-aws-credentials" => "gitleaks".to_owned(),
        "clippy" | "cargo-clippy" | "cargo-check" => "shellcheck".to_owned(),
        _ => id.to_owned(),
    }
}

/// Keys under which other YAML files keep commands.
const COMMAND_KEYS: [&str; 16] = [
    "script",
    "run",
    "command",
    "commands",
    "test",
    "before_script",
    "after_success",
    "test_script",
    "build_script",
    "cmds",
    "cmd",
    "check",
    "args",
    "pre-commit",
    "steps",
    "lint_script",
];

/// Reads any other YAML: text under the usual keys is commands, each table that holds some is a job.
pub(super) fn any_yaml(root: &Setting) -> Pipeline {
    let mut jobs = Vec::new();
    collect(root, &mut jobs, 0);
    Pipeline { jobs, triggers: None }
}

fn collect(node: &Setting, jobs: &mut Vec<Job>, depth: usize) {
    if depth > 12 {
        return;
    }
    let mut step =
        Step { key: node.key.clone(), line: node.line, last_line: node.last_line, ..Step::default() };
    for child in node.children() {
        let is_command = COMMAND_KEYS.contains(&child.key.as_str()) || child.key.ends_with("_script");
        if is_command && matches!(node.value, Value::Table(_)) {
            step.add_setting(child);
        }
        collect(child, jobs, depth + 1);
    }
    if !step.commands.is_empty() {
        let tolerated = tolerated(
            node.get("allow_failures").or_else(|| node.get("ignore_error")).or_else(|| node.get("soft_fail")),
        );
        jobs.push(Job {
            id: node.key.clone(),
            line: node.line,
            last_line: node.last_line,
            tolerated,
            steps: vec![step],
            ..Job::default()
        });
    }
}
