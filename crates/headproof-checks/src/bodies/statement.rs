//! What one statement does.

use tree_sitter::Node;

use super::constant::is_constant;

/// A statement at the top of a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// What it does.
    pub does: Does,
    /// Its line.
    pub line: u32,
    /// Its text.
    pub text: String,
}

/// What a statement does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// Nothing: `pass`, `...`, `_ = x`, a local import.
    Nothing,
    /// Prints or logs.
    Log,
    /// Waits.
    Sleep,
    /// Raises, throws or panics, with these words.
    Fail(String),
    /// Returns this.
    Return(String),
    /// Gives a name to a constant.
    Bind(String, String),
    /// Anything else.
    Work,
}

/// What a node in statement position does.
pub(super) fn does(node: Node<'_>, text: &str, is_tail: bool) -> Does {
    let text = text.trim().trim_end_matches(';').trim();
    let kind = node.kind();
    if matches!(
        kind,
        "pass_statement"
            | "empty_statement"
            | "import_statement"
            | "import_from_statement"
            | "use_declaration"
    ) || matches!(text, "..." | "pass" | "" | "()")
    {
        return Does::Nothing;
    }
    if let Some(words) = failure(text) {
        return Does::Fail(words.to_owned());
    }
    if let Some(value) =
        text.strip_prefix("return").filter(|r| !r.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
    {
        return Does::Return(value.trim().to_owned());
    }
    if ["_ = ", "let _ = ", "del ", "void "].iter().any(|p| text.strip_prefix(p).is_some_and(is_name)) {
        return Does::Nothing;
    }
    if let Some(callee) = single_call(text) {
        if is_log(callee) && !writes_to_a_sink(callee, text) {
            return Does::Log;
        }
        if is_sleep(callee, text) {
            return Does::Sleep;
        }
    }
    if let Some((name, value)) = binding(text)
        && is_constant(value)
    {
        return Does::Bind(name.to_owned(), value.to_owned());
    }
    if is_tail { Does::Return(text.to_owned()) } else { Does::Work }
}

/// The words of a statement that does nothing but fail.
fn failure(text: &str) -> Option<&str> {
    const WAYS: [&str; 9] = [
        "raise ",
        "throw ",
        "todo!(",
        "unimplemented!(",
        "panic!(",
        "panic(",
        "unreachable!(",
        "todo! (",
        "todo!{",
    ];
    if text == "raise" {
        return None;
    }
    WAYS.iter().any(|w| text.starts_with(w)).then_some(text)
}

fn is_name(text: &str) -> bool {
    text.trim_matches(['(', ')']).split(',').all(|w| {
        let w = w.trim().trim_start_matches('&');
        !w.is_empty() && w.chars().all(|c| c.is_alphanumeric() || c == '_')
    })
}

/// The callee of a statement that is one call.
fn single_call(text: &str) -> Option<&str> {
    let text = text.strip_prefix("await ").unwrap_or(text);
    if !text.ends_with([')', '}', ']']) && !text.ends_with(".await") && !text.ends_with('?') {
        return None;
    }
    let end = text.find(['(', '!', '{', ' '])?;
    let callee = text.get(..end)?;
    let rest = text.get(end..)?;
    (rest.starts_with('(') || rest.starts_with('!') || callee == "new").then_some(callee)
}

pub(super) fn is_log(callee: &str) -> bool {
    const WORDS: [&str; 13] = [
        "print", "println", "eprintln", "eprint", "info", "debug", "warn", "warning", "error", "trace",
        "pprint", "puts", "dbg",
    ];
    const PARTS: [&str; 13] = [
        "console.",
        "logger.",
        "logging.",
        "log.",
        "_logger.",
        "LOG.",
        "logger().",
        "fmt.Print",
        "fmt.Fprint",
        "slog.",
        "tracing::",
        "log::",
        "Logger.",
    ];
    WORDS.contains(&callee)
        || PARTS.iter().any(|p| callee.starts_with(p) || callee.contains(&format!(".{p}")))
}

/// Whether a call prints into something it is given, a file or a buffer, rather than to whoever watches.
fn writes_to_a_sink(callee: &str, text: &str) -> bool {
    const WATCHED: [&str; 4] = ["os.Stdout", "os.Stderr", "sys.stdout", "sys.stderr"];
    let into = if callee.contains("fmt.Fprint") {
        text.split_once('(').and_then(|(_, args)| args.split([',', ')']).next())
    } else if callee == "print" {
        text.split_once("file=").and_then(|(_, args)| args.split([',', ')']).next())
    } else {
        None
    };
    into.is_some_and(|target| !WATCHED.contains(&target.trim()))
}

fn is_sleep(callee: &str, text: &str) -> bool {
    let last = callee.rsplit(['.', ':']).next().unwrap_or(callee);
    matches!(last, "sleep" | "Sleep" | "delay" | "wait" | "setTimeout" | "sleep_ms")
        || (callee == "new" && text.contains("setTimeout"))
}

/// A name that is given a value.
fn binding(text: &str) -> Option<(&str, &str)> {
    let text =
        ["let mut ", "let ", "const ", "var "].iter().find_map(|p| text.strip_prefix(p)).unwrap_or(text);
    let (name, value) = text.split_once('=')?;
    let name = name.trim_end_matches(':').split(':').next().unwrap_or_default().trim();
    let plain = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    (plain && !value.starts_with('=')).then_some((name, value.trim()))
}
