//! Credentials in `Authorization` headers and on command lines.

use std::sync::LazyLock;

use aho_corasick::{AhoCorasick, MatchKind};
use headproof_core::severity::{Confidence, Severity};
use regex::Regex;

use super::assigned::{Strength, is_default_password, weigh_password};
use super::encoding::base64_text;
use super::placeholder::{is_made_up, is_placeholder, is_reference};
use super::randomness::looks_random;
use super::scan::{Scan, Secret};

const MARKS: &[&str] = &[
    "Basic ", "basic ", "Bearer ", "bearer ", " -u", "--user", " -p", "Token ", "uth(", "uth=(", "uth = (",
    "uth: (",
];

static AUTOMATON: LazyLock<Option<AhoCorasick>> =
    LazyLock::new(|| AhoCorasick::builder().match_kind(MatchKind::LeftmostFirst).build(MARKS).ok());
static BASIC: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"^[A-Za-z0-9+/]{8,400}={0,2}").ok());
static BEARER: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"^[A-Za-z0-9._~+/-]{16,1000}=*").ok());
static USER: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r#"^(?:ser)?[= ]*["']?([A-Za-z0-9._@\\-]{1,60}):([^\s"'`\\:]{3,100})"#).ok());
static PAIR: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r#"^\s*["'`]([^"'`\n]{1,60})["'`]\s*,\s*["'`]([^"'`\n]{4,100})["'`]"#).ok());
static PASS_FLAG: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r#"^ ?["']?([^\s"'`|;&\\-][^\s"'`|;&\\]{3,80})"#).ok());

/// Programs whose `-p` takes a password.
const LOGIN_PROGRAMS: &[&str] =
    &["sshpass ", "mysql ", "mysqldump ", "mysqladmin ", "docker login ", "podman login "];

/// Finds credentials in headers and commands.
pub(super) fn find(scan: &Scan<'_>, out: &mut Vec<Secret>) {
    let Some(automaton) = &*AUTOMATON else { return };
    for region in &scan.regions {
        let Some(text) = scan.text.get(region.clone()) else { continue };
        for hit in automaton.find_iter(text) {
            let mut to = (hit.end() + 1_100).min(text.len());
            while !text.is_char_boundary(to) {
                to -= 1;
            }
            let Some(tail) = text.get(hit.end()..to) else { continue };
            let mut from = hit.start().saturating_sub(160);
            while !text.is_char_boundary(from) {
                from += 1;
            }
            let before = text.get(from..hit.start()).unwrap_or_default();
            let before = before.rsplit('\n').next().unwrap_or_default();
            let found = match hit.pattern().as_usize() {
                0 | 1 => basic(scan, before, tail),
                2 | 3 | 7 => bearer(scan, before, tail),
                4 | 5 => user(scan, before, tail),
                8.. => pair(scan, before, tail),
                _ => pass_flag(scan, before, tail),
            };
            out.extend(found.map(|s| s.moved(region.start + hit.end())));
        }
    }
}

fn grade(scan: &Scan<'_>) -> (Severity, Confidence) {
    let soft = scan.context.test || scan.context.sample || scan.context.local;
    if soft { (Severity::Minor, Confidence::Medium) } else { (Severity::Major, Confidence::Medium) }
}

fn basic(scan: &Scan<'_>, before: &str, tail: &str) -> Option<Secret> {
    let found = BASIC.as_ref()?.find(tail)?;
    let decoded = base64_text(found.as_str())?;
    let (user, password) = decoded.split_once(':')?;
    let named = before.to_ascii_lowercase().contains("auth") || before.ends_with(['"', '\'', '`']);
    let told = is_placeholder(password)
        || is_reference(password)
        || is_default_password(password)
        || password.len() < 4;
    if !named || told || user.is_empty() || !user.is_ascii() || !password.is_ascii() {
        return None;
    }
    let (severity, confidence) = grade(scan);
    let what = "a user name and password in a Basic authorisation header".to_owned();
    Some(Secret::new(0..found.end(), found.as_str(), what, severity, confidence))
}

fn bearer(scan: &Scan<'_>, before: &str, tail: &str) -> Option<Secret> {
    let found = BEARER.as_ref()?.find(tail)?;
    let token = found.as_str();
    // Recorded exchanges hold headers as list entries, away from their name; a long token speaks for itself.
    let named = before.to_ascii_lowercase().contains("auth") || before.ends_with(['"', '\'', '`']);
    let named = named || looks_random(token, 24) && before.trim_start().len() <= 2;
    if !named || is_reference(token) || is_placeholder(token) || is_made_up(token) || !looks_random(token, 16)
    {
        return None;
    }
    let (severity, confidence) = grade(scan);
    let what = "a token in an authorisation header".to_owned();
    Some(Secret::new(0..found.end(), token, what, severity, confidence))
}

fn user(scan: &Scan<'_>, before: &str, tail: &str) -> Option<Secret> {
    if !["curl", "wget", "http ", "https "].iter().any(|p| before.contains(p)) {
        return None;
    }
    let found = USER.as_ref()?.captures(tail)?;
    let (name, password) = (found.get(1)?, found.get(2)?);
    weigh_on_command(scan, password.as_str(), name.as_str())?;
    let (severity, confidence) = grade(scan);
    let what = "a password on a command line".to_owned();
    Some(Secret::new(password.range(), password.as_str(), what, severity, confidence))
}

/// `auth=("name", "password")`, `basicAuth("name", "password")`.
fn pair(scan: &Scan<'_>, before: &str, tail: &str) -> Option<Secret> {
    if !before.ends_with(['a', 'A']) {
        return None;
    }
    let found = PAIR.as_ref()?.captures(tail)?;
    let (name, password) = (found.get(1)?, found.get(2)?);
    weigh_on_command(scan, password.as_str(), name.as_str())?;
    let (severity, confidence) = grade(scan);
    let what = "a password beside a user name".to_owned();
    Some(Secret::new(password.range(), password.as_str(), what, severity, confidence))
}

fn pass_flag(scan: &Scan<'_>, before: &str, tail: &str) -> Option<Secret> {
    let program = LOGIN_PROGRAMS.iter().find(|p| format!("{before} ").contains(**p))?;
    // `mysql -p` with a blank asks; what follows is the database.
    if program.starts_with("mysql") && tail.starts_with(' ') {
        return None;
    }
    let password = PASS_FLAG.as_ref()?.captures(tail)?.get(1)?;
    weigh_on_command(scan, password.as_str(), "")?;
    let (severity, confidence) = grade(scan);
    Some(Secret::new(
        password.range(),
        password.as_str(),
        "a password on a command line".to_owned(),
        severity,
        confidence,
    ))
}

fn weigh_on_command(scan: &Scan<'_>, password: &str, user: &str) -> Option<()> {
    let told = is_placeholder(password)
        || is_reference(password)
        || password.contains(['$', '<', '{'])
        || password == user;
    let soft = scan.context.sample || scan.context.test || scan.context.local;
    let weak = is_default_password(password) && (soft || is_default_password(user) || user == "username");
    let least = if soft { Strength::Stopgap } else { Strength::Word };
    let weighed = weigh_password(password) >= Some(least) || is_default_password(password);
    (!told && !weak && weighed).then_some(())
}
