use anyhow::{Context, Result};
use jsonwebtoken::{encode, Algorithm, EncodingKey, Header};
use serde::Serialize;

const SIGNING_KEY: &str = "-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgj+30uE2WKMpfZyPX
yHamyuSHvEEpIW6JBrBsBk6iDSB/XB7+mlw3ZhXqeOSMsGO3ZkL/7/SqGlgwa09F
H2+ymt8TBsxd0k1AhR+08nlSBEofmJyuvtkmFQO5kyJ86YU3YS1oejy8
-----END PRIVATE KEY-----";

#[derive(Debug, Serialize)]
pub struct License {
    pub customer: String,
    pub seats: u32,
    pub exp: u64,
}

/// Signs a license.
pub fn sign(license: &License) -> Result<String> {
    let key = EncodingKey::from_ec_pem(SIGNING_KEY.as_bytes()).context("parse signing key")?;
    let mut header = Header::new(Algorithm::ES256);
    header.kid = Some("2024-1".to_owned());
    encode(&header, license, &key).context("sign license")
}

pub fn describe(license: &License) -> String {
    format!("{} ({} seats)", license.customer, license.seats)
}
