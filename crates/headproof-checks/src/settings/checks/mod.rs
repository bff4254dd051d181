//! Which commands are checks: what they check, in which world, and which tool does it.

mod actions;
mod named;
mod programs;
mod words;

pub use actions::{UNKNOWN, action_check};
pub(super) use named::named_step;

use super::shell::{Command, Dropped, Word};
use programs::{cargo, jvm, package_manager, recipe, script, script_file, simple};
use words::program;

/// What a check looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Runs tests.
    Test,
    /// Lints.
    Lint,
    /// Checks the format only.
    Format,
    /// Checks types.
    Types,
    /// Looks for vulnerabilities or secrets.
    Security,
    /// Compares coverage with a floor.
    Coverage,
    /// Runs whatever a recipe named so runs (`make check`, `tox`): it may be all of the above.
    Any,
}

impl Kind {
    /// The word for people.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Kind::Test => "test",
            Kind::Lint => "lint",
            Kind::Format => "format",
            Kind::Types => "type",
            Kind::Security => "security",
            Kind::Coverage => "coverage",
            Kind::Any => "check",
        }
    }
}

/// The world a tool belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum World {
    /// Python.
    Python,
    /// JavaScript and TypeScript.
    Script,
    /// Rust.
    Rust,
    /// Go.
    Go,
    /// JVM languages.
    Jvm,
    /// Ruby.
    Ruby,
    /// Anything: recipes, scripts, tools for every language.
    Any,
}

/// A command that checks something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// What it looks for.
    pub kind: Kind,
    /// Its world.
    pub world: World,
    /// The tool in one form for all spellings (`pytest` for `poetry run python -m pytest`).
    pub tool: String,
    /// What stands behind the tool.
    pub args: Vec<Word>,
    /// The whole, in one spelling.
    pub text: String,
    /// Its line.
    pub line: u32,
    /// What drops its failure.
    pub dropped: Option<Dropped>,
}

impl Check {
    /// Whether `self` in the state after makes up for the loss of `lost`.
    #[must_use]
    pub fn stands_for(&self, lost: &Check) -> bool {
        let world = self.world == lost.world || self.world == World::Any || lost.world == World::Any;
        let kind = self.kind == lost.kind
            || self.kind == Kind::Any
            || (lost.kind == Kind::Any && matches!(self.kind, Kind::Test | Kind::Lint | Kind::Types))
            || (lost.kind == Kind::Format && self.kind == Kind::Lint)
            || (lost.kind == Kind::Coverage && self.kind == Kind::Test);
        world && kind
    }
}

/// Reads a command as a check.
#[must_use]
pub fn check_of(command: &Command) -> Option<Check> {
    let words = program(&command.words);
    let first = words.first()?.text.as_str();
    let name = first.rsplit('/').next().unwrap_or(first).trim_end_matches(".exe");
    let args = words.get(1..).unwrap_or_default();
    let arg = |n: usize| args.get(n).map_or("", |w| w.text.as_str());
    let has = |flag: &str| args.iter().any(|w| w.text == flag);
    if has("--help") || has("--version") || name == "echo" || name == "printf" {
        return None;
    }
    let (kind, world, tool, skip) = match name {
        "cargo" => cargo(args)?,
        "npm" | "pnpm" | "yarn" | "bun" | "deno" | "lerna" | "nx" | "turbo" | "rush" => {
            package_manager(name, args)?
        }
        "make" | "just" | "task" | "gmake" | "invoke" | "inv" | "rake" | "mage" | "earthly" | "bazel"
        | "bazelisk" | "buck2" | "moon" | "composer" | "mix" => recipe(name, args)?,
        "mvn" | "mvnw" | "gradle" | "gradlew" => jvm(name, args)?,
        "docker" | "docker-compose" | "podman" => return in_container(command, args),
        "bash" | "sh" | "zsh" => return in_shell(command, args),
        "go" => match arg(0) {
            "test" => (Kind::Test, World::Go, "go test", 1),
            "vet" => (Kind::Lint, World::Go, "go vet", 1),
            "run" if args.iter().any(|w| w.text.contains("golangci-lint")) => {
                (Kind::Lint, World::Go, "golangci-lint", 1)
            }
            "tool" if arg(1) == "staticcheck" => (Kind::Lint, World::Go, "staticcheck", 2),
            _ => return None,
        },
        "python" | "python3" if arg(0).ends_with("manage.py") && arg(1) == "test" => {
            (Kind::Test, World::Python, "manage.py test", 2)
        }
        "python" | "python3" if arg(0) == "setup.py" && arg(1) == "test" => {
            (Kind::Test, World::Python, "setup.py test", 2)
        }
        "python" | "python3" | "node" | "ruby" | "perl" | "tsx" | "ts-node" => script(name, args)?,
        _ => match simple(name, args) {
            Some(found) => found,
            None => script_file(first)?,
        },
    };
    let text = words.iter().map(|w| w.text.as_str()).collect::<Vec<_>>().join(" ");
    let args: Vec<Word> = args.get(skip..).unwrap_or_default().to_vec();
    let mut check = Check {
        kind,
        world,
        tool: tool.to_owned(),
        text: canonical(tool, &args, text),
        args,
        line: command.line,
        dropped: command.dropped.clone(),
    };
    if check.dropped.is_none() {
        check.dropped = dropping_flag(&check.args);
    }
    Some(check)
}

fn canonical(tool: &str, args: &[Word], whole: String) -> String {
    if tool == "script" {
        return whole;
    }
    let rest = args
        .iter()
        .map(|w| w.text.as_str())
        .filter(|a| !matches!(*a, "-v" | "-vv" | "-q" | "--verbose" | "--color=yes"));
    std::iter::once(tool).chain(rest).collect::<Vec<_>>().join(" ")
}

/// Flags that make a tool succeed whatever it finds.
fn dropping_flag(args: &[Word]) -> Option<Dropped> {
    let quiet = |t: &str| {
        matches!(
            t,
            "--exit-zero"
                | "--exit-code=0"
                | "--issues-exit-code=0"
                | "--soft-fail"
                | "--no-fail"
                | "--no-error-on-unmatched"
                | "--no-exit-code"
                | "--exit-zero-even-if-changed"
                | "--suppress-test-exit-code"
                | "--no-bail-on-fail"
                | "--force-exit-zero"
        ) || t == "-Dmaven.test.failure.ignore=true"
            || t == "-Dmaven.test.failure.ignore"
    };
    let split = args.windows(2).find_map(|w| match w {
        [a, b] if matches!(a.text.as_str(), "--exit-code" | "--issues-exit-code") && b.text == "0" => Some(a),
        _ => None,
    });
    let word = args.iter().find(|w| quiet(&w.text)).or(split)?;
    Some(Dropped { text: word.text.clone(), line: word.line })
}

fn in_container(command: &Command, args: &[Word]) -> Option<Check> {
    let run = args.iter().position(|w| matches!(w.text.as_str(), "run" | "exec"))?;
    for start in run + 1..args.len() {
        let rest = args.get(start..).unwrap_or_default();
        if rest.first().is_some_and(|w| w.text.starts_with('-')) {
            continue;
        }
        let inner = Command { words: rest.to_vec(), ..command.clone() };
        if rest.first().is_some_and(|w| !matches!(w.text.as_str(), "docker" | "podman"))
            && let Some(check) = check_of(&inner)
        {
            return Some(check);
        }
    }
    None
}

fn in_shell(command: &Command, args: &[Word]) -> Option<Check> {
    if let Some(at) = args.iter().position(|w| w.text.starts_with('-') && w.text.ends_with('c')) {
        let text = args.get(at + 1)?;
        return super::shell::commands(&text.text, text.line, false).iter().find_map(|inner| {
            let mut check = check_of(inner)?;
            check.dropped = check.dropped.or_else(|| command.dropped.clone());
            Some(check)
        });
    }
    let file = args.iter().position(|w| !w.text.starts_with('-'))?;
    let inner = Command { words: args.get(file..)?.to_vec(), ..command.clone() };
    script_file(&inner.words.first()?.text)?;
    check_of(&inner)
}
