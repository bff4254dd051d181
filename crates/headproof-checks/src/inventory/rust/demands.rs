//! What Rust assertions demand: conditions, patterns and the macros of the common assertion crates.

use super::tokens::{Token, comparison, inside, is_literal, split, text};
use crate::inventory::Strength;
use crate::inventory::syntax::{Draft, number};

/// What a condition demands when it has to hold, one draft for each part joined by `&&`.
pub(super) fn condition(tokens: &[Token<'_>]) -> Vec<Draft> {
    let parts = split(inside(tokens).unwrap_or(tokens), "&&");
    parts.into_iter().map(|p| part(p, 0)).collect()
}

/// What is demanded by a branch that fails the test when the condition holds.
pub(super) fn refuted(tokens: &[Token<'_>]) -> Vec<Draft> {
    let parts = split(inside(tokens).unwrap_or(tokens), "||");
    parts.into_iter().map(|p| opposite(part(p, 0))).collect()
}

fn opposite(draft: Draft) -> Draft {
    let draft = match (draft.strength, draft.expected.as_deref()) {
        // `if x.is_ok() { panic!() }` demands a failure, `if x.is_err()` none.
        (Strength::Presence, _) if draft.subject.ends_with("is_ok()") => {
            Draft { strength: Strength::AnyError, ..draft }
        }
        (Strength::AnyError, _) => Draft { strength: Strength::Presence, ..draft },
        _ => draft,
    };
    draft.opposite()
}

fn part(tokens: &[Token<'_>], depth: u32) -> Draft {
    let tokens = inside(tokens).filter(|t| !t.is_empty()).unwrap_or(tokens);
    let whole = text(tokens);
    if depth > 8 {
        return Draft::new(Strength::Truth, whole);
    }
    match whole.as_str() {
        "true" => return Draft::new(Strength::Tautology, whole),
        "false" | "" => return Draft::new(Strength::Presence, whole),
        _ => {}
    }
    let either = split(tokens, "||");
    if either.len() > 1 {
        let weakest = either.iter().map(|p| part(p, depth + 1).strength).min().unwrap_or(Strength::Truth);
        return Draft::new(weakest.min(Strength::Part), whole);
    }
    if let Some(at) = comparison(tokens) {
        return compared(tokens, at);
    }
    if let Some((first, rest)) = tokens.split_first()
        && first.text == "!"
    {
        return denied(part(rest, depth + 1));
    }
    if let [name, bang, rest @ ..] = tokens
        && bang.text == "!"
        && name.text == "matches"
    {
        let args = split(inside(rest).unwrap_or_default(), ",");
        return matched(args.first().copied().unwrap_or_default(), args.get(1).copied().unwrap_or_default());
    }
    predicate(tokens).unwrap_or_else(|| Draft::new(Strength::Truth, whole))
}

/// `!x` for what `x` demands.
fn denied(draft: Draft) -> Draft {
    let strength = match draft.strength {
        Strength::Presence => Strength::AnyError,
        Strength::AnyError => Strength::Presence,
        Strength::Equality if draft.expected.as_deref() == Some("empty") => Strength::Presence,
        Strength::Equality if draft.expected.as_deref() == Some("None") => Strength::Presence,
        other => other,
    };
    Draft { strength, ..draft }.opposite()
}

fn compared(tokens: &[Token<'_>], at: usize) -> Draft {
    let left = tokens.get(..at).unwrap_or_default();
    let right = tokens.get(at + 1..).unwrap_or_default();
    let operator = tokens.get(at).map_or("", |t| t.text);
    match operator {
        "==" => equal(left, right).by(operator),
        "!=" => equal(left, right).by(operator).negated(),
        _ => bounded(left, right).by(operator),
    }
}

/// Equality of two sides; a lone literal is the expectation, else the right one.
pub(super) fn equal(left: &[Token<'_>], right: &[Token<'_>]) -> Draft {
    let (subject, expected) =
        if is_literal(left) && !is_literal(right) { (right, left) } else { (left, right) };
    Draft::new(Strength::Equality, text(subject)).expecting(text(expected), is_literal(expected)).if_trivial()
}

fn bounded(left: &[Token<'_>], right: &[Token<'_>]) -> Draft {
    if let Some((a, b)) = distance(left) {
        return Draft::new(Strength::Approximate, text(a))
            .expecting(text(b), is_literal(b))
            .within(number(&text(right)));
    }
    Draft::new(Strength::Bound, text(left)).expecting(text(right), is_literal(right))
}

/// The two sides of `(a - b).abs()`.
fn distance<'a, 't>(tokens: &'a [Token<'t>]) -> Option<(&'a [Token<'t>], &'a [Token<'t>])> {
    let [head @ .., dot, name, open, close] = tokens else { return None };
    if (dot.text, name.text, open.text, close.text) != (".", "abs", "(", ")") {
        return None;
    }
    let inner = inside(head)?;
    let base = inner.first()?.depth;
    let minus = inner.iter().rposition(|t| t.depth == base && t.text == "-").filter(|at| *at > 0)?;
    Some((inner.get(..minus)?, inner.get(minus + 1..)?))
}

/// A condition that is a call of a well-known predicate at its end.
fn predicate(tokens: &[Token<'_>]) -> Option<Draft> {
    let base = tokens.first()?.depth;
    let open = tokens.iter().rposition(|t| t.depth == base && t.text == "(")?;
    let close = tokens.len() - 1;
    if tokens.get(close).is_none_or(|t| t.text != ")" || t.depth != base) {
        return None;
    }
    let dot = tokens.get(open.checked_sub(2)?).filter(|t| t.text == ".")?;
    let name = tokens.get(open - 1)?.text;
    let subject = text(tokens.iter().position(|t| t.node == dot.node).and_then(|i| tokens.get(..i))?);
    let args = tokens.get(open + 1..close).unwrap_or_default();
    let arg = || (text(args), is_literal(args));
    let whole = || text(tokens);
    Some(match name {
        "is_ok" | "is_some" | "exists" | "is_file" | "is_dir" => Draft::new(Strength::Presence, whole()),
        "is_err" => Draft::new(Strength::AnyError, whole()),
        "is_none" => Draft::new(Strength::Equality, subject).expecting("None", true),
        "is_empty" => Draft::new(Strength::Equality, subject).expecting("empty", true),
        "is_err_and" => Draft::new(Strength::NamedError, subject).expecting(arg().0, arg().1),
        "is_ok_and" | "is_some_and" | "contains" | "contains_key" | "starts_with" | "ends_with"
        | "is_match" | "is_subset" | "is_superset" => {
            Draft::new(Strength::Part, subject).expecting(arg().0, arg().1)
        }
        "eq" | "eq_ignore_ascii_case" => Draft::new(Strength::Equality, subject).expecting(arg().0, arg().1),
        "is" | "is_instance_of" => Draft::new(Strength::Type, subject),
        _ => return None,
    })
}

/// A value that has to match a pattern.
pub(super) fn matched(value: &[Token<'_>], pattern: &[Token<'_>]) -> Draft {
    let shown = text(pattern);
    let inner = pattern.iter().position(|t| matches!(t.text, "(" | "{")).map(|i| i + 1);
    let inner = inner.and_then(|i| pattern.get(i..pattern.len().saturating_sub(1))).unwrap_or_default();
    let binds = |t: &&Token<'_>| {
        matches!(t.text, "_" | "..")
            || t.text.starts_with(|c: char| c.is_lowercase()) && !t.text.contains('"')
    };
    let open = inner.iter().filter(binds).count();
    let wild = open > 0 && inner.iter().all(|t| binds(&t) || matches!(t.text, "," | ":" | "ref" | "mut"));
    let head = pattern.first().map_or("", |t| t.text);
    let strength = match head {
        "Err" if wild || inner.is_empty() => Strength::AnyError,
        "Err" => Strength::NamedError,
        "_" => Strength::Tautology,
        "Ok" | "Some" if wild => Strength::Presence,
        _ if wild => Strength::Type,
        _ if open > 0 => Strength::Part,
        _ => Strength::Equality,
    };
    Draft::new(strength, text(value)).expecting(shown, open == 0)
}

/// What an assertion macro demands; `None` for macros that assert nothing.
pub(super) fn of_macro(name: &str, args: &[&[Token<'_>]]) -> Option<Vec<Draft>> {
    let first = args.first().copied().unwrap_or_default();
    let second = args.get(1).copied().unwrap_or_default();
    let name = name.strip_prefix("debug_").or_else(|| name.strip_prefix("prop_")).unwrap_or(name);
    let one = match name {
        "assert" | "ensure" | "check" if args.is_empty() => return None,
        "assert" | "check" | "assert_that" | "assert_true" | "verify_true" => {
            return Some(condition(first));
        }
        "assert_false" => return Some(refuted(first)),
        "assert_eq" | "assert_equal" | "assert_str_eq" | "assert_equals" => equal(first, second),
        "assert_ne" | "assert_str_ne" | "assert_not_equal" => equal(first, second).negated(),
        "assert_matches" | "assert_match" | "assert_let" | "let_assert" | "assert_pat" => {
            if name == "let_assert" { let_pattern(first) } else { matched(first, second) }
        }
        "assert_ok" | "assert_some" | "assert_ready" => Draft::new(Strength::Presence, text(first)),
        "assert_err" => Draft::new(Strength::AnyError, text(first)),
        "assert_none" => Draft::new(Strength::Equality, text(first)).expecting("None", true),
        "assert_pending" => Draft::new(Strength::Equality, text(first)).expecting("pending", true),
        "assert_ok_eq" | "assert_some_eq" | "assert_ready_eq" => equal(first, second),
        "assert_err_eq" => Draft { strength: Strength::NamedError, ..equal(first, second) },
        "assert_lt"
        | "assert_le"
        | "assert_gt"
        | "assert_ge"
        | "assert_greater_than"
        | "assert_lesser_than" => {
            Draft::new(Strength::Bound, text(first)).expecting(text(second), is_literal(second))
        }
        "assert_contains" | "assert_starts_with" | "assert_ends_with" => {
            Draft::new(Strength::Part, text(first)).expecting(text(second), is_literal(second))
        }
        "verify_that" | "assert_pred" | "expect_that" => return Some(vec![that(first, second)]),
        "expect_eq" => equal(first, second),
        "expect_true" => return Some(condition(first)),
        _ if name.starts_with("assert_") && name.contains("snapshot") => snapshot(args),
        _ if approximate(name) => tolerated(args),
        _ if name.starts_with("assert_") && args.len() > 1 => equal(first, second),
        _ if name.starts_with("assert_") => Draft::new(Strength::Truth, text(first)),
        _ => return None,
    };
    Some(vec![one])
}

fn approximate(name: &str) -> bool {
    let known = ["relative_eq", "abs_diff_eq", "ulps_eq", "approx_eq", "float_eq", "close", "almost", "near"];
    name.starts_with("assert_") && known.iter().any(|k| name.contains(k))
}

/// `assert_relative_eq!(a, b, epsilon = 1e-6)`, `assert_approx_eq!(a, b, 1e-6)`.
fn tolerated(args: &[&[Token<'_>]]) -> Draft {
    // float-cmp names the type first.
    let typed = args.first().is_some_and(|a| matches!(text(a).as_str(), "f32" | "f64"));
    let args = if typed { args.get(1..).unwrap_or_default() } else { args };
    let value = |arg: &&[Token<'_>]| {
        let parts = split(arg, "=");
        number(&text(parts.last().copied().unwrap_or_default()))
    };
    let tolerance = args.iter().skip(2).find_map(value);
    let draft = equal(args.first().copied().unwrap_or_default(), args.get(1).copied().unwrap_or_default());
    let strength = draft.strength.min(Strength::Approximate);
    Draft { strength, ..draft }.within(tolerance)
}

/// A snapshot macro: the inline text behind `@` is what is expected.
fn snapshot(args: &[&[Token<'_>]]) -> Draft {
    let inline = args.iter().find(|a| a.first().is_some_and(|t| t.text == "@"));
    let named = |a: &&&[Token<'_>]| a.first().is_some_and(|t| t.text != "@");
    let values: Vec<_> = args.iter().filter(named).collect();
    // A leading text is the snapshot's name when a value follows it.
    let subject = match values.as_slice() {
        [name, value, ..] if is_literal(name) => value,
        [value, ..] => value,
        [] => return Draft::new(Strength::Equality, ""),
    };
    let draft = Draft::new(Strength::Equality, text(subject));
    match inline {
        Some(inline) => draft.expecting(text(inline.get(1..).unwrap_or_default()), true),
        None => draft,
    }
}

/// `let_assert!(Ok(x) = value)`.
fn let_pattern(tokens: &[Token<'_>]) -> Draft {
    let parts = split(tokens, "=");
    matched(parts.get(1).copied().unwrap_or_default(), parts.first().copied().unwrap_or_default())
}

/// googletest's `verify_that!(value, matcher)`.
fn that(value: &[Token<'_>], matcher: &[Token<'_>]) -> Draft {
    let strength = match matcher.first().map_or("", |t| t.text) {
        "eq" | "none" | "elements_are" | "unordered_elements_are" => Strength::Equality,
        "near" | "approx_eq" => Strength::Approximate,
        "gt" | "ge" | "lt" | "le" => Strength::Bound,
        "some" | "ok" | "anything" => Strength::Presence,
        "err" => Strength::AnyError,
        _ => Strength::Part,
    };
    Draft::new(strength, text(value)).expecting(text(matcher), is_literal(matcher))
}
