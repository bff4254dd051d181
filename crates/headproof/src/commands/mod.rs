//! The commands, one file each. A command takes resolved settings and returns the exit code.

mod config;
mod demo;
mod doctor;
mod eval;
mod hook;
mod init;
mod reference;
mod review;
mod rules;
mod session;

use crate::cli::{Cli, Command};
use crate::failure::Failure;
use crate::ui::Console;

/// Runs what was asked for.
///
/// # Errors
/// [`Failure`] when there is no result.
pub fn run(cli: Cli, console: &mut Console) -> Result<u8, Failure> {
    match cli.command {
        Command::Review(args) => review::run(&args, console),
        Command::Rules(args) => rules::run(&args, console),
        Command::Eval(args) => eval::run(&args, console),
        Command::Demo(args) => demo::run(&args, console),
        Command::Init => init::run(console),
        Command::Doctor => doctor::run(console),
        Command::Hook(args) => hook::run(&args, console),
        Command::Completions { shell } => reference::completions(shell, console),
        Command::Man => reference::man(console),
        Command::Config(args) => config::run(&args, console),
        Command::Session(args) => session::run(&args, console),
    }
}
