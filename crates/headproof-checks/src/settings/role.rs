//! Which file holds whose settings.

use headproof_core::path::RepoPath;

use super::Setting;

/// A tool whose settings are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tool {
    /// pytest.
    Pytest,
    /// coverage.py.
    Coverage,
    /// Jest.
    Jest,
    /// Vitest.
    Vitest,
    /// Mocha.
    Mocha,
    /// nyc and c8.
    Nyc,
    /// Karma.
    Karma,
    /// Playwright.
    Playwright,
    /// Cypress.
    Cypress,
    /// ESLint.
    Eslint,
    /// Biome.
    Biome,
    /// Oxlint.
    Oxlint,
    /// Stylelint.
    Stylelint,
    /// The TypeScript compiler.
    TypeScript,
    /// Ruff.
    Ruff,
    /// flake8.
    Flake8,
    /// Pylint.
    Pylint,
    /// mypy.
    Mypy,
    /// Pyright and basedpyright.
    Pyright,
    /// ty.
    Ty,
    /// Bandit.
    Bandit,
    /// A Cargo manifest: targets and lint tables.
    Cargo,
    /// Settings of clippy (`clippy.toml`).
    Clippy,
    /// cargo-nextest.
    Nextest,
    /// cargo-tarpaulin.
    Tarpaulin,
    /// cargo-deny and cargo-audit.
    CargoDeny,
    /// gitleaks.
    Gitleaks,
    /// golangci-lint.
    Golangci,
    /// Codecov.
    Codecov,
    /// go-test-coverage.
    GoCoverage,
    /// RuboCop.
    Rubocop,
    /// pytest's `conftest.py`.
    Conftest,
}

/// A file that lists commands to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Runner {
    /// A GitHub workflow.
    GithubWorkflow,
    /// A GitHub composite action.
    GithubAction,
    /// GitLab CI.
    Gitlab,
    /// CircleCI.
    CircleCi,
    /// Azure Pipelines.
    Azure,
    /// Another CI in YAML (Travis, Drone, Woodpecker, Bitbucket, Cirrus, AppVeyor, Buildkite, Cloud Build).
    OtherCi,
    /// A Jenkinsfile, read as text.
    Jenkins,
    /// Hooks of the pre-commit framework.
    PreCommit,
    /// A git hook kept in the repository (husky) or lefthook's settings.
    GitHook,
    /// Scripts of a `package.json`.
    PackageJson,
    /// A Makefile or justfile.
    Makefile,
    /// A shell script that runs checks.
    Script,
    /// `tox.ini` and the like.
    Tox,
    /// `noxfile.py`.
    Nox,
    /// `Taskfile.yml`.
    Taskfile,
}

impl Runner {
    /// Whether it runs on a server, as opposed to scripts that people and servers call.
    #[must_use]
    pub fn is_ci(self) -> bool {
        matches!(
            self,
            Runner::GithubWorkflow
                | Runner::GithubAction
                | Runner::Gitlab
                | Runner::CircleCi
                | Runner::Azure
                | Runner::OtherCi
                | Runner::Jenkins
        )
    }
}

/// What kind of command list a file is, if it is one.
#[must_use]
pub fn runner(path: &RepoPath) -> Option<Runner> {
    let whole = path.lossy();
    let name = path.file_name();
    let lower = name.to_ascii_lowercase();
    let yaml = lower.ends_with(".yml") || lower.ends_with(".yaml");
    let folder = path.parent();
    if yaml {
        if folder.ends_with(".github/workflows")
            || folder.ends_with(".gitea/workflows")
            || folder.ends_with(".forgejo/workflows")
        {
            return Some(Runner::GithubWorkflow);
        }
        let stem = lower.trim_end_matches(".yaml").trim_end_matches(".yml");
        return match stem {
            "action" => Some(Runner::GithubAction),
            ".gitlab-ci" => Some(Runner::Gitlab),
            "azure-pipelines" => Some(Runner::Azure),
            ".pre-commit-config" => Some(Runner::PreCommit),
            "taskfile" => Some(Runner::Taskfile),
            "lefthook" | ".lefthook" => Some(Runner::GitHook),
            ".travis"
            | ".drone"
            | ".woodpecker"
            | ".cirrus"
            | "appveyor"
            | ".appveyor"
            | "cloudbuild"
            | "bitbucket-pipelines"
            | ".cirun"
            | "buildspec" => Some(Runner::OtherCi),
            _ if folder.ends_with(".circleci") => Some(Runner::CircleCi),
            _ if stem.ends_with(".gitlab-ci")
                || folder.contains(".gitlab/")
                || folder.ends_with(".gitlab") =>
            {
                Some(Runner::Gitlab)
            }
            _ if stem.trim_start_matches('.').starts_with("azure-pipelines")
                || folder.ends_with(".azure")
                || folder.contains("azure-pipelines")
                || folder.ends_with(".azuredevops") =>
            {
                Some(Runner::Azure)
            }
            _ if folder.ends_with(".buildkite") || folder.ends_with(".woodpecker") => Some(Runner::OtherCi),
            _ => None,
        };
    }
    match lower.as_str() {
        "package.json" => return Some(Runner::PackageJson),
        "makefile" | "gnumakefile" | "justfile" | ".justfile" => return Some(Runner::Makefile),
        "tox.ini" | "tox.toml" => return Some(Runner::Tox),
        "noxfile.py" => return Some(Runner::Nox),
        _ => {}
    }
    if lower.starts_with("jenkinsfile") || lower.ends_with(".jenkinsfile") {
        return Some(Runner::Jenkins);
    }
    if lower.ends_with(".mk") || lower.ends_with(".just") {
        return Some(Runner::Makefile);
    }
    if lower.ends_with(".sh") || lower.ends_with(".bash") {
        return Some(Runner::Script);
    }
    let hook = matches!(lower.as_str(), "pre-commit" | "pre-push" | "commit-msg" | "pre-merge-commit");
    let hooks = [".husky", ".githooks", "githooks", ".hooks", "hooks", "git-hooks"];
    if hook && hooks.iter().any(|h| folder.ends_with(h)) {
        return Some(Runner::GitHook);
    }
    let scripts = ["script", "scripts", "bin", "ci", ".ci", "tools", "hack"];
    let bare = !name.contains('.') && scripts.iter().any(|s| folder.rsplit('/').next() == Some(s));
    (bare && !whole.contains("node_modules")).then_some(Runner::Script)
}

/// Names of settings files in INI form.
const INI: [&str; 12] = [
    "setup.cfg",
    "tox.ini",
    "pytest.ini",
    ".pytest.ini",
    ".coveragerc",
    "coveragerc",
    ".flake8",
    "mypy.ini",
    ".mypy.ini",
    ".pylintrc",
    "pylintrc",
    ".bandit",
];

/// Whether a file is read as INI.
#[must_use]
pub fn is_ini(path: &RepoPath) -> bool {
    let name = path.file_name();
    INI.contains(&name.as_ref()) || name.ends_with(".coveragerc") || name.ends_with(".pylintrc")
}

/// Tables of `pyproject.toml`.
const PYPROJECT: [(&[&str], Tool); 10] = [
    (&["tool", "pytest", "ini_options"], Tool::Pytest),
    (&["tool", "coverage"], Tool::Coverage),
    (&["tool", "ruff"], Tool::Ruff),
    (&["tool", "flake8"], Tool::Flake8),
    (&["tool", "pylint"], Tool::Pylint),
    (&["tool", "mypy"], Tool::Mypy),
    (&["tool", "pyright"], Tool::Pyright),
    (&["tool", "basedpyright"], Tool::Pyright),
    (&["tool", "bandit"], Tool::Bandit),
    (&["tool", "ty"], Tool::Ty),
];

/// Keys of `package.json`.
const PACKAGE: [(&str, Tool); 9] = [
    ("jest", Tool::Jest),
    ("vitest", Tool::Vitest),
    ("mocha", Tool::Mocha),
    ("nyc", Tool::Nyc),
    ("c8", Tool::Nyc),
    ("eslintConfig", Tool::Eslint),
    ("stylelint", Tool::Stylelint),
    ("ava", Tool::Mocha),
    ("eslintIgnore", Tool::Eslint),
];

/// The tools whose settings a file holds as a whole, by its name.
#[must_use]
pub fn tool_of(path: &RepoPath) -> Option<Tool> {
    let name = path.file_name().to_ascii_lowercase();
    let folder = path.parent();
    let by_name = match name.as_str() {
        "pytest.ini" | ".pytest.ini" => Some(Tool::Pytest),
        "conftest.py" => Some(Tool::Conftest),
        ".coveragerc" | "coveragerc" => Some(Tool::Coverage),
        ".flake8" => Some(Tool::Flake8),
        "mypy.ini" | ".mypy.ini" => Some(Tool::Mypy),
        ".pylintrc" | "pylintrc" | "pylintrc.toml" => Some(Tool::Pylint),
        "ruff.toml" | ".ruff.toml" => Some(Tool::Ruff),
        ".bandit" | "bandit.yaml" | "bandit.yml" => Some(Tool::Bandit),
        "pyrightconfig.json" => Some(Tool::Pyright),
        "cargo.toml" => Some(Tool::Cargo),
        "clippy.toml" | ".clippy.toml" => Some(Tool::Clippy),
        "tarpaulin.toml" | ".tarpaulin.toml" => Some(Tool::Tarpaulin),
        ".gitleaks.toml" | "gitleaks.toml" => Some(Tool::Gitleaks),
        "deny.toml" => Some(Tool::CargoDeny),
        "audit.toml" if folder.ends_with(".cargo") => Some(Tool::CargoDeny),
        "nextest.toml" if folder.ends_with(".config") => Some(Tool::Nextest),
        "codecov.yml" | "codecov.yaml" | ".codecov.yml" | ".codecov.yaml" => Some(Tool::Codecov),
        ".testcoverage.yml" | ".testcoverage.yaml" => Some(Tool::GoCoverage),
        ".nycrc" | ".nycrc.json" | ".nycrc.yml" | ".c8rc" | ".c8rc.json" | "nyc.config.js" => Some(Tool::Nyc),
        ".mocharc" => Some(Tool::Mocha),
        ".eslintrc" => Some(Tool::Eslint),
        "biome.json" | "biome.jsonc" => Some(Tool::Biome),
        ".oxlintrc.json" | "oxlintrc.json" => Some(Tool::Oxlint),
        ".stylelintrc" | ".stylelintrc.json" => Some(Tool::Stylelint),
        ".rubocop.yml" | ".rubocop_todo.yml" => Some(Tool::Rubocop),
        _ => None,
    };
    by_name.or_else(|| by_prefix(&name))
}

fn by_prefix(name: &str) -> Option<Tool> {
    let config = |stem: &str| name.starts_with(stem);
    let json = name.ends_with(".json") || name.ends_with(".jsonc");
    let script = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts"].iter().any(|e| name.ends_with(e));
    let yaml = name.ends_with(".yml") || name.ends_with(".yaml");
    if (name.starts_with("tsconfig") || name.starts_with("jsconfig")) && json {
        return Some(Tool::TypeScript);
    }
    if name.starts_with(".golangci.") {
        return Some(Tool::Golangci);
    }
    if !(json || script || yaml) {
        return None;
    }
    let table: [(&str, Tool); 12] = [
        ("jest.config", Tool::Jest),
        ("jest-e2e", Tool::Jest),
        ("vitest.", Tool::Vitest),
        ("vite.config", Tool::Vitest),
        (".mocharc", Tool::Mocha),
        ("karma.conf", Tool::Karma),
        ("playwright.config", Tool::Playwright),
        ("cypress.config", Tool::Cypress),
        ("eslint.config", Tool::Eslint),
        (".eslintrc", Tool::Eslint),
        (".nycrc", Tool::Nyc),
        ("stylelint.config", Tool::Stylelint),
    ];
    let jest = name.starts_with("jest.") && (name.contains("config") || json);
    if jest {
        return Some(Tool::Jest);
    }
    table.into_iter().find(|(stem, _)| config(stem)).map(|(_, tool)| tool)
}

/// Whether a file may hold settings of tools, by its name.
#[must_use]
pub fn holds_tools(path: &RepoPath) -> bool {
    let name = path.file_name();
    matches!(name.as_ref(), "pyproject.toml" | "setup.cfg" | "tox.ini" | "package.json")
        || tool_of(path).is_some()
}

/// The settings of each tool in a file.
#[must_use]
pub fn sections<'s>(path: &RepoPath, root: &'s Setting) -> Vec<(Tool, &'s Setting)> {
    match path.file_name().as_ref() {
        "pyproject.toml" => {
            PYPROJECT.iter().filter_map(|(at, tool)| Some((*tool, root.at_path(at)?))).collect()
        }
        "package.json" => PACKAGE.iter().filter_map(|(key, tool)| Some((*tool, root.get(key)?))).collect(),
        "setup.cfg" | "tox.ini" => {
            let mut out = Vec::new();
            for section in root.children() {
                let tool = match section.key.split([':', '-', '.']).next().unwrap_or_default() {
                    "pytest" => Tool::Pytest,
                    "tool" if section.key == "tool:pytest" => Tool::Pytest,
                    "flake8" => Tool::Flake8,
                    "bandit" => Tool::Bandit,
                    _ => continue,
                };
                out.push((tool, section));
            }
            // These spread over several sections, so the root stands for all of them.
            for (prefix, tool) in
                [("coverage", Tool::Coverage), ("mypy", Tool::Mypy), ("pylint", Tool::Pylint)]
            {
                if root.children().iter().any(|s| s.key.starts_with(prefix)) {
                    out.push((tool, root));
                }
            }
            out
        }
        "pytest.ini" | ".pytest.ini" => root.get("pytest").map(|s| (Tool::Pytest, s)).into_iter().collect(),
        ".flake8" => root.get("flake8").map(|s| (Tool::Flake8, s)).into_iter().collect(),
        _ => tool_of(path).map(|tool| (tool, root)).into_iter().collect(),
    }
}
