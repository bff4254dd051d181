use std::path::Path;

use anyhow::{bail, Result};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(default)]
pub struct Config {
    pub port: u16,
    pub hosts: Vec<String>,
    pub include: Vec<String>,
}

impl Default for Config {
    fn default() -> Self {
        Config { port: 7070, hosts: vec![], include: vec![] }
    }
}

pub fn load(path: &Path) -> Result<Config> {
    load_at(path, 0)
}

fn load_at(path: &Path, depth: usize) -> Result<Config> {
    if depth > 0 {
        bail!("include cycle at {}", path.display());
    }
    let mut config: Config = toml::from_str(&std::fs::read_to_string(path)?)?;
    for file in std::mem::take(&mut config.include) {
        let other = load_at(&path.with_file_name(file), depth + 1)?;
        config.hosts.extend(other.hosts);
    }
    Ok(config)
}
