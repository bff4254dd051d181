//! User names and passwords in addresses: `scheme://user:password@host`.

use headproof_core::severity::{Confidence, Severity};
use memchr::memmem;

use super::assigned::{is_default_password, weigh_password};
use super::placeholder::{is_filler, is_placeholder, is_reference};
use super::randomness::looks_random;
use super::scan::{Scan, Secret};

/// The longest authority that is read.
const MAX_AUTHORITY: usize = 256;

/// Finds credentials in addresses.
pub(super) fn find(scan: &Scan<'_>, out: &mut Vec<Secret>) {
    for region in &scan.regions {
        let Some(text) = scan.text.get(region.clone()) else { continue };
        for at in memmem::find_iter(text.as_bytes(), "://") {
            out.extend(credential(scan, text, at).map(|s| s.moved(region.start)));
        }
    }
}

fn credential(scan: &Scan<'_>, text: &str, at: usize) -> Option<Secret> {
    let start = at + 3;
    let mut to = (start + MAX_AUTHORITY).min(text.len());
    while !text.is_char_boundary(to) {
        to -= 1;
    }
    let tail = text.get(start..to)?;
    let stop = tail.find(|c: char| {
        c.is_whitespace() || matches!(c, '"' | '\'' | '`' | '<' | '>' | '\\' | '|' | '(' | ')')
    });
    let tail = tail.get(..stop.unwrap_or(tail.len()))?;
    // A slash ends the authority, but people also write passwords with slashes in them.
    let slash = tail.find(['/', '?', '#']).unwrap_or(tail.len());
    let at_sign = tail.get(..slash)?.rfind('@').or_else(|| sloppy_at(tail, slash))?;
    let (user, host) = (tail.get(..at_sign)?, tail.get(at_sign + 1..)?);
    let host = host.split(['/', '?', '#', ',']).next().unwrap_or(host);
    let scheme = scheme_before(text, at);
    match user.split_once(':') {
        Some((name, password)) => {
            let range = start + name.len() + 1..start + at_sign;
            weigh(scan, scheme, name, password, host).map(|(severity, confidence)| {
                Secret::new(
                    range,
                    password,
                    format!("a password in {} address", article(scheme)),
                    severity,
                    confidence,
                )
            })
        }
        None if looks_random(user, 20) && !is_placeholder(user) && !is_public_key(scheme, host) => {
            let what = format!("a token in {} address", article(scheme));
            let severity =
                if scan.context.test || scan.context.sample { Severity::Minor } else { Severity::Major };
            Some(Secret::new(start..start + at_sign, user, what, severity, Confidence::Medium))
        }
        None => None,
    }
}

/// `user:pa/ss@host`: an `@` behind the slash, where what follows looks like a host.
fn sloppy_at(tail: &str, slash: usize) -> Option<usize> {
    let at = tail.find('@')?;
    let head = tail.get(..at)?;
    let colon = head.find(':')?;
    let port = head.get(colon + 1..slash).unwrap_or_default();
    let numeric = !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit());
    let host = tail.get(at + 1..)?.split(['/', ':']).next()?;
    (colon < slash && !numeric && host.contains('.') && at < 120).then_some(at)
}

fn scheme_before(text: &str, at: usize) -> &str {
    let head = text.get(..at).unwrap_or_default();
    let len = head
        .bytes()
        .rev()
        .take(24)
        .take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'.'))
        .count();
    head.get(head.len() - len..).unwrap_or_default()
}

fn article(scheme: &str) -> String {
    let clean: String = scheme.chars().filter(char::is_ascii_alphanumeric).take(16).collect();
    match clean.as_str() {
        "" => "an".to_owned(),
        s if s.starts_with(['a', 'e', 'i', 'o', 'A']) => format!("an {s}"),
        s => format!("a {s}"),
    }
}

/// The address a client reports errors to holds a public half.
fn is_public_key(scheme: &str, host: &str) -> bool {
    host.contains("sentry") || host.contains("ingest.") || scheme.is_empty()
}

fn weigh(
    scan: &Scan<'_>,
    scheme: &str,
    user: &str,
    password: &str,
    host: &str,
) -> Option<(Severity, Confidence)> {
    let name = user.to_ascii_lowercase();
    if password.len() < 2
        || is_reference(password)
        || is_placeholder(password)
        || is_filler(password)
        || is_reference(user)
        || scheme.is_empty()
        || !password.is_ascii()
        || password.contains(['{', '}', '$', '%']) && password.len() < 6
        || password.contains("://")
        || matches!(name.as_str(), "user" | "username" | "foo" | "your_username" | "usr")
            && is_default_password(password)
        || matches!(password, "x-oauth-basic" | "x-token-auth")
    {
        return None;
    }
    let context = scan.context;
    let weak = is_default_password(password) || password.eq_ignore_ascii_case(user);
    let drawn = looks_random(password, 12);
    if is_local_host(host) || context.local {
        return (!weak && password.bytes().any(|b| b.is_ascii_digit()))
            .then_some((Severity::Minor, Confidence::Low));
    }
    if is_reserved_host(host) || context.sample || context.test {
        let telling = drawn || !weak && password.len() >= 6 && password.bytes().any(|b| b.is_ascii_digit());
        return telling.then_some((Severity::Minor, Confidence::Low));
    }
    match (weak, drawn) {
        (true, _) => Some((Severity::Minor, Confidence::Medium)),
        (false, true) => Some((Severity::Critical, Confidence::High)),
        (false, false) => weigh_password(password).map(|_| (Severity::Major, Confidence::Medium)),
    }
}

/// This machine, and names that only a private network or a composed set-up knows.
fn is_local_host(host: &str) -> bool {
    let name = host.split(':').next().unwrap_or(host).trim_matches(['[', ']']);
    host.is_empty()
        || matches!(name, "localhost" | "127.0.0.1" | "0.0.0.0" | "" | "host.docker.internal")
        || host.starts_with("[::1]")
        || !name.contains('.')
        || name.ends_with(".local")
        || name.ends_with(".localhost")
}

/// Names set aside for documentation and tests: <https://www.rfc-editor.org/rfc/rfc2606>.
fn is_reserved_host(host: &str) -> bool {
    let name = host.split(':').next().unwrap_or(host);
    name.contains("example.")
        || name.ends_with(".example")
        || name.ends_with(".test")
        || name.ends_with(".invalid")
}
