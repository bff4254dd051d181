//! Coverage floors in settings, flags and single lines.

use super::role::Tool;
use super::shell::Word;
use super::{Setting, Value};

/// A demand on coverage.
#[derive(Clone, Debug, PartialEq)]
pub struct Floor {
    /// Its name: the key path or the flag.
    pub name: String,
    /// Its value.
    pub value: f64,
    /// Its line.
    pub line: u32,
    /// Whether it is a bound from above (a tolerated drop), so that more is looser.
    pub ceiling: bool,
    /// Whether it is switched off altogether.
    pub off: bool,
}

impl Floor {
    /// Whether this demands less than `old`.
    #[must_use]
    pub fn looser_than(&self, old: &Floor) -> bool {
        if self.off != old.off {
            return self.off;
        }
        if self.ceiling { self.value > old.value } else { self.value < old.value }
    }

    /// Whether it demands anything at all.
    #[must_use]
    pub fn is_demanding(&self) -> bool {
        !self.off && self.value > 0.0
    }
}

const METRICS: [&str; 5] = ["lines", "branches", "functions", "statements", "global"];

/// The floors in a tool's settings.
#[must_use]
pub fn floors(tool: Tool, root: &Setting) -> Vec<Floor> {
    let mut out = Vec::new();
    root.walk(&mut |path, node| {
        let Some(found) = floor_at(tool, path, node) else { return };
        out.push(found);
    });
    if tool == Tool::Pytest
        && let Some(options) = root.get("addopts")
    {
        out.extend(flag_floors(&option_words(options)));
    }
    out
}

/// The words of an option string or list.
#[must_use]
pub fn option_words(options: &Setting) -> Vec<Word> {
    match &options.value {
        Value::List(items) => items.iter().flat_map(option_words).collect(),
        Value::Text(text) => {
            let commands = super::shell::commands(text, options.value_line, true);
            commands.into_iter().flat_map(|c| c.words).collect()
        }
        _ => Vec::new(),
    }
}

fn floor_at(tool: Tool, path: &[&str], node: &Setting) -> Option<Floor> {
    let last = *path.last()?;
    let has = |key: &str| path.contains(&key);
    let name = path.join(".");
    let value = |ceiling| {
        node.as_number().map(|value| Floor {
            name: name.clone(),
            value,
            line: node.line,
            ceiling,
            off: false,
        })
    };
    let switch = |on: bool| {
        node.as_bool().map(|b| Floor {
            name: name.clone(),
            value: 100.0,
            line: node.line,
            ceiling: false,
            off: b != on,
        })
    };
    match tool {
        Tool::Coverage if last == "fail_under" => {
            // In a file of its own, in a table or in a prefixed section it is the same setting.
            node.as_number().map(|value| Floor {
                name: "fail_under".into(),
                value,
                line: node.line,
                ceiling: false,
                off: false,
            })
        }
        Tool::Jest if has("coverageThreshold") => value(false),
        Tool::Vitest if has("thresholds") && METRICS.contains(&last) => value(false),
        Tool::Vitest if has("thresholds") && last == "100" => switch(true),
        Tool::Vitest if has("coverage") && METRICS.contains(&last) => value(false),
        Tool::Nyc if METRICS.contains(&last) => value(false),
        Tool::Nyc if last == "check-coverage" || last == "checkCoverage" => switch(true),
        Tool::Karma if has("check") => value(false),
        Tool::Codecov => codecov(path, node),
        Tool::Tarpaulin if last == "fail-under" => value(false),
        Tool::GoCoverage if has("threshold") => value(false),
        _ => None,
    }
}

fn codecov(path: &[&str], node: &Setting) -> Option<Floor> {
    let last = *path.last()?;
    let floor =
        |value, ceiling, off| Some(Floor { name: path.join("."), value, line: node.line, ceiling, off });
    match last {
        "target" => match node.as_number() {
            Some(value) => floor(value, false, false),
            None => None,
        },
        "threshold" => node.as_number().and_then(|value| floor(value, true, false)),
        "informational" => floor(100.0, false, node.as_bool() == Some(true)),
        "project" | "patch" | "default" if path.contains(&"status") => {
            node.as_bool().and_then(|on| floor(100.0, false, !on))
        }
        "require_ci_to_pass" => None,
        _ => None,
    }
}

const FLAGS: [&str; 20] = [
    "--cov-fail-under",
    "--fail-under",
    "--fail-under-lines",
    "--fail-under-branches",
    "--fail-under-functions",
    "--fail-under-regions",
    "--fail-under-line",
    "--fail-under-branch",
    "--fail-under-function",
    "--lines",
    "--branches",
    "--functions",
    "--statements",
    "--coverage.thresholds.lines",
    "--coverage.thresholds.branches",
    "--coverage.thresholds.functions",
    "--coverage.thresholds.statements",
    "--min-coverage",
    "--coverage-threshold",
    "--minimum-coverage",
];

/// The flag with which nyc and c8 hold the floors.
pub const CHECKED: &str = "--check-coverage";

/// The floors in the words of a command.
#[must_use]
pub fn flag_floors(words: &[Word]) -> Vec<Floor> {
    let mut out = Vec::new();
    // `pylint --fail-under` is a score, not a coverage.
    if words.iter().any(|w| w.text.ends_with("pylint") || w.text == "interrogate") {
        return out;
    }
    for (index, word) in words.iter().enumerate() {
        let (name, value) = word.text.split_once('=').unwrap_or((&word.text, ""));
        if name == CHECKED && value != "false" {
            let name = name.to_owned();
            out.push(Floor { name, value: 100.0, line: word.line, ceiling: false, off: false });
        }
        if !FLAGS.contains(&name) {
            continue;
        }
        let next = words.get(index + 1).map_or("", |w| w.text.as_str());
        let text = if value.is_empty() { next } else { value };
        if let Ok(value) = text.trim_end_matches('%').parse::<f64>()
            && value.is_finite()
        {
            out.push(Floor { name: name.to_owned(), value, line: word.line, ceiling: false, off: false });
        }
    }
    out
}

/// The numbers of a line that names a coverage floor: the text without the number, and the number. `context` says that
/// the file is about coverage, so that a bare `minimum` counts.
#[must_use]
pub fn line_floors(line: &str, context: Context) -> Vec<(String, f64)> {
    if line.len() > 400 {
        return Vec::new();
    }
    let lower = line.to_ascii_lowercase();
    let trimmed = lower.trim_start();
    if trimmed.starts_with("//") || (trimmed.starts_with('#') && !trimmed.starts_with("#!")) {
        return Vec::new();
    }
    let about = lower.contains("cov")
        || context == Context::Reports
        || (context == Context::Script && is_bare_floor(&lower));
    let bounds =
        ["min", "threshold", "floor", "fail", "target", "limit", "require", " -lt ", "<", "goal", "lt "];
    if !about || !bounds.iter().any(|b| lower.contains(b)) {
        return Vec::new();
    }
    if ["max", "timeout", "retries", "version", "uses:", "image:"].iter().any(|w| lower.contains(w)) {
        return Vec::new();
    }
    let starts = line.char_indices().filter(|(i, c)| {
        let before = line.get(..*i).unwrap_or_default();
        let previous = before.chars().next_back();
        // `${MIN:-80}` gives the value where none is set.
        c.is_ascii_digit()
            && (previous.is_none_or(|p| !p.is_alphanumeric() && p != '.' && p != '_' && p != '-')
                || before.ends_with(":-"))
    });
    let numbers = starts.filter_map(|(start, _)| {
        let rest = line.get(start..)?;
        let len = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
        let value: f64 = rest.get(..len)?.trim_end_matches('.').parse().ok()?;
        let text = format!("{}#{}", line.get(..start)?.trim(), rest.get(len..)?.trim());
        (0.0..=100.0).contains(&value).then_some((text, value))
    });
    numbers.collect()
}

/// What a file is about, by which a line is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// Anything.
    Any,
    /// Settings of a tool that reports coverage.
    Reports,
    /// A script that checks coverage, by its name.
    Script,
}

/// Whether a line, in small letters, bounds something that has no other name in a script about coverage.
fn is_bare_floor(lower: &str) -> bool {
    const NAMES: [&str; 10] =
        ["min", "minimum", "threshold", "floor", "target", "required", "goal", "limit", "fail_under", "want"];
    const MEASURED: [&str; 9] =
        ["pct", "percent", "total", "lines", "branches", "statements", "functions", "$cov", "rate"];
    let words: Vec<&str> =
        lower.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|w| !w.is_empty()).collect();
    words.iter().any(|w| NAMES.contains(w))
        || MEASURED.iter().any(|m| words.iter().any(|w| w.contains(m)))
            && !["page", "timeout", "node", "count"].iter().any(|o| lower.contains(o))
}
