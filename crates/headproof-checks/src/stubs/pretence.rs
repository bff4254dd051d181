//! Functions that prepare, guard and talk, and then claim what nothing in them did.

use headproof_core::severity::Severity::{self, Major, Minor};

use super::What;
use super::assess::Case;
use super::promise::{Promise, is_described, is_null_type, is_on_purpose, promise};
use crate::bodies::{Does, Function, is_success, parts, words};

/// Verbs whose effect happens outside the program: a body that calls nothing cannot have had it.
const OUTSIDE: &[&str] = &[
    "send",
    "deliver",
    "email",
    "mail",
    "notify",
    "charge",
    "pay",
    "refund",
    "capture",
    "transfer",
    "withdraw",
    "deposit",
    "save",
    "store",
    "persist",
    "upload",
    "publish",
    "backup",
    "restore",
    "purge",
    "submit",
    "deploy",
    "sync",
    "migrate",
    "revoke",
    "archive",
    "dispatch",
    "enqueue",
    "schedule",
    "export",
    "delete",
    "provision",
    "replicate",
    "ingest",
    "import",
    "broadcast",
    "payout",
    "ship",
    "print",
    "reindex",
    "invite",
    "announce",
    "post",
    "write",
];

/// Parts of routes that are there to be answered and nothing else.
const ANSWERED: &[&str] = &[
    "health", "ready", "live", "ping", "hook", "csp", "report", "echo", "track", "beacon", "test", "mock",
    "debug", "logout", "preview", "validate", "check", "dry",
];

/// Names of parameters that hand in surroundings rather than what is to be worked on.
const SURROUNDINGS: &[&str] = &[
    "ctx", "context", "req", "request", "options", "opts", "config", "args", "event", "db", "session",
    "logger", "client", "env",
];

/// Whether a function is worth being held against the one before although it seems to work.
pub(super) fn may_pretend(function: &Function) -> bool {
    if function.nested || !function.only_prepares() {
        return false;
    }
    match route(function) {
        Some((verb, path)) => {
            matches!(verb, "post" | "put" | "patch" | "delete")
                && !function.marks.iter().any(|m| m == "middleware")
                && !ANSWERED.iter().any(|a| path.to_ascii_lowercase().contains(a))
                && function.doings().last().is_some_and(|s| claims_done(&s.text))
        }
        None => (acts_outside(function) && claims(function)) || is_flat(function),
    }
}

/// The verb and the path of a route that a function answers.
pub(super) fn route(function: &Function) -> Option<(&str, &str)> {
    function.marks.iter().any(|m| m == "route").then(|| function.name.split_once(' '))?
}

impl Case<'_, '_> {
    /// What a function pretends, and how much that weighs.
    pub(super) fn pretence(&self) -> Option<(What, u32, Severity)> {
        let f = self.function;
        let words = self.words();
        let owner = &f.owner;
        let by_nature = owner.is_abstract || owner.has_heirs || is_null_type(&owner.name);
        if by_nature || (self.gutted.is_none() && is_on_purpose(&words)) {
            return None;
        }
        if self.gutted.is_some() && self.work_moved() {
            return None;
        }
        let line = f.doings().last().map_or(f.line, |s| s.line);
        if route(f).is_none() && is_flat(f) && !(acts_outside(f) && claims(f)) {
            let sure = self.gutted.is_some() || (owner.bases.is_empty() && is_described(&f.doc));
            return Some((What::ConstantReturn, line, if sure { Major } else { Minor }));
        }
        let sure = self.gutted.is_some() || owner.bases.is_empty();
        Some((What::FakeSuccess, line, if sure { Major } else { Minor }))
    }
}

fn acts_outside(function: &Function) -> bool {
    let parts = parts(&function.name);
    let first = parts.first().map_or("", String::as_str);
    OUTSIDE.contains(&first)
        && !parts.iter().any(|p| matches!(p.as_str(), "hook" | "callback" | "handler" | "dry"))
}

/// Whether what a function returns, or says last, claims that the job is done.
fn claims(function: &Function) -> bool {
    let said = function.doings().filter(|s| s.does == Does::Log).any(|s| says_done(&s.text));
    let Some(last) = function.doings().last() else { return false };
    match &last.does {
        Does::Return(value) if claims_done(value) => true,
        Does::Return(value) => said && (value.is_empty() || is_success(value, &function.returns)),
        Does::Log => said,
        _ => false,
    }
}

/// Whether an answer says that all went well. One that carries its input along may be a changed copy.
fn claims_done(answer: &str) -> bool {
    const SAID: [&str; 11] = [
        "ok",
        "success",
        "sent",
        "done",
        "complete",
        "completed",
        "succeeded",
        "delivered",
        "saved",
        "uploaded",
        "charged",
    ];
    const FLAGS: [&str; 12] = [
        "success",
        "ok",
        "saved",
        "sent",
        "stored",
        "updated",
        "uploaded",
        "charged",
        "delivered",
        "deleted",
        "created",
        "queued",
    ];
    if answer.contains("...") || answer.contains("**") || answer.contains("replace(") || answer.len() > 600 {
        return false;
    }
    let flat: String = answer.chars().filter(|c| !c.is_whitespace()).collect();
    let flat = flat.to_ascii_lowercase().replace(['\'', '`'], "\"");
    let word = |w: &str| {
        let quoted = format!("\"{w}\"");
        flat.match_indices(&quoted)
            .any(|(at, m)| !flat.get(at + m.len()..).is_some_and(|r| r.starts_with(':')))
    };
    let flag = |w: &str| {
        [format!("{w}:true"), format!("{w}\":true"), format!("{w}=true")]
            .iter()
            .any(|f| flat.contains(f.as_str()))
    };
    SAID.iter().any(|w| word(w)) || FLAGS.iter().any(|w| flag(w))
}

/// Whether a line that is logged or printed says that something is done.
pub(super) fn says_done(text: &str) -> bool {
    const DONE: [&str; 24] = [
        "sent",
        "done",
        "complete",
        "completed",
        "finished",
        "succeeded",
        "success",
        "successfully",
        "saved",
        "applied",
        "uploaded",
        "published",
        "deployed",
        "migrated",
        "restored",
        "delivered",
        "charged",
        "refunded",
        "imported",
        "exported",
        "synced",
        "archived",
        "passed",
        "installed",
    ];
    words(text).any(|w| DONE.contains(&w.to_ascii_lowercase().as_str()))
}

/// Whether an answer is made of numbers that stand in the code, at most repeated as often as is asked for, while
/// what it should be computed from is never looked at.
fn is_flat(function: &Function) -> bool {
    let [subject, rest @ ..] = function.parameters.as_slice() else { return false };
    let looked_at = |name: &String| function.doings().any(|s| words(&s.text).any(|w| w == name));
    if rest.is_empty() || subject.starts_with('_') || SURROUNDINGS.contains(&subject.as_str()) {
        return false;
    }
    if promise(function) != Promise::Answer || !function.owner.bases.is_empty() || looked_at(subject) {
        return false;
    }
    if !rest.iter().any(looked_at) {
        return false;
    }
    let counts = |text: &str| rest.iter().all(|p| only_counts(text, p));
    let number = |text: &str| {
        text.as_bytes().windows(2).any(|w| {
            matches!(w, [a, b] if b.is_ascii_digit() && !(a.is_ascii_alphanumeric() || matches!(a, b'_' | b'.')))
        })
    };
    let own: Vec<&str> = function.doings().filter(|s| s.does != Does::Log).map(|s| s.text.as_str()).collect();
    own.iter().all(|t| counts(t)) && own.iter().any(|t| number(t))
}

/// Whether every use of a name in a text says how often something is repeated.
fn only_counts(text: &str, name: &str) -> bool {
    const BEFORE: [&str; 9] = ["] *", ") *", "range(", "Array(", "length:", ";", "full(", "ones(", "repeat("];
    text.match_indices(name).all(|(at, _)| {
        let (before, after) =
            (text.get(..at).unwrap_or_default(), text.get(at + name.len()..).unwrap_or_default());
        let within = |c: char| c.is_alphanumeric() || c == '_';
        before.ends_with(within)
            || after.starts_with(within)
            || BEFORE.iter().any(|b| before.trim_end().ends_with(b))
    })
}
