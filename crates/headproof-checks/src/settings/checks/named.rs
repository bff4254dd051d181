//! What names of recipes, scripts, jobs and steps say.

use super::{Check, Kind, World};

/// Whether a word names tests in one piece: `unittest`, `runtests`, but not `latest`.
fn is_test_word(word: &str) -> bool {
    let other =
        ["latest", "fastest", "greatest", "contest", "attest", "manifest", "testdata", "testing", "testbed"];
    !other.contains(&word) && (word.ends_with("test") || word.ends_with("tests") || word.starts_with("test"))
}

/// What the name of a recipe or script says it does.
pub(super) fn named(name: &str) -> Option<Kind> {
    let lower = name.to_ascii_lowercase();
    let parts: Vec<&str> = lower.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    let any = |words: &[&str]| parts.iter().any(|p| words.contains(p));
    let fixing = any(&[
        "fix", "write", "watch", "dev", "report", "setup", "install", "deps", "update", "clean", "data",
        "db", "server", "image", "publish", "deploy", "upload", "release", "seed",
    ]);
    if fixing {
        return None;
    }
    if any(&[
        "test",
        "tests",
        "unittest",
        "unittests",
        "spec",
        "specs",
        "e2e",
        "integration",
        "unit",
        "pytest",
        "jest",
        "vitest",
        "smoke",
        "cypress",
        "playwright",
        "nextest",
    ]) || parts.iter().any(|p| is_test_word(p))
    {
        return Some(Kind::Test);
    }
    if any(&["typecheck", "types", "tsc", "mypy", "pyright", "typing", "tscheck"])
        || lower.contains("type-check")
        || lower.contains("check-types")
        || lower.contains("typecheck")
        || lower.contains("type:check")
        || lower.contains("type_check")
    {
        return Some(Kind::Types);
    }
    if any(&[
        "lint",
        "linter",
        "eslint",
        "clippy",
        "ruff",
        "flake8",
        "pylint",
        "vet",
        "style",
        "lints",
        "linting",
        "stylelint",
    ]) || lower.starts_with("lint")
    {
        return Some(Kind::Lint);
    }
    if any(&["audit", "security", "sast"]) {
        return Some(Kind::Security);
    }
    if any(&["coverage", "cov"]) {
        return Some(Kind::Test);
    }
    if any(&[
        "check",
        "checks",
        "ci",
        "verify",
        "validate",
        "qa",
        "precommit",
        "presubmit",
        "quality",
        "checkall",
    ]) {
        let format = any(&["format", "fmt", "prettier", "formatting"]);
        return Some(if format { Kind::Format } else { Kind::Any });
    }
    None
}

/// Words in names of steps that prepare or report, rather than check.
const NO_CHECK: [&str; 36] = [
    "upload",
    "download",
    "publish",
    "report",
    "reports",
    "summary",
    "setup",
    "set",
    "install",
    "cache",
    "restore",
    "save",
    "checkout",
    "build",
    "create",
    "start",
    "stop",
    "wait",
    "configure",
    "generate",
    "comment",
    "notify",
    "print",
    "show",
    "prepare",
    "collect",
    "archive",
    "results",
    "artifact",
    "artifacts",
    "logs",
    "clone",
    "fetch",
    "pull",
    "push",
    "environment",
];

/// A check known only by the name of its step or job.
#[must_use]
pub(crate) fn named_step(name: &str, line: u32) -> Option<Check> {
    let lower = name.to_ascii_lowercase();
    let mut words = lower.split(|c: char| !c.is_ascii_alphanumeric());
    if lower.len() > 60 || words.any(|w| NO_CHECK.contains(&w)) {
        return None;
    }
    let kind = named(name)?;
    Some(Check {
        kind,
        world: World::Any,
        tool: "step".to_owned(),
        args: Vec::new(),
        text: format!("step {name}"),
        line,
        dropped: None,
    })
}
