//! The comments by which tools are told to look away, one line each.

use crate::language::Language;
use crate::view::SideView;

/// What is silenced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A linter.
    Lint,
    /// A type checker.
    Type,
    /// A security scanner.
    Security,
    /// A coverage measurement.
    Coverage,
}

/// How far a suppression reaches, narrowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// One line or one item.
    Line,
    /// From here to a closing mark or the end of the block.
    Block,
    /// The whole file.
    File,
}

/// How the codes that are silenced are written after the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Codes {
    /// `: A1, B2`.
    Colon,
    /// `=a,b`.
    Equals,
    /// `[a, b]`.
    Bracket,
    /// `a, b -- reason`.
    Listed,
    /// `a reason`: the first word alone.
    FirstWord,
    /// `B101 B102 reason`: words with digits.
    Numbered,
    /// None: everything is silenced.
    Never,
    /// None, yet the word itself names one narrow thing.
    Implied,
}

/// The tools that stand in for one another: moving from one to the other in the same group is no new suppression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Linters of Python.
    PythonLint,
    /// Type checkers of Python.
    PythonType,
    /// Linters of JavaScript and TypeScript.
    ScriptLint,
    /// The TypeScript compiler, flow.
    ScriptType,
    /// Linters of Go.
    GoLint,
    /// Attributes of the Rust compiler and clippy.
    RustLint,
    /// Coverage tools.
    Coverage,
    /// Security scanners.
    Security,
    /// Everything else.
    Other,
}

/// Files a form is at home in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// Python.
    Python,
    /// JavaScript, TypeScript and the like, single-file components included.
    Script,
    /// Go.
    Go,
    /// Files without a grammar here (C++, Ruby, PHP, Java, Swift), and settings.
    Foreign,
    /// Everywhere.
    Any,
}

/// One way to tell a tool to look away.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// What the comment says, in lower case.
    pub word: &'static str,
    /// Whom it tells.
    pub tool: &'static str,
    /// What is silenced.
    pub kind: Kind,
    /// How far.
    pub scope: Scope,
    /// How codes are written.
    pub codes: Codes,
    /// Which tools stand in for it.
    pub group: Group,
    /// Where it is understood.
    pub home: Home,
}

impl Home {
    /// Whether a side is such a file.
    #[must_use]
    pub fn holds(self, side: &SideView<'_>) -> bool {
        match (self, side.language) {
            (Home::Any, _) => true,
            (Home::Python, l) => l == Some(Language::Python),
            (Home::Go, l) => l == Some(Language::Go),
            (Home::Script, l) => l.is_some_and(Language::is_script) || is_component(side),
            (Home::Foreign, None) => true,
            (Home::Foreign, Some(l)) => !l.is_code() || l == Language::Bash,
        }
    }
}

fn is_component(side: &SideView<'_>) -> bool {
    let extension = side.path.extension().unwrap_or_default();
    ["vue", "svelte", "astro", "html"].iter().any(|e| extension.eq_ignore_ascii_case(e))
}

macro_rules! forms {
    ($($word:literal $tool:literal $kind:ident $scope:ident $codes:ident $group:ident $home:ident;)*) => {
        /// Every form. Of several that fit, the longest word is the one meant.
        pub static FORMS: &[Form] = &[$(Form {
            word: $word, tool: $tool, kind: Kind::$kind, scope: Scope::$scope, codes: Codes::$codes,
            group: Group::$group, home: Home::$home,
        }),*];
    };
}

forms! {
    "noqa" "flake8" Lint Line Colon PythonLint Python;
    "flake8: noqa" "flake8" Lint File Colon PythonLint Python;
    "flake8:noqa" "flake8" Lint File Colon PythonLint Python;
    "ruff: noqa" "ruff" Lint File Colon PythonLint Python;
    "ruff:noqa" "ruff" Lint File Colon PythonLint Python;
    "ruff: disable" "ruff" Lint Block Bracket PythonLint Python;
    "ruff: ignore" "ruff" Lint Line Bracket PythonLint Python;
    "ruff: file-ignore" "ruff" Lint File Bracket PythonLint Python;
    "pylint: disable" "pylint" Lint Line Equals PythonLint Python;
    "pylint:disable" "pylint" Lint Line Equals PythonLint Python;
    "pylint: disable-next" "pylint" Lint Line Equals PythonLint Python;
    "pylint: skip-file" "pylint" Lint File Never PythonLint Python;
    "noinspection" "the IDE's inspections" Lint Line Listed PythonLint Python;
    "type: ignore" "the type checker" Type Line Bracket PythonType Python;
    "type:ignore" "the type checker" Type Line Bracket PythonType Python;
    "mypy: ignore-errors" "mypy" Type File Never PythonType Python;
    "mypy: disable-error-code" "mypy" Type File Equals PythonType Python;
    "mypy: allow-untyped-defs" "mypy" Type File Implied PythonType Python;
    "pyright: ignore" "pyright" Type Line Bracket PythonType Python;
    "pyright: basic" "pyright" Type File Implied PythonType Python;
    "basedpyright: ignore" "basedpyright" Type Line Bracket PythonType Python;
    "ty: ignore" "ty" Type Line Bracket PythonType Python;
    "pyrefly: ignore" "pyrefly" Type Line Bracket PythonType Python;
    "pyre-ignore" "pyre" Type Line Bracket PythonType Python;
    "pyre-fixme" "pyre" Type Line Bracket PythonType Python;
    "pyre-ignore-all-errors" "pyre" Type File Bracket PythonType Python;
    "pytype: disable" "pytype" Type Line Equals PythonType Python;
    "pytype: skip-file" "pytype" Type File Never PythonType Python;
    "nosec" "bandit" Security Line Numbered Security Python;
    "pragma: no cover" "coverage.py" Coverage Line Never Coverage Python;
    "pragma:no cover" "coverage.py" Coverage Line Never Coverage Python;
    "pragma: nocover" "coverage.py" Coverage Line Never Coverage Python;
    "pragma: no branch" "coverage.py" Coverage Line Implied Coverage Python;

    "@ts-ignore" "TypeScript" Type Line Never ScriptType Script;
    "@ts-expect-error" "TypeScript" Type Line Never ScriptType Script;
    "@ts-nocheck" "TypeScript" Type File Never ScriptType Script;
    "$flowfixme" "flow" Type Line Bracket ScriptType Script;
    "$flowignore" "flow" Type Line Bracket ScriptType Script;
    "$flowexpectederror" "flow" Type Line Bracket ScriptType Script;
    "@noflow" "flow" Type File Never ScriptType Script;
    "eslint-disable" "eslint" Lint File Listed ScriptLint Script;
    "eslint-disable-line" "eslint" Lint Line Listed ScriptLint Script;
    "eslint-disable-next-line" "eslint" Lint Line Listed ScriptLint Script;
    "oxlint-disable" "oxlint" Lint File Listed ScriptLint Script;
    "oxlint-disable-line" "oxlint" Lint Line Listed ScriptLint Script;
    "oxlint-disable-next-line" "oxlint" Lint Line Listed ScriptLint Script;
    "tslint:disable" "tslint" Lint File Colon ScriptLint Script;
    "tslint:disable-line" "tslint" Lint Line Colon ScriptLint Script;
    "tslint:disable-next-line" "tslint" Lint Line Colon ScriptLint Script;
    "biome-ignore" "biome" Lint Line FirstWord ScriptLint Any;
    "biome-ignore-all" "biome" Lint File FirstWord ScriptLint Any;
    "biome-ignore-start" "biome" Lint Block FirstWord ScriptLint Any;
    "deno-lint-ignore" "deno lint" Lint Line Listed ScriptLint Script;
    "deno-lint-ignore-file" "deno lint" Lint File Listed ScriptLint Script;
    "jshint ignore:start" "jshint" Lint Block Never ScriptLint Script;
    "jshint ignore:line" "jshint" Lint Line Never ScriptLint Script;
    "svelte-ignore" "svelte" Lint Line Listed ScriptLint Script;
    "stylelint-disable" "stylelint" Lint File Listed Other Foreign;
    "stylelint-disable-line" "stylelint" Lint Line Listed Other Foreign;
    "stylelint-disable-next-line" "stylelint" Lint Line Listed Other Foreign;
    "istanbul ignore next" "istanbul" Coverage Line Never Coverage Script;
    "istanbul ignore if" "istanbul" Coverage Line Never Coverage Script;
    "istanbul ignore else" "istanbul" Coverage Line Implied Coverage Script;
    "istanbul ignore file" "istanbul" Coverage File Never Coverage Script;
    "c8 ignore next" "c8" Coverage Line Never Coverage Script;
    "c8 ignore start" "c8" Coverage Block Never Coverage Script;
    "c8 ignore if" "c8" Coverage Line Never Coverage Script;
    "c8 ignore else" "c8" Coverage Line Implied Coverage Script;
    "c8 ignore file" "c8" Coverage File Never Coverage Script;
    "v8 ignore next" "v8 coverage" Coverage Line Never Coverage Script;
    "v8 ignore start" "v8 coverage" Coverage Block Never Coverage Script;
    "v8 ignore if" "v8 coverage" Coverage Line Never Coverage Script;
    "v8 ignore else" "v8 coverage" Coverage Line Implied Coverage Script;
    "v8 ignore file" "v8 coverage" Coverage File Never Coverage Script;
    "node:coverage disable" "node coverage" Coverage Block Never Coverage Script;
    "node:coverage ignore next" "node coverage" Coverage Line Never Coverage Script;

    "nolint" "golangci-lint" Lint Line Colon GoLint Go;
    "lint:ignore" "staticcheck" Lint Line FirstWord GoLint Go;
    "lint:file-ignore" "staticcheck" Lint File FirstWord GoLint Go;
    "revive:disable" "revive" Lint File Colon GoLint Go;
    "revive:disable-line" "revive" Lint Line Colon GoLint Go;
    "revive:disable-next-line" "revive" Lint Line Colon GoLint Go;
    "nosec" "gosec" Security Line Numbered Security Go;
    "gosec:disable" "gosec" Security Line Numbered Security Go;
    "coverage:ignore" "the coverage tool" Coverage Line Never Coverage Any;
    "coverage-ignore" "the coverage tool" Coverage Line Never Coverage Any;

    "nosemgrep" "semgrep" Security Line Colon Security Any;
    "nosonar" "Sonar" Security Line Never Security Any;
    "codeql" "CodeQL" Security Line Bracket Security Any;
    "lgtm" "LGTM" Security Line Bracket Security Any;
    "gitleaks:allow" "gitleaks" Security Line Implied Security Any;
    "trufflehog:ignore" "trufflehog" Security Line Implied Security Any;
    "ggignore" "ggshield" Security Line Implied Security Any;
    "pragma: allowlist secret" "detect-secrets" Security Line Implied Security Any;
    "pragma: allowlist nextline secret" "detect-secrets" Security Line Implied Security Any;
    "checkov:skip" "checkov" Security Line Equals Security Any;
    "tfsec:ignore" "tfsec" Security Line Colon Security Any;
    "trivy:ignore" "trivy" Security Line Colon Security Any;
    "kics-scan ignore-line" "kics" Security Line Never Security Any;
    "kics-scan ignore" "kics" Security File Never Security Any;
    "kics-scan disable" "kics" Security File Equals Security Any;
    "bearer:disable" "bearer" Security Line FirstWord Security Any;
    "zizmor: ignore" "zizmor" Security Line Bracket Security Any;
    "skipcq" "DeepSource" Lint Line Colon Other Any;
    "hadolint ignore" "hadolint" Lint Line Equals Other Any;
    "hadolint global ignore" "hadolint" Lint File Equals Other Any;
    "shellcheck disable" "shellcheck" Lint Line Equals Other Any;
    "yamllint disable" "yamllint" Lint Block Listed Other Any;
    "yamllint disable-line" "yamllint" Lint Line Listed Other Any;
    "noqa" "ansible-lint" Lint Line Listed Other Foreign;
    "lcov_excl_line" "lcov" Coverage Line Never Coverage Any;
    "lcov_excl_start" "lcov" Coverage Block Never Coverage Any;
    "lcov_excl_br_line" "lcov" Coverage Line Implied Coverage Any;
    "gcov_excl_line" "gcov" Coverage Line Never Coverage Any;
    "gcov_excl_start" "gcov" Coverage Block Never Coverage Any;
    "gcovr_excl_line" "gcovr" Coverage Line Never Coverage Any;
    "gcovr_excl_start" "gcovr" Coverage Block Never Coverage Any;
    "grcov_excl_line" "grcov" Coverage Line Never Coverage Any;
    "grcov_excl_start" "grcov" Coverage Block Never Coverage Any;
    "nocov" "the coverage tool" Coverage Line Never Coverage Foreign;
    ":nocov:" "simplecov" Coverage Block Never Coverage Foreign;
    "@codecoverageignore" "phpunit" Coverage Line Never Coverage Foreign;
    "@codecoverageignorestart" "phpunit" Coverage Block Never Coverage Foreign;
    "rubocop:disable" "rubocop" Lint Block Listed Other Foreign;
    "rubocop:todo" "rubocop" Lint Block Listed Other Foreign;
    "nolint" "clang-tidy" Lint Line Bracket Other Foreign;
    "nolintnextline" "clang-tidy" Lint Line Bracket Other Foreign;
    "nolintbegin" "clang-tidy" Lint Block Bracket Other Foreign;
    "cppcheck-suppress" "cppcheck" Lint Line FirstWord Other Foreign;
    "phpcs:ignore" "phpcs" Lint Line FirstWord Other Foreign;
    "phpcs:disable" "phpcs" Lint Block FirstWord Other Foreign;
    "phpcs:ignorefile" "phpcs" Lint File Never Other Foreign;
    "@phpstan-ignore" "phpstan" Type Line FirstWord Other Foreign;
    "@phpstan-ignore-line" "phpstan" Type Line Never Other Foreign;
    "@phpstan-ignore-next-line" "phpstan" Type Line Never Other Foreign;
    "@psalm-suppress" "psalm" Type Line FirstWord Other Foreign;
    "swiftlint:disable" "swiftlint" Lint Block Listed Other Foreign;
    "swiftlint:disable:next" "swiftlint" Lint Line Listed Other Foreign;
    "swiftlint:disable:this" "swiftlint" Lint Line Listed Other Foreign;
    "ktlint-disable" "ktlint" Lint Line Listed Other Foreign;
    "credo:disable-for-this-file" "credo" Lint File Listed Other Foreign;
    "credo:disable-for-next-line" "credo" Lint Line Listed Other Foreign;
    "ignore_for_file" "the Dart analyzer" Lint File Colon Other Foreign;
    "nosec" "the scanner" Security Line Numbered Security Foreign;
}
