//! What the settings of test runners say about which tests run, and how patient they are.

use super::floors::option_words;
use super::role::Tool;
use super::{Item, Setting, Value};

/// A switch that makes a runner see less when it stands so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Switch {
    /// What it says.
    pub text: String,
    /// Its line.
    pub line: u32,
    /// Whether tests surely count for less.
    pub sure: bool,
}

/// A number that makes a runner more patient.
#[derive(Clone, Debug, PartialEq)]
pub struct Patience {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: f64,
    /// Its line.
    pub line: u32,
    /// What it counts.
    pub kind: PatienceKind,
}

/// What patience is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatienceKind {
    /// Runs of a failed test.
    Retries,
    /// Time.
    Time,
    /// A tolerated difference.
    Difference,
}

/// The patterns a runner leaves out.
#[must_use]
pub fn left_out(tool: Tool, root: &Setting) -> Vec<Item> {
    let mut out = Vec::new();
    root.walk(&mut |path, node| {
        let last = path.last().copied().unwrap_or_default();
        let within = |key: &str| path.contains(&key);
        let fits = match tool {
            Tool::Pytest => matches!(last, "norecursedirs" | "collect_ignore" | "collect_ignore_glob"),
            Tool::Conftest => matches!(last, "collect_ignore" | "collect_ignore_glob"),
            Tool::Jest => last == "testPathIgnorePatterns",
            Tool::Vitest => {
                last == "exclude"
                    && !within("coverage")
                    && !within("optimizeDeps")
                    && !within("build")
                    && within("test")
            }
            Tool::Mocha => matches!(last, "ignore" | "exclude"),
            Tool::Karma => last == "exclude",
            Tool::Playwright => matches!(last, "testIgnore" | "grepInvert"),
            Tool::Cypress => matches!(last, "excludeSpecPattern" | "ignoreTestFiles"),
            _ => false,
        };
        if !fits {
            return;
        }
        match &node.value {
            Value::Text(text) if tool == Tool::Pytest => {
                let words = text.split_whitespace();
                out.extend(words.map(|w| Item { text: w.to_owned(), line: node.value_line }));
            }
            Value::List(_) | Value::Text(_) => {
                out.extend(node.items().into_iter().filter(|i| !i.text.starts_with("...")))
            }
            Value::Code(text) if text.starts_with('/') => {
                out.push(Item { text: text.clone(), line: node.line })
            }
            _ => {}
        }
    });
    out
}

/// The patterns a runner looks for, by the key they stand under.
#[must_use]
pub fn looked_for(tool: Tool, root: &Setting) -> Vec<(String, Vec<Item>)> {
    let mut out = Vec::new();
    root.walk(&mut |path, node| {
        let last = path.last().copied().unwrap_or_default();
        let fits = match tool {
            Tool::Pytest => {
                matches!(last, "testpaths" | "python_files" | "python_classes" | "python_functions")
            }
            Tool::Jest => matches!(last, "testMatch" | "testRegex" | "roots" | "projects"),
            Tool::Vitest => {
                last == "include"
                    && path.contains(&"test")
                    && !path.contains(&"coverage")
                    && !path.contains(&"typecheck")
            }
            Tool::Mocha => last == "spec",
            Tool::Playwright => matches!(last, "testMatch" | "testDir" | "grep"),
            Tool::Cypress => last == "specPattern",
            _ => false,
        };
        if fits {
            out.push((path.join("."), text_items(node)));
        }
    });
    out
}

/// Patterns with braces hold commas, so text is one item here unless white space separates it.
fn text_items(node: &Setting) -> Vec<Item> {
    match &node.value {
        Value::Text(text) => {
            text.split_whitespace().map(|t| Item { text: t.to_owned(), line: node.value_line }).collect()
        }
        Value::Code(text) => vec![Item { text: text.clone(), line: node.value_line }],
        _ => node
            .children()
            .iter()
            .filter_map(|c| Some(Item { text: c.text()?.into_owned(), line: c.line }))
            .collect(),
    }
}

/// The switches that stand so that less is seen.
#[must_use]
pub fn switches(tool: Tool, root: &Setting) -> Vec<Switch> {
    let mut out = Vec::new();
    root.walk(&mut |path, node| {
        let last = path.last().copied().unwrap_or_default();
        let on = || node.as_bool() == Some(true);
        let off = || node.as_bool() == Some(false);
        let found = match (tool, last) {
            (Tool::Jest | Tool::Vitest, "passWithNoTests") if on() => Some((last, true)),
            (Tool::Vitest, "allowOnly") if on() => Some((last, false)),
            (Tool::Vitest, "dangerouslyIgnoreUnhandledErrors") if on() => Some((last, true)),
            (Tool::Jest | Tool::Vitest, "testNamePattern") => Some((last, true)),
            (
                Tool::Mocha,
                "allow-uncaught"
                | "allowUncaught"
                | "passOnFailingTestSuite"
                | "pass-on-failing-test-suite"
                | "invert",
            ) if on() => Some((last, true)),
            (Tool::Mocha, "grep" | "fgrep") => Some((last, true)),
            (Tool::Mocha, "forbid-only" | "forbidOnly" | "forbid-pending") if off() => Some((last, false)),
            (Tool::Playwright, "forbidOnly") if off() => Some((last, false)),
            (Tool::Pytest, "xfail_strict") if off() => Some((last, false)),
            (Tool::Nextest, "default-filter") => Some((last, true)),
            (Tool::Nextest, "default-set") => Some((last, false)),
            _ => None,
        };
        if let Some((name, sure)) = found {
            let value = node.text().unwrap_or_default();
            let name = if tool == Tool::Nextest { path.join(".") } else { name.to_owned() };
            out.push(Switch { text: format!("{name} = {value}"), line: node.line, sure });
        }
    });
    out
}

/// How patient a runner is.
#[must_use]
pub fn patience(tool: Tool, root: &Setting) -> Vec<Patience> {
    let mut out = Vec::new();
    let mut add = |name: String, node: &Setting, kind: PatienceKind| {
        if let Some(value) = node.as_number().or_else(|| in_seconds(node)) {
            out.push(Patience { name, value, line: node.line, kind });
        }
    };
    root.walk(&mut |path, node| {
        let last = path.last().copied().unwrap_or_default();
        let name = path.join(".");
        let kind = match tool {
            Tool::Vitest | Tool::Playwright | Tool::Mocha | Tool::Cypress | Tool::Nextest | Tool::Jest => {
                match last {
                    "retry" | "retries" | "runMode" | "flakyTestRetries" => Some(PatienceKind::Retries),
                    "count" if path.contains(&"retries") => Some(PatienceKind::Retries),
                    "testTimeout"
                    | "hookTimeout"
                    | "timeout"
                    | "defaultCommandTimeout"
                    | "actionTimeout"
                    | "pageLoadTimeout" => Some(PatienceKind::Time),
                    "slow-timeout" | "period" => Some(PatienceKind::Time),
                    "maxDiffPixels" | "maxDiffPixelRatio" | "threshold" if tool == Tool::Playwright => {
                        Some(PatienceKind::Difference)
                    }
                    _ => None,
                }
            }
            Tool::Pytest if last == "timeout" => Some(PatienceKind::Time),
            Tool::Pytest if matches!(last, "reruns" | "retries") => Some(PatienceKind::Retries),
            _ => None,
        };
        if let Some(kind) = kind {
            add(name, node, kind);
        }
    });
    if tool == Tool::Pytest
        && let Some(options) = root.get("addopts")
    {
        out.extend(flag_patience(&option_words(options)));
    }
    out
}

/// Patience in the words of a command.
#[must_use]
pub fn flag_patience(words: &[super::shell::Word]) -> Vec<Patience> {
    let mut out = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let (name, value) = word.text.split_once('=').unwrap_or((&word.text, ""));
        let kind = match name {
            "--reruns"
            | "--retries"
            | "--retry"
            | "--test-retries"
            | "--force-flaky-reruns"
            | "--rerun-fails" => PatienceKind::Retries,
            "--timeout" | "-timeout" | "--testTimeout" | "--test-timeout" => PatienceKind::Time,
            _ => continue,
        };
        let next = words.get(index + 1).map_or("", |w| w.text.as_str());
        let text = if value.is_empty() { next } else { value };
        if let Some(value) = seconds(text) {
            out.push(Patience { name: name.to_owned(), value, line: word.line, kind });
        }
    }
    out
}

fn in_seconds(node: &Setting) -> Option<f64> {
    match &node.value {
        Value::Text(text) | Value::Code(text) => seconds(text),
        _ => None,
    }
}

/// A number with an optional unit, or a product of numbers (`60 * 1000`).
fn seconds(text: &str) -> Option<f64> {
    let text = text.trim().replace('_', "");
    if text.contains('*') {
        let parts: Option<Vec<f64>> = text.split('*').map(|p| p.trim().parse().ok()).collect();
        return parts.map(|p| p.iter().product()).filter(|n: &f64| n.is_finite());
    }
    let split = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let factor = match unit.trim() {
        "" | "s" => 1.0,
        "ms" => 0.001,
        "m" => 60.0,
        "h" => 3600.0,
        _ => return None,
    };
    number.parse::<f64>().ok().map(|n| n * factor).filter(|n| n.is_finite())
}
