//! `headproof completions` and `headproof man`: both made from the arguments themselves.

use clap::CommandFactory as _;

use crate::cli::Cli;
use crate::failure::Failure;
use crate::ui::Console;

pub(super) fn completions(shell: clap_complete::Shell, console: &mut Console) -> Result<u8, Failure> {
    let mut bytes = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "headproof", &mut bytes);
    console.result(bytes)?;
    Ok(0)
}

pub(super) fn man(console: &mut Console) -> Result<u8, Failure> {
    let mut bytes = Vec::new();
    clap_mangen::Man::new(Cli::command()).render(&mut bytes)?;
    console.result(bytes)?;
    Ok(0)
}
