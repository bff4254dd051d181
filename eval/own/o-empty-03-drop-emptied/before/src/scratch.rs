use std::io;
use std::path::{Path, PathBuf};

/// A folder that goes away with its value.
pub struct Scratch {
    path: PathBuf,
}

impl Scratch {
    pub fn new(base: &Path, name: &str) -> io::Result<Self> {
        let path = base.join(name);
        std::fs::create_dir_all(&path)?;
        Ok(Self { path })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.path);
    }
}
