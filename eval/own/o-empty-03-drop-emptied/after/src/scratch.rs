use std::io;
use std::path::{Path, PathBuf};

/// A folder that goes away with its value.
pub struct Scratch {
    path: PathBuf,
}

impl Scratch {
    pub fn new(base: impl AsRef<Path>, name: &str) -> io::Result<Self> {
        let path = base.as_ref().join(name);
        std::fs::create_dir_all(&path)?;
        Ok(Self { path })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {}
}
