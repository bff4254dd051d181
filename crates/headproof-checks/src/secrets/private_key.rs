//! Private keys: PEM, OpenSSH, PGP, PuTTY, and JSON Web Keys with their private half.

use std::sync::LazyLock;

use headproof_core::severity::{Confidence, Severity};
use memchr::memmem;
use regex::Regex;

use super::example::is_example;
use super::placeholder::{is_filler, is_made_up};
use super::randomness::entropy;
use super::scan::{Scan, Secret, clipped};

/// The most that is read behind the first line of a key.
const MAX_KEY: usize = 16_000;
/// Base64 characters below which a body is an illustration. The smallest real one, an Ed25519 key, has 64.
const MIN_BODY: usize = 60;
/// Characters of a line below which it may be a word of the code around the marker.
const MIN_LINE: usize = 24;
/// How far the members of a JSON Web Key may stand from its `kty`.
const MAX_JWK: usize = 3_000;

static JWK_PRIVATE: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r#"[\s{,"']([dk])\\?["']?\s*:\s*\\?["']([A-Za-z0-9_-]{32,2000})\\?["']"#).ok()
});

/// Finds private keys.
pub(super) fn find(scan: &Scan<'_>, out: &mut Vec<Secret>) {
    for region in &scan.regions {
        let Some(text) = scan.text.get(region.clone()) else { continue };
        let mut done = 0;
        for at in memmem::find_iter(text.as_bytes(), "PRIVATE KEY") {
            if at < done {
                continue;
            }
            if let Some(secret) = pem(scan, text, at) {
                done = secret.at.end;
                out.push(secret.moved(region.start));
            }
        }
        for at in memmem::find_iter(text.as_bytes(), "PuTTY-User-Key-File-") {
            out.extend(putty(scan, text, at).map(|s| s.moved(region.start)));
        }
        let mut done = 0;
        for at in memmem::find_iter(text.as_bytes(), "kty") {
            if at >= done {
                let (found, end) = jwk(scan, text, at);
                done = end;
                out.extend(found.map(|s| s.moved(region.start)));
            }
        }
    }
}

fn pem(scan: &Scan<'_>, text: &str, at: usize) -> Option<Secret> {
    let head = text.get(at.saturating_sub(40)..at).or_else(|| text.get(at.saturating_sub(16)..at))?;
    let begin = head.rfind("-----BEGIN ")?;
    let kind = head.get(begin + 11..)?.trim();
    if !kind.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b' ') {
        return None;
    }
    let start = at - (head.len() - begin);
    let tail = clipped(text, at, MAX_KEY)?;
    let marker = tail.find("-----")? + 5;
    let end = tail.get(marker..)?.find("-----").map_or(tail.len(), |n| marker + n);
    let body = tail.get(marker..end)?;
    let runs = base64_runs(body);
    // Lines of keys are long; a marker that code looks for is followed by words.
    let in_lines: usize = runs.iter().map(|r| r.len()).filter(|n| *n >= MIN_LINE).sum();
    let drawn: String = runs.concat();
    if drawn.len() < MIN_BODY
        || in_lines * 2 < drawn.len()
        || is_filler(&drawn)
        || entropy(&drawn) < 3.5
        || body.contains("...") && drawn.len() < 300
    {
        return None;
    }
    let end = at + end + tail.get(end..).map_or(0, closing_marker);
    let locked = kind.contains("ENCRYPTED") || body.contains("ENCRYPTED") || body.contains("aes256-ctr");
    let name = match kind {
        "" | "ENCRYPTED" => "a private key".to_owned(),
        "OPENSSH" => "an OpenSSH private key".to_owned(),
        "RSA" | "EC" => format!("an {kind} private key"),
        _ => format!("a {kind} private key"),
    };
    let sample = scan.context.test || scan.context.sample || is_example(text, start);
    let severity = match (sample, locked) {
        (true, _) => Severity::Minor,
        (false, true) => Severity::Major,
        (false, false) => Severity::Critical,
    };
    let confidence = if severity == Severity::Minor { Confidence::Medium } else { Confidence::High };
    let value = drawn.get(drawn.len() / 2..drawn.len() / 2 + 30).unwrap_or(&drawn);
    Some(Secret::new(start..end, value, name, severity, confidence))
}

/// The lines between the markers without headers, line breaks written out, quotes and `+`.
fn base64_runs(body: &str) -> Vec<&str> {
    let lines = body.split(['\n', '\r', '"', '\'', ' ', '\t', ',', '+']).flat_map(|l| l.split("\\n"));
    let is_base64 = |l: &&str| {
        l.len() >= 4
            && l.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'/' | b'=' | b'\\'))
    };
    lines.filter(is_base64).collect()
}

/// The length of `-----END … -----` at the start of a text.
fn closing_marker(text: &str) -> usize {
    let inner = text.get(5..).and_then(|t| t.find("-----")).filter(|n| *n < 60);
    inner.map_or(0, |n| 5 + n + 5)
}

fn putty(scan: &Scan<'_>, text: &str, at: usize) -> Option<Secret> {
    let tail = clipped(text, at, MAX_KEY)?;
    let lines = tail.find("Private-Lines:")?;
    let end = tail.find("Private-MAC:").unwrap_or(tail.len());
    let drawn = base64_runs(tail.get(lines..end)?).concat();
    if drawn.len() < MIN_BODY || entropy(&drawn) < 3.5 {
        return None;
    }
    let severity =
        if scan.context.test || scan.context.sample { Severity::Minor } else { Severity::Critical };
    let value = drawn.get(..30).unwrap_or(&drawn);
    Some(Secret::new(
        at + lines..at + end,
        value,
        "a PuTTY private key".to_owned(),
        severity,
        Confidence::High,
    ))
}

/// The private member of the object around a `kty`, and where the object ends.
fn jwk(scan: &Scan<'_>, text: &str, at: usize) -> (Option<Secret>, usize) {
    let mut from = at.saturating_sub(MAX_JWK);
    while !text.is_char_boundary(from) {
        from += 1;
    }
    // A key is one object: nothing before the brace that opens it, nothing behind the brace that closes it.
    let from = text.get(from..at).and_then(|t| t.rfind('{')).map_or(from, |n| from + n);
    let Some(tail) = clipped(text, at, MAX_JWK) else { return (None, at + 1) };
    let to = at + tail.find('}').unwrap_or(tail.len());
    let sample = scan.context.test || scan.context.sample || is_example(text, at);
    let found = text.get(from..to).and_then(|object| private_member(sample, object));
    (found.map(|s| s.moved(from)), to)
}

fn private_member(sample: bool, object: &str) -> Option<Secret> {
    let symmetric = object.contains("oct\"") || object.contains("oct'");
    let name = if symmetric { "k" } else { "d" };
    let found =
        JWK_PRIVATE.as_ref()?.captures_iter(object).find(|c| c.get(1).is_some_and(|m| m.as_str() == name))?;
    let value = found.get(2)?;
    if is_made_up(value.as_str()) || entropy(value.as_str()) < 3.5 {
        return None;
    }
    let severity = if sample { Severity::Minor } else { Severity::Critical };
    let what = "a private JSON Web Key".to_owned();
    Some(Secret::new(value.range(), value.as_str(), what, severity, Confidence::High))
}
