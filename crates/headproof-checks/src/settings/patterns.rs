//! Path patterns in settings: which are usually left out of checks for good reasons.

/// Words that name folders and files nobody expects to be tested, linted or covered.
const NO_SOURCES: [&str; 45] = [
    "node_modules",
    "dist",
    "build",
    "out",
    ".venv",
    "venv",
    ".env",
    "env",
    ".git",
    ".tox",
    ".nox",
    "vendor",
    "vendored",
    "third_party",
    "generated",
    "gen",
    "__generated__",
    "_generated",
    "target",
    ".next",
    ".nuxt",
    ".svelte-kit",
    "storybook-static",
    "site-packages",
    ".cache",
    "__pycache__",
    "tmp",
    "temp",
    ".yarn",
    "bower_components",
    "proto",
    "protos",
    "pb2",
    "static",
    "public",
    "assets",
    "docs",
    "docs_src",
    "doc",
    ".mypy_cache",
    ".ruff_cache",
    ".eggs",
    ".turbo",
    "coverage",
    "htmlcov",
];

/// Words for test material that is no test by itself.
const TEST_MATERIAL: [&str; 16] = [
    "fixtures",
    "__fixtures__",
    "fixture",
    "testdata",
    "test-data",
    "test_data",
    "mocks",
    "__mocks__",
    "snapshots",
    "__snapshots__",
    "helpers",
    "data",
    "resources",
    "stubs",
    "golden",
    "templates",
];

/// Words for code that is usually left out of coverage.
const NOT_COVERED: [&str; 40] = [
    "test",
    "tests",
    "__tests__",
    "spec",
    "specs",
    "conftest",
    "migrations",
    "alembic",
    "setup",
    "__init__",
    "__main__",
    "_version",
    "version",
    "types",
    "typings",
    "d",
    "stories",
    "examples",
    "example",
    "scripts",
    "bench",
    "benches",
    "benchmarks",
    "config",
    "tools",
    "e2e",
    "cypress",
    "playwright",
    "manage",
    "wsgi",
    "asgi",
    "settings",
    "main",
    "index",
    "cli",
    "locale",
    "i18n",
    "demo",
    "testing",
    "testutil",
];

fn words(pattern: &str) -> impl Iterator<Item = String> + '_ {
    let split = |c: char| !(c.is_alphanumeric() || c == '_' || c == '-');
    pattern.split(split).filter(|w| !w.is_empty()).map(str::to_ascii_lowercase)
}

fn names(pattern: &str, set: &[&str]) -> bool {
    words(pattern).any(|w| set.contains(&w.as_str()) || set.iter().any(|s| s.strip_prefix('.') == Some(&w)))
}

/// Whether a pattern names machine-made, copied-in or built files.
#[must_use]
pub fn is_no_source(pattern: &str) -> bool {
    let lower = pattern.to_ascii_lowercase();
    let ends = [
        ".min.",
        ".pb.",
        "_pb2",
        ".g.dart",
        "_gen.",
        ".gen.",
        ".generated.",
        ".d.ts",
        ".lock",
        ".md",
        ".json",
        ".snap",
    ];
    let passing = [".log", ".bak", ".tmp", ".orig", ".swp", ".map", ".csv", ".svg", ".timestamp"];
    let name = lower.trim_end_matches(['*', '/', '-', '"', '\'']);
    names(pattern, &NO_SOURCES)
        || ends.iter().any(|e| lower.contains(e))
        || passing.iter().any(|e| name.ends_with(e))
        || lower.contains("generated")
}

/// Whether leaving a pattern out of a test run leaves out no tests.
#[must_use]
pub fn is_no_test_path(pattern: &str) -> bool {
    is_no_source(pattern) || names(pattern, &TEST_MATERIAL)
}

/// Whether a folder holds examples, tests or documentation rather than the product.
#[must_use]
pub fn is_beside_the_product(folder: &str) -> bool {
    let beside = [
        "examples",
        "example",
        "docs",
        "docs_src",
        "website",
        "demo",
        "test",
        "tests",
        "fixtures",
        "test-d",
        "e2e",
        "benchmarks",
        "templates",
        "playground",
    ];
    folder.split('/').any(|part| beside.contains(&part))
}

/// Whether leaving a pattern out of coverage or lint is usual.
#[must_use]
pub fn is_usually_uncovered(pattern: &str) -> bool {
    is_no_test_path(pattern) || names(pattern, &NOT_COVERED)
}

/// Whether a pattern names one file or folder of sources rather than a kind of file.
#[must_use]
pub fn names_sources(pattern: &str) -> bool {
    let extension = [".py", ".ts", ".tsx", ".js", ".jsx", ".rs", ".go", ".java", ".kt", ".rb", ".php", ".cs"];
    let file = extension.iter().any(|e| pattern.trim_end_matches(['$', '"', '\'']).ends_with(e));
    let plain = pattern.trim_matches(['*', '/', '^', '$', '<', '>']);
    let literal =
        plain.split('/').any(|p| p.len() > 1 && !p.contains('*') && p.chars().any(char::is_alphabetic));
    let beside = ["playground", "example", "demo", "sandbox"].iter().any(|w| pattern.contains(w));
    literal && !beside && (file || pattern.contains('/'))
}
