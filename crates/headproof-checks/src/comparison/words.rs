//! Small questions about folded text.

use std::collections::BTreeSet;

use crate::inventory::Assertion;

/// The identifiers in a folded text, those inside strings left out.
#[must_use]
pub fn identifiers(text: &str) -> BTreeSet<&str> {
    let mut out = BTreeSet::new();
    for (i, part) in text.split('"').enumerate() {
        if i % 2 == 0 {
            out.extend(
                part.split(|c: char| !is_word(c)).filter(|w| w.starts_with(|c: char| !c.is_numeric())),
            );
        }
    }
    out.remove("");
    out
}

/// Words and numbers in a text.
pub fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let coarse = text.split(|c: char| !(is_word(c) || c == '.')).map(|t| t.trim_matches('.'));
    coarse
        .flat_map(|t| {
            let whole = t.starts_with(|c: char| c.is_ascii_digit());
            t.split(move |c: char| c == '.' && !whole)
        })
        .filter(|t| !t.is_empty())
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// How much two sets have in common, from 0 to 1.
pub(super) fn overlap(a: &BTreeSet<&str>, b: &BTreeSet<&str>) -> f64 {
    if a.is_empty() && b.is_empty() {
        return 1.0;
    }
    let common = a.intersection(b).count();
    let all = a.len() + b.len() - common;
    common as f64 / all.max(1) as f64
}

/// The last name in a subject that says what is looked at: `street` for `a.street` and `parse(x).street`, `parse`
/// for `parse(x)`.
#[must_use]
pub fn head(subject: &str) -> &str {
    // `len(x)` and `str(x)` say less about the subject than what stands inside.
    const AROUND: [&str; 11] =
        ["len(", "str(", "list(", "sorted(", "set(", "dict(", "int(", "tuple(", "await ", "repr(", "&"];
    let mut subject = subject;
    while let Some(around) = AROUND.iter().find(|a| subject.starts_with(**a)) {
        let inner = subject.get(around.len()..).unwrap_or_default();
        let whole = !around.ends_with('(') || inner.find(')') == inner.len().checked_sub(1);
        let inner = if around.ends_with('(') { inner.strip_suffix(')').unwrap_or(inner) } else { inner };
        if !whole || inner.is_empty() {
            break;
        }
        subject = inner;
    }
    last_name_outside_brackets(subject).unwrap_or(subject)
}

fn last_name_outside_brackets(text: &str) -> Option<&str> {
    let (mut depth, mut start, mut last) = (0usize, None, None);
    for (i, c) in text.char_indices().chain([(text.len(), ' ')]) {
        if depth == 0 && is_word(c) {
            start = start.or(Some(i));
            continue;
        }
        if let Some(from) = start.take() {
            last = text.get(from..i);
        }
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    last
}

/// Whether a literal stands in a text as a whole word.
#[must_use]
pub fn sees_word(text: &str, literal: &str) -> bool {
    if literal.is_empty() {
        return false;
    }
    text.match_indices(literal).any(|(i, found)| {
        let before = text.get(..i).and_then(|t| t.chars().next_back());
        let after = text.get(i + found.len()..).and_then(|t| t.chars().next());
        let edge = |inner: Option<char>, outer: Option<char>| {
            !(inner.is_some_and(is_word) && outer.is_some_and(is_word))
        };
        edge(literal.chars().next(), before) && edge(literal.chars().next_back(), after)
    })
}

/// A number as any language writes it, suffixes and separators left out.
#[must_use]
pub fn number(text: &str) -> Option<f64> {
    let text = text.trim_matches(|c| c == '(' || c == ')');
    let plain = text.replace('_', "");
    let plain = ["f64", "f32", "i64", "i32", "u64", "u32", "usize", "isize", "u8", "i8", "u16", "i16", "n"]
        .iter()
        .find_map(|s| plain.strip_suffix(s))
        .map_or(plain.clone(), str::to_owned);
    if let Some(hex) = plain.strip_prefix("0x") {
        return u64::from_str_radix(hex, 16).ok().map(|n| n as f64);
    }
    if !plain.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '+' || c == '.') {
        return None;
    }
    plain.parse().ok().filter(|n: &f64| n.is_finite())
}

/// The first name in a text: `got` for `got.rows[0]`.
pub(super) fn bare_name(text: &str) -> &str {
    let text = text.trim_start_matches(['&', '*', '(']);
    text.split(|c: char| !is_word(c)).next().unwrap_or(text)
}

/// How far before a value the name is looked for that it is given to.
const WINDOW: usize = 60;

/// Whether a folded body gives a name a value that holds a text: `got = reserve(` for `got` and `reserve(`.
pub(super) fn binds(body: &str, name: &str, value: &str) -> bool {
    if name.is_empty() || value.len() < 2 {
        return false;
    }
    body.match_indices(value).take(16).any(|(at, _)| {
        let from = (0..=at).rev().find(|i| at - i >= WINDOW && body.is_char_boundary(*i)).unwrap_or(0);
        let Some(window) = body.get(from..at) else { return false };
        let Some((left, right)) = window.rsplit_once('=') else { return false };
        let assigns = !left.ends_with(['=', '!', '<', '>']) && !right.contains([';', '{', '}', '"']);
        let near = left.rsplit([';', '}']).next().unwrap_or(left);
        assigns && sees_word(near, name)
    })
}

/// Whether a folded body gives a name exactly this value.
pub(super) fn binds_exactly(body: &str, name: &str, value: &str) -> bool {
    let plain = !name.is_empty() && name.chars().all(is_word) && value.len() > 3;
    plain
        && body.match_indices(&format!("={value}")).any(|(at, _)| {
            let left = body.get(..at).unwrap_or_default();
            let left = left.strip_suffix(':').unwrap_or(left);
            let names = left.rsplit(|c: char| !is_word(c) && c != ',').next().unwrap_or_default();
            let owned = left.len() > names.len() && left[..left.len() - names.len()].ends_with('.');
            // Of several names the first one is the value; the others say how it went.
            !owned && names.split(',').next() == Some(name)
        })
}

/// The value with brackets that a folded body gives to a name.
pub(super) fn value_of<'t>(body: &'t str, name: &str) -> Option<&'t str> {
    if name.is_empty() || !name.chars().all(is_word) {
        return None;
    }
    for (at, _) in body.match_indices(name) {
        let rest = body.get(at + name.len()..)?;
        let Some(value) = rest.strip_prefix(":=").or_else(|| rest.strip_prefix('=')) else { continue };
        if value.starts_with('=') || body.get(..at).is_some_and(|t| t.ends_with(is_word)) {
            continue;
        }
        let (mut depth, mut opened) = (0i32, false);
        for (i, c) in value.char_indices() {
            depth += i32::from(matches!(c, '(' | '[' | '{')) - i32::from(matches!(c, ')' | ']' | '}'));
            opened |= depth > 0;
            // `[]Entry{...}` goes on after its first pair of brackets.
            let goes_on =
                value.get(i + 1..).is_some_and(|t| t.starts_with(|c| is_word(c) || c == '{' || c == '.'));
            if opened && depth == 0 && !(c == ']' && goes_on) && matches!(c, ')' | ']' | '}') {
                return value.get(..=i);
            }
            if depth < 0 || (c == ';' && depth == 0) {
                break;
            }
        }
    }
    None
}

/// Which way a bound looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// The subject must stay under it.
    Under,
    /// The subject must stay over it.
    Over,
}

/// Which way the bound of an assertion looks.
#[must_use]
pub fn direction(assertion: &Assertion) -> Option<Direction> {
    let matcher = assertion.matcher.as_str();
    let lower = matcher.to_ascii_lowercase();
    let way = if matcher.contains('<') || lower.contains("less") || lower.contains("below") {
        Direction::Under
    } else if matcher.contains('>') || lower.contains("greater") || lower.contains("above") {
        Direction::Over
    } else {
        match lower.rsplit([' ', '_', '.', ':']).next().unwrap_or_default().trim_end_matches('!') {
            "lt" | "le" | "lte" | "most" | "atmost" => Direction::Under,
            "gt" | "ge" | "gte" | "least" | "atleast" => Direction::Over,
            _ => return None,
        }
    };
    Some(match (way, assertion.negated) {
        (Direction::Under, true) => Direction::Over,
        (Direction::Over, true) => Direction::Under,
        (way, false) => way,
    })
}

/// The bound of an assertion as a number.
#[must_use]
pub fn limit_of(assertion: &Assertion) -> Option<f64> {
    let expected = assertion.expected.as_deref()?;
    number(expected).or_else(|| {
        // `Duration::from_millis(50)`, `5*time.Second`, `time.Minute`: the only number in it, in its unit.
        let mut numbers = tokens(expected).filter_map(number);
        let (first, more) = (numbers.next(), numbers.next().is_some());
        let mut units = tokens(expected).filter_map(unit);
        let (scale, scaled_twice) = (units.next(), units.next().is_some());
        match (first, scale) {
            _ if more || scaled_twice => None,
            (_, Some(_)) if expected.contains('/') => None,
            (None, None) => None,
            (count, scale) => Some(count.unwrap_or(1.0) * scale.unwrap_or(1.0)),
        }
    })
}

/// How many seconds a unit of time stands for, by a word that names it.
fn unit(word: &str) -> Option<f64> {
    Some(match word.to_ascii_lowercase().trim_start_matches("from_").trim_start_matches("of") {
        "nanosecond" | "nanoseconds" | "nanos" => 1e-9,
        "microsecond" | "microseconds" | "micros" => 1e-6,
        "millisecond" | "milliseconds" | "millis" => 1e-3,
        "second" | "seconds" | "secs" => 1.0,
        "minute" | "minutes" | "mins" => 60.0,
        "hour" | "hours" => 3600.0,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads() {
        for (subject, want) in [
            ("a.street", "street"),
            ("parse(\"x\").street", "street"),
            ("created[0].getvalue()", "getvalue"),
            ("list(f(x))", "list"),
            ("slug(\"a b\")", "slug"),
            ("len(rows)", "rows"),
            ("r.json()[\"a\"]", "json"),
            ("x", "x"),
            ("", ""),
        ] {
            assert_eq!(head(subject), want, "{subject}");
        }
    }

    #[test]
    fn words_are_whole() {
        assert!(sees_word("check(\"1 Main\",1)", "1") && sees_word("f(\"a-b\")", "\"a-b\""));
        assert!(!sees_word("f(10)", "1") && !sees_word("x", "") && !sees_word("rate", "rat"));
    }

    #[test]
    fn numbers_of_all_languages() {
        for (text, want) in
            [("1_000", 1000.0), ("0x10", 16.0), ("1.50", 1.5), ("3u64", 3.0), ("-2", -2.0), ("1e-3", 1e-3)]
        {
            assert_eq!(number(text), Some(want), "{text}");
        }
        for text in ["abc", "\"1\"", "", "inf", "nan", "n"] {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
