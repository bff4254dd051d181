use std::path::PathBuf;

use clap::Subcommand;

use crate::vault::Vault;

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Adds a note
    Add { title: String },
    /// Lists all notes
    List,
}

pub fn run(cmd: Command, vault: &mut Vault) -> anyhow::Result<()> {
    match cmd {
        Command::Add { title } => vault.add(&title)?,
        Command::List => {
            for note in vault.iter() {
                println!("{} {}", note.id, note.title);
            }
        }
    }
    Ok(())
}

pub fn default_dir() -> PathBuf {
    dirs::data_dir().unwrap_or_default().join("notes")
}
