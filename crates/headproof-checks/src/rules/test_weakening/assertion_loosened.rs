//! Assertions that demand less than they did.

use headproof_core::severity::{Confidence, Severity};

use super::wording::{at_assertion, line_of_expectation, sides, test, written};
use crate::comparison::{Change, Comparison, Pair, Role, Shift, identifiers};
use crate::inventory::{Assertion, Reach, Strength};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "assertion-loosened",
        class: "test_weakening.assertion_loosened",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "An assertion demands less than before: presence instead of a value, any error instead of one",
        why: "Wrong results that the test used to catch pass it now.",
        advice: "Demand the value again. If the value is new, state the new one instead of asking for less.",
        notes: "Assertions are ordered by what they demand; only a step down on the same subject counts. A step \
                from equality to equality within a small tolerance is advisory.",
        bad: Example {
            path: "tests/test_user.py",
            before: "def test_user():\n    user = load(1)\n    assert user.name == \"Ada\"\n",
            after: "def test_user():\n    user = load(1)\n    assert user.name is not None\n",
        },
        good: Example {
            path: "tests/test_user.py",
            before: "def test_user():\n    user = load(1)\n    assert user.name is not None\n",
            after: "def test_user():\n    user = load(1)\n    assert user.name == \"Ada\"\n",
        },
    },
    check: Check::Tests(check),
};

fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    for pair in &comparison.pairs {
        returns_early(comparison, pair, sink);
        for shift in pair.shifts.iter().filter(|s| s.own_before || s.own_after) {
            report(comparison, pair, shift, sink);
        }
    }
}

fn report(comparison: &Comparison<'_>, pair: &Pair<'_>, shift: &Shift<'_>, sink: &mut Sink<'_>) {
    let (Some(after), Some(both)) = (shift.after, sides(comparison, pair)) else { return };
    if !shift.own_after {
        return;
    }
    let new = written(Some(both.1), after);
    let old = written(Some(both.0), shift.before);
    let (title, severity) = match (shift.change, after.reach) {
        (Change::Loosened, _) => (format!("{new} asks for less than {old}"), weight(comparison, pair, shift)),
        (Change::Unreached, Reach::Conditional) => {
            let title = format!("{new} in {} is only checked under a condition now", test(&pair.after));
            (title, Some(Severity::Minor))
        }
        _ => return,
    };
    if let Some(severity) = severity {
        let Some(file) = comparison.files.get(pair.after.file) else { return };
        let line = line_of_expectation(file, pair, after);
        sink.report(at_assertion(both, line, shift.before, title).severity(severity));
    }
}

/// A `return` under a condition that came in front of assertions.
fn returns_early(comparison: &Comparison<'_>, pair: &Pair<'_>, sink: &mut Sink<'_>) {
    let Some(file) = comparison.files.get(pair.after.file) else { return };
    let Some((_, side)) = sides(comparison, pair).filter(|_| pair.after.role == Role::Test) else { return };
    if pair.before.body.matches("return").count() >= pair.after.body.matches("return").count() {
        return;
    }
    let bare =
        |line: &str| matches!(line.trim().trim_end_matches(';'), "return" | "return Ok(())" | "return nil");
    let under_if = |n: u32| {
        let previous = side.text.line(n.saturating_sub(1)).unwrap_or_default();
        let previous = previous.trim_start();
        previous.starts_with("if ") || previous.starts_with("if(")
    };
    for (n, _) in file.view.added_lines().filter(|(n, l)| pair.after.span.contains(*n) && bare(l)) {
        let kept = |a: &&&crate::inventory::Assertion| {
            a.span.start > n && pair.before.assertions.iter().any(|b| b.text == a.text)
        };
        let skipped = pair.after.assertions.iter().take(pair.after.own).find(kept);
        if let Some(skipped) = skipped.filter(|_| under_if(n)) {
            let what = written(Some(side), skipped);
            let title = format!("{} returns before {what} under a condition", test(&pair.after));
            sink.report(Hit::at(side, n, 1, title).severity(Severity::Minor));
            return;
        }
    }
}

fn weight(comparison: &Comparison<'_>, pair: &Pair<'_>, shift: &Shift<'_>) -> Option<Severity> {
    let after = shift.after?;
    let around = &comparison.surroundings;
    // What it compared with is gone from the code.
    if identifiers(&shift.before.text).iter().any(|w| around.is_gone(w)) {
        return Some(Severity::Minor);
    }
    // The code raises the broader error itself now.
    let class = after.expected.as_deref().unwrap_or_default();
    if after.strength == Strength::NamedError && around.is_added(class) {
        return Some(Severity::Minor);
    }
    // Types are checked by the compiler; how it is asked for does not change what it finds.
    if shift.before.text.contains("expectTypeOf") || shift.before.text.contains("assertType") {
        return Some(Severity::Minor);
    }
    let code_changed = around.state.code_files > 0;
    if is_idiom_of_truth(shift.before, after)
        || (code_changed && (is_turned_around(shift.before, after) || is_kept_by_name(pair, shift)))
        || is_taken_apart(pair, shift)
        || is_type_in_other_words(shift.before, after)
        || is_own_matcher(comparison, after)
        || is_unknown_checker(after)
        || is_query(shift.before, after)
        || super::excuse::is_refused_now(comparison, pair, shift.before)
    {
        return Some(Severity::Minor);
    }
    let small = after.tolerance.is_some_and(|t| t <= 1e-3);
    let about = after.strength == Strength::Approximate && shift.before.strength == Strength::Equality;
    Some(if about && small { Severity::Minor } else { Severity::Major })
}

/// Whether equality with a truth value, or with nothing, became the truth of the value in the way linters ask for:
/// `x == False` and `not x`, `len(x) == 0` and `not len(x)`. An identity and a matcher of its own ask for more.
fn is_idiom_of_truth(before: &Assertion, after: &Assertion) -> bool {
    let identity = before.text.contains(" is ")
        || before.matcher.contains("Is")
        || after.matcher.contains("ruthy")
        || after.matcher.contains("alsy");
    if before.strength != Strength::Equality || after.strength != Strength::Truth || identity {
        return false;
    }
    let same = before.subject == after.subject
        || before.subject.ends_with(&format!(".{}", after.subject))
        || after.subject.ends_with(&format!(".{}", before.subject));
    // `assertFalse`, `False(t, …)` and `not` all turn a truth around.
    let denies = after.negated || after.matcher.contains("alse");
    let wanted = match before.expected.as_deref().unwrap_or_default() {
        "true" | "True" => !before.negated,
        "false" | "False" | "0" | "None" | "nil" | "\"\"" | "[]" | "{}" | "()" => before.negated,
        _ => return false,
    };
    same && denies != wanted
}

/// Whether a whole was taken apart into its length and its elements, or what a stand-in was called with was taken
/// out and is looked at piece by piece.
fn is_taken_apart(pair: &Pair<'_>, shift: &Shift<'_>) -> bool {
    let base = shift.before.subject.as_str();
    let root =
        |a: &Assertion| a.subject.split(|c: char| !c.is_alphanumeric() && c != '_').next().map(str::to_owned);
    let own = || {
        let fresh = |a: &&&Assertion| pair.before.assertions.iter().all(|b| b.text != a.text);
        pair.after.assertions.iter().take(pair.after.own).filter(fresh)
    };
    let element = |a: &&&Assertion| {
        let error = a.expected.as_deref().is_some_and(|e| e.ends_with("Error") || e.ends_with("Exception"));
        a.subject.starts_with(&format!("{base}["))
            && (a.strength == Strength::Equality || (a.strength == Strength::Type && error))
    };
    let length = |a: &&&Assertion| a.strength == Strength::Equality && a.subject == format!("len({base})");
    let called = |a: &&&Assertion| {
        let bound =
            root(a).is_some_and(|r| !r.is_empty() && pair.after.body.contains(&format!("{r}={base}.")));
        a.strength == Strength::Equality && bound
    };
    let calls = shift.before.matcher.contains("alledWith");
    !base.is_empty()
        && ((own().any(|a| length(&a)) && own().any(|a| element(&a))) || (calls && own().any(|a| called(&a))))
}

/// Whether a type was asked for by a word of a library and is asked for by `typeof` now.
fn is_type_in_other_words(before: &Assertion, after: &Assertion) -> bool {
    let by_word = [".be.a.", ".be.an.", ".be.a(", ".be.an("].iter().any(|w| before.text.contains(w));
    by_word && after.text.contains("typeof ")
}

/// Whether the change brings the matcher along: what it demands stands there and not in a list of ours.
fn is_own_matcher(comparison: &Comparison<'_>, after: &Assertion) -> bool {
    let name = after.matcher.rsplit(['.', ' ']).next().unwrap_or_default();
    let defines = |line: &str| {
        let line = line.trim_start();
        let line = ["async ", "export ", "function ", "def ", "func "]
            .iter()
            .fold(line, |l, w| l.strip_prefix(w).unwrap_or(l));
        line.strip_prefix(name)
            .is_some_and(|r| r.starts_with(['(', ':']) && r.trim_end().ends_with(['{', ':', '(']))
    };
    name.len() > 4
        && comparison.files.iter().any(|f| f.view.added_lines().any(|(_, l)| l.contains(name) && defines(l)))
}

/// Whether the very same comparison has to fail now: with other code that is another expectation, not a vaguer one.
fn is_turned_around(before: &Assertion, after: &Assertion) -> bool {
    before.strength == after.strength
        && before.negated != after.negated
        && before.subject == after.subject
        && before.expected == after.expected
}

/// Whether the truth of what a call gives back became "something is there", on a name that holds it now: a flag that
/// became an object.
fn is_kept_by_name(pair: &Pair<'_>, shift: &Shift<'_>) -> bool {
    let Some(after) = shift.after else { return false };
    shift.before.strength == Strength::Truth
        && after.strength == Strength::Presence
        && shift.before.subject.ends_with(')')
        && pair.after.body.contains(&format!("{}={}", after.subject, shift.before.subject))
}

/// Whether what asks is a project's own checker by its name: what it demands is not known here.
fn is_unknown_checker(after: &Assertion) -> bool {
    const KNOWN: [&str; 12] = [
        "True", "False", "Ok", "NotNull", "Null", "Defined", "Exists", "Truthy", "Falsy", "Is", "None", "Not",
    ];
    let rest = after.matcher.strip_prefix("assert").unwrap_or_default();
    after.strength == Strength::Truth
        && rest.starts_with(char::is_uppercase)
        && !KNOWN.iter().any(|k| rest.starts_with(k))
}

/// Whether the truth is asked of a query for words that were looked for in another way: `getByText(/Expected/)`.
fn is_query(before: &Assertion, after: &Assertion) -> bool {
    const QUERIES: [&str; 6] = ["getBy", "getAllBy", "queryBy", "queryAllBy", "findBy", "findAllBy"];
    let words = QUERIES.iter().find_map(|q| after.subject.split_once(q)).map(|(_, rest)| rest);
    let telling = |w: &&str| w.len() > 2 && before.text.contains(*w);
    after.strength <= Strength::Truth
        && words.is_some_and(|w| crate::comparison::tokens(w).skip(1).any(|w| telling(&w)))
        && !QUERIES.iter().any(|q| before.subject.contains(q))
}
