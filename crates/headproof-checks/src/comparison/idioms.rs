//! One form for the idioms of different matchers: `expect(a.length).toBe(2)` and `expect(a).toHaveLength(2)` demand
//! the same.

use super::words::number;
use crate::inventory::{Assertion, Strength};

/// What an assertion demands, whatever matcher says it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Idiom {
    kind: Kind,
    subject: String,
    expected: String,
    negated: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Equal,
    Length,
    Part,
}

impl Idiom {
    /// The idiom of an assertion; `None` for what has one spelling only.
    pub(super) fn of(a: &Assertion) -> Option<Self> {
        let expected = a.expected.as_deref().unwrap_or_default();
        let last = a.matcher.rsplit(['.', ' ']).next().unwrap_or_default();
        let holds = match (a.strength, expected) {
            (Strength::Equality, "true" | "True") => Some(true),
            (Strength::Equality, "false" | "False") => Some(false),
            (Strength::Truth, "") => Some(!last.contains("als") || a.negated),
            _ => None,
        };
        let idiom = match (a.strength, holds) {
            (_, Some(holds)) => Self::of_condition(&a.subject, holds == a.negated)?,
            (Strength::Equality, None) => {
                Self::new(Kind::Equal, &a.subject, expected, a.negated).measured_by(last)
            }
            (Strength::Part, None) => Self::new(Kind::Part, &a.subject, expected, a.negated),
            _ => return None,
        };
        (!idiom.subject.is_empty() && !idiom.expected.is_empty()).then_some(idiom)
    }

    fn new(kind: Kind, subject: &str, expected: &str, negated: bool) -> Self {
        let expected = match expected {
            "None" | "nil" => "null".to_owned(),
            text => number(text).map_or_else(|| text.to_owned(), |n| n.to_string()),
        };
        let this = Self { kind, subject: subject.to_owned(), expected, negated };
        this.measured_by("")
    }

    /// Equality of a length is a demand on the whole.
    fn measured_by(mut self, matcher: &str) -> Self {
        const LENGTHS: [&str; 7] =
            ["toHaveLength", "lengthOf", "Len", "HaveLen", "toHaveSize", "toHaveCount", "length"];
        if self.kind == Kind::Equal {
            if LENGTHS.contains(&matcher) {
                self.kind = Kind::Length;
            } else if let Some(inner) = measured(&self.subject) {
                self.subject = inner.to_owned();
                self.kind = Kind::Length;
            }
        }
        self
    }

    fn of_condition(condition: &str, mut negated: bool) -> Option<Self> {
        let mut text = condition;
        while let Some(inner) = text.strip_prefix('!').or_else(|| text.strip_prefix("not ")) {
            negated = !negated;
            text = inner;
        }
        for (sign, turned) in [("===", false), ("!==", true), ("==", false), ("!=", true)] {
            if let Some((left, right)) = split_outside(text, sign) {
                return Some(Self::new(Kind::Equal, left, right, negated != turned));
            }
        }
        for call in [".includes(", ".contains(", ".has("] {
            if let Some((whole, part)) = text.rsplit_once(call)
                && let Some(part) = part.strip_suffix(')')
            {
                return Some(Self::new(Kind::Part, whole, part.trim_start_matches('&'), negated));
            }
        }
        // White space beside a quote is folded away: `"a"in x`.
        let quoted = || text.find("\"in ").and_then(|i| Some((text.get(..=i)?, text.get(i + 4..)?)));
        let (part, whole) = split_outside(text, " in ").or_else(quoted)?;
        Some(Self::new(Kind::Part, whole, part, negated))
    }
}

/// Whether a type was asked for in other words: `assert_equal(type(x), T)` and `type(x) == T`, a checker of one's own
/// that is named after the matcher and the matcher itself.
pub(super) fn is_type_spelled_otherwise(b: &Assertion, a: &Assertion) -> bool {
    let compared = b.strength == Strength::Equality && b.subject.starts_with("type(");
    let named = b.matcher.to_ascii_lowercase().replace('_', "").contains("isinstance");
    let same = b.subject == a.subject || b.text.contains(a.subject.as_str());
    let expected = a.expected.as_deref().is_some_and(|e| b.text.contains(e));
    a.strength == Strength::Type && !a.negated && !b.negated && same && expected && (compared || named)
}

/// What a length is taken of.
pub(super) fn measured(subject: &str) -> Option<&str> {
    const ENDS: [&str; 7] = [".length", ".size", ".len()", ".size()", ".count()", ".length()", ".Len()"];
    if let Some(inner) = ENDS.iter().find_map(|end| subject.strip_suffix(end)) {
        return Some(inner);
    }
    let inner = subject.strip_prefix("len(").or_else(|| subject.strip_prefix("Object.keys("))?;
    let inner = inner.strip_suffix(".length").unwrap_or(inner).strip_suffix(')')?;
    let mut depth = 0i32;
    for c in inner.chars() {
        depth += i32::from(matches!(c, '(' | '[')) - i32::from(matches!(c, ')' | ']'));
        if depth < 0 {
            return None;
        }
    }
    Some(inner)
}

/// Splits at the only place where a sign stands outside brackets and strings.
pub(super) fn split_outside<'t>(text: &'t str, sign: &str) -> Option<(&'t str, &'t str)> {
    let (mut depth, mut quoted) = (0i32, false);
    let mut found = None;
    for (i, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 && !quoted && text.get(i..).is_some_and(|t| t.starts_with(sign)) {
            if found.is_some() {
                return None;
            }
            found = Some(i);
        }
    }
    let at = found?;
    let (left, right) = (text.get(..at)?, text.get(at + sign.len()..)?);
    let clean = !left.ends_with(['!', '=', '<', '>']) && !right.starts_with('=');
    (clean && !left.is_empty() && !right.is_empty()).then_some((left, right))
}

/// Whether a stored output became a written one with the same words, or the other way round.
pub(super) fn is_snapshot_spelled_out(b: &Assertion, a: &Assertion) -> bool {
    let stored = |x: &Assertion| x.matcher.contains("Snapshot");
    let words = |x: &Assertion| -> String {
        let text = x.expected.as_deref().unwrap_or_default().replace("\\n", "");
        text.replace("Object", "").replace("Array", "").chars().filter(|c| c.is_alphanumeric()).collect()
    };
    stored(b) != stored(a) && words(b) == words(a)
}
