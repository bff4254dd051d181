//! Programs that check something, with their subcommands.

use super::named::named;
use super::{Kind, World};
use crate::settings::shell::Word;

/// What a program checks, in which world, by which tool, and how many arguments belong to its name.
pub(super) type Found<'w> = (Kind, World, &'w str, usize);

pub(super) fn cargo(args: &[Word]) -> Option<Found<'static>> {
    let start = args.iter().position(|w| !w.text.starts_with('+') && !w.text.starts_with('-'))?;
    let sub = args.get(start)?.text.as_str();
    let has = |flag: &str| args.iter().any(|w| w.text == flag);
    let next = start + 1;
    if has("--no-run") {
        return None;
    }
    Some(match sub {
        "test" | "t" => (Kind::Test, World::Rust, "cargo test", next),
        "nextest" => (Kind::Test, World::Rust, "cargo nextest", next),
        "llvm-cov" => (Kind::Test, World::Rust, "cargo llvm-cov", next),
        "tarpaulin" => (Kind::Test, World::Rust, "cargo tarpaulin", next),
        "miri" => (Kind::Test, World::Rust, "cargo miri", next),
        "hack" if has("test") => (Kind::Test, World::Rust, "cargo test", next),
        "clippy" => (Kind::Lint, World::Rust, "cargo clippy", next),
        "hack" if has("clippy") => (Kind::Lint, World::Rust, "cargo clippy", next),
        "fmt" if has("--check") => (Kind::Format, World::Rust, "cargo fmt", next),
        "audit" => (Kind::Security, World::Rust, "cargo audit", next),
        "deny" => (Kind::Security, World::Rust, "cargo deny", next),
        "vet" => (Kind::Security, World::Rust, "cargo vet", next),
        "semver-checks" | "udeps" | "machete" | "msrv" => (Kind::Lint, World::Rust, "cargo lint", next),
        "xtask" | "make" => (named(args.get(next)?.text.as_str())?, World::Rust, "cargo xtask", next),
        _ => return None,
    })
}

pub(super) fn package_manager<'w>(name: &'w str, args: &'w [Word]) -> Option<Found<'w>> {
    let skip_flag_value = |w: &Word| {
        matches!(
            w.text.as_str(),
            "--filter" | "-F" | "--workspace" | "-w" | "--prefix" | "-C" | "--dir" | "--cwd"
        )
    };
    let mut at = 0;
    while let Some(word) = args.get(at) {
        if skip_flag_value(word) {
            at += 2;
        } else if word.text.starts_with('-')
            || matches!(
                word.text.as_str(),
                "run"
                    | "run-script"
                    | "rum"
                    | "workspace"
                    | "workspaces"
                    | "foreach"
                    | "affected"
                    | "run-many"
                    | "exec"
                    | "r"
            )
        {
            at += 1;
        } else {
            break;
        }
    }
    let target = if matches!(name, "nx" | "turbo" | "lerna") {
        let tagged = args
            .iter()
            .find_map(|w| w.text.strip_prefix("--target=").or_else(|| w.text.strip_prefix("--targets=")));
        tagged.or_else(|| args.get(at).map(|w| w.text.as_str()))?
    } else {
        args.get(at)?.text.as_str()
    };
    let rest = args.get(at + 1..).unwrap_or_default();
    match target {
        "t" | "tst" => return Some((Kind::Test, World::Script, "npm test", at + 1)),
        "audit" => return Some((Kind::Security, World::Script, "npm audit", at + 1)),
        "test" => return Some((Kind::Test, World::Script, "npm test", at + 1)),
        "install" | "ci" | "i" | "add" | "build" | "publish" | "version" | "pack" | "start" | "link"
        | "dlx" | "create" | "cache" | "config" | "set" | "login" => {
            // `npm ci` installs; `npm run ci` checks.
            let run = args.iter().any(|w| matches!(w.text.as_str(), "run" | "run-script"));
            return (run && target == "ci").then_some((Kind::Any, World::Script, "npm run ci", at + 1));
        }
        _ => {}
    }
    if let Some((kind, world, tool, skip)) = simple(target, rest) {
        return Some((kind, world, tool, at + 1 + skip));
    }
    // The name of the script stays in the words, so that `lint` and `lint:css` are told apart.
    Some((named(target)?, World::Script, "npm run", at))
}

pub(super) fn recipe<'w>(name: &'w str, args: &'w [Word]) -> Option<Found<'w>> {
    let at = args.iter().position(|w| !w.text.starts_with('-') && !w.text.contains('='))?;
    let targets = args.get(at..).unwrap_or_default();
    let kinds: Vec<Kind> = targets
        .iter()
        .filter(|w| !w.text.starts_with('-'))
        .filter_map(|w| {
            named(w.text.rsplit(['/', '+', ':']).next().unwrap_or(&w.text)).or_else(|| named(&w.text))
        })
        .collect();
    let first = *kinds.first()?;
    let kind = if kinds.iter().all(|k| *k == first) { first } else { Kind::Any };
    let tool = if matches!(name, "gmake") { "make" } else { name };
    Some((kind, if name == "rake" { World::Ruby } else { World::Any }, tool, at))
}

pub(super) fn jvm<'w>(name: &'w str, args: &'w [Word]) -> Option<Found<'w>> {
    let skips = args.iter().any(|w| {
        w.text.starts_with("-DskipTests") || w.text.starts_with("-Dmaven.test.skip") || w.text == "-DskipITs"
    });
    let excluded = args.windows(2).any(|w| matches!(w, [a, b] if matches!(a.text.as_str(), "-x" | "--exclude-task") && b.text.ends_with("test")));
    let tool = if name.starts_with("mvn") { "mvn" } else { "gradle" };
    let goal = |w: &Word| {
        let goal = w.text.rsplit(':').next().unwrap_or(&w.text);
        match goal {
            "test" | "integrationTest" | "connectedCheck" => Some(Kind::Test),
            "check" | "verify" | "build" | "install" | "package" => Some(Kind::Any),
            "lint" | "ktlintCheck" | "detekt" | "checkstyleMain" | "pmd" | "spotbugs" => Some(Kind::Lint),
            "spotlessCheck" => Some(Kind::Format),
            g if g.ends_with("UnitTest") || g.ends_with("Test") => Some(Kind::Test),
            _ => None,
        }
    };
    let kind = args.iter().filter(|w| !w.text.starts_with('-')).find_map(goal)?;
    if (skips || excluded) && matches!(kind, Kind::Test | Kind::Any) {
        return None;
    }
    let kind = if kind == Kind::Any { Kind::Test } else { kind };
    Some((kind, World::Jvm, tool, 0))
}

pub(super) fn script<'w>(_name: &'w str, args: &'w [Word]) -> Option<Found<'w>> {
    if args.iter().any(|w| w.text == "--test") {
        return Some((Kind::Test, World::Script, "node --test", 0));
    }
    let file = args.iter().find(|w| !w.text.starts_with('-'))?;
    script_file(&file.text)
}

/// Whether every environment that is named to run makes or ships something: `tox -e release -- 1.2`.
fn delivers(args: &[Word]) -> bool {
    const SHIPS: [&str; 5] = ["release", "publish", "deploy", "upload", "build"];
    let chosen = args.windows(2).find_map(|w| match w {
        [flag, value] if matches!(flag.text.as_str(), "-e" | "-s" | "--session") => Some(value.text.as_str()),
        _ => None,
    });
    chosen.is_some_and(|c| {
        c.split(',').all(|name| name.split(['-', '_']).any(|w| SHIPS.contains(&w)) && named(name).is_none())
    })
}

/// A script named after what it checks.
pub(super) fn script_file(path: &str) -> Option<Found<'static>> {
    let file = path.rsplit('/').next()?;
    let scripted =
        path.contains('/') || [".sh", ".py", ".js", ".rb", ".ts", ".mjs"].iter().any(|e| file.ends_with(e));
    if !scripted || path.starts_with(['$', '@']) || path.starts_with('-') {
        return None;
    }
    Some((named(file.split('.').next()?)?, World::Any, "script", 0))
}

pub(super) fn simple<'w>(name: &'w str, args: &[Word]) -> Option<Found<'w>> {
    let arg = |n: usize| args.get(n).map_or("", |w| w.text.as_str());
    let has = |flags: &[&str]| args.iter().any(|w| flags.contains(&w.text.as_str()));
    let (kind, world, tool) = match name {
        "pytest" | "py.test" if has(&["--collect-only", "--co"]) => return None,
        "pytest" | "py.test" => (Kind::Test, World::Python, "pytest"),
        "unittest" => (Kind::Test, World::Python, "unittest"),
        "nose2" | "nosetests" | "trial" | "stestr" | "behave" => (Kind::Test, World::Python, "nose"),
        "tox" | "nox" if delivers(args) => return None,
        "tox" => (Kind::Any, World::Python, "tox"),
        "nox" => (Kind::Any, World::Python, "nox"),
        "setup.py" if arg(0) == "test" => (Kind::Test, World::Python, "setup.py test"),
        "manage.py" if arg(0) == "test" => (Kind::Test, World::Python, "manage.py test"),
        "jest" | "react-scripts" if name == "jest" || arg(0) == "test" => (Kind::Test, World::Script, "jest"),
        "vitest" => (Kind::Test, World::Script, "vitest"),
        "mocha" | "ava" | "tap" | "tape" | "jasmine" | "uvu" => (Kind::Test, World::Script, "mocha"),
        "karma" | "ng" if arg(0) == "start" || arg(0) == "test" => (Kind::Test, World::Script, "karma"),
        "ng" if arg(0) == "lint" => (Kind::Lint, World::Script, "eslint"),
        "next" if arg(0) == "lint" => (Kind::Lint, World::Script, "eslint"),
        "playwright" if arg(0) == "test" => (Kind::Test, World::Script, "playwright"),
        "cypress" if arg(0) == "run" => (Kind::Test, World::Script, "cypress"),
        "nyc" | "c8" => (Kind::Test, World::Script, "nyc"),
        "gotestsum" | "ginkgo" => (Kind::Test, World::Go, "go test"),
        "rspec" | "cucumber" => (Kind::Test, World::Ruby, "rspec"),
        "rails" if arg(0).starts_with("test") => (Kind::Test, World::Ruby, "rails test"),
        "phpunit" | "pest" | "ctest" | "bats" | "busted" | "prove" => (Kind::Test, World::Any, "test runner"),
        "dotnet" | "swift" | "flutter" | "dart" | "sbt" | "lein" | "stack" | "cabal" | "meson" | "zig"
        | "forge" | "dune"
            if arg(0).starts_with("test") || (name == "zig" && arg(1) == "test") =>
        {
            (Kind::Test, World::Any, "test runner")
        }
        "xcodebuild" if has(&["test"]) => (Kind::Test, World::Any, "test runner"),
        "ruff" if arg(0) == "format" => {
            return has(&["--check", "--diff"]).then_some((Kind::Format, World::Python, "ruff format", 1));
        }
        "ruff" => return Some((Kind::Lint, World::Python, "ruff check", usize::from(arg(0) == "check"))),
        "flake8" | "pylint" | "pycodestyle" | "pydocstyle" | "prospector" | "vulture" | "pylama" => {
            (Kind::Lint, World::Python, name)
        }
        "black" | "isort" | "yapf" | "autopep8" => {
            return has(&["--check", "--check-only", "-c", "--diff", "--quiet-check"]).then_some((
                Kind::Format,
                World::Python,
                "black",
                0,
            ));
        }
        "mypy" | "pyright" | "basedpyright" | "pytype" | "pyre" | "dmypy" | "ty" => {
            (Kind::Types, World::Python, name)
        }
        "bandit" | "safety" | "pip-audit" => (Kind::Security, World::Python, name),
        "eslint" | "oxlint" | "tslint" | "xo" | "standard" | "stylelint" | "jshint" => {
            (Kind::Lint, World::Script, name)
        }
        "biome" | "rome" if matches!(arg(0), "check" | "lint" | "ci") => (Kind::Lint, World::Script, "biome"),
        "prettier" => {
            return has(&["--check", "-c", "-l", "--list-different"]).then_some((
                Kind::Format,
                World::Script,
                "prettier",
                0,
            ));
        }
        "tsc" | "vue-tsc" | "svelte-check" | "tsgo" | "flow" | "tstyche" | "tsd" => {
            (Kind::Types, World::Script, "tsc")
        }
        "golangci-lint" | "staticcheck" | "revive" | "golint" => (Kind::Lint, World::Go, name),
        "gofmt" | "goimports" if has(&["-l", "-d"]) => (Kind::Format, World::Go, "gofmt"),
        "gosec" | "govulncheck" => (Kind::Security, World::Go, name),
        "rubocop" | "standardrb" => (Kind::Lint, World::Ruby, "rubocop"),
        "brakeman" | "bundler-audit" => (Kind::Security, World::Ruby, "brakeman"),
        "shellcheck" | "hadolint" | "yamllint" | "markdownlint" | "actionlint" | "codespell" | "typos"
        | "commitlint" | "phpstan" | "psalm" | "phpcs" | "ktlint" | "detekt" | "buf" | "clang-tidy"
        | "cppcheck" | "swiftlint" => (Kind::Lint, World::Any, name),
        "trivy" | "semgrep" | "gitleaks" | "trufflehog" | "snyk" | "osv-scanner" | "grype" | "checkov"
        | "tfsec" | "zizmor" | "detect-secrets" => (Kind::Security, World::Any, name),
        "pre-commit" | "lefthook" | "prek" if arg(0) == "run" => (Kind::Any, World::Any, "pre-commit"),
        "diff-cover" => (Kind::Coverage, World::Any, "diff-cover"),
        "coverage" if arg(0) == "report" && args.iter().any(|w| w.text.starts_with("--fail-under")) => {
            (Kind::Coverage, World::Python, "coverage report")
        }
        _ => return None,
    };
    Some((kind, world, tool, 0))
}
