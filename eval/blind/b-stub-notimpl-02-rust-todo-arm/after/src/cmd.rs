use std::path::PathBuf;

use clap::Subcommand;

use crate::vault::Vault;

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Adds a note
    Add { title: String },
    /// Lists all notes
    List,
    /// Writes all notes to a folder, one file each
    Export { dir: PathBuf },
}

pub fn run(cmd: Command, vault: &mut Vault) -> anyhow::Result<()> {
    match cmd {
        Command::Add { title } => {
            let id = vault.add(title.trim())?;
            println!("added {id}");
        }
        Command::List => {
            for note in vault.iter() {
                println!("{} {}", note.id, note.title);
            }
        }
        Command::Export { dir: _ } => todo!(),
    }
    Ok(())
}

pub fn default_dir() -> PathBuf {
    dirs::data_dir().unwrap_or_default().join("notes")
}
