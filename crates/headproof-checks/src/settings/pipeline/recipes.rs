//! Commands outside CI files: package scripts, recipes, tox and nox sessions, shell scripts, Jenkinsfiles.

use super::{Job, Mark, Pipeline, Step};
use crate::settings::shell::{Dropped, commands};
use crate::settings::{Setting, Value, line_number};

fn one_step(id: &str, line: u32, last_line: u32, step: Step) -> Job {
    Job { id: id.to_owned(), line, last_line, steps: vec![step], ..Job::default() }
}

/// Reads the scripts of a `package.json`, with hooks and staged-file commands where they are kept there.
pub(super) fn package_json(root: &Setting) -> Pipeline {
    let mut jobs = Vec::new();
    let hooks = root.at_path(&["husky", "hooks"]);
    let tables = [root.get("scripts"), hooks, root.get("lint-staged"), root.get("simple-git-hooks")];
    for table in tables.into_iter().flatten() {
        for script in table.children() {
            let mut step = Step {
                key: script.key.clone(),
                line: script.line,
                last_line: script.last_line,
                ..Step::default()
            };
            step.add_setting(script);
            step.lose_status(false, true);
            jobs.push(one_step(&script.key, script.line, script.last_line, step));
        }
    }
    Pipeline { jobs, triggers: None }
}

/// Reads the environments of tox.
pub(super) fn tox(root: &Setting) -> Pipeline {
    let mut jobs = Vec::new();
    for section in root.children().iter().filter(|s| s.key.starts_with("testenv")) {
        let mut step = Step {
            key: section.key.clone(),
            line: section.line,
            last_line: section.last_line,
            ..Step::default()
        };
        for item in section.get("commands").map(command_lines).unwrap_or_default() {
            let text = item.0.trim_start_matches('-').trim_start();
            let ignored = item.0.trim_start().starts_with('-');
            step.add(text, item.1, false);
            if ignored && let Some(check) = step.checks.last_mut() {
                check.dropped = Some(Dropped { text: "-".into(), line: item.1 });
            }
        }
        let mut job = one_step(&section.key, section.line, section.last_line, step);
        let ignore = section.get("ignore_outcome").filter(|s| s.as_bool() == Some(true));
        job.tolerated = ignore.map(|s| Mark { text: "ignore_outcome".into(), line: s.line });
        jobs.push(job);
    }
    Pipeline { jobs, triggers: None }
}

/// Lines of a list of commands, continued lines joined.
fn command_lines(setting: &Setting) -> Vec<(String, u32)> {
    let lines: Vec<(String, u32)> = match &setting.value {
        Value::List(items) => {
            items.iter().filter_map(|i| Some((i.as_str()?.to_owned(), i.value_line))).collect()
        }
        Value::Text(text) => vec![(text.clone(), setting.value_line)],
        _ => Vec::new(),
    };
    let mut out: Vec<(String, u32)> = Vec::new();
    let mut open = false;
    for (text, line) in lines {
        let continues = text.ends_with('\\');
        let text = text.trim_end_matches('\\').trim_end().to_owned();
        match out.last_mut() {
            Some(last) if open => {
                last.0.push(' ');
                last.0.push_str(&text);
            }
            _ => out.push((text, line)),
        }
        open = continues;
    }
    out
}

/// Reads a Makefile or justfile: targets with their recipes; a target that stands as the need of another is a command
/// of it (`ci: lint test`).
pub(super) fn makefile(text: &str) -> Pipeline {
    let mut jobs: Vec<Job> = Vec::new();
    let mut continued: Option<(String, u32)> = None;
    let mut script: Option<(String, u32)> = None;
    for (row, raw) in text.lines().enumerate() {
        let line = line_number(row);
        // A recipe of `just` that starts like a script is one.
        let inside = raw.starts_with(['\t', ' ']) || raw.trim().is_empty();
        if let Some((body, _)) = script.as_mut().filter(|_| inside) {
            body.push_str(raw.trim());
            body.push('\n');
            continue;
        }
        script_recipe(&mut jobs, script.take());
        if inside && raw.trim_start().starts_with("#!") {
            script = Some((format!("{}\n", raw.trim()), line));
            continue;
        }
        if let Some((mut joined, first)) = continued.take() {
            joined.push(' ');
            let more = raw.trim_end().ends_with('\\');
            joined.push_str(raw.trim().trim_end_matches('\\'));
            if more {
                continued = Some((joined, first));
            } else if let Some(job) = jobs.last_mut() {
                recipe_line(job, &joined, first);
            }
            continue;
        }
        if raw.starts_with(['\t', ' ']) && !raw.trim().is_empty() {
            let Some(job) = jobs.last_mut() else { continue };
            job.last_line = line;
            let content = raw.trim();
            if content.ends_with('\\') {
                continued = Some((content.trim_end_matches('\\').to_owned(), line));
            } else {
                recipe_line(job, content, line);
            }
            continue;
        }
        if let Some((name, needs)) = target(raw) {
            let mut step = Step { key: name.to_owned(), line, last_line: line, ..Step::default() };
            for need in needs
                .split_whitespace()
                .filter(|n| n.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c)))
            {
                step.add(&format!("make {need}"), line, false);
            }
            jobs.push(one_step(name, line, line, step));
        }
    }
    script_recipe(&mut jobs, script.take());
    if !text.contains("pipefail") {
        jobs.iter_mut().flat_map(|j| &mut j.steps).for_each(|s| s.lose_status(true, false));
    }
    Pipeline { jobs, triggers: None }
}

fn script_recipe(jobs: &mut [Job], script: Option<(String, u32)>) {
    let (Some((body, line)), Some(job)) = (script, jobs.last_mut()) else { return };
    job.last_line = line.saturating_add(crate::settings::line_offset(body.lines().count()));
    if let Some(step) = job.steps.first_mut() {
        step.add(&body, line, false);
        step.go_past_failures(ends_at_failures(&body), false);
    }
}

fn target(raw: &str) -> Option<(&str, &str)> {
    if raw.starts_with(['#', '.', '@', '[']) && !raw.starts_with("[private") {
        return None;
    }
    let (head, tail) = raw.split_once(':')?;
    if tail.starts_with('=') || head.contains('=') || head.contains('$') {
        return None;
    }
    let name = head.split_whitespace().next()?;
    Some((name, tail.split('#').next().unwrap_or_default()))
}

fn recipe_line(job: &mut Job, content: &str, line: u32) {
    let silent = content.trim_start_matches('@');
    let ignored = silent.starts_with('-');
    let text = silent.trim_start_matches(['-', '@', '+']);
    if text.starts_with('#') {
        return;
    }
    if let Some(step) = job.steps.first_mut() {
        let known = step.checks.len();
        step.add(text, line, false);
        step.last_line = line;
        if ignored {
            for check in step.checks.iter_mut().skip(known) {
                check.dropped = Some(Dropped { text: "- (errors ignored)".into(), line });
            }
        }
    }
}

/// Whether the first line of a script says that it ends at failures.
fn ends_at_failures(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    first.starts_with("#!") && first.split_whitespace().skip(1).any(|w| w.starts_with('-') && w.contains('e'))
}

/// Reads a shell script as one job.
pub(super) fn script(text: &str) -> Pipeline {
    let last = line_number(text.lines().count().saturating_sub(1));
    let mut step = Step { key: "script".into(), line: 1, last_line: last, ..Step::default() };
    step.add(text, 1, false);
    step.go_past_failures(ends_at_failures(text), false);
    Pipeline { jobs: vec![one_step("script", 1, last, step)], triggers: None }
}

/// Reads a noxfile: the words of each `session.run(...)`.
pub(super) fn nox(text: &str) -> Pipeline {
    let mut jobs: Vec<Job> = Vec::new();
    for (at, _) in text.match_indices("def ") {
        if at == 0 || text.as_bytes().get(at - 1) == Some(&b'\n') {
            let name = text.get(at + 4..).and_then(|t| t.split('(').next()).unwrap_or_default();
            let line = line_number(text.get(..at).map_or(0, |t| t.matches('\n').count()));
            let step = Step { key: name.to_owned(), line, last_line: line, ..Step::default() };
            jobs.push(one_step(name, line, line, step));
        }
    }
    for (at, _) in text.match_indices("session.run(") {
        let line = line_number(text.get(..at).map_or(0, |t| t.matches('\n').count()));
        let Some(call) = text.get(at + "session.run".len()..).and_then(balanced) else { continue };
        let Some(job) = jobs.iter_mut().rev().find(|j| j.line <= line) else { continue };
        let Some(step) = job.steps.first_mut() else { continue };
        let words: Vec<String> = strings(call).into_iter().map(|(_, s)| s).collect();
        let known = step.checks.len();
        step.checks.extend(
            commands(&words.join(" "), line, true).iter().filter_map(crate::settings::checks::check_of),
        );
        if call.contains("success_codes") {
            for check in step.checks.iter_mut().skip(known) {
                check.dropped = Some(Dropped { text: "success_codes".into(), line });
            }
        }
    }
    Pipeline { jobs, triggers: None }
}

/// The text from an opening parenthesis to the one that closes it.
fn balanced(text: &str) -> Option<&str> {
    let mut depth = 0usize;
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return text.get(..=at);
        }
    }
    None
}

/// The quoted strings of a text, with the row each starts in.
fn strings(text: &str) -> Vec<(usize, String)> {
    let mut out = Vec::new();
    let mut rest = text;
    let mut row = 0;
    while let Some(at) = rest.find(['"', '\'']) {
        let (before, from) = rest.split_at(at);
        row += before.matches('\n').count();
        let quote = if from.starts_with("'''") {
            "'''"
        } else if from.starts_with("\"\"\"") {
            "\"\"\""
        } else if from.starts_with('"') {
            "\""
        } else {
            "'"
        };
        let inner = from.get(quote.len()..).unwrap_or_default();
        let Some(end) = inner.find(quote) else { break };
        let content = inner.get(..end).unwrap_or_default();
        out.push((row, content.to_owned()));
        row += content.matches('\n').count();
        rest = inner.get(end + quote.len()..).unwrap_or_default();
    }
    out
}

/// Reads a Jenkinsfile as text: each `sh`, `bat` or `powershell` step, grouped by stage.
pub(super) fn jenkins(text: &str) -> Pipeline {
    let mut jobs: Vec<Job> = vec![one_step("pipeline", 1, 1, Step::default())];
    let mut offset = 0usize;
    for (row, raw) in text.split('\n').enumerate() {
        let line = line_number(row);
        let content = raw.trim_start();
        let start = offset + (raw.len() - content.len());
        offset += raw.len() + 1;
        if content.starts_with("//") {
            continue;
        }
        if let Some(stage) = content.strip_prefix("stage(").or_else(|| content.strip_prefix("stage (")) {
            let name = stage.split(['\'', '"']).nth(1).unwrap_or_default();
            let step = Step { key: name.to_owned(), line, last_line: line, ..Step::default() };
            jobs.push(one_step(name, line, line, step));
            continue;
        }
        let Some(job) = jobs.last_mut() else { continue };
        job.last_line = line;
        if content.contains("catchError")
            && !content.contains("buildResult: 'FAILURE'")
            && job.tolerated.is_none()
        {
            job.tolerated = Some(Mark { text: "catchError".into(), line });
        }
        if content.contains("expression") && (content.contains("false }") || content.contains("return false"))
        {
            job.condition = Some(Mark { text: "false".into(), line });
        }
        for program in ["sh", "bat", "powershell", "pwsh"] {
            let called = content.find(program).filter(|at| {
                let before = content.get(..*at).unwrap_or_default();
                let after = content.get(at + program.len()..).unwrap_or_default();
                before.chars().next_back().is_none_or(|c| !c.is_alphanumeric() && c != '.' && c != '/')
                    && after.trim_start().starts_with(['(', '\'', '"'])
            });
            let Some(at) = called else { continue };
            let call = text.get(start + at + program.len()..).unwrap_or_default();
            let until = call.char_indices().nth(8_000).map_or(call.len(), |(i, _)| i);
            let Some((offset, script)) = strings(call.get(..until).unwrap_or_default()).into_iter().next()
            else {
                continue;
            };
            if let Some(step) = job.steps.first_mut() {
                step.add(&script, line.saturating_add(crate::settings::line_offset(offset)), false);
                if content.contains("returnStatus: true")
                    && let Some(check) = step.checks.last_mut()
                {
                    check.dropped = Some(Dropped { text: "returnStatus: true".into(), line });
                }
            }
            break;
        }
    }
    Pipeline { jobs, triggers: None }
}
