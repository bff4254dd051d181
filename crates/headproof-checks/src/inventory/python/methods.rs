//! Assertions that are calls: unittest's methods, `raises`, mocks, numpy's and others' `assert_*` functions.

use tree_sitter::Node;

use super::assertion::Draft;
use super::expression::{number, of_condition};
use super::syntax::{Source, is_literal};
use crate::inventory::{Strength, fold};

/// What a call that stands as a statement asserts.
pub(super) fn of_call<'s>(src: Source<'s>, call: Node<'s>, push: &mut dyn FnMut(Draft<'s>)) {
    let callee = src.callee(call);
    let (receiver, name) = callee.rsplit_once('.').unwrap_or(("", callee.as_str()));
    let arguments = src.arguments(call);
    if name == "fail" && matches!(receiver, "pytest" | "self") {
        push(Draft::new(Strength::AnyError, "fail", String::new()));
        return;
    }
    if let Some(raised) = raises(src, call, name, None) {
        push(raised);
        return;
    }
    let name = name.strip_prefix("failUnless").map_or_else(
        || name.to_owned(),
        |rest| format!("assert{}", if rest.is_empty() { "True" } else { rest }),
    );
    match name.as_str() {
        "assertTrue" | "assert_" | "assert_true" | "ok_" | "assertFalse" | "assert_false" => {
            let negated = name.ends_with("alse");
            if let Some(condition) = arguments.first() {
                of_condition(src, *condition, negated, push);
            }
        }
        _ if name.starts_with("assert") || matches!(name.as_str(), "eq_" | "assert_that") => {
            push(method(src, call, receiver, &name, &arguments));
        }
        _ => {}
    }
}

fn method<'s>(
    src: Source<'s>,
    call: Node<'s>,
    receiver: &str,
    name: &str,
    arguments: &[Node<'s>],
) -> Draft<'s> {
    let text = |i: usize| arguments.get(i).map_or_else(String::new, |n| src.folded(*n));
    let pair = |strength: Strength| {
        let (mut a, mut b) = (arguments.first().copied(), arguments.get(1).copied());
        if a.is_some_and(is_literal) && !b.is_some_and(is_literal) && b.is_some() {
            (a, b) = (b, a);
        }
        let subject = a.map_or_else(String::new, |n| src.folded(n));
        let same = b.is_some_and(|b| src.folded(b) == subject)
            || (a.is_some_and(is_literal) && b.is_some_and(is_literal));
        let strength = if same && strength == Strength::Equality { Strength::Tautology } else { strength };
        Draft::new(strength, name, subject).expecting(b)
    };
    match name {
        "assert_called_once_with"
        | "assert_called_with"
        | "assert_awaited_once_with"
        | "assert_awaited_with" => {
            Draft::new(Strength::Equality, name, receiver.to_owned()).expecting_text(all(src, call), true)
        }
        "assert_any_call" | "assert_has_calls" | "assert_any_await" => {
            Draft::new(Strength::Part, name, receiver.to_owned()).expecting_text(all(src, call), true)
        }
        "assert_called_once" | "assert_not_called" | "assert_awaited_once" => {
            Draft::new(Strength::Bound, name, receiver.to_owned())
        }
        "assert_called" | "assert_awaited" => Draft::new(Strength::Presence, name, receiver.to_owned()),
        "assertIsNone" | "assert_is_none" => {
            Draft::new(Strength::Equality, "is", text(0)).expecting_text("None".to_owned(), true)
        }
        "assertIsNotNone" | "assert_is_not_none" => Draft::new(Strength::Presence, "is not None", text(0)),
        "assertIsInstance" | "assertIsSubclass" => pair(Strength::Type),
        "assertNotIsInstance" => pair(Strength::Type).negated(true),
        "assertIn" | "assertNotIn" | "assert_in" | "assert_not_in" => contains(src, arguments, name),
        "assertGreater" | "assertGreaterEqual" | "assertLess" | "assertLessEqual" => {
            let operator = match name {
                "assertGreater" => ">",
                "assertGreaterEqual" => ">=",
                "assertLess" => "<",
                _ => "<=",
            };
            Draft::new(Strength::Bound, operator, text(0)).expecting(arguments.get(1).copied())
        }
        "assertRegex" | "assertRegexpMatches" | "assertDictContainsSubset" | "assertContains" => {
            pair(Strength::Part)
        }
        "assertNotRegex" | "assertNotContains" => pair(Strength::Part).negated(true),
        "assertAlmostEqual"
        | "assertAlmostEquals"
        | "assert_almost_equal"
        | "assert_array_almost_equal"
        | "assert_approx_equal" => almost(src, call, name),
        "assert_allclose" | "assert_close" | "assertAllClose" => close(src, call, name),
        "assertNumQueries" => {
            Draft::new(Strength::Equality, name, String::new()).expecting(arguments.first().copied())
        }
        _ if name.contains("Not") || name.contains("not_") => pair(Strength::Equality).negated(true),
        _ if arguments.len() > 1 => pair(Strength::Equality),
        _ => Draft::new(Strength::Truth, name, text(0)),
    }
}

/// The arguments of a call, folded.
fn all(src: Source<'_>, call: Node<'_>) -> String {
    call.child_by_field_name("arguments").map_or_else(String::new, |a| src.folded(a))
}

/// `assertIn(member, container)`: a literal member is looked for in the subject.
fn contains<'s>(src: Source<'s>, arguments: &[Node<'s>], name: &str) -> Draft<'s> {
    let (member, container) = (arguments.first().copied(), arguments.get(1).copied());
    let (subject, expected) =
        if member.is_some_and(is_literal) { (container, member) } else { (member, container) };
    let subject = subject.map_or_else(String::new, |n| src.folded(n));
    let negated = name.to_ascii_lowercase().contains("not");
    Draft::new(Strength::Part, "in", subject).expecting(expected).negated(negated)
}

/// Equality up to a number of places or a difference.
fn almost<'s>(src: Source<'s>, call: Node<'s>, name: &str) -> Draft<'s> {
    let arguments = src.arguments(call);
    let value = |keyword: &str| src.keyword(call, keyword).and_then(|n| number(&src.folded(n)));
    let unittest = name.starts_with("assertA");
    let default = if unittest { 7.0 } else { 6.0 };
    let positional = arguments.get(2).filter(|n| is_literal(**n)).and_then(|n| number(&src.folded(*n)));
    let places = value("places").or(value("decimal")).or(positional).unwrap_or(default);
    let tolerance = value("delta").unwrap_or_else(|| 10f64.powf(-places));
    let subject = arguments.first().map_or_else(String::new, |n| src.folded(*n));
    Draft::new(Strength::Approximate, name, subject)
        .expecting(arguments.get(1).copied())
        .tolerance(Some(tolerance))
}

/// Equality within absolute and relative differences: numpy, math, torch.
pub(super) fn close<'s>(src: Source<'s>, call: Node<'s>, name: &str) -> Draft<'s> {
    let arguments = src.arguments(call);
    let given = ["rtol", "atol", "rel_tol", "abs_tol"]
        .iter()
        .filter_map(|k| src.keyword(call, k))
        .filter_map(|n| number(&src.folded(n)));
    let positional = arguments.iter().skip(2).filter_map(|n| number(&src.folded(*n)));
    let tolerance = given.chain(positional).fold(None, |a: Option<f64>, b| Some(a.map_or(b, |a| a.max(b))));
    let default = if name == "isclose" { 1e-9 } else { 1e-7 };
    let subject = arguments.first().map_or_else(String::new, |n| src.folded(*n));
    Draft::new(Strength::Approximate, name, subject)
        .expecting(arguments.get(1).copied())
        .tolerance(tolerance.or(Some(default)))
}

/// What a context manager asserts about its block.
pub(super) fn of_context<'s>(src: Source<'s>, call: Node<'s>, act: Option<String>) -> Option<Draft<'s>> {
    let callee = src.callee(call);
    let name = callee.rsplit('.').next().unwrap_or_default();
    match name {
        "assertNumQueries" => {
            let expected = src.arguments(call).first().copied();
            Some(Draft::new(Strength::Equality, name, act.unwrap_or_default()).expecting(expected))
        }
        "assertLogs" | "assertNoLogs" => {
            let text = src.folded(call);
            Some(Draft::new(Strength::Part, name, act.unwrap_or_default()).expecting_text(text, true))
        }
        _ => raises(src, call, name, Some(act.unwrap_or_default())),
    }
}

/// An expected failure, with the block under it or as a call. What is expected is the type and, where given, the
/// message.
fn raises<'s>(src: Source<'s>, call: Node<'s>, name: &str, act: Option<String>) -> Option<Draft<'s>> {
    let is_raises = matches!(name, "raises" | "assertRaises" | "assertRaisesRegex" | "assertRaisesRegexp")
        || matches!(name, "assertRaisesMessage" | "failUnlessRaises" | "warns" | "assertWarns")
        || matches!(name, "assertWarnsRegex" | "assertWarnsMessage" | "assert_raises" | "deprecated_call");
    if !is_raises {
        return None;
    }
    let arguments = src.arguments(call);
    let kind = arguments.first().map_or_else(String::new, |n| src.folded(*n));
    let with_message = name.contains("Regex") || name.contains("Message");
    let message = if with_message {
        arguments.get(1).map(|n| src.folded(*n))
    } else {
        src.keyword(call, "match").map(|n| src.folded(n))
    };
    let skipped = if with_message { 2 } else { 1 };
    let subject = act.unwrap_or_else(|| {
        let rest: Vec<String> = arguments.iter().skip(skipped).map(|n| src.folded(*n)).collect();
        rest.join(",")
    });
    let any = matches!(kind.as_str(), "Exception" | "BaseException" | "");
    let strength = if any && message.is_none() { Strength::AnyError } else { Strength::NamedError };
    let expected = message.map_or(kind.clone(), |m| format!("{kind} {m}"));
    let matcher = if name.to_ascii_lowercase().contains("warn") || name == "deprecated_call" {
        "warns"
    } else {
        "raises"
    };
    Some(Draft::new(strength, matcher, fold(&subject)).expecting_text(expected, true))
}
