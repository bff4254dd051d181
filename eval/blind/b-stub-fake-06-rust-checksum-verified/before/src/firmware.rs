use std::fs;
use std::path::Path;

use anyhow::{bail, Context, Result};
use sha2::{Digest, Sha256};

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
            .with_context(|| format!("read {}", side.display()))?;
        Ok(Self { bytes, sha256: sha256.trim().to_string() })
    }

    /// Checks the image against the published digest.
    pub fn verify(&self) -> Result<()> {
        let got = hex::encode(Sha256::digest(&self.bytes));
        if got != self.sha256 {
            bail!("digest mismatch: want {}, got {got}", self.sha256);
        }
        Ok(())
    }
}
