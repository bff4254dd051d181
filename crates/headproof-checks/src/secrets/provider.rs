//! Tokens that show by their shape whose they are.

use std::sync::{LazyLock, OnceLock};

use aho_corasick::{AhoCorasick, AhoCorasickKind, MatchKind};
use headproof_core::severity::{Confidence, Severity};
use regex::Regex;

use super::formats::{self, Format, Reach};
use super::placeholder::is_made_up;
use super::randomness::{Mix, entropy, wordiness};
use super::scan::{Scan, Secret, clipped};

/// Formats that share a mark, and their patterns once needed.
struct Table {
    marks: Option<AhoCorasick>,
    by_mark: Vec<Vec<&'static Format>>,
    patterns: Vec<(&'static Format, OnceLock<Option<Regex>>)>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut marks: Vec<&'static str> = formats::all().map(|f| f.mark).collect();
    marks.sort_unstable();
    marks.dedup();
    let by_mark = marks.iter().map(|m| formats::all().filter(|f| f.mark == *m).collect()).collect();
    // Marks are fixed, so building cannot fail; without the automaton nothing would be found and the tests would say so.
    let automaton = AhoCorasick::builder()
        .match_kind(MatchKind::LeftmostLongest)
        .kind(Some(AhoCorasickKind::DFA))
        .build(&marks)
        .ok();
    Table { marks: automaton, by_mark, patterns: formats::all().map(|f| (f, OnceLock::new())).collect() }
});

impl Table {
    fn pattern(&self, format: &'static Format) -> Option<&Regex> {
        let (_, cell) = self.patterns.iter().find(|(f, _)| std::ptr::eq(*f, format))?;
        let anchor = if format.lead == 0 { "^" } else { "" };
        cell.get_or_init(|| Regex::new(&format!("{anchor}(?:{})", format.pattern)).ok()).as_ref()
    }
}

/// The longest token that is looked at behind its mark.
const MAX_TOKEN: usize = 700;
/// The same where the mark stands inside, so that the search is not anchored.
const MAX_BEHIND: usize = 180;

/// Finds tokens in the parts of a text that are read.
pub(super) fn find(scan: &Scan<'_>, out: &mut Vec<Secret>) {
    let table = &*TABLE;
    let Some(marks) = &table.marks else { return };
    for region in &scan.regions {
        let Some(text) = scan.text.get(region.clone()) else { continue };
        let mut done = 0;
        for hit in marks.find_iter(text) {
            if hit.start() < done {
                continue;
            }
            let formats = table.by_mark.get(hit.pattern().as_usize()).map_or(&[][..], Vec::as_slice);
            for format in formats {
                let Some((start, end)) = token_at(table, format, text, hit.start()) else { continue };
                if let Some(secret) = judge(scan, format, text, start, end) {
                    out.push(secret.moved(region.start));
                }
                done = end;
                break;
            }
        }
    }
}

fn token_at(table: &Table, format: &'static Format, text: &str, mark: usize) -> Option<(usize, usize)> {
    let mut from = mark.saturating_sub(format.lead);
    while !text.is_char_boundary(from) {
        from += 1;
    }
    // Nothing before the mark's own line.
    if let Some(line) = text.get(from..mark).and_then(|t| t.rfind('\n')) {
        from += line + 1;
    }
    if format.lead == 0 && !bounded_left(text, mark, format) {
        return None;
    }
    let most = if format.lead == 0 { MAX_TOKEN } else { MAX_BEHIND };
    let mut to = (mark + most).min(text.len());
    while !text.is_char_boundary(to) {
        to -= 1;
    }
    let found = table.pattern(format)?.find(text.get(from..to)?)?;
    let (start, end) = (from + found.start(), from + found.end());
    let bounded = bounded_left(text, start, format) && bounded_right(text, end);
    (start <= mark && mark < end && bounded).then_some((start, end))
}

fn bounded_left(text: &str, at: usize, format: &Format) -> bool {
    let own = format.mark.as_bytes().first().is_some_and(u8::is_ascii_alphanumeric) || format.lead > 0;
    let before = text.get(..at).and_then(|t| t.bytes().next_back());
    // `\n` and `\t` written out in a string end with a letter that is not part of a token.
    let escaped =
        text.get(..at).is_some_and(|t| t.ends_with("\\n") || t.ends_with("\\t") || t.ends_with("\\r"));
    !own || escaped
        || !before.is_some_and(|b| {
            b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-' | b'.') && !format.mark.contains('/')
        })
        || format.mark.contains('/') && before == Some(b'.')
}

fn bounded_right(text: &str, at: usize) -> bool {
    !text.get(at..).and_then(|t| t.bytes().next()).is_some_and(|b| b.is_ascii_alphanumeric() || b == b'_')
}

fn judge(scan: &Scan<'_>, format: &Format, text: &str, start: usize, end: usize) -> Option<Secret> {
    let token = text.get(start..end)?;
    let body = if format.lead == 0 { token.get(format.mark.len()..)? } else { token };
    let summed = format.checksum.is_some_and(|check| check(token));
    if !summed && (is_made_up(body) || is_documented(token) || !is_drawn(body)) {
        return None;
    }
    let context = scan.context;
    let (severity, confidence) = match format.reach {
        Reach::Client if is_client_file(scan, text, start) => (Severity::Minor, Confidence::Medium),
        Reach::Limited => (Severity::Minor, Confidence::Medium),
        Reach::Live if is_signed_address(text, start, end) => (Severity::Minor, Confidence::Medium),
        _ if context.machine_made && !summed => (Severity::Minor, Confidence::Low),
        _ if context.test || context.sample => (Severity::Major, Confidence::Medium),
        Reach::Client => (Severity::Major, Confidence::Medium),
        Reach::Live if format.checksum.is_some() && !summed => (Severity::Major, Confidence::Medium),
        Reach::Live => (Severity::Critical, Confidence::High),
    };
    let mut secret = Secret::new(
        start..end,
        token,
        format!("{} {}", article(format.name), format.name),
        severity,
        confidence,
    );
    if summed {
        secret.fact =
            Some("the checksum inside the token is right, so it was issued by the vendor".to_owned());
    }
    Some(secret)
}

/// Whether the id of a key stands in an address that was signed with it: such addresses are made to be handed out, and
/// what signs them is not in them.
fn is_signed_address(text: &str, start: usize, end: usize) -> bool {
    let before = text.get(..start).unwrap_or_default();
    let scoped = text.get(end..).is_some_and(|t| t.starts_with("%2F2") || t.starts_with("/2"));
    let named = |name: &str| {
        let at = before.strip_suffix(name).and_then(|t| t.chars().next_back());
        at.is_some_and(|c| matches!(c, '?' | '&' | ';'))
    };
    (before.ends_with("X-Amz-Credential=") && scoped) || named("AWSAccessKeyId=")
}

/// Characters that a generator drew: spread over the alphabet, and no words.
fn is_drawn(body: &str) -> bool {
    let mix = Mix::of(body);
    let spread = entropy(body) >= if body.len() >= 30 { 3.0 } else { 2.5 };
    let words =
        mix.digits == 0 && wordiness(body) > 0.55 || wordiness(body) > 0.75 && mix.digits * 8 < body.len();
    spread && !words
}

/// Keys that vendors print in their documentation and everybody copies.
fn is_documented(token: &str) -> bool {
    token.ends_with("EXAMPLE")
        || token.contains("AIzaSyD-EXAMPLE")
        || token.contains("4eC39HqLyjWDarjtT1zdp7dc")
}

/// The article as the name is spoken.
fn article(name: &str) -> &'static str {
    let spoken = name.starts_with(['A', 'E', 'I', 'O', 'a', 'e', 'i', 'o']);
    if spoken || name.starts_with("npm") || name.starts_with("xAI") || name.starts_with("X ") {
        "an"
    } else {
        "a"
    }
}

/// Where apps and pages keep the keys that are meant to be seen.
fn is_client_file(scan: &Scan<'_>, text: &str, at: usize) -> bool {
    const PLACES: &[&str] = &[
        "google-services.json",
        "googleservice-info.plist",
        "firebase",
        "androidmanifest.xml",
        "public/",
        "index.html",
    ];
    let path = scan.path.lossy().to_ascii_lowercase();
    let mut from = at.saturating_sub(300);
    while !text.is_char_boundary(from) {
        from += 1;
    }
    let near = clipped(text, from, 700).unwrap_or_default();
    PLACES.iter().any(|p| path.contains(p))
        || near.contains("authDomain")
        || near.contains("maps.googleapis.com")
}
