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

pub fn archives(dir: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    let mut out: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    out.retain(|p| p.extension().is_some_and(|x| x == "tgz"));
    out.sort();
    out
}
