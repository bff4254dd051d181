//! What the detectors find and let pass, over whole changes. Every credential here is made up and put together from
//! pieces, so that no scanner takes this file for a leak.

use headproof_core::claim::{Claim, Novelty};
use headproof_core::severity::Severity;

use super::encoding::{base62, crc32};
use super::{concealed, formats};
use crate::trial;

mod fallbacks;
mod lookalikes;
mod masking;
mod providers;
mod settings;

/// What the secret rules say about a change.
fn claims(files: &[trial::File<'_>]) -> Vec<Claim> {
    let mut all = trial::claims(files);
    all.retain(|c| c.statement.class.as_str() == "secret.leaked");
    all
}

/// What they say about one new file.
fn found(path: &str, text: &str) -> Vec<(String, Severity)> {
    let of = |c: &Claim| (c.statement.rule.as_str().to_owned(), c.statement.severity);
    claims(&[(path, "", text)]).iter().map(of).collect()
}
