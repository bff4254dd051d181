//! What became of the assertions and rows of a test that stands on both sides.

use std::collections::HashMap;

use super::absorbed::{absorbed, asked_in_a_loop, asked_in_branches, implied, zipped};
use super::case::Case;
use super::demand::{MOST, canonical, demand, key, same_expected};
use super::emptiness::stays_non_empty;
use super::idioms::{Idiom, is_snapshot_spelled_out, is_type_spelled_otherwise};
use super::matching::How;
use super::rows::rows;
use super::words::{Direction, binds_exactly, direction, head, identifiers, limit_of, overlap};
use super::{Pair, sees_word};
use crate::inventory::{Assertion, Strength};

/// What became of one assertion.
#[derive(Clone, Debug)]
pub struct Shift<'r> {
    /// As it was.
    pub before: &'r Assertion,
    /// As it is; `None` when it is gone.
    pub after: Option<&'r Assertion>,
    /// What changed.
    pub change: Change,
    /// Whether it stood in the case itself rather than in a helper it calls.
    pub own_before: bool,
    /// Whether it stands in the case itself.
    pub own_after: bool,
}

/// What changed about an assertion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It demands as much in other words, or more.
    Kept,
    /// It is gone.
    Removed,
    /// It demands less.
    Loosened,
    /// It can no longer fail.
    MadeTautological,
    /// It demands the same kind of thing with another value.
    Expectation,
    /// It demands the opposite.
    Inverted,
    /// Its tolerance or bound is wider.
    Relaxed,
    /// It demands the same, but a branch, a handler or a `return` stands before it.
    Unreached,
}

/// Compares the two sides of a pair.
pub(super) fn compare<'r>((before, after, how): (Case<'r>, Case<'r>, How)) -> Pair<'r> {
    let (shifts, added) = shifts(&before, &after);
    let rows = rows(&before, &after);
    Pair { before, after, how, shifts, added, rows }
}

/// The assertions of the pair while they are matched.
struct Matching<'r, 'c> {
    before: Vec<Option<&'r Assertion>>,
    after: Vec<Option<&'r Assertion>>,
    cases: (&'c Case<'r>, &'c Case<'r>),
    shifts: Vec<Shift<'r>>,
}

fn shifts<'r>(before: &Case<'r>, after: &Case<'r>) -> (Vec<Shift<'r>>, Vec<&'r Assertion>) {
    let mut matching = Matching {
        before: before.assertions.iter().copied().map(Some).collect(),
        after: after.assertions.iter().copied().map(Some).collect(),
        cases: (before, after),
        shifts: Vec::new(),
    };
    matching.by_key(key_of_demand);
    let fresh: Vec<&Assertion> = matching.after.iter().flatten().copied().collect();
    matching.by_key(|a| Idiom::of(a).map(|i| format!("{i:?}")));
    matching.best(same_demand);
    matching.best(same_through_names);
    matching.best(same_subject);
    matching.best(same_through_binding);
    matching.best(like_subject);
    matching.best(cannot_fail);
    for (i, gone) in matching.before.iter().enumerate() {
        let lives = |gone: &&Assertion| {
            implied(gone, &after.assertions)
                || absorbed(gone, &fresh, (before, after))
                || is_caught_by_hand(gone, after)
                || asked_in_a_loop(gone, after)
                || asked_in_branches(gone, &fresh)
                || zipped(gone, before, after)
        };
        let Some(gone) = gone.filter(|gone| !lives(gone)) else { continue };
        let own_before = i < before.own;
        let change = Change::Removed;
        matching.shifts.push(Shift { before: gone, after: None, change, own_before, own_after: false });
    }
    matching.shifts.sort_by_key(|s| (s.before.span, s.after.map(|a| a.span)));
    (matching.shifts, matching.after.into_iter().flatten().collect())
}

/// A step of matching: how well two assertions fit (more is better), `None` when they do not.
type Fit = for<'a, 'b> fn(&'a Assertion, &'a Assertion, (&'b Case<'_>, &'b Case<'_>)) -> Option<i32>;

impl<'r> Matching<'r, '_> {
    /// Pairs in order what demands the same.
    fn by_key(&mut self, key: impl Fn(&Assertion) -> Option<String>) {
        let mut places: HashMap<String, Vec<usize>> = HashMap::new();
        for (i, a) in self.after.iter().enumerate() {
            if let Some(key) = a.and_then(&key) {
                places.entry(key).or_default().push(i);
            }
        }
        places.values_mut().for_each(|list| list.reverse());
        for b in 0..self.before.len() {
            let Some(key) = self.before.get(b).copied().flatten().and_then(&key) else { continue };
            if let Some(a) = places.get_mut(&key).and_then(Vec::pop) {
                self.pair(b, a, true);
            }
        }
    }

    /// Pairs what is left, each with the best fit.
    fn best(&mut self, fit: Fit) {
        let left = |side: &[Option<&'r Assertion>]| -> Vec<(usize, &'r Assertion)> {
            side.iter().enumerate().filter_map(|(i, a)| a.map(|a| (i, a))).take(MOST).collect()
        };
        let (before, after) = (left(&self.before), left(&self.after));
        let mut scored: Vec<(i32, usize, usize, usize)> = Vec::new();
        for (nb, (b, x)) in before.iter().enumerate() {
            for (na, (a, y)) in after.iter().enumerate() {
                if let Some(score) = fit(x, y, self.cases) {
                    scored.push((-score, nb.abs_diff(na), *b, *a));
                }
            }
        }
        scored.sort_unstable();
        for (_, _, b, a) in scored {
            self.pair(b, a, false);
        }
    }

    fn pair(&mut self, b: usize, a: usize, same: bool) {
        let (Some(Some(before)), Some(Some(after))) =
            (self.before.get(b).copied(), self.after.get(a).copied())
        else {
            return;
        };
        if let Some(slot) = self.before.get_mut(b) {
            *slot = None;
        }
        if let Some(slot) = self.after.get_mut(a) {
            *slot = None;
        }
        let change = match same {
            true if after.reach > before.reach && !skipped_anyway(self.cases.1) => Change::Unreached,
            true => Change::Kept,
            false => change(before, after, self.cases),
        };
        if change != Change::Kept {
            let (own_before, own_after) = (b < self.cases.0.own, a < self.cases.1.own);
            self.shifts.push(Shift { before, after: Some(after), change, own_before, own_after });
        }
    }
}

fn key_of_demand(a: &Assertion) -> Option<String> {
    Some(key(a))
}

/// The same demand on a subject that may have been renamed.
fn same_demand(b: &Assertion, a: &Assertion, _: (&Case<'_>, &Case<'_>)) -> Option<i32> {
    let same = b.strength == a.strength && b.negated == a.negated && same_expected(b, a);
    let subjects = overlap(&identifiers(&b.subject), &identifiers(&a.subject));
    let heads = head(&b.subject) == head(&a.subject);
    let telling = b.expected.as_deref().is_some_and(|e| e.len() > 12);
    let fits = same && (b.literal || heads || telling || subjects >= 0.5);
    fits.then_some((subjects * 100.0) as i32 + i32::from(heads) * 50)
}

/// The same demand where one side writes the literal and the other takes it from a row, an argument or a name.
fn same_through_names(b: &Assertion, a: &Assertion, cases: (&Case<'_>, &Case<'_>)) -> Option<i32> {
    let same = b.negated == a.negated && a.strength >= b.strength && head(&b.subject) == head(&a.subject);
    let held = match (&b.expected, &a.expected) {
        (Some(literal), Some(_)) if b.literal && !a.literal => cases.1.holds(literal),
        (Some(_), Some(literal)) if a.literal && !b.literal => cases.0.holds(literal),
        (Some(_), Some(_)) => !b.literal && !a.literal,
        _ => false,
    };
    (same && held).then_some(1)
}

fn same_subject(b: &Assertion, a: &Assertion, _: (&Case<'_>, &Case<'_>)) -> Option<i32> {
    let kind = i32::from(b.strength == a.strength) * 2 + i32::from(b.negated == a.negated);
    let turned = !b.literal && !a.subject.is_empty() && b.expected.as_deref() == Some(a.subject.as_str());
    (!b.subject.is_empty() && (b.subject == a.subject || turned)).then_some(kind)
}

/// The subject has a name on one side: `f(x)` became `got` with `got = f(x)`.
fn same_through_binding(b: &Assertion, a: &Assertion, cases: (&Case<'_>, &Case<'_>)) -> Option<i32> {
    let named = binds_exactly(cases.1.body, &a.subject, &b.subject)
        || binds_exactly(cases.0.body, &b.subject, &a.subject);
    named.then_some(i32::from(b.strength == a.strength) * 2 + i32::from(b.negated == a.negated))
}

fn like_subject(b: &Assertion, a: &Assertion, _: (&Case<'_>, &Case<'_>)) -> Option<i32> {
    let likeness = overlap(&identifiers(&b.subject), &identifiers(&a.subject));
    let narrowed = is_narrowed(b, a);
    let raises = |x: &Assertion| matches!(x.strength, Strength::AnyError | Strength::NamedError);
    let both_raise = raises(b) && raises(a);
    let alike = likeness >= 0.5 && (head(&b.subject) == head(&a.subject) || narrowed);
    // `f(1) == Ok(2)` became `f(1).is_ok()`: an aspect that demands less.
    let rest = a.subject.strip_prefix(&b.subject).filter(|_| !b.subject.is_empty());
    let aspect = rest.is_some_and(|r| r.starts_with('.')) && demand(a) < demand(b);
    // `match err.kind()` became `match (err.kind(), err.code())`.
    let inside = b.subject.len() > 6 && b.strength == a.strength && a.subject.contains(&b.subject);
    (alike || narrowed || both_raise || aspect || inside).then_some((likeness * 100.0) as i32)
}

/// What cannot fail took the place of what could.
fn cannot_fail(b: &Assertion, a: &Assertion, _: (&Case<'_>, &Case<'_>)) -> Option<i32> {
    (a.strength == Strength::Tautology && b.strength != Strength::Tautology).then_some(0)
}

/// Whether the subject after is only an aspect of the subject before: its length, its type, whether it is there.
fn is_narrowed(b: &Assertion, a: &Assertion) -> bool {
    if b.subject.is_empty() || b.subject == a.subject || !sees_word(&a.subject, &b.subject) {
        return false;
    }
    let rest = a.subject.replacen(&b.subject, "", 1);
    const ASPECTS: [&str; 17] = [
        "len()",
        ".len()",
        ".length",
        ".size",
        ".size()",
        "type()",
        "typeof",
        "bool()",
        "Boolean()",
        ".count()",
        ".keys()",
        "Object.keys().length",
        "!!",
        "cap()",
        ".is_empty()",
        "list()",
        "reflect.TypeOf()",
    ];
    ASPECTS.contains(&rest.trim())
}

/// What changed from one assertion to another that took its place.
fn change(b: &Assertion, a: &Assertion, cases: (&Case<'_>, &Case<'_>)) -> Change {
    if a.strength == Strength::Tautology && b.strength != Strength::Tautology {
        return Change::MadeTautological;
    }
    if a.reach > b.reach && !skipped_anyway(cases.1) {
        return Change::Unreached;
    }
    if is_caught_by_hand(b, cases.1) || stays_non_empty(b, a) || is_type_spelled_otherwise(b, a) {
        return Change::Kept;
    }
    if demand(a) < demand(b) || is_narrowed(b, a) {
        return Change::Loosened;
    }
    if demand(a) > demand(b) {
        return Change::Kept;
    }
    if b.negated != a.negated && same_expected(b, a) {
        return Change::Inverted;
    }
    if b.tolerance.zip(a.tolerance).is_some_and(|(old, new)| new > old * 1.000_001) && !is_rescaled(b, a) {
        return Change::Relaxed;
    }
    if b.strength == Strength::Bound {
        return bound_change(b, a);
    }
    expectation_change(b, a, cases)
}

/// Whether the value grew as much as its tolerance: another unit.
fn is_rescaled(b: &Assertion, a: &Assertion) -> bool {
    let share = |x: &Assertion| {
        let value = limit_of(x).map(f64::abs).filter(|v| *v > 0.0)?;
        Some(x.tolerance? / value)
    };
    !same_expected(b, a) && share(b).zip(share(a)).is_some_and(|(old, new)| new <= old * 1.000_001)
}

/// Whether a failure that was asked for by a matcher is caught by hand now, and a test that meets none fails.
fn is_caught_by_hand(b: &Assertion, after: &Case<'_>) -> bool {
    let raises = matches!(b.strength, Strength::AnyError | Strength::NamedError) && !b.negated;
    let class = b.expected.as_deref().map_or("", |e| e.split([' ', ',']).next().unwrap_or(e));
    raises
        && after.assertions.iter().any(|a| a.matcher.to_ascii_lowercase().contains("fail"))
        && (after.body.contains("except") || after.body.contains("catch("))
        && (class.is_empty() || sees_word(after.body, class))
}

fn bound_change(b: &Assertion, a: &Assertion) -> Change {
    let (Some(old_way), Some(new_way)) = (direction(b), direction(a)) else { return Change::Kept };
    if old_way != new_way {
        return Change::Inverted;
    }
    let (Some(old), Some(new)) = (limit_of(b), limit_of(a)) else { return Change::Kept };
    let wider = match old_way {
        Direction::Under => new > old,
        Direction::Over => new < old,
    };
    if wider { Change::Relaxed } else { Change::Kept }
}

fn expectation_change(b: &Assertion, a: &Assertion, cases: (&Case<'_>, &Case<'_>)) -> Change {
    let (Some(old), Some(new)) = (&b.expected, &a.expected) else { return Change::Kept };
    if canonical(old) == canonical(new) {
        return Change::Kept;
    }
    match b.strength {
        // A message that is no longer asked for, a part that became shorter.
        Strength::NamedError if old.starts_with(&format!("{new} ")) => Change::Loosened,
        Strength::NamedError if new.starts_with(&format!("{old} ")) => Change::Kept,
        Strength::NamedError if is_vaguer_error(old, new) => Change::Loosened,
        // Where a part must not be there, the shorter one forbids more.
        Strength::Part if is_part_of(new, old) && b.negated && a.negated => Change::Kept,
        Strength::Part if is_part_of(old, new) && b.negated && a.negated => Change::Loosened,
        Strength::Part if is_part_of(new, old) => Change::Loosened,
        Strength::Part if is_part_of(old, new) => Change::Kept,
        _ if is_snapshot_spelled_out(b, a) => Change::Kept,
        _ if b.literal && a.literal => Change::Expectation,
        // The same shape around other values.
        _ if !b.literal && !a.literal && is_refilled(old, new) => Change::Expectation,
        // Computed by the very thing that is tested.
        _ if b.literal && mirrors(a) => Change::MadeTautological,
        _ if !b.literal && a.literal && cases.0.rows.is_empty() && mirrors(b) => Change::Kept,
        _ => Change::Kept,
    }
}

/// Whether an error of its own became one of the language's, or lost the message that was asked for.
fn is_vaguer_error(old: &str, new: &str) -> bool {
    const BROAD: [&str; 9] = [
        "Exception",
        "BaseException",
        "Error",
        "ValueError",
        "RuntimeError",
        "TypeError",
        "LookupError",
        "OSError",
        "ArithmeticError",
    ];
    let class = |text: &str| text.split(' ').next().unwrap_or_default().to_owned();
    let (was, is) = (class(old), class(new));
    was != is && BROAD.contains(&is.as_str()) && !BROAD.contains(&was.as_str())
}

/// Whether two expectations differ in their numbers and strings alone.
fn is_refilled(old: &str, new: &str) -> bool {
    shape(old) == shape(new)
}

/// A text without its numbers and what stands in its strings.
fn shape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (i, part) in text.split('"').enumerate() {
        if i % 2 == 1 {
            out.push('"');
            continue;
        }
        let mut previous = ' ';
        for c in part.chars() {
            let inside = c.is_ascii_digit() && !previous.is_alphabetic() && previous != '_';
            if !inside {
                out.push(c);
                previous = c;
            } else if previous != '0' {
                out.push('0');
                previous = '0';
            }
        }
    }
    out
}

/// Whether the quoted text of one expectation stands inside the other.
fn is_part_of(part: &str, whole: &str) -> bool {
    let inner = |text: &str| text.trim_matches(['"', '/', 'r', 'b']).to_owned();
    let (part, whole) = (inner(part), inner(whole));
    part.len() < whole.len() && whole.contains(&part)
}

/// Whether an expectation is computed by the call that is its subject.
fn mirrors(a: &Assertion) -> bool {
    let subject = head(&a.subject);
    let called = a.subject.contains('(');
    let expected = a.expected.as_deref().unwrap_or_default();
    called
        && expected.contains('(')
        && subject.len() > 2
        && head(expected) == subject
        && a.subject == expected
}

fn skipped_anyway(after: &Case<'_>) -> bool {
    after.gates.iter().any(|g| g.condition.is_none())
}
