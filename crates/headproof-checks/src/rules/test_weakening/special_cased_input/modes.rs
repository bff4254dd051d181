//! Code that behaves otherwise when it is tested.

use headproof_core::severity::Severity;
use tree_sitter::Node;

use super::super::definitions::{function_at, named_children};
use super::literals::is_literal;
use crate::rule::{Hit, Sink};
use crate::view::{FileView, SideView};

/// How code can tell that it is tested.
const SIGNS: [&str; 21] = [
    "\"pytest\" in sys.modules",
    "'pytest' in sys.modules",
    "PYTEST_CURRENT_TEST",
    "\"unittest\" in sys.modules",
    "'unittest' in sys.modules",
    "NODE_ENV === 'test'",
    "NODE_ENV === \"test\"",
    "NODE_ENV == 'test'",
    "JEST_WORKER_ID",
    "process.env.VITEST",
    "cfg!(test)",
    "flag.Lookup(\"test.v\")",
    "testing.Testing()",
    "import.meta.vitest",
    "sys.modules.get(\"pytest\")",
    "PYTEST_VERSION",
    "_called_from_test",
    "typeof jest ",
    "globalThis.jest",
    "npm_lifecycle_event === \"test\"",
    "env[\"NODE_ENV\"] === \"test\"",
];

/// A branch of this change that gives back something of its own in test runs.
pub(super) struct Mode {
    line: u32,
    severity: Severity,
}

/// The branches of this change that give back something of their own in test runs.
pub(super) fn find(view: &FileView<'_>, side: &SideView<'_>) -> Vec<Mode> {
    if !view.added_lines().any(|(_, l)| signs(l)) || is_wiring(side) {
        return Vec::new();
    }
    // `const inTest = process.env.NODE_ENV === "test"`.
    let names: Vec<String> = side.text.lines().filter(|l| signs(l)).filter_map(named).collect();
    let Some(root) = side.root() else { return Vec::new() };
    let mut todo = vec![root];
    let mut found = expressions(view, side, &names);
    while let Some(node) = todo.pop() {
        todo.extend(named_children(node));
        if !matches!(node.kind(), "if_statement" | "if_expression" | "elif_clause") {
            continue;
        }
        let (Some(condition), Some(way)) =
            (node.child_by_field_name("condition"), node.child_by_field_name("consequence"))
        else {
            continue;
        };
        let text = side.text_of(condition);
        let word = |n: &String| {
            crate::comparison::sees_word(text, n)
                && !text.contains(&format!("!{n}"))
                && !text.contains(&format!("not {n}"))
        };
        let negated = text.contains("not in sys.modules")
            || text.trim_start_matches('(').starts_with('!')
            || text.contains("is None")
            || text.contains("== nil");
        if negated || !(signs(text) || names.iter().any(word)) {
            continue;
        }
        let (first, last) = (side.line_of(node), side.last_line_of(way));
        if is_reformatted(view, first, last) {
            continue;
        }
        if let (true, Some(severity)) = (view.file.touches_after(first, last), weight(side, way)) {
            let calm = is_wiring_folder(side);
            found.push((first, if calm { Severity::Minor } else { severity }));
        }
    }
    found.sort_unstable();
    found.dedup_by_key(|(line, _)| *line);
    found.into_iter().map(|(line, severity)| Mode { line, severity }).collect()
}

impl Mode {
    pub(super) fn report(&self, side: &SideView<'_>, sink: &mut Sink<'_>) {
        let shown = side.text.line(self.line).unwrap_or_default().trim().trim_end_matches(['{', ':', ' ']);
        let title = format!("`{shown}`: in test runs this code goes a way of its own");
        sink.report(Hit::at(side, self.line, 1, title).severity(self.severity));
    }
}

/// Whether the lines of a branch stood there before, apart from brackets and white space.
fn is_reformatted(view: &FileView<'_>, first: u32, last: u32) -> bool {
    let bare =
        |line: &str| line.chars().filter(|c| !c.is_whitespace() && !"{}();".contains(*c)).collect::<String>();
    let mut added =
        view.added_lines().filter(|(n, _)| (first..=last).contains(n)).map(|(_, l)| bare(l)).peekable();
    let before: Vec<String> = view.removed_lines().map(|(_, l)| bare(l)).collect();
    added.peek().is_some() && added.all(|l| l.is_empty() || before.contains(&l))
}

/// Files that put a program together choose by the surroundings for a living.
fn is_wiring(side: &SideView<'_>) -> bool {
    let name = side.path.file_name().to_ascii_lowercase();
    WIRING.iter().any(|w| name.contains(w))
}

const WIRING: [&str; 9] =
    ["config", "settings", "logger", "logging", "telemetry", "analytics", "setup", "babel", "webpack"];

/// The same by the folder a file lies in, which says less than its name.
fn is_wiring_folder(side: &SideView<'_>) -> bool {
    let folder = side.path.parent().to_ascii_lowercase();
    WIRING.iter().any(|w| folder.contains(w))
}

/// Whether a line asks whether it is run by tests.
fn signs(line: &str) -> bool {
    const RUNNERS: [&str; 6] = ["vitest", "jest", "mocha", "pytest", "unittest", ".test\""];
    let arguments = ["process.argv", "sys.argv", "os.Args", "env::args"].iter().any(|w| line.contains(w));
    SIGNS.iter().any(|s| line.contains(s)) || (arguments && RUNNERS.iter().any(|w| line.contains(w)))
}

/// Added lines inside of functions that choose or answer by whether they are tested, without a branch of their own.
fn expressions(view: &FileView<'_>, side: &SideView<'_>, names: &[String]) -> Vec<(u32, Severity)> {
    let chooses = |line: &str| {
        let trimmed = line.trim_start();
        let asks = signs(line) || names.iter().any(|n| crate::comparison::sees_word(line, n));
        let python = line.contains(" if ") && line.contains(" else ");
        let script = line.contains(" ? ") && line.contains(" : ");
        asks && (python || script || (trimmed.starts_with("return ") && signs(line)))
            && !trimmed.starts_with("//")
            && !trimmed.starts_with('#')
    };
    let lines = view.added_lines().filter(|(_, line)| chooses(line));
    lines.filter(|(n, _)| function_at(side, *n).is_some()).map(|(n, _)| (n, Severity::Minor)).collect()
}

fn named(line: &str) -> Option<String> {
    let (left, _) = line.split_once(" = ").or_else(|| line.split_once(" := "))?;
    let name = left.trim().rsplit(' ').next()?.trim_end_matches(':');
    let plain = name.chars().all(|c| c.is_alphanumeric() || c == '_');
    (plain && name.len() > 1).then(|| name.to_owned())
}

/// How a branch weighs that is taken in test runs: a fixed value blocks, another way to go is worth a look.
fn weight(side: &SideView<'_>, way: Node<'_>) -> Option<Severity> {
    let mut worst = None;
    let mut todo = vec![way];
    while let Some(node) = todo.pop() {
        if matches!(node.kind(), "return_statement" | "return_expression") {
            let value = side.text_of(node).trim_start_matches("return").trim().trim_end_matches(';').trim();
            let severity = match value {
                "" | "None" | "null" | "nil" | "undefined" | "()" => None,
                v if is_literal(v) || v.starts_with('{') => Some(Severity::Major),
                _ => Some(Severity::Minor),
            };
            worst = worst.max(severity);
        }
        // A value that was computed is set anew.
        let sets = matches!(
            node.kind(),
            "assignment" | "augmented_assignment" | "assignment_expression" | "assignment_statement"
        );
        if sets {
            worst = worst.max(Some(Severity::Minor));
        }
        todo.extend(named_children(node));
    }
    // The value of a Rust block.
    let tail = named_children(way).last().map(|n| side.text_of(*n)).unwrap_or_default();
    if way.kind() == "block"
        && worst.is_none()
        && side.language == Some(crate::language::Language::Rust)
        && is_literal(tail)
    {
        return Some(Severity::Major);
    }
    worst
}
