//! From the words of a comment to the suppressions in it.

use super::forms::{Codes, FORMS, Form, Kind, Scope};
use super::reason;
use crate::comments::{Comment, body};
use crate::view::SideView;

/// A suppression as a comment words it.
#[derive(Clone, Debug)]
pub(super) struct Worded {
    pub(super) form: &'static Form,
    pub(super) kind: Kind,
    pub(super) scope: Scope,
    /// What is silenced, sorted; empty: everything.
    pub(super) codes: Vec<String>,
    /// The words as written.
    pub(super) text: String,
}

/// The suppressions of one comment, and the reason given beside them.
pub(super) fn parse(comment: &Comment<'_>, side: &SideView<'_>) -> (Vec<Worded>, Option<String>) {
    let mut found = Vec::new();
    let mut prose = Vec::new();
    for part in parts(comment.text) {
        let Some((form, rest)) = directive(part, side) else {
            prose.push(part);
            continue;
        };
        let (codes, after) = codes(form, rest);
        let used = part.len().saturating_sub(after.len());
        let text = part.get(..used).unwrap_or(part).trim().trim_end_matches([':', '-']).trim().to_owned();
        let (kind, scope) = (kind(form, &codes), scope(form, comment, side));
        found.push(Worded { form, kind, scope, codes, text });
        prose.push(after);
    }
    let reason = if found.is_empty() { None } else { reason::stated(&prose.join(" ")) };
    (found, reason)
}

/// The parts of a comment: tools let several directives share one line, each behind its own marker.
fn parts(text: &str) -> Vec<&str> {
    let text = text.trim().trim_end_matches("*/}").trim_end_matches("*/").trim_end_matches("-->");
    let mut starts = vec![0];
    for (at, _) in text.match_indices([' ', '\t']) {
        let rest = text.get(at + 1..).unwrap_or_default();
        if rest.starts_with('#') || rest.starts_with("//") {
            starts.push(at + 1);
        }
    }
    starts.push(text.len());
    let pairs = starts.windows(2).filter_map(|w| match w {
        [from, to] => text.get(*from..*to),
        _ => None,
    });
    pairs.map(body).filter(|p| !p.is_empty()).collect()
}

/// The directive a part of a comment starts with, and what follows it.
fn directive<'t>(part: &'t str, side: &SideView<'_>) -> Option<(&'static Form, &'t str)> {
    let low = part.to_ascii_lowercase();
    let fits = |form: &&Form| low.strip_prefix(form.word).is_some_and(is_boundary) && form.home.holds(side);
    let form = FORMS.iter().filter(fits).max_by_key(|f| f.word.len())?;
    Some((form, part.get(form.word.len()..).unwrap_or_default()))
}

fn is_boundary(rest: &str) -> bool {
    let Some(next) = rest.chars().next() else { return true };
    match next {
        ' ' | '\t' | ':' | '[' | '(' | ',' | ';' | '=' | '{' => true,
        // A dash goes on with another word (`eslint-disable-foo`) unless something other than a letter follows.
        '-' => !rest.chars().nth(1).is_some_and(char::is_alphabetic),
        '.' => rest.len() == 1,
        _ => false,
    }
}

/// The codes after the word, and what follows them.
fn codes<'t>(form: &Form, rest: &'t str) -> (Vec<String>, &'t str) {
    let trimmed = rest.trim_start();
    let none = (Vec::new(), rest);
    let (mut codes, after) = match form.codes {
        Codes::Colon => trimmed.strip_prefix(':').map_or(none, |l| take_list(l, is_code)),
        Codes::Equals => trimmed.strip_prefix(['=', ':']).map_or(none, |l| take_list(l, is_code)),
        Codes::Bracket => bracketed(trimmed).map_or(none, |(l, after)| (take_list(l, is_code).0, after)),
        Codes::Listed => take_list(rest.trim_start_matches(['[', ':']), is_code),
        Codes::FirstWord => first_word(rest),
        Codes::Numbered => take_list(rest.trim_start_matches([':', ' ']), is_numbered),
        Codes::Never | Codes::Implied => none,
    };
    codes.sort();
    codes.dedup();
    (codes, after)
}

fn bracketed(text: &str) -> Option<(&str, &str)> {
    let close = match text.chars().next()? {
        '[' => ']',
        '(' => ')',
        _ => return None,
    };
    let end = text.find(close)?;
    Some((text.get(1..end)?, text.get(end + 1..)?))
}

fn first_word(rest: &str) -> (Vec<String>, &str) {
    let rest = rest.trim_start_matches([' ', ':']);
    let end = rest.find([' ', ':']).unwrap_or(rest.len());
    let word = rest.get(..end).unwrap_or_default();
    let codes = word.split(',').filter(|w| is_code(w)).map(str::to_owned).collect();
    (codes, rest.get(end..).unwrap_or_default())
}

/// Codes separated by commas; a code without a comma before it is taken only where it cannot be a word of prose.
fn take_list(list: &str, is_code: fn(&str) -> bool) -> (Vec<String>, &str) {
    let mut codes = Vec::new();
    let mut rest = list;
    let mut comma = true;
    loop {
        let skipped = rest.trim_start();
        let end = skipped.find([',', ' ', '\t', ';']).unwrap_or(skipped.len());
        let word = skipped.get(..end).unwrap_or_default();
        let code = word.trim_end_matches([':', ']']);
        let counts = is_code(code) && (comma || is_numbered(code) || code.contains('/'));
        if code.is_empty() || !counts {
            return (codes, rest);
        }
        codes.push(code.to_owned());
        let after = skipped.get(end..).unwrap_or_default();
        comma = after.trim_start().starts_with(',');
        rest = if comma { after.trim_start().get(1..).unwrap_or_default() } else { after };
        if word.ends_with(':') {
            return (codes, rest);
        }
    }
}

fn is_code(word: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_/@.*".contains(c);
    word.chars().all(plain) && word.chars().any(char::is_alphanumeric)
}

fn is_numbered(word: &str) -> bool {
    let letters = word.chars().take_while(char::is_ascii_alphabetic).count();
    let rest = word.get(letters..).unwrap_or_default();
    (1..=6).contains(&letters) && !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit() || c == '_')
}

/// Codes of security checks make a lint suppression one of security.
fn kind(form: &Form, codes: &[String]) -> Kind {
    const SECURE: [&str; 7] =
        ["gosec", "react/no-danger", "no-eval", "no-implied-eval", "no-new-func", "exec-used", "eval-used"];
    let bandit =
        |c: &str| c.strip_prefix('S').is_some_and(|n| n.len() == 3 && n.bytes().all(|b| b.is_ascii_digit()));
    let secure = |c: &String| {
        bandit(c)
            || SECURE.contains(&c.as_str())
            || ["security/", "no-secrets/", "/security/"].iter().any(|s| c.contains(s))
    };
    if form.kind == Kind::Lint && codes.iter().any(secure) { Kind::Security } else { form.kind }
}

/// Where a directive stands can change how far it reaches.
fn scope(form: &Form, comment: &Comment<'_>, side: &SideView<'_>) -> Scope {
    let alone = comment.stands_alone();
    let top = || alone && at_top(comment.line, side);
    match form.word {
        // These hold from here to the end of the file or an enabling mark.
        "eslint-disable" | "oxlint-disable" | "tslint:disable" | "revive:disable" if !top() => Scope::Block,
        "pylint: disable" | "pylint:disable" if alone && top() => Scope::File,
        "pylint: disable" | "pylint:disable" if alone => Scope::Block,
        "type: ignore" | "type:ignore" if top() => Scope::File,
        "shellcheck disable" if comment.line <= 3 && top() => Scope::File,
        "nolint" if alone && next_code(comment.line, side).starts_with("package ") => Scope::File,
        "rubocop:disable" | "swiftlint:disable" | "rubocop:todo" if !alone => Scope::Line,
        _ => form.scope,
    }
}

fn next_code<'c>(line: u32, side: &SideView<'c>) -> &'c str {
    let mut lines = (line + 1..line + 6).filter_map(|n| side.text.line(n)).map(str::trim);
    lines.find(|l| !l.is_empty() && !l.starts_with("//")).unwrap_or_default()
}

/// Whether nothing but comments, blank lines and doc texts stands above a line.
fn at_top(line: u32, side: &SideView<'_>) -> bool {
    const QUIET: [&str; 8] = ["#", "//", "/*", "*", "\"\"\"", "'''", "'use ", "\"use "];
    let quiet = |l: &str| l.is_empty() || QUIET.iter().any(|m| l.starts_with(m));
    line <= 40 && (1..line).filter_map(|n| side.text.line(n)).all(|l| quiet(l.trim()))
}
