//! The program: arguments, settings, commands, and the one place that wires adapters to ports ([`wire`]).
//!
//! **Owns** what a person types and sees. **Refuses** rules and decisions: a command resolves its settings, calls the
//! flow, hands the result to a format and returns the exit code.
//!
//! **Start reading** at [`cli`], then any file under [`commands`].

pub mod cli;
pub mod commands;
pub mod eval;
pub mod failure;
pub mod settings;
pub mod ui;
pub mod wire;

use std::process::ExitCode;

use clap::Parser as _;

/// Parses the arguments of the process and runs the command.
#[must_use]
pub fn main() -> ExitCode {
    let cli = match cli::Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version are results; everything else is a usage error (2), which is clap's own code too.
            let code = u8::try_from(error.exit_code()).unwrap_or(2);
            let _nobody_reads_it = error.print();
            return ExitCode::from(code);
        }
    };
    let decides = cli.command.decides();
    let mut console = ui::Console::of_process(cli.color);
    match commands::run(cli, &mut console) {
        Ok(code) => ExitCode::from(code),
        // Whoever reads a list may stop when he has seen enough; a verdict that nobody took was not given.
        Err(failure) if failure.is_closed_pipe() && !decides => ExitCode::SUCCESS,
        Err(failure) if failure.is_closed_pipe() => ExitCode::from(failure.exit_code()),
        Err(failure) => {
            console.failure(&failure);
            ExitCode::from(failure.exit_code())
        }
    }
}
