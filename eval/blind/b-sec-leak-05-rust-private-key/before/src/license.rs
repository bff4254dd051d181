use anyhow::{Context, Result};
use jsonwebtoken::{encode, Algorithm, EncodingKey, Header};
use serde::Serialize;


#[derive(Debug, Serialize)]
pub struct License {
    pub customer: String,
    pub seats: u32,
    pub exp: u64,
}

/// Signs a license with the key in the given PEM file.
pub fn sign(license: &License, key_file: &std::path::Path) -> Result<String> {
    let pem = std::fs::read(key_file).context("read signing key")?;
    let key = EncodingKey::from_ec_pem(&pem).context("parse signing key")?;
    encode(&Header::new(Algorithm::ES256), license, &key).context("sign license")
}

pub fn describe(license: &License) -> String {
    format!("{} ({} seats)", license.customer, license.seats)
}
