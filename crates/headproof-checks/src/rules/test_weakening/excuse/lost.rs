//! What explains that a test is gone, and how much is left to say then.

use std::collections::HashSet;

use headproof_core::severity::Severity;

use super::super::relocated::{file_is_replaced, went_into_data};
use super::is_large;
use crate::comparison::{Case, Comparison, Lost, Pair, Role, head, identifiers, number, tokens};
use crate::inventory::{Assertion, GateKind, Strength};

/// How a lost test weighs; `None` when what it tested is gone as well.
pub(in super::super) fn of_lost_test(comparison: &Comparison<'_>, lost: &Lost<'_>) -> Option<Severity> {
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
        || is_covered(comparison, case)
        || is_fed_to_another(comparison, case)
        || is_joined(comparison, case)
        || is_written_anew(comparison, case)
        || is_rearranged(comparison)
        || is_written_as_a_whole(comparison)
        || is_test_data(comparison, case)
        || mentions_something_vanished(comparison, case)
        || is_about_something_reshaped(comparison, case)
        || went_into_data(comparison, case)
        || file_is_replaced(comparison, case)
    {
        return Some(Severity::Minor);
    }
    let asked = || {
        let own: Vec<&Assertion> = case.assertions.iter().copied().take(case.own).collect();
        super::anew::is_asked_anew(comparison, case.file, &own)
    };
    Some(if is_replaced(comparison, case) || asked() { Severity::Minor } else { Severity::Major })
}

/// Whether the code that a test calls, or the file it imports, is gone.
fn is_about_something_gone(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
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

/// Whether a test calls a function that takes fewer parameters now, or asks for attributes that are no longer set.
fn is_about_something_reshaped(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    let around = &comparison.surroundings;
    let part = |a: &&&Assertion| a.subject.contains('.') && around.is_gone_attribute(head(&a.subject));
    let gone = case.assertions.iter().take(case.own).filter(part).count();
    // `for name in ["verify", "cert"]: assert getattr(a, name) == ...`
    let named: HashSet<&str> = tokens(case.body).filter(|w| around.is_gone_attribute(w)).collect();
    let by_name = named.len() > 1 && case.body.contains("getattr(");
    by_name || case.calls.iter().any(|c| around.takes_less(c)) || (gone > 0 && gone * 2 >= case.own)
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
    // One new test replaces one old one, not five; one that runs on many values replaces as many.
    let fresh = comparison.born.iter().take(super::expectation::MOST_PARTS).filter(fits);
    let fresh: usize = fresh.map(|c| c.rows.len().max(1)).sum();
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

/// Strings that a test has to have to be known by what it feeds.
const FED: usize = 4;

/// Whether a new test of the file feeds the same values to the code, and asks for something else.
fn is_fed_to_another(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    let strings = |c: &Case<'_>| -> HashSet<String> {
        c.body.split('"').skip(1).step_by(2).filter(|s| !s.is_empty()).map(str::to_owned).collect()
    };
    let own = strings(case);
    let born =
        comparison.born.iter().filter(|c| c.file == case.file && c.role == Role::Test && c.gates.is_empty());
    own.len() >= FED && born.into_iter().any(|c| own.is_subset(&strings(c)))
}

/// Whether one of two tests of the same calls took on the name that both shared: `test_stats_before` went, and
/// `test_stats_after` is `test_stats` now.
fn is_joined(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    let joins = |p: &Pair<'_>| {
        let (old, new) = (p.before.name, p.after.name);
        p.after.file == case.file
            && new.len() > 8
            && old.len() > new.len()
            && old.starts_with(new)
            && case.name.starts_with(new)
            && case.calls.iter().all(|c| p.after.calls.contains(c))
    };
    !case.calls.is_empty() && comparison.pairs.iter().any(joins)
}

/// As many tests that go, and no fewer that come and demand something, are a suite that was written anew.
const SUITE: usize = 8;

/// Whether the tests of a change were written anew as a whole: which of the new ones stands for which of the old ones
/// cannot be told.
fn is_written_as_a_whole(comparison: &Comparison<'_>) -> bool {
    let demands = |c: &&Case<'_>| {
        c.role == Role::Test
            && c.gates.is_empty()
            && c.assertions.iter().any(|a| a.strength >= Strength::Part)
    };
    comparison.lost.len() >= SUITE && comparison.born.iter().filter(demands).count() >= comparison.lost.len()
}

/// Whether another test of the file does and asks all that a test did, in the same words.
fn is_covered(comparison: &Comparison<'_>, case: &Case<'_>) -> bool {
    let words: HashSet<&str> = tokens(case.body).collect();
    let all = |c: &Case<'_>| {
        let others: HashSet<&str> = tokens(c.body).collect();
        c.own >= case.own && words.is_subset(&others)
    };
    let near = comparison.pairs.iter().filter(|p| p.after.file == case.file && p.after.role == Role::Test);
    let calls = |c: &Case<'_>| case.calls.iter().all(|call| c.calls.contains(call));
    words.len() > 5 && near.into_iter().any(|p| calls(&p.after) && all(&p.after))
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
