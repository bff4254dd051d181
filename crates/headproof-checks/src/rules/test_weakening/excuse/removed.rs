//! What explains that an assertion is gone, and how much is left to say then.

use std::collections::HashSet;

use headproof_core::severity::Severity;

use super::is_large;
use crate::comparison::{Case, Comparison, Pair, Role, head, identifiers, number, tokens};
use crate::inventory::{Assertion, Function, GateKind, Strength};

/// How a removed assertion weighs; `None` when what it looked at is gone.
pub(in super::super) fn of_removed(
    comparison: &Comparison<'_>,
    pair: &Pair<'_>,
    gone: &Assertion,
) -> Option<Severity> {
    let around = &comparison.surroundings;
    if gone.strength == Strength::Tautology || is_about_parameters(gone) {
        return None;
    }
    let words = identifiers(&gone.text);
    if words.iter().any(|w| around.is_gone(w)) {
        return None;
    }
    let vanished = |w: &str| w.len() > 2 && number(w).is_none() && around.is_vanished(w);
    let named = tokens(&gone.subject).chain(tokens(gone.expected.as_deref().unwrap_or_default()));
    let of_attribute = |text: &str| text.contains('.') && around.is_gone_attribute(head(text));
    let attribute = of_attribute(&gone.subject) || gone.expected.as_deref().is_some_and(of_attribute);
    if attribute || named.into_iter().any(vanished) {
        return Some(Severity::Minor);
    }
    // The code no longer raises it.
    let class = identifiers(gone.expected.as_deref().unwrap_or_default());
    let raised = match gone.strength {
        Strength::AnyError => around.rejects_less() && class.is_empty(),
        Strength::NamedError => class.iter().any(|w| around.is_raised_less(w)),
        _ => false,
    };
    let weak =
        gone.strength <= Strength::Presence || gone.strength == Strength::Type || gone.matcher == "fail";
    // `true.should.be.false()`: a way to say that this place is not to be reached.
    let weak = weak || matches!(gone.subject.as_str(), "true" | "false" | "True" | "False");
    let of_types = gone.text.contains("expectTypeOf");
    let warned = gone.matcher == "warns" && around.state.code_files > 0;
    // What the test itself had to do is done by another function now.
    let elsewhere = || {
        pair.after.calls.iter().any(|c| !pair.before.calls.contains(c))
            || is_done_by_another(comparison, gone)
    };
    let minor = is_large(comparison)
        || is_rewritten(pair, gone)
        || is_of_checker(comparison, pair, gone)
        || is_of_another_act(comparison, pair)
        || came_to_a_function(comparison, gone)
        || went_with_its_act(comparison, pair)
        || super::is_refused_now(comparison, pair, gone)
        || super::anew::is_asked_anew(comparison, pair.after.file, &[gone])
        || (weak && (pair.after.own > 0 || elsewhere()))
        || is_about_own_flag(pair, gone)
        || of_types
        || warned
        || raised
        || is_scenario(pair, gone)
        || is_handed_over(comparison, pair)
        || goes_with_its_input(comparison, pair, gone)
        || is_split(comparison, pair, gone)
        || became_a_guard(pair, gone);
    Some(if minor { Severity::Minor } else { Severity::Major })
}

/// The helper that an assertion stood in.
fn holder<'c>(comparison: &'c Comparison<'_>, gone: &Assertion) -> Option<&'c Function> {
    let before = comparison.files.iter().filter_map(|f| f.sides.before.as_ref());
    let holds = |f: &&Function| f.assertions.iter().any(|x| std::ptr::eq(x, gone));
    before.flat_map(|i| &i.functions).find(holds)
}

/// The functions of a name that stand after.
fn functions<'c>(comparison: &'c Comparison<'_>, name: &'c str) -> impl Iterator<Item = &'c Function> {
    let after = comparison.files.iter().filter_map(|f| f.sides.after.as_ref());
    after.flat_map(|i| &i.functions).filter(move |f| f.name == name)
}

/// Whether the helper that an assertion stood in calls something new now, which does the step that was looked at.
fn is_done_by_another(comparison: &Comparison<'_>, gone: &Assertion) -> bool {
    holder(comparison, gone).is_some_and(|h| {
        let old: HashSet<&str> = callees(&h.body).collect();
        functions(comparison, &h.name).any(|f| callees(&f.body).any(|c| !old.contains(c)))
    })
}

/// What a folded body calls, methods of the test handle included.
fn callees(body: &str) -> impl Iterator<Item = &str> {
    fn name(text: &str) -> &str {
        let start = text.rfind(|c: char| !(c.is_alphanumeric() || c == '_'));
        text.get(start.map_or(0, |i| i + 1)..).unwrap_or(text)
    }
    body.split('(').map(name).filter(|n| n.len() > 1)
}

/// Whether an assertion stood in a checker of one's own that is gone, and whose calls count as assertions themselves:
/// what each of them asked for is looked for by itself.
fn is_of_checker(comparison: &Comparison<'_>, pair: &Pair<'_>, gone: &Assertion) -> bool {
    let own = || pair.before.assertions.iter().take(pair.before.own);
    let borrowed = !own().any(|a| std::ptr::eq(*a, gone));
    borrowed
        && holder(comparison, gone).is_some_and(|h| {
            own().any(|a| a.text.contains(&format!("{}(", h.name)))
                && functions(comparison, &h.name).next().is_none()
        })
}

/// Whether a function that a test calls takes more than it did, and the test hands it something else now.
fn is_of_another_act(comparison: &Comparison<'_>, pair: &Pair<'_>) -> bool {
    let around = &comparison.surroundings;
    let calls = pair.before.calls.iter().filter(|c| pair.after.calls.contains(c) && around.takes_more(c));
    let handed = |body: &str, name: &str| -> Option<String> {
        let (_, rest) = body.split_once(&format!("{name}("))?;
        Some(rest.chars().take_while(|c| *c != ';' && *c != '\n').take(200).collect())
    };
    calls.into_iter().any(|c| handed(pair.before.body, c) != handed(pair.after.body, c))
}

/// Whether a part of a test went as a whole, with the call that it was about, and a new test beside it makes that call
/// and demands something, in a change of the code.
fn went_with_its_act(comparison: &Comparison<'_>, pair: &Pair<'_>) -> bool {
    let fewer = |c: &&String| {
        let call = format!("{c}(");
        let times = |body: &str| body.matches(call.as_str()).count();
        c.len() > 4 && times(pair.before.body) > times(pair.after.body)
    };
    let acts: Vec<&String> = pair.before.calls.iter().filter(fewer).collect();
    let takes_over = |c: &Case<'_>| {
        c.role == Role::Test
            && c.file == pair.after.file
            && c.gates.is_empty()
            && acts.iter().all(|a| c.calls.contains(a))
            && c.assertions.iter().take(c.own).any(|a| a.strength == Strength::Equality)
    };
    !acts.is_empty() && comparison.surroundings.state.code_files > 0 && comparison.born.iter().any(takes_over)
}

/// Whether an assertion stands in a function that came with the change: a checker that moved to another file.
fn came_to_a_function(comparison: &Comparison<'_>, gone: &Assertion) -> bool {
    let holds = |f: &&Function| f.assertions.iter().any(|a| a.text == gone.text);
    comparison
        .files
        .iter()
        .filter(|f| f.view.before.is_none())
        .any(|f| f.sides.after.as_ref().is_some_and(|i| i.functions.iter().any(|f| holds(&f))))
}

/// Whether an assertion asks which parameter a fixture was given: it guards the fixture, not the code.
fn is_about_parameters(gone: &Assertion) -> bool {
    let rest = gone.subject.strip_prefix("request.param");
    rest.is_some_and(|r| !r.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
}

/// Whether the test is skipped now, with a reason that names the surroundings, where they do not give what was asserted:
/// `assert link.is_symlink()` and `if not link.is_symlink(): skip("no symlinks here")`.
fn became_a_guard(pair: &Pair<'_>, gone: &Assertion) -> bool {
    const SURROUNDINGS: [&str; 8] = [
        "support",
        "available",
        "installed",
        "platform",
        "environment",
        "permission",
        "filesystem",
        "windows",
    ];
    pair.after.gates.iter().filter(|g| g.kind == GateKind::Skip).any(|g| {
        let condition = g.condition.as_deref().unwrap_or_default();
        let reason = g.reason.as_deref().unwrap_or(&g.text).to_ascii_lowercase();
        gone.subject.len() > 3
            && condition.contains(gone.subject.as_str())
            && SURROUNDINGS.iter().any(|w| reason.contains(w))
    })
}

/// Whether an assertion asks for a flag that the test itself set, and that is gone from it, while it still asks for as
/// much of the code.
fn is_about_own_flag(pair: &Pair<'_>, gone: &Assertion) -> bool {
    let flag = gone.subject.as_str();
    let set = ["false", "False"]
        .iter()
        .any(|v| [":=", "="].iter().any(|sign| pair.before.body.contains(&format!("{flag}{sign}{v}"))));
    let plain = !flag.is_empty() && flag.chars().all(|c| c.is_alphanumeric() || c == '_');
    plain && set && !crate::comparison::sees_word(pair.after.body, flag) && pair.after.own > 1
}

/// Whether a checker that the test did not call before, and that does not come with the change, took over.
fn is_handed_over(comparison: &Comparison<'_>, pair: &Pair<'_>) -> bool {
    let checker = |name: &str| {
        let low = name.to_ascii_lowercase();
        ["assert", "expect", "require", "verify", "should"]
            .iter()
            .any(|w| low.starts_with(w) && low.len() > w.len())
    };
    let known = |name: &str| {
        let mut helpers = comparison.files.iter().filter_map(|f| f.sides.after.as_ref());
        helpers.any(|i| i.functions.iter().any(|f| f.name == name))
    };
    pair.after.calls.iter().any(|c| checker(c) && !pair.before.calls.contains(c) && !known(c))
}

/// Whether a failure is what the code under test is fed with: the test asks for its message elsewhere.
fn is_scenario(pair: &Pair<'_>, gone: &Assertion) -> bool {
    let message = gone.text.rsplit('"').nth(1).unwrap_or_default();
    gone.text.contains("throw ") && message.len() > 5 && pair.after.body.matches(message).count() > 1
}

/// Whether what fed the assertion went from the test as well, and the code was changed about it: `url: …` and
/// `expect(merged.url)` with a line of code that names `url`.
fn goes_with_its_input(comparison: &Comparison<'_>, pair: &Pair<'_>, gone: &Assertion) -> bool {
    let around = &comparison.surroundings;
    let part = head(&gone.subject);
    let sees = crate::comparison::sees_word;
    part.len() > 2
        && gone.subject.ends_with(&format!(".{part}"))
        && !sees(pair.after.body, part)
        && sees(&pair.before.body.replacen(gone.text.as_str(), "", 1), part)
        && (around.is_added(part) || around.is_vanished(part))
}

/// Whether a test was split up: it has another name now, and a new one with a name much like it asks as much of the
/// same thing.
fn is_split(comparison: &Comparison<'_>, pair: &Pair<'_>, gone: &Assertion) -> bool {
    fn parts(name: &str) -> Vec<&str> {
        name.split(|c: char| !c.is_alphanumeric()).filter(|w| w.len() > 2 && *w != "test").collect()
    }
    let own = parts(pair.before.name);
    let alike = |c: &Case<'_>| {
        let other = parts(c.name);
        let shared = own.iter().filter(|w| other.contains(w)).count();
        shared > 1 && shared * 3 >= own.len() * 2
    };
    let asks = |a: &Assertion| head(&a.subject) == head(&gone.subject) && a.strength >= gone.strength;
    let renamed = comparison.pairs.iter().filter(|p| p.before.name != p.after.name).map(|p| &p.after);
    let others = comparison.born.iter().chain(renamed).filter(|c| c.name != pair.after.name);
    pair.before.name != pair.after.name
        && others
            .into_iter()
            .any(|c| c.file == pair.after.file && alike(c) && c.assertions.iter().any(|a| asks(a)))
}

/// Whether a test was written anew around what it lost: as much was added, or it calls other things now.
fn is_rewritten(pair: &Pair<'_>, gone: &Assertion) -> bool {
    let removed = pair.shifts.iter().filter(|s| s.after.is_none()).count();
    let demands = |a: &&&Assertion| a.strength >= gone.strength || a.strength == Strength::NamedError;
    let fresh = pair.added.iter().filter(demands).count();
    if fresh > 0 && fresh * 2 >= removed {
        return true;
    }
    let kept = pair.before.calls.iter().filter(|c| pair.after.calls.contains(c)).count();
    let new_calls = pair.after.calls.len() > kept;
    // Another act: what was called is called no more, and something is still asked of what is called instead.
    let asks = pair.after.assertions.iter().take(pair.after.own).any(|a| a.strength >= Strength::Part);
    let other_act = !pair.after.calls.iter().any(|c| c == head(&gone.subject)) && asks;
    (!pair.added.is_empty() || other_act) && new_calls && kept * 2 < pair.before.calls.len()
}
