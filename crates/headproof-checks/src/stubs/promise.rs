//! What a name and a doc text promise.

use crate::bodies::{Function, parts};

/// Verbs that leave something changed in the world.
const EFFECTS: &[&str] = &[
    "send",
    "save",
    "write",
    "delete",
    "remove",
    "insert",
    "update",
    "upload",
    "download",
    "charge",
    "pay",
    "refund",
    "publish",
    "notify",
    "sync",
    "migrate",
    "import",
    "export",
    "persist",
    "store",
    "create",
    "register",
    "submit",
    "schedule",
    "enqueue",
    "dispatch",
    "archive",
    "purge",
    "rotate",
    "revoke",
    "backup",
    "restore",
    "deploy",
    "process",
    "execute",
    "apply",
    "email",
    "transfer",
    "withdraw",
    "deposit",
    "commit",
    "cancel",
    "approve",
    "book",
    "post",
    "push",
    "provision",
    "cleanup",
    "encrypt",
    "decrypt",
    "sign",
    "lock",
    "unlock",
    "retry",
    "rollback",
    "merge",
    "record",
    "audit",
    "invalidate",
    "subscribe",
    "unsubscribe",
    "ban",
    "block",
    "print",
    "copy",
    "move",
    "convert",
    "capture",
    "settle",
    "ship",
    "reserve",
    "release",
    "replicate",
    "reindex",
    "import",
    "ingest",
    "load",
    "install",
];

/// Verbs that compute an answer from what is handed in.
const ANSWERS: &[&str] = &[
    "validate",
    "verify",
    "check",
    "authenticate",
    "authorize",
    "authorise",
    "calculate",
    "compute",
    "estimate",
    "detect",
    "score",
    "predict",
    "forecast",
    "recommend",
    "optimize",
    "optimise",
    "parse",
    "hash",
    "search",
    "find",
    "lookup",
    "count",
    "sum",
    "measure",
    "evaluate",
    "analyze",
    "analyse",
    "classify",
    "compare",
    "match",
    "matches",
    "sanitize",
    "sanitise",
    "escape",
    "normalize",
    "normalise",
    "decode",
    "encode",
    "extract",
    "filter",
    "sort",
    "rank",
    "resolve",
    "translate",
    "summarize",
    "render",
    "convert",
    "transform",
    "generate",
    "build",
    "fetch",
    "query",
    "scan",
    "inspect",
    "assess",
    "audit",
    "login",
    "permit",
    "allow",
    "deduplicate",
    "diff",
    "tokenize",
    "serialize",
    "deserialize",
    "format",
];

/// Words after `is`, `has` or `can` that say somebody relies on the answer.
const JUDGED: &[&str] = &[
    "valid",
    "allowed",
    "authorized",
    "authorised",
    "authenticated",
    "admin",
    "safe",
    "spam",
    "expired",
    "permitted",
    "eligible",
    "trusted",
    "secure",
    "owner",
    "access",
    "permission",
    "signature",
    "fraud",
    "blocked",
    "banned",
    "prime",
    "palindrome",
    "equal",
    "empty",
    "overdue",
    "available",
    "duplicate",
    "verified",
];

/// First words of names of functions that are empty or constant by their nature: hooks, life cycle, defaults.
const IDLE: &[&str] = &[
    "noop",
    "nop",
    "no",
    "on",
    "before",
    "after",
    "pre",
    "post",
    "setup",
    "teardown",
    "set",
    "visit",
    "enter",
    "exit",
    "leave",
    "close",
    "dispose",
    "flush",
    "shutdown",
    "start",
    "stop",
    "init",
    "initialize",
    "main",
    "default",
    "log",
    "debug",
    "trace",
    "info",
    "warn",
    "error",
    "constructor",
    "drop",
    "describe",
    "help",
    "handle",
    "will",
    "did",
    "ignore",
    "identity",
    "always",
    "never",
    "health",
    "healthz",
    "ping",
    "index",
    "home",
    "root",
    "version",
    "status",
    "ready",
    "readyz",
    "livez",
    "alive",
    "heartbeat",
    "poll",
    "tick",
    "reset",
    "begin",
    "end",
    "configure",
    "name",
    "supports",
    "dummy",
    "fake",
    "mock",
    "stub",
    "test",
    "marker",
    "seal",
    "touch",
    "wait",
    "cli",
    "app",
    "draw",
];

/// Parts of type names whose functions do nothing on purpose.
const NULL_TYPES: &[&str] = &[
    "null",
    "noop",
    "nop",
    "dummy",
    "fake",
    "mock",
    "stub",
    "discard",
    "silent",
    "void",
    "empty",
    "blackhole",
    "unlimited",
    "allowall",
    "denyall",
    "allow",
    "deny",
    "always",
    "never",
    "disabled",
    "passthrough",
    "inmemory",
    "base",
    "abstract",
    "default",
    "adapter",
    "listener",
    "visitor",
    "mixin",
    "spy",
    "test",
    "unsupported",
    "unit",
    "identity",
    "anonymous",
    "constant",
    "fixed",
    "static",
    "trivial",
    "example",
];

/// Words that say a function does nothing on purpose.
const ON_PURPOSE: &[&str] = &[
    "no-op",
    "noop",
    "no op",
    "nothing",
    "intentional",
    "on purpose",
    "deliberate",
    "null object",
    "discard",
    "ignored",
    "not needed",
    "not required",
    "unused",
    "does not apply",
    "default implementation",
    "by default",
    "override",
    "subclass",
    "hook",
    "deprecated",
    "kept for",
    "compat",
    "legacy",
    "always",
    "no longer",
    "never called",
    "required by the interface",
    "required by the protocol",
    "required by the trait",
    "required by the abc",
    "required by the base",
    "required by the framework",
    "required by the contract",
    "required by the api",
    "required by the sdk",
    "required by the plugin",
    "required by the type",
    "interface",
    "marker",
    "not applicable",
    "unsupported",
    "not supported",
    "read-only",
    "immutable",
    "satisf",
    "extension point",
    "has no ",
    "have no ",
    "do not need",
    "does not need",
    "doesn't need",
    "without effect",
    "for tests",
    "trait object",
    "handled by",
    "handled in",
    "done by",
    "done in",
    "happens in",
    "removed",
];

/// What a function promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Promise {
    /// To change something.
    Effect,
    /// To compute an answer that others rely on.
    Answer,
    /// Something, by its doc text.
    Described,
    /// Nothing in particular.
    Nothing,
}

/// What a function promises, by its name first.
pub(super) fn promise(function: &Function) -> Promise {
    let parts = parts(&function.name);
    let first = parts.first().map(String::as_str).unwrap_or_default();
    let judged = parts.iter().skip(1).any(|p| JUDGED.contains(&p.as_str()));
    if matches!(first, "is" | "has" | "can" | "should" | "are" | "was") {
        return if judged { Promise::Answer } else { Promise::Nothing };
    }
    if ANSWERS.contains(&first) {
        Promise::Answer
    } else if EFFECTS.contains(&first) {
        Promise::Effect
    } else if is_described(&function.doc) {
        Promise::Described
    } else {
        Promise::Nothing
    }
}

/// Whether a doc text says what is done.
pub(super) fn is_described(doc: &str) -> bool {
    doc.split_whitespace().filter(|w| w.chars().any(char::is_alphabetic)).count() >= 4 && !is_on_purpose(doc)
}

/// Whether a text says that nothing is done on purpose.
pub(super) fn is_on_purpose(text: &str) -> bool {
    let low = text.to_ascii_lowercase();
    ON_PURPOSE.iter().any(|w| low.contains(w))
}

/// Whether a function is empty or constant by its nature.
pub(super) fn is_idle(function: &Function) -> bool {
    let name = function.name.trim_start_matches(['_', '#', '$']);
    let parts = parts(name);
    let first = parts.first().map(String::as_str).unwrap_or_default();
    let dunder = function.name.starts_with("__") && function.name.ends_with("__");
    (dunder && function.name != "__eq__")
        || parts.is_empty()
        || IDLE.contains(&first)
        || parts
            .iter()
            .any(|p| matches!(p.as_str(), "noop" | "hook" | "callback" | "handler" | "default" | "fallback"))
        || is_null_type(&function.owner.name)
}

/// Whether a type does nothing on purpose, by its name.
pub(super) fn is_null_type(name: &str) -> bool {
    let name = name.split(['<', '(']).next().unwrap_or_default();
    let parts = parts(name);
    let flat: String = parts.concat();
    parts.iter().any(|p| NULL_TYPES.contains(&p.as_str()))
        || flat.starts_with("noop")
        || flat.starts_with("inmemory")
}
