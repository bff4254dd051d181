//! What explains that a check went or became another one, and how much is left to say then.

use std::cell::OnceCell;

use headproof_core::severity::Severity;

use super::relocated::{file_is_replaced, went_into_data};
use crate::comparison::{Case, Comparison, Lost, Pair, Role, head, identifiers, number, tokens};
use crate::inventory::{Assertion, GateKind, Strength};

/// How a lost test weighs; `None` when what it tested is gone as well.
pub(super) fn of_lost_test(comparison: &Comparison<'_>, lost: &Lost<'_>) -> Option<Severity> {
    let case = &lost.case;
    let name = comparison.files.get(case.file).map(|f| f.view.path().file_name().into_owned());
    let set_aside = name.is_some_and(|n| [".disabled.", ".skip.", ".old."].iter().any(|w| n.contains(w)));
    let never_ran = set_aside || case.gates.iter().any(|g| g.kind == GateKind::Skip && g.condition.is_none());
    if never_ran || is_about_something_gone(comparison, case) {
        return None;
    }
    let all = case.assertions.len();
    let mostly_alive = all > 0 && lost.alive * 2 >= all;
    if all == 0
        || mostly_alive
        || is_a_case_of_a_table(comparison, case)
        || is_large(comparison)
        || stands_for_it(comparison, case)
        || is_written_anew(comparison, case)
        || is_rearranged(comparison)
        || is_test_data(comparison, case)
        || mentions_something_vanished(comparison, case)
        || went_into_data(comparison, case)
        || file_is_replaced(comparison, case)
    {
        return Some(Severity::Minor);
    }
    Some(if is_replaced(comparison, case) { Severity::Minor } else { Severity::Major })
}

/// Whether the code that a test calls, or the file it imports, is gone.
pub(super) fn is_about_something_gone(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    let around = &comparison.surroundings;
    if case.calls.iter().any(|c| around.is_gone(c)) {
        return true;
    }
    let words = identifiers(case.body);
    if words.iter().any(|w| around.is_gone(w)) || around.lost_member(case.calls, &words) {
        return true;
    }
    let imports = comparison.files.get(case.file).and_then(|f| f.sides.before.as_ref()).map(|i| &i.imports);
    imports.is_some_and(|imports| {
        imports.iter().filter(|i| around.is_gone_file(&i.module)).any(|i| {
            let last = i.module.rsplit(['.', '/', ':']).next().unwrap_or(&i.module);
            words.contains(last) || i.names.iter().any(|n| words.contains(n.as_str()))
        })
    })
}

/// Whether words of a test, strings included, stood in code that is gone and stand nowhere else in it.
fn mentions_something_vanished(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    let around = &comparison.surroundings;
    tokens(case.body).filter(|w| w.len() > 3 && number(w).is_none()).any(|w| around.is_vanished(w))
}

/// Whether a table that stands on has a row with the same values for the same calls.
fn is_a_case_of_a_table(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    let strings: Vec<&str> = case.body.split('"').skip(1).step_by(2).filter(|s| !s.contains('%')).collect();
    let expected = || case.assertions.iter().filter(|a| a.literal).filter_map(|a| a.expected.as_deref());
    let values = || strings.iter().copied().chain(expected().filter(|e| number(e).is_some()));
    strings.len() + expected().count() > 1
        && comparison.pairs.iter().map(|p| &p.after).any(|c| {
            c.file == case.file
                && shares_call(c, case)
                && c.rows.iter().any(|r| values().all(|v| crate::comparison::sees_word(&r.text, v)))
        })
}

/// Whether as much about the same thing was written anew.
fn is_replaced(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    let strongest = case.assertions.iter().map(|a| a.strength).max().unwrap_or(Strength::Tautology);
    let heads: Vec<&str> = case.assertions.iter().map(|a| head(&a.subject)).collect();
    let fits = |born: &&Case<'_>| {
        born.role == Role::Test
            && born.gates.is_empty()
            && born.assertions.iter().any(|a| {
                (a.strength >= strongest || a.strength == Strength::NamedError)
                    && (heads.contains(&head(&a.subject)) || shares_call(born, case))
            })
    };
    // One new test replaces one old one, not five.
    let fresh = comparison.born.iter().take(MOST_PARTS).filter(fits).count();
    let gone = comparison.lost.iter().filter(|l| l.case.file == case.file).count();
    fresh >= gone
}

/// Whether the place of a test was taken: by one under a longer or shorter name, or by one that is run on many
/// values in the same group.
fn is_written_anew(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    fn words(name: &str) -> Vec<&str> {
        name.split(|c: char| !c.is_alphanumeric()).filter(|w| w.len() > 1 && *w != "test").collect()
    }
    let own = words(case.name);
    let demands = |c: &Case<'_>| c.assertions.iter().any(|a| a.strength >= Strength::Part);
    let named = |c: &Case<'_>| {
        let other = words(c.name);
        let (short, long) = if own.len() <= other.len() { (&own, &other) } else { (&other, &own) };
        short.len() >= 3 && short.iter().all(|w| long.contains(w))
    };
    let on_many = |c: &Case<'_>| {
        let table =
            c.rows.len() > 1 || c.name.contains("%s") || c.name.contains("%i") || c.name.contains('$');
        table && !c.suite.is_empty() && c.suite == case.suite && c.own >= case.own
    };
    // `it("sum of " + name, ...)` in a loop: the title is put together, and the old one begins like it.
    let put_together = |c: &Case<'_>| {
        let joined = c.name.contains("\"+") || c.name.contains("${");
        let start = c.name.trim_start_matches('"').split(['"', '$']).next().unwrap_or_default().trim();
        joined && start.len() > 8 && case.name.starts_with(start) && (demands(c) || shares_call(c, case))
    };
    let born = comparison.born.iter().filter(|c| c.role == Role::Test && c.file == case.file);
    born.into_iter()
        .any(|c| c.gates.is_empty() && (demands(c) && (named(c) || on_many(c)) || put_together(c)))
}

/// Whether the same test stands in a file whose tests run on several things now: one file for each became one.
fn stands_for_it(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    const MANY: [&str; 6] = ["parametrize(", "params=", ".each(", "#[case", "test_case(", "range tests"];
    let runs_on_many = |file: usize| {
        comparison
            .files
            .get(file)
            .is_some_and(|f| f.view.added_lines().any(|(_, l)| MANY.iter().any(|w| l.contains(w))))
    };
    // A table that came stands for the tests whose parts it asks for.
    let asks = |c: &Case<'_>| {
        let about = |a: &Assertion| c.assertions.iter().any(|o| !o.literal && o.subject == a.subject);
        c.rows.len() > 2 && (shares_call(c, case) || case.own > 1) && case.assertions.iter().all(|a| about(a))
    };
    let same = |c: &Case<'_>| c.role == Role::Test && c.body == case.body && case.body.len() > 24;
    let came = comparison.pairs.iter().filter(|p| p.before.rows.len() < p.after.rows.len()).map(|p| &p.after);
    comparison.pairs.iter().any(|p| same(&p.after) && runs_on_many(p.after.file))
        || came.chain(&comparison.born).any(|c| c.file == case.file && asks(c))
}

/// Whether a test is what other tests run: an input of theirs.
fn is_test_data(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    const DATA: [&str; 4] = ["fixtures", "__fixtures__", "testdata", "test_data"];
    let path = comparison.files.get(case.file).map(|f| f.view.path());
    path.is_some_and(|p| p.components().any(|c| DATA.contains(&c.as_ref())))
}

/// How many test files make a rearrangement of the tests.
const MANY_FILES: usize = 6;

/// Whether test files went and came by the dozen: where each part is now cannot be told from the change.
fn is_rearranged(comparison: &Comparison<'_>) -> bool {
    let tests =
        |side: &Option<crate::inventory::Inventory>| side.as_ref().is_some_and(|i| !i.tests.is_empty());
    let went = comparison.files.iter().filter(|f| f.view.after.is_none() && tests(&f.sides.before)).count();
    let came = comparison.files.iter().filter(|f| f.view.before.is_none() && tests(&f.sides.after)).count();
    went >= MANY_FILES && came >= went
}

fn shares_call(a: &Case<'_>, b: &Case<'_>) -> bool {
    a.calls.iter().any(|c| c.len() > 3 && b.calls.contains(c))
}

/// How a removed assertion weighs; `None` when what it looked at is gone.
pub(super) fn of_removed(comparison: &Comparison<'_>, pair: &Pair<'_>, gone: &Assertion) -> Option<Severity> {
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
    if named.into_iter().any(vanished) {
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
    let elsewhere = || pair.after.calls.iter().any(|c| !pair.before.calls.contains(c));
    let minor = is_rewritten(pair, gone)
        || (weak && (pair.after.own > 0 || elsewhere()))
        || is_about_own_flag(pair, gone)
        || of_types
        || warned
        || raised
        || is_scenario(pair, gone)
        || is_handed_over(comparison, pair)
        || goes_with_its_input(comparison, pair, gone)
        || is_split(comparison, pair, gone)
        || became_a_guard(pair, gone)
        || is_large(comparison);
    Some(if minor { Severity::Minor } else { Severity::Major })
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

/// Lines of changed code from which on a change is too large to say that code and tests do not go together.
const LARGE: u64 = 300;

/// Whether so much code changed that tests were bound to change with it.
pub(super) fn is_large(comparison: &Comparison<'_>) -> bool {
    comparison.surroundings.state.code_lines >= LARGE
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

/// What may have caused another expectation, found out once for all of them.
pub(super) struct Causes {
    support_changed: bool,
    alone: OnceCell<bool>,
}

impl Causes {
    pub(super) fn of(comparison: &Comparison<'_>) -> Self {
        Self { support_changed: support_changed(comparison), alone: OnceCell::new() }
    }

    /// The same for the next pair.
    pub(super) fn for_next(&mut self) {
        self.alone = OnceCell::new();
    }
}

/// How another expectation weighs; `None` when the code explains it.
pub(super) fn of_expectation(
    comparison: &Comparison<'_>,
    pair: &Pair<'_>,
    causes: &Causes,
    old: &str,
    new: &str,
) -> Option<Severity> {
    let around = &comparison.surroundings;
    let state = around.state;
    let code_changed = state.code_files > 0;
    if is_explained(comparison, old, new) || is_same_path(old, new) {
        return None;
    }
    // The same text as another type of text.
    let plain = |text: &str| text.trim_start_matches(['b', 'u', 'r']).to_owned();
    let spelled = |text: &str| escapes_in_lower_case(&plain(text));
    if old.ends_with('"') && spelled(old) == spelled(new) && plain(old).starts_with('"') {
        return Some(Severity::Minor);
    }
    if !*causes.alone.get_or_init(|| only_expectations_differ(pair)) {
        let kept = pair.before.calls.iter().filter(|c| pair.after.calls.contains(c)).count();
        let same_act = pair.before.name == pair.after.name && kept == pair.before.calls.len();
        return (!code_changed || same_act).then_some(Severity::Minor);
    }
    let renamed = pair.before.name != pair.after.name;
    if renamed {
        return Some(Severity::Minor);
    }
    if !code_changed {
        let other_cause = state.settings || state.data || causes.support_changed;
        return Some(if other_cause { Severity::Minor } else { Severity::Major });
    }
    let quiet = !state.documents && !state.settings;
    let title_says_old = names_value(pair.after.name, old);
    let gave_up = is_empty_value(new) && !is_empty_value(old);
    Some(if quiet && (title_says_old || gave_up) { Severity::Major } else { Severity::Minor })
}

/// A text with the digits of its escapes (`\u021B`, `\xEE`) in lower case.
fn escapes_in_lower_case(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut digits = 0;
    let mut previous = ' ';
    for c in text.chars() {
        if previous == '\\' && matches!(c, 'u' | 'x' | 'U') {
            digits = if c == 'x' { 2 } else { 8 };
            out.push(c);
        } else if digits > 0 && (c.is_ascii_hexdigit() || c == '{') {
            digits -= 1;
            out.push(c.to_ascii_lowercase());
        } else {
            digits = 0;
            out.push(c);
        }
        previous = c;
    }
    out
}

/// Whether the words that came into an expectation came into the code as well, or those that went from it went
/// from the code.
pub(super) fn is_explained(comparison: &Comparison<'_>, old: &str, new: &str) -> bool {
    let around = &comparison.surroundings;
    let telling =
        |w: &str| w.len() > 1 && !matches!(w, "true" | "false" | "True" | "False" | "None" | "null" | "nil");
    let old_words: Vec<&str> = tokens(old).collect();
    let new_words: Vec<&str> = tokens(new).collect();
    let came = |w: &&str| !old_words.contains(w) && telling(w) && around.is_added(w);
    let went = |w: &&str| !new_words.contains(w) && telling(w) && around.is_vanished(w);
    new_words.iter().any(came) || old_words.iter().any(went)
}

/// Whether two expressions put the same parts together to a path in the ways of two libraries.
fn is_same_path(old: &str, new: &str) -> bool {
    const JOINERS: [&str; 9] =
        ["os", "path", "join", "Path", "pathlib", "str", "filepath", "resolve", "joinpath"];
    let parts = |text: &str| -> Vec<String> {
        tokens(text).filter(|w| !JOINERS.contains(w)).map(str::to_owned).collect()
    };
    let joins = |text: &str| text.contains("join(") || text.contains("/\"") || text.contains("joinpath(");
    joins(old) && joins(new) && !parts(old).is_empty() && parts(old) == parts(new)
}

/// How many rows and assertions are taken out of a body.
const MOST_PARTS: usize = 400;

/// Whether the two sides differ in their assertions and rows alone.
pub(super) fn only_expectations_differ(pair: &Pair<'_>) -> bool {
    let parts = |c: &Case<'_>| c.rows.len() + c.own;
    // Taking thousands of parts out of a body costs more than the answer is worth.
    if parts(&pair.before).max(parts(&pair.after)) > MOST_PARTS {
        return false;
    }
    rest(&pair.before) == rest(&pair.after)
}

/// A body without its assertions and what they expect.
fn rest(case: &Case<'_>) -> String {
    let mut body = case.body.to_owned();
    for row in case.rows {
        body = body.replace(row.text.as_str(), "");
    }
    for assertion in case.assertions.iter().take(case.own) {
        body = body.replace(assertion.text.as_str(), "");
        // The value was taken from a name, or from a row.
        let named = |e: &&str| assertion.literal && !assertion.text.contains(*e);
        if let Some(expected) = assertion.expected.as_deref().filter(named) {
            body = body.replace(expected, "");
        }
    }
    body.retain(|c| !matches!(c, ',' | ';' | '(' | ')' | '{' | '}' | '[' | ']'));
    body
}

/// Whether helpers, fixtures or set-ups of tests changed.
fn support_changed(comparison: &Comparison<'_>) -> bool {
    comparison.files.iter().any(|f| match (&f.sides.before, &f.sides.after) {
        (Some(before), Some(after)) => {
            let bodies = |i: &crate::inventory::Inventory| {
                let mut all: Vec<(String, String)> =
                    i.functions.iter().map(|f| (f.name.clone(), f.body.clone())).collect();
                all.sort();
                all
            };
            bodies(before) != bodies(after)
        }
        (None, Some(side)) | (Some(side), None) => !side.functions.is_empty(),
        (None, None) => false,
    })
}

/// Whether the name of a test states the value it expects.
fn names_value(name: &str, value: &str) -> bool {
    let value = value.trim_matches('"');
    let telling = value.len() > 1 && !value.contains([' ', '{', '[']);
    telling && name.split(|c: char| !c.is_alphanumeric()).any(|w| w == value)
}

/// Whether a value says that nothing came back.
fn is_empty_value(value: &str) -> bool {
    matches!(
        value,
        "None" | "null" | "nil" | "undefined" | "\"\"" | "[]" | "{}" | "()" | "NaN" | "vec![]" | "Vec::new()"
    )
}
