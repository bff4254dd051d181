//! Assertions that cannot fail for reasons that no syntax of a single language shows: a length that is not negative,
//! a claim or its opposite, an expectation that was computed from what it is compared with.

use super::{Assertion, Inventory, Strength, fold};
use crate::language::Language;
use crate::view::SideView;

/// Marks them in an inventory.
pub(super) fn mark(inventory: &mut Inventory, side: &SideView<'_>) {
    let tests = inventory.tests.iter_mut().map(|t| (t.span.start, &mut t.assertions));
    let functions = inventory.functions.iter_mut().map(|f| (f.span.start, &mut f.assertions));
    for (start, assertions) in tests.chain(functions) {
        for assertion in assertions {
            if cannot_fail(assertion) || is_computed(assertion, side, start) {
                assertion.strength = Strength::Tautology;
            }
        }
    }
}

fn cannot_fail(a: &Assertion) -> bool {
    match a.strength {
        Strength::Bound => is_length(&a.subject) && is_nothing_below(a),
        Strength::Truth | Strength::Equality if !a.negated => {
            let holds = matches!(a.expected.as_deref(), None | Some("true" | "True"));
            holds && !a.matcher.contains("als") && is_claim_or_opposite(&a.subject) || is_copy(a)
        }
        _ => false,
    }
}

fn is_length(subject: &str) -> bool {
    const ENDS: [&str; 7] = [".length", ".size", ".len()", ".size()", ".count()", ".length()", ".Len()"];
    ENDS.iter().any(|end| subject.ends_with(end)) || (subject.starts_with("len(") && subject.ends_with(')'))
}

/// Whether a bound only says "not negative".
fn is_nothing_below(a: &Assertion) -> bool {
    let matcher = a.matcher.to_ascii_lowercase();
    let last = matcher.rsplit([' ', '.', '_']).next().unwrap_or_default().trim_end_matches('!');
    let over = matcher.contains('>') || matcher.contains("greater") || last.starts_with('g');
    let over = over || matches!(last, "least" | "atleast" | "isatleast" | "above" | "isabove");
    let with_equal = matcher.contains(">=")
        || matcher.contains("equal")
        || matches!(last, "ge" | "gte" | "least" | "atleast" | "isatleast");
    match a.expected.as_deref() {
        Some("0") => over && with_equal && !a.negated,
        Some("-1") => over && !a.negated,
        _ => false,
    }
}

/// `x === 1 || x !== 1`.
fn is_claim_or_opposite(condition: &str) -> bool {
    let halves = condition.split_once("||").or_else(|| condition.split_once(" or "));
    let Some((left, right)) = halves else { return false };
    const OPPOSITES: [(&str, &str); 6] =
        [("===", "!=="), ("==", "!="), ("<=", ">"), (">=", "<"), (" is ", " is not "), (" in ", " not in ")];
    OPPOSITES.iter().any(|(one, other)| {
        let turned = |a: &str, b: &str| a.replacen(one, other, 1) == b && a.contains(one);
        let (left, right) = (left.trim_matches(['(', ')']), right.trim_matches(['(', ')']));
        turned(left, right) || turned(right, left)
    })
}

/// Whether the expectation is a copy of the subject.
fn is_copy(a: &Assertion) -> bool {
    let s = a.subject.as_str();
    if a.strength != Strength::Equality || s.is_empty() || s.contains('(') {
        return false;
    }
    let Some(expected) = a.expected.as_deref().filter(|e| e.len() > s.len() && e.contains(s)) else {
        return false;
    };
    let rest = expected.replacen(s, "", 1);
    matches!(
        rest.as_str(),
        "{...}"
            | "[...]"
            | "structuredClone()"
            | "Object.assign({},)"
            | "JSON.parse(JSON.stringify())"
            | "dict()"
            | "list()"
            | "copy()"
            | "deepcopy()"
            | "copy.copy()"
            | "copy.deepcopy()"
    )
}

/// How many lines before an assertion are looked at for what its names stand for.
const NEAR: u32 = 40;

/// Whether the expectation was taken from the subject, or computed by the very call that computed the subject.
fn is_computed(a: &Assertion, side: &SideView<'_>, start: u32) -> bool {
    if a.strength != Strength::Equality || a.negated || a.literal {
        return false;
    }
    let Some(expected) = a.expected.as_deref() else { return false };
    let before = a.span.start.saturating_sub(NEAR).max(start);
    let lines = || (before..a.span.start).rev().filter_map(|n| side.text.line(n).map(|l| (n, l)));
    let indent = |line: &str| line.len() - line.trim_start().len();
    let own = side.text.line(a.span.start).map(indent).unwrap_or_default();
    // Deeper in than the assertion a name may be another one: a parameter of a closure, a variable of a block.
    let visible = |line: &str| side.language == Some(Language::Python) || indent(line) <= own;
    // A block that was closed in between may not have run.
    let closed = |at: u32| {
        let inside = side.text.line(at).map(indent).unwrap_or_default();
        lines().take_while(|(n, _)| *n > at).any(|(_, l)| !l.trim().is_empty() && indent(l) < inside)
    };
    let found = |name: &str| {
        let mut all = lines().filter(|(_, l)| visible(l));
        all.find_map(|(n, l)| Some((n, given(l, name)?))).filter(|(n, _)| !closed(*n))
    };
    let value = |name: &str| found(name).map(|(_, v)| v);
    // The same words mean something else when their name was given another value in between.
    let renewed = |at: u32, value: &str| {
        let root = value.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
        lines().take_while(|(n, _)| *n > at).any(|(_, l)| gives(l, root))
    };
    if !is_place(expected) {
        let calls = expected.ends_with(')') && is_place(&a.subject);
        let given = || found(&a.subject).is_some_and(|(at, v)| v == expected && !renewed(at, expected));
        return calls && given();
    }
    let Some((at, wanted)) = found(expected) else { return false };
    if renewed(at, &wanted) {
        return false;
    }
    if wanted == a.subject && is_place(&a.subject) {
        // What a part of something is may have been changed by whatever was called since.
        let acted = || lines().take_while(|(n, _)| *n > at).any(|(_, l)| l.contains('('));
        return !(a.subject.contains('.') && acted());
    }
    let named = expected.rsplit('.').next().unwrap_or(expected).to_ascii_lowercase();
    let is_expectation = named.starts_with("want") || named.starts_with("exp") || named == "correct";
    let got = value(&a.subject).unwrap_or_else(|| a.subject.clone());
    is_expectation && wanted.ends_with(')') && wanted == got
}

/// A name or a path of names.
fn is_place(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '.')
}

/// The value that a line gives to a name, folded.
fn given(line: &str, name: &str) -> Option<String> {
    let line = line.trim();
    let line =
        ["const ", "let mut ", "let ", "var "].iter().find_map(|w| line.strip_prefix(w)).unwrap_or(line);
    let rest = line.strip_prefix(name)?.trim_start();
    let value = rest.strip_prefix(":=").or_else(|| rest.strip_prefix('='))?;
    (!value.starts_with('=')).then(|| fold(value.trim().trim_end_matches(';')))
}

/// Whether a line gives a name a value, a new one or a first one.
fn gives(line: &str, name: &str) -> bool {
    let line = line.trim();
    let line =
        ["const ", "let mut ", "let ", "var "].iter().find_map(|w| line.strip_prefix(w)).unwrap_or(line);
    let Some(rest) = line.strip_prefix(name).filter(|_| !name.is_empty()) else { return false };
    let rest = rest.trim_start();
    let rest = if rest.starts_with(':') && !rest.starts_with(":=") {
        rest.split_once('=').map_or("", |(_, r)| r).trim_start()
    } else {
        let Some(r) = rest.strip_prefix(":=").or_else(|| rest.strip_prefix('=')) else { return false };
        r
    };
    !rest.is_empty() && !rest.starts_with('=')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claims_and_opposites() {
        for yes in [
            "x===1||x!==1",
            "(a.b>=2)||(a.b<2)",
            "x is None or x is not None",
            "typeof x!==\"n\"||typeof x===\"n\"",
        ] {
            assert!(is_claim_or_opposite(yes), "{yes}");
        }
        for no in ["x===1||x===2", "x===1||y!==1", "x>=2||x<1", "ready"] {
            assert!(!is_claim_or_opposite(no), "{no}");
        }
    }

    #[test]
    fn values_of_names() {
        assert_eq!(given("  want := f(a, b)", "want").as_deref(), Some("f(a,b)"));
        assert_eq!(given("const expected = total(cart);", "expected").as_deref(), Some("total(cart)"));
        assert_eq!(given("tt.want = got", "tt.want").as_deref(), Some("got"));
        assert_eq!(given("if want == got {", "want"), None);
        assert_eq!(given("wanted = 3", "want"), None);
    }
}
