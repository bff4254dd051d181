//! The arguments, exactly as they are typed. What they mean is decided in [`crate::settings`].

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

const EXIT_CODES: &str = "Exit codes:
  0  clean: everything was read, nothing blocks
  1  something blocks
  2  wrong usage or settings, or nothing to review
  3  incomplete: could not decide (unread content, a reader that failed, the world)
  4  stale: the state under review moved";

/// Turns a change into a verdict that can be trusted.
#[derive(Debug, Parser)]
#[command(name = "headproof", version, about, after_help = EXIT_CODES, max_term_width = 100)]
pub struct Cli {
    /// When to use colour.
    #[arg(long, global = true, value_name = "WHEN")]
    pub color: Option<ColorChoice>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// When to use colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ColorChoice {
    /// On a terminal, unless NO_COLOR is set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Review a change: by default everything that is not committed yet.
    Review(Box<ReviewArgs>),
    /// List the rules of the built-in reviewer, or explain one.
    Rules(RulesArgs),
    /// Review a corpus of cases with known answers, and score the result.
    Eval(EvalArgs),
    /// Make a small repository with planted problems and review it.
    Demo(DemoArgs),
    /// Write a settings file with every setting explained.
    Init,
    /// Show every setting, its value and where that comes from.
    Config(ConfigArgs),
    /// See whether everything that a review needs is there.
    Doctor,
    /// Have git ask before each push.
    Hook(HookArgs),
    /// List recorded sessions, or show the result of one again.
    Session(SessionArgs),
    /// Print completions for a shell.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Print the manual page.
    Man,
}

impl Command {
    /// Whether its exit code is a decision that somebody may build on.
    #[must_use]
    pub fn decides(&self) -> bool {
        match self {
            Command::Review(_) | Command::Eval(_) | Command::Doctor | Command::Hook(_) => true,
            Command::Rules(_)
            | Command::Demo(_)
            | Command::Init
            | Command::Config(_)
            | Command::Session(_)
            | Command::Completions { .. }
            | Command::Man => false,
        }
    }
}

/// What to review and how to show the result.
#[derive(Debug, Args)]
pub struct ReviewArgs {
    /// What kind of thing is reviewed.
    #[arg(value_name = "KIND", default_value = "code")]
    pub kind: String,
    /// Where the content comes from.
    #[command(flatten)]
    pub target: TargetArgs,
    /// How to write the result: text, json, jsonl, sarif, markdown, gitlab or github.
    #[arg(long, value_name = "FORMAT")]
    pub format: Option<String>,
    /// Write the result to a file instead of standard output; a summary still goes to standard error.
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The lowest severity that blocks: critical, major or minor.
    #[arg(long, value_name = "SEVERITY")]
    pub fail_on: Option<String>,
    /// Results of another tool as SARIF, limited to the change and merged. May be given several times.
    #[arg(long, value_name = "FILE")]
    pub sarif: Vec<PathBuf>,
    /// One line for each finding, nothing about progress.
    #[arg(long, short)]
    pub quiet: bool,
    /// Everything about each finding: evidence, notes of the rule, what was let pass and why.
    #[arg(long)]
    pub explain: bool,
    /// Take the open findings into headproof.baseline.json; they no longer block once that file is committed.
    #[arg(long)]
    pub write_baseline: bool,
    /// Keep no record of this review.
    #[arg(long)]
    pub no_session: bool,
    /// Go on with a review that was interrupted.
    #[arg(long, value_name = "SESSION", conflicts_with_all = ["target", "no_session"])]
    pub resume: Option<String>,
}

/// Where the content comes from. One of them, or none for what is not committed yet.
#[derive(Debug, Args)]
#[group(id = "target", multiple = false)]
pub struct TargetArgs {
    /// Only what is staged.
    #[arg(long)]
    pub staged: bool,
    /// What the current commit has on top of the merge base with REV.
    #[arg(long, value_name = "REV")]
    pub base: Option<String>,
    /// One commit, compared with its first parent.
    #[arg(long, value_name = "REV")]
    pub commit: Option<String>,
    /// What B has on top of the merge base with A.
    #[arg(long, value_name = "A..B")]
    pub range: Option<String>,
    /// Whole files, separated by commas; a folder stands for the files in it.
    #[arg(long, value_name = "FILES", value_delimiter = ',')]
    pub files: Option<Vec<String>>,
    /// A patch file, or - for standard input.
    #[arg(long, value_name = "FILE")]
    pub patch: Option<String>,
}

/// Which corpus to score.
#[derive(Debug, Args)]
pub struct EvalArgs {
    /// A folder of cases.
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// Also write every finding, one JSON object a line.
    #[arg(long, value_name = "FILE")]
    pub findings: Option<PathBuf>,
    /// The tables as JSON.
    #[arg(long)]
    pub json: bool,
    /// Exit with 1 when less than this share was found.
    #[arg(long, value_name = "SHARE")]
    pub min_recall: Option<f64>,
    /// Exit with 1 when less than this share of what blocked was right.
    #[arg(long, value_name = "SHARE")]
    pub min_precision: Option<f64>,
}

/// Where to put the demonstration.
#[derive(Debug, Args)]
pub struct DemoArgs {
    /// Make the repository here and keep it; it must not exist yet.
    #[arg(long, value_name = "DIR")]
    pub keep: Option<PathBuf>,
}

/// About hooks.
#[derive(Debug, Args)]
pub struct HookArgs {
    /// What to do.
    #[command(subcommand)]
    pub action: HookAction,
}

/// About hooks.
#[derive(Debug, Subcommand)]
pub enum HookAction {
    /// Install the pre-push hook in this repository. An existing hook of yours is left alone.
    Install,
    /// Remove the pre-push hook that `install` wrote.
    Uninstall,
    /// What the pre-push hook calls: reads from standard input what git is about to push.
    #[command(hide = true)]
    PrePush {
        /// The remote's name.
        remote: String,
        /// The remote's address.
        url: Option<String>,
    },
}

/// About the rules.
#[derive(Debug, Args)]
pub struct RulesArgs {
    /// What to do.
    #[command(subcommand)]
    pub action: RulesAction,
}

/// About the rules.
#[derive(Debug, Subcommand)]
pub enum RulesAction {
    /// One line for each rule.
    List {
        /// Only rules of this class or family, such as `test_weakening`.
        #[arg(long)]
        class: Option<String>,
    },
    /// Everything about one rule, with an example.
    Explain {
        /// The rule.
        rule: String,
    },
}

/// About the settings.
#[derive(Debug, Args)]
pub struct ConfigArgs {
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

/// About sessions.
#[derive(Debug, Args)]
pub struct SessionArgs {
    /// What to do.
    #[command(subcommand)]
    pub action: SessionAction,
}

/// About sessions.
#[derive(Debug, Subcommand)]
pub enum SessionAction {
    /// The recorded sessions, oldest first.
    List,
    /// The result of a session again.
    Show {
        /// The session; the newest one without it.
        session: Option<String>,
        /// How to write the result.
        #[arg(long, value_name = "FORMAT", default_value = "text")]
        format: String,
    },
}
