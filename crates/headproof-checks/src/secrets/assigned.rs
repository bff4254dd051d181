//! Values that show by the name they are given to that they are secrets.

use std::sync::LazyLock;

use aho_corasick::{AhoCorasick, AhoCorasickKind};
use headproof_core::severity::{Confidence, Severity};
use headproof_core::text::SourceText;

use super::assignment::{Assignment, Tie, assignment_at};
use super::context::{Context, Form};
use super::encoding::base64_text;
use super::fallback;
use super::joined;
use super::key_name::{Family, KEYWORDS, family};
pub(super) use super::lookalike::is_default_password;
use super::lookalike::{is_something_else, is_uuid};
use super::paired;
use super::placeholder::{camel_words, is_filler, is_placeholder, is_reference};
use super::provider;
use super::randomness::{Mix, looks_random, sequence_share};
use super::scan::{Scan, Secret};

static AUTOMATON: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| {
    AhoCorasick::builder().ascii_case_insensitive(true).kind(Some(AhoCorasickKind::DFA)).build(KEYWORDS).ok()
});

/// What a value is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    /// A word or a number.
    Word,
    /// Several words that say `secret` themselves: what people write until they have a real one.
    Stopgap,
    /// Letters with digits or signs, as people make passwords.
    Human,
    /// Characters drawn at random.
    Drawn,
}

/// What kind of literal stands behind a name.
type Grade = (Severity, Confidence);

/// Bytes of a line to each side of a name that are looked at; only packed lines are longer.
const AROUND: usize = 2_048;

/// Finds secrets by the names of their settings and variables.
pub(super) fn find(scan: &Scan<'_>, out: &mut Vec<Secret>) {
    let context = scan.context;
    if context.machine_made || context.translation {
        return;
    }
    let Some(automaton) = &*AUTOMATON else { return };
    for region in &scan.regions {
        let Some(text) = scan.text.get(region.clone()) else { continue };
        let mut done = region.start;
        for hit in automaton.find_iter(text) {
            let at = region.start + hit.start();
            if at < done {
                continue;
            }
            let range = scan.near(at, AROUND);
            let Some(line) = scan.text.get(range.clone()) else { continue };
            let (name, found) = assignment_at(line, at - range.start);
            done = (range.start + name.end).max(at + 1);
            let secret = found.and_then(|f| {
                let whole = joined::literal(line, &f);
                match whole {
                    Some((value, end)) => judge_joined(scan, line, &f, &value, end),
                    None => judge(context, line, f),
                }
            });
            let secret = secret.map(|s| s.moved(range.start));
            let secret = secret.or_else(|| {
                let pair = paired::value_of(scan, range.start + name.start, name.len())?;
                judge(context, line, pair)
            });
            let secret = secret.or_else(|| {
                let name = range.start + name.start..range.start + name.end;
                judge(context, line, fallback::value_of(scan, &name)?)
            });
            if let Some(mut secret) = secret {
                if is_search_key(scan.text, secret.at.start) {
                    (secret.severity, secret.confidence) = (Severity::Minor, Confidence::Low);
                }
                done = secret.at.end.max(done);
                out.push(secret);
            }
        }
    }
}

/// Whether a key stands beside the name of an index in the settings of a site: what a browser searches with is seen by
/// everybody.
fn is_search_key(text: &str, at: usize) -> bool {
    const NEAR: usize = 200;
    let bytes = text.as_bytes();
    let near = bytes.get(at.saturating_sub(NEAR)..(at + NEAR).min(bytes.len())).unwrap_or_default();
    let has = |word: &str| memchr::memmem::find(near, word.as_bytes()).is_some();
    has("indexName") && (has("algolia") || has("docsearch") || has("Algolia") || has("DocSearch"))
}

fn judge(context: Context, line: &str, found: Assignment<'_>) -> Option<Secret> {
    let family = family_of(&found)?;
    let found = trimmed(context, line, found)?;
    let value = found.value;
    if is_reference(value)
        || is_placeholder(value)
        || says_its_name(&found)
        || is_in_hash_line(line, family, value)
    {
        return None;
    }
    let (severity, confidence) = grade(context, line, family, &found)?;
    let what = format!("a literal {} in `{}`", noun(family), shown(found.name));
    Some(Secret::new(found.at.clone(), value, what, severity, confidence))
}

/// A literal in pieces: judged as what it becomes, by its shape as well, because no one piece has that shape.
fn judge_joined(
    scan: &Scan<'_>,
    line: &str,
    first: &Assignment<'_>,
    value: &str,
    end: usize,
) -> Option<Secret> {
    let at = first.at.start..end;
    let source = SourceText::new(value);
    let mut shaped = Vec::new();
    provider::find(&Scan::whole(scan.path, &source), &mut shaped);
    let found = Assignment { name: first.name, value, at: at.clone(), quoted: true, tie: first.tie };
    let mut secret = shaped.into_iter().next().or_else(|| judge(scan.context, line, found))?;
    secret.at = at;
    Some(secret)
}

fn noun(family: Family) -> &'static str {
    match family {
        Family::Password => "password",
        Family::Secret => "secret",
        Family::Key => "key",
        Family::Token => "token",
        Family::Credential => "credential",
    }
}

/// A name for a title: its end where it is long.
fn shown(name: &str) -> &str {
    let from = name.len().saturating_sub(60);
    name.get(from..).unwrap_or(name)
}

fn family_of(found: &Assignment<'_>) -> Option<Family> {
    if found.name.eq_ignore_ascii_case("identified") {
        return (found.tie == Tie::Followed).then_some(Family::Password);
    }
    if found.tie == Tie::Passed && !found.name.contains('"') {
        let last = found.name.rsplit('.').next().unwrap_or(found.name);
        let first = camel_words(last).next().unwrap_or_default();
        let reads = [
            "get", "read", "fetch", "load", "ask", "find", "lookup", "env", "hash", "encrypt", "decrypt",
            "parse", "is", "has", "assert", "test",
        ];
        if reads.contains(&first.as_str()) {
            return None;
        }
        let name = last.strip_prefix("with").or_else(|| last.strip_prefix("With")).unwrap_or(last);
        return family(name);
    }
    family(found.name)
}

/// The value as its format means it: without comment, separators and what belongs to the next setting.
fn trimmed<'t>(context: Context, line: &'t str, mut found: Assignment<'t>) -> Option<Assignment<'t>> {
    if found.quoted || matches!(found.tie, Tie::Element) {
        let inner = found.value.trim();
        let lead = found.value.len() - found.value.trim_start().len();
        found.at = found.at.start + lead..found.at.start + lead + inner.len();
        found.value = inner;
        let bare_element = found.tie == Tie::Element && !found.quoted;
        return (!(inner.is_empty() || bare_element && context.form == Form::Code)).then_some(found);
    }
    let operator = line.get(..found.at.start)?.trim_end().bytes().next_back().unwrap_or(b' ');
    match found.tie {
        Tie::Inside => {
            // One string may hold a whole settings file, so `\n` ends a value; a lone query name is no credential.
            if operator != b'=' || found.value.contains(['(', ')', '+', '"']) {
                return None;
            }
        }
        _ if !context.takes_bare_values() => return None,
        Tie::Assigned => {
            let rest = line.get(found.at.end..).unwrap_or_default().trim_start();
            let ends = rest.is_empty()
                || rest.starts_with(['#', '/', ';', '\\', '&', '|', '>', ')', '}', '"', '\'']);
            if !(ends || operator == b'=' && context.form == Form::Bare && !context.yaml)
                || context.shell && operator != b'='
            {
                return None;
            }
        }
        Tie::Followed => {}
        Tie::Compared | Tie::Passed | Tie::Element => return None,
    }
    let joined = line.get(..found.at.start).is_some_and(|head| head.contains("://") || head.contains(';'));
    let cut =
        if joined { found.value.find([';', '&']).unwrap_or(found.value.len()) } else { found.value.len() };
    let value = found.value.get(..cut)?.trim_end_matches([',', ';', ')', '"', '\'', '`', '}', '\\']);
    found.at.end = found.at.start + value.len();
    found.value = value;
    let code = value.contains('(') || value.contains('[') && !looks_random(value, 12);
    (!value.is_empty() && !code).then_some(found)
}

/// `password: password`, `apiKey = "api-key"`, `TOKEN=token`: the value only repeats the name.
fn says_its_name(found: &Assignment<'_>) -> bool {
    let plain =
        |t: &str| t.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    let (name, value) = (plain(found.name), plain(found.value));
    value.is_empty() || name == value || name.ends_with(&value) && value.len() > 4
}

/// Digests beside the words that announce one.
fn is_in_hash_line(line: &str, family: Family, value: &str) -> bool {
    if family == Family::Password || !value.bytes().all(|b| b.is_ascii_hexdigit()) {
        return false;
    }
    let lower = line.to_ascii_lowercase();
    ["sha1", "sha256", "sha512", "md5", "checksum", "integrity", "digest", "etag", "commit", "fingerprint"]
        .iter()
        .any(|w| lower.contains(w))
}

/// What a password is made of; `None` where it is none.
pub(super) fn weigh_password(value: &str) -> Option<Strength> {
    let len = value.chars().count();
    if !(4..=200).contains(&len) || !value.is_ascii() || is_something_else(value) || is_filler(value) {
        return None;
    }
    if looks_random(value, 12) {
        return Some(Strength::Drawn);
    }
    if value.contains(' ') {
        return None;
    }
    let mix = Mix::of(value);
    if is_stopgap(value) {
        return Some(Strength::Stopgap);
    }
    match (mix.letters(), mix.digits + mix.other) {
        // A capital and small letters is how labels are written in any language.
        (_, 0) if mix.upper == 1 && value.starts_with(|c: char| c.is_ascii_uppercase()) => None,
        (_, 0) => Some(Strength::Word),
        (0, _) => (mix.other == 0 || mix.digits > 0 && mix.other > 1).then_some(Strength::Word),
        _ if mix.digits == 0
            && value
                .bytes()
                .all(|b| b.is_ascii_alphabetic() || matches!(b, b'-' | b'_' | b'.' | b':' | b'/')) =>
        {
            Some(Strength::Word)
        }
        _ => Some(Strength::Human),
    }
}

/// Only words that people write when they have no real secret yet, with or without a number.
fn is_stopgap(value: &str) -> bool {
    const WORDS: &[&str] = &[
        "my",
        "super",
        "very",
        "top",
        "dev",
        "test",
        "testing",
        "secret",
        "key",
        "jwt",
        "token",
        "local",
        "the",
        "api",
        "app",
        "for",
        "in",
        "production",
        "prod",
        "only",
        "not",
        "and",
        "insecure",
        "password",
        "pass",
        "development",
        "session",
        "signing",
        "access",
        "some",
        "a",
        "this",
        "is",
        "cookie",
        "supersecret",
        "mysecret",
        "topsecret",
        "secretkey",
        "admin",
        "development-only",
    ];
    let words: Vec<String> = camel_words(value).collect();
    words.len() > 1 && words.iter().all(|w| WORDS.contains(&w.as_str()))
}

fn grade(context: Context, line: &str, family: Family, found: &Assignment<'_>) -> Option<Grade> {
    let value = found.value;
    let strength = match family {
        Family::Password => weigh_password(value)?,
        Family::Secret => weigh_secret(value)?,
        Family::Key | Family::Token | Family::Credential => weigh_token(family, value)?,
    };
    if sequence_share(value) > 0.6 && family != Family::Password {
        return None;
    }
    let placed = place(context, family, strength, value)?;
    by_tie(line, found, strength, placed)
}

/// What signs or encrypts: weak ones count too, but only where they are long enough to be meant.
fn weigh_secret(value: &str) -> Option<Strength> {
    if is_uuid(value) {
        return Some(Strength::Drawn);
    }
    let strength = weigh_password(value)?;
    match strength {
        Strength::Word => {
            (value.len() >= 8 && !value.contains(['/', '.', ':', '_', '-'])).then_some(strength)
        }
        _ => (value.len() >= 8).then_some(strength),
    }
}

/// What services issue: it was drawn, or it is none.
fn weigh_token(family: Family, value: &str) -> Option<Strength> {
    if is_uuid(value) {
        return (!is_filler(value) && sequence_share(value) < 0.4).then_some(Strength::Drawn);
    }
    if family == Family::Credential
        && base64_text(value)
            .is_some_and(|t| t.split_once(':').is_some_and(|(u, p)| !u.is_empty() && p.len() > 3))
    {
        return Some(Strength::Human);
    }
    let least = if family == Family::Credential { 20 } else { 15 };
    if is_something_else(value) || is_filler(value) {
        return None;
    }
    if looks_random(value, least) {
        return Some(Strength::Drawn);
    }
    let mix = Mix::of(value);
    let typed = value.len() >= 10
        && mix.digits >= 3
        && mix.letters() >= 4
        && !value.contains(' ')
        && !value.contains("/");
    (typed && family != Family::Credential && weigh_password(value) >= Some(Strength::Human))
        .then_some(Strength::Human)
}

/// What the place of the file makes of it.
fn place(context: Context, family: Family, strength: Strength, value: &str) -> Option<Grade> {
    let settings = matches!(context.form, Form::Bare | Form::Quoted);
    let default = is_default_password(value);
    if context.form == Form::Prose {
        // Prose is full of samples; what looks drawn and is long may have been pasted from a real session.
        let pasted = strength == Strength::Drawn && value.len() >= 20;
        return pasted.then_some((Severity::Minor, Confidence::Low));
    }
    if context.sample {
        return (strength == Strength::Drawn && !default).then_some((Severity::Minor, Confidence::Low));
    }
    if context.test {
        return (strength >= Strength::Human && !default).then_some((Severity::Minor, Confidence::Low));
    }
    if context.local {
        return match strength {
            Strength::Drawn => Some((Severity::Major, Confidence::Medium)),
            Strength::Human if !default => Some((Severity::Minor, Confidence::Low)),
            _ => None,
        };
    }
    if default {
        return Some((Severity::Minor, Confidence::Low));
    }
    Some(match strength {
        Strength::Drawn => (Severity::Major, Confidence::High),
        Strength::Human if matches!(family, Family::Password | Family::Secret) => {
            (Severity::Major, Confidence::Medium)
        }
        Strength::Word if settings && family == Family::Password => (Severity::Major, Confidence::Medium),
        Strength::Human | Strength::Word | Strength::Stopgap => (Severity::Minor, Confidence::Low),
    })
}

/// What the form of the assignment makes of it: a literal that is passed or compared means less than one that is set.
fn by_tie(
    line: &str,
    found: &Assignment<'_>,
    strength: Strength,
    (severity, confidence): Grade,
) -> Option<Grade> {
    let soft = (Severity::Minor, Confidence::Low);
    match found.tie {
        Tie::Assigned | Tie::Element | Tie::Followed => Some((severity, confidence)),
        Tie::Compared | Tie::Passed if strength == Strength::Drawn => Some((severity, confidence)),
        Tie::Compared => (strength >= Strength::Human).then_some(soft),
        Tie::Passed if is_fallback(line) => (strength >= Strength::Stopgap).then_some((severity, confidence)),
        Tie::Passed => (strength >= Strength::Human).then_some(soft),
        Tie::Inside => (strength >= Strength::Human).then_some((severity, confidence)),
    }
}

/// The value that is used when the environment has none.
fn is_fallback(line: &str) -> bool {
    let lower = line.to_ascii_lowercase();
    ["getenv", "environ", "env(", "env.get", "getproperty", "getordefault", "config("]
        .iter()
        .any(|w| lower.contains(w))
}
