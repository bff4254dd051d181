//! GitHub actions that check something.

use super::named::named;
use super::{Check, Kind, World};

/// The tool of a workflow whose name does not say that it checks: it may stand for checks, but is no loss itself.
pub const UNKNOWN: &str = "workflow of unknown purpose";

/// Reads a GitHub action as a check, by its name.
#[must_use]
pub fn action_check(uses: &str, line: u32) -> Option<Check> {
    let name = uses.split('@').next().unwrap_or(uses).to_ascii_lowercase();
    let has = |words: &[&str]| words.iter().any(|w| name.contains(w));
    if name.contains(".github/workflows/") || name.starts_with("./") || name.starts_with("../") {
        // What is behind the name is not known here, and it is often more than the name says.
        let checks = named(name.rsplit('/').next()?.split('.').next()?).is_some();
        let found =
            (checks || name.contains("/workflows/")).then(|| action(Kind::Any, World::Any, name, line));
        return found.map(|f| if checks { f } else { Check { tool: UNKNOWN.to_owned(), ..f } });
    }
    if has(&[
        "report", "publish", "upload", "comment", "annotat", "badge", "setup", "install", "release", "cache",
    ]) && !has(&["reviewdog"])
    {
        return None;
    }
    let (kind, world) = if has(&["golangci"]) {
        (Kind::Lint, World::Go)
    } else if has(&["clippy"]) {
        (Kind::Lint, World::Rust)
    } else if has(&[
        "codeql-action/analyze",
        "trivy",
        "gitleaks",
        "semgrep",
        "trufflehog",
        "snyk",
        "dependency-review",
        "audit",
        "cargo-deny",
        "bandit",
        "gosec",
        "govulncheck",
        "osv-scanner",
        "checkov",
        "zizmor",
    ]) {
        (Kind::Security, World::Any)
    } else if has(&["ruff", "flake8", "pylint"]) {
        (Kind::Lint, World::Python)
    } else if has(&["mypy", "pyright"]) {
        (Kind::Types, World::Python)
    } else if has(&["psf/black", "prettier", "rustfmt"]) {
        (Kind::Format, World::Any)
    } else if has(&["eslint", "biome"]) {
        (Kind::Lint, World::Script)
    } else if has(&[
        "super-linter",
        "lint",
        "shellcheck",
        "hadolint",
        "pre-commit/action",
        "codespell",
        "crate-ci/typos",
        "sonarqube",
        "sonarcloud",
    ]) {
        (if has(&["pre-commit"]) { Kind::Any } else { Kind::Lint }, World::Any)
    } else if has(&["cypress-io/github-action", "gradle-test", "-test-action", "playwright"]) {
        (Kind::Test, World::Any)
    } else {
        return None;
    };
    Some(action(kind, world, name, line))
}

fn action(kind: Kind, world: World, name: String, line: u32) -> Check {
    Check { kind, world, text: format!("uses {name}"), tool: name, args: Vec::new(), line, dropped: None }
}
