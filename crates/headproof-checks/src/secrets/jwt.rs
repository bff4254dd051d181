//! Signed JSON Web Tokens.

use std::sync::LazyLock;

use headproof_core::severity::{Confidence, Severity};
use memchr::memmem;
use regex::Regex;

use super::encoding::base64_text;
use super::example::is_example;
use super::placeholder::is_made_up;
use super::scan::{Scan, Secret};

static SHAPE: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"^eyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{4,4000}\.[A-Za-z0-9_-]{20,1400}").ok()
});

/// The longest token that is read.
const MAX_TOKEN: usize = 7_500;

/// Finds signed tokens.
pub(super) fn find(scan: &Scan<'_>, out: &mut Vec<Secret>) {
    for region in &scan.regions {
        let Some(text) = scan.text.get(region.clone()) else { continue };
        let mut done = 0;
        for at in memmem::find_iter(text.as_bytes(), "eyJ") {
            let inside = at > 0 && text.as_bytes().get(at - 1).is_some_and(u8::is_ascii_alphanumeric);
            if at < done || inside {
                continue;
            }
            // A token's parts have no character in common with what follows, so a failed look costs its own run only.
            let run = text.as_bytes().get(at..).unwrap_or_default().iter().take(MAX_TOKEN);
            let len =
                run.take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'-')).count();
            done = at + len;
            let Some(token) = text.get(at..at + len) else { continue };
            let Some(found) = SHAPE.as_ref().and_then(|s| s.find(token)) else { continue };
            let sample = is_example(text, at);
            out.extend(judge(scan, found.as_str(), sample).map(|s| s.moved(region.start + at)));
        }
    }
}

fn judge(scan: &Scan<'_>, token: &str, sample: bool) -> Option<Secret> {
    let mut parts = token.split('.');
    let (header, payload, signature) = (parts.next()?, parts.next()?, parts.next()?);
    let header = base64_text(header)?;
    let claims = base64_text(payload).unwrap_or_default();
    let told_public =
        claims.contains("\"anon\"") || claims.contains("John Doe") || header.contains("\"none\"");
    if !header.contains("\"alg\"") || told_public || is_made_up(signature) {
        return None;
    }
    let (severity, confidence) = if claims.contains("service_role") {
        (Severity::Critical, Confidence::High)
    } else if sample || scan.context.test || scan.context.sample || scan.context.local {
        (Severity::Minor, Confidence::Medium)
    } else {
        (Severity::Major, Confidence::Medium)
    };
    Some(Secret::new(0..token.len(), signature, "a signed JSON Web Token".to_owned(), severity, confidence))
}
