//! Literals, and how much they tell about where they come from.

use crate::comparison::number;

/// How much a literal tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Telling {
    /// A limit or a name of a kind: code has reasons of its own to single it out.
    Usual,
    /// A number that code and tests both like.
    Common,
    /// Nothing but a test would think of it.
    Odd,
}

/// How much a literal tells.
pub(super) fn telling(literal: &str) -> Telling {
    let text = literal.trim();
    if let Some(value) = number(text) {
        const COMMON: [f64; 16] = [
            10.0, 12.0, 16.0, 24.0, 32.0, 60.0, 64.0, 100.0, 127.0, 128.0, 255.0, 256.0, 365.0, 1000.0,
            1024.0, 65535.0,
        ];
        let status = (200.0..600.0).contains(&value) && value.fract() == 0.0;
        return match value {
            v if v.abs() < 2.0 && v.fract() == 0.0 => Telling::Usual,
            v if COMMON.contains(&v) || status => Telling::Usual,
            v if v.abs() < 10.0 && v.fract() == 0.0 => Telling::Common,
            _ => Telling::Odd,
        };
    }
    let inner = text.trim_matches(['"', '\'', '`']);
    if inner.len() < text.len() && !text.starts_with(['(', '[', '{']) {
        let word =
            inner.chars().all(|c| c.is_alphabetic() || matches!(c, '_' | '-' | '.' | '/' | ':' | '*' | '$'));
        let code = inner.len() < 3
            || (!inner.contains(' ')
                && inner.len() <= 8
                && inner.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'));
        return if word || code { Telling::Usual } else { Telling::Odd };
    }
    let filled = text.chars().filter(|c| c.is_alphanumeric()).count();
    if filled > 1 { Telling::Odd } else { Telling::Usual }
}

/// The numbers and texts that a literal is made of.
pub(super) fn atoms(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut rest = text.chars().peekable();
    let mut word = String::new();
    while let Some(c) = rest.next() {
        if matches!(c, '"' | '\'' | '`') {
            out.push(rest.by_ref().take_while(|d| *d != c).collect());
        } else if c.is_alphanumeric() || c == '_' || (c == '.' && !word.is_empty()) {
            word.push(c);
            continue;
        }
        push_number(&mut word, &mut out);
    }
    push_number(&mut word, &mut out);
    out
}

fn push_number(word: &mut String, out: &mut Vec<String>) {
    let taken = std::mem::take(word);
    if taken.starts_with(|c: char| c.is_ascii_digit()) {
        out.push(taken);
    }
}

/// Whether a text is a pattern or record of literals: `[Point { x: 8, y: 10 }, ..]`, and binds no name.
pub(super) fn is_record(text: &str) -> bool {
    let mut words: Vec<(String, bool)> = Vec::new();
    let mut quote = None;
    let mut word = String::new();
    for c in text.chars().chain(std::iter::once(' ')) {
        match quote {
            Some(q) if c == q => quote = None,
            Some(_) => {}
            None if matches!(c, '"' | '\'') => quote = Some(c),
            None if c.is_alphanumeric() || c == '_' => word.push(c),
            None => {
                if !word.is_empty() {
                    words.push((std::mem::take(&mut word), matches!(c, ':' | '!' | '(')));
                }
            }
        }
    }
    let known = |(word, named): &(String, bool)| {
        *named || word == "_" || word.starts_with(|c: char| c.is_ascii_digit() || c.is_uppercase())
    };
    quote.is_none() && !text.contains("=>") && words.iter().all(known) && !atoms(text).is_empty()
}

/// Whether a text is a literal: numbers, texts, lists and records of them.
pub(super) fn is_literal(text: &str) -> bool {
    const WORDS: [&str; 18] = [
        "True",
        "False",
        "None",
        "true",
        "false",
        "null",
        "nil",
        "undefined",
        "Some",
        "Ok",
        "Decimal",
        "vec",
        "to_string",
        "String",
        "from",
        "into",
        "to_owned",
        "int",
    ];
    let mut rest = String::new();
    let mut quote: Option<char> = None;
    for c in text.chars() {
        match quote {
            Some(q) if c == q => quote = None,
            Some(_) => {}
            None if matches!(c, '"' | '\'' | '`') => {
                quote = Some(c);
                rest.push(' ');
            }
            None => rest.push(c),
        }
    }
    let plain = |c: char| "[](){},.:;&*-+!<> _".contains(c);
    quote.is_none()
        && !text.trim().is_empty()
        && rest.chars().all(|c| c.is_alphanumeric() || plain(c))
        && rest
            .split(|c: char| !c.is_alphanumeric() && c != '_')
            .filter(|w| w.starts_with(|c: char| c.is_alphabetic() || c == '_'))
            .all(|w| WORDS.contains(&w))
        && (text.contains(['"', '\'', '`'])
            || text.chars().any(|c| c.is_ascii_digit())
            || WORDS.contains(&text.trim())
            || text.starts_with('['))
}
