//! Code that says of itself that it is not there yet: a whole function, or a branch of one that works.

use headproof_core::severity::Severity::{self, Major, Minor};

use super::{Stub, What};
use crate::bodies::{Does, Function, Statement};
use crate::view::{FileView, SideView};

/// Words by which code says that it is not there yet.
const UNDONE: [&str; 14] = [
    "not implemented",
    "not yet implemented",
    "notimplemented",
    "unimplemented",
    "todo",
    "implement me",
    "implement this",
    "coming soon",
    "not_implemented",
    "not-implemented",
    "to be implemented",
    "needs implementation",
    "not been implemented",
    "isn't implemented",
];

/// The one statement in which a function says that it is not implemented.
pub(super) fn undone(function: &Function) -> Option<&Statement> {
    let mut doings = function.doings().filter(|s| !matches!(s.does, Does::Bind(..)));
    let mut last = doings.next()?;
    for statement in doings {
        if last.does != Does::Log {
            return None;
        }
        last = statement;
    }
    let low = without_remarks(&last.text).to_ascii_lowercase();
    // A field or a state of that name is no confession; words in capitals, a macro and a message are.
    // A column of a board and a state are named so too: only a message that starts with it confesses.
    let message = low.split(['"', '\'', '`']).nth(1).unwrap_or_default().trim();
    let fails = matches!(last.does, Does::Fail(_) | Does::Log);
    let starts = ["todo:", "todo -", "todo implement", "todo!"].iter().any(|s| message.starts_with(s));
    let told = message == "todo" || last.text.contains("TODO ") && message.starts_with("todo ");
    let worded = low.contains("todo!") || calls_todo(&low) || starts || (fails && told);
    let says =
        UNDONE.iter().any(|u| low.contains(u) && (*u != "todo" || worded)) || low.contains("unimplemented");
    let way = matches!(last.does, Does::Fail(_) | Does::Return(_) | Does::Log)
        || ["bail!", "return ", "Err(", "res.", "reply.", "c.", "w.", "http.Error", "abort("]
            .iter()
            .any(|p| last.text.starts_with(p));
    // A value that merely holds the word is no confession: `return "todo"` names a list.
    let confession = last.text != "return NotImplemented"
        && !matches!(&last.does, Does::Return(v) if crate::bodies::is_constant(v) && !v.contains(' '));
    ((says || answers_501(&low)) && way && confession && last.text.len() < 400).then_some(last)
}

/// Whether a function of that very name is called.
fn calls_todo(low: &str) -> bool {
    low.match_indices("todo(").any(|(at, _)| {
        let before = low.get(..at).and_then(|b| b.chars().next_back());
        before.is_none_or(|c| !(c.is_alphanumeric() || matches!(c, '_' | '.')))
    })
}

/// A statement without the comments inside it: what is noted beside working code is no confession.
fn without_remarks(text: &str) -> String {
    let code = |line: &str| {
        let bare = line.trim_start();
        let remark = ["//", "#", "/*", "* ", "*/"].iter().any(|m| bare.starts_with(m));
        let end = if remark { 0 } else { line.find(" // ").unwrap_or(line.len()) };
        line.get(..end).unwrap_or_default().to_owned()
    };
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default().to_owned();
    lines.map(code).fold(first, |all, line| format!("{all}\n{line}"))
}

/// Whether a statement answers a request with the status "not implemented".
fn answers_501(low: &str) -> bool {
    [
        "status(501)",
        "sendstatus(501)",
        "status_code=501",
        "http_501",
        "abort(501",
        "code(501)",
        "(501,",
        ", 501)",
        "status: 501",
    ]
    .iter()
    .any(|a| low.contains(a))
}

/// A new branch of a working function that is not there yet.
pub(super) fn unfinished_branch(
    function: &Function,
    view: &FileView<'_>,
    side: &SideView<'_>,
) -> Option<Stub> {
    let lines = (function.line..=function.last).filter(|n| view.file.added_line(*n));
    let unfinished = |n: u32| {
        let line = side.text.line(n).filter(|l| !view.departed.has(l))?;
        branch_severity(after_condition(line)).map(|s| (n, s))
    };
    let (line, severity) = lines.into_iter().find_map(unfinished)?;
    Some(Stub {
        what: What::NotImplemented,
        severity,
        line,
        span: (line, line),
        title: format!("A branch of `{}` is not implemented", function.name),
        fact: "the branch does nothing but fail".to_owned(),
        worked_at: None,
    })
}

/// The statement of a line that may begin with a condition or a pattern.
fn after_condition(line: &str) -> &str {
    let line = line.split_once("=> ").map_or(line, |(_, s)| s);
    let case = line.trim_start().strip_prefix("case ").and_then(|l| l.split_once(": "));
    let line = case.map_or(line, |(_, s)| s);
    line.split_once("{ ").map_or(line, |(_, s)| s).trim()
}

fn branch_severity(statement: &str) -> Option<Severity> {
    if statement.starts_with("todo!(") {
        return Some(Major);
    }
    let low = statement.to_ascii_lowercase();
    let starts = |list: &[&str]| list.iter().any(|p| low.starts_with(p));
    let says = |list: &[&str]| list.iter().any(|p| low.contains(p));
    let fails = starts(&["raise ", "throw ", "panic(", "panic!(", "unimplemented!("]);
    let later = [
        "not implemented",
        "not yet implemented",
        "notimplemented",
        "todo:",
        "todo\"",
        "todo!",
        "unimplemented!()",
        "supported yet",
        "not yet supported",
        "yet available",
        "available yet",
        "coming soon",
        "is coming",
    ];
    (fails && says(&later)).then_some(Minor)
}
