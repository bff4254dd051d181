//! Whether what a test lost lives on in another test: split, merged, moved.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::case::{Case, Role};
use super::demand::demand;
use super::shift::Change;
use super::words::{head, identifiers};
use super::{Lost, Pair};
use crate::inventory::{Assertion, Strength};

/// How many places an assertion is looked for in.
const MOST: usize = 200;

/// An assertion that came with the change.
struct New<'r> {
    assertion: &'r Assertion,
    case: usize,
    taken: bool,
}

/// Takes back removals and losses whose assertions came to life elsewhere.
pub(super) fn find<'r>(pairs: &mut [Pair<'r>], lost: &mut Vec<Lost<'r>>, born: &[Case<'r>]) {
    let mut cases: Vec<&Case<'r>> = born.iter().collect();
    let afters: Vec<Case<'r>> = pairs.iter().map(|p| p.after.clone()).collect();
    cases.extend(&afters);
    let mut pool = Pool::new(born, pairs, &cases);
    // What a helper lost and what lives on is not lost for the tests that call it either.
    let mut alive: HashSet<*const Assertion> = HashSet::new();
    for pair in pairs.iter_mut().filter(|p| p.after.role == Role::Helper) {
        pair.shifts.retain(|s| {
            let lives = s.change == Change::Removed && pool.take(s.before, &cases);
            if lives {
                alive.insert(std::ptr::from_ref(s.before));
            }
            !lives
        });
    }
    for pair in pairs.iter_mut() {
        let lives = |a: &Assertion, pool: &mut Pool<'r>| {
            alive.contains(&std::ptr::from_ref(a)) || pool.take(a, &cases)
        };
        pair.shifts.retain(|s| s.change != Change::Removed || !lives(s.before, &mut pool));
        pair.rows.retain(|r| r.after.is_some() || !pool.holds_row(&r.before.cells));
    }
    for loss in lost.iter_mut() {
        loss.alive = loss.case.assertions.iter().filter(|a| pool.take(a, &cases)).count();
        let same = |c: &&Case<'r>| c.role == Role::Helper && c.body == loss.case.body && c.body.len() > 8;
        loss.disarmed = born.iter().find(same).cloned();
    }
    lost.retain(|l| {
        let all = l.case.assertions.len();
        let rows_alive = l.case.rows.iter().all(|r| pool.holds_row(&r.cells));
        l.disarmed.is_some() || all == 0 || l.alive < all || !rows_alive
    });
}

struct Pool<'r> {
    new: Vec<New<'r>>,
    by_text: HashMap<String, Vec<usize>>,
    by_head: HashMap<&'r str, Vec<usize>>,
    errors: Vec<usize>,
    rows: HashMap<&'r [String], usize>,
}

impl<'r> Pool<'r> {
    fn new(born: &[Case<'r>], pairs: &[Pair<'r>], cases: &[&Case<'r>]) -> Self {
        let mut pool = Self {
            new: Vec::new(),
            by_text: HashMap::new(),
            by_head: HashMap::new(),
            errors: Vec::new(),
            rows: HashMap::new(),
        };
        for (i, case) in cases.iter().enumerate() {
            let pair = i.checked_sub(born.len()).and_then(|p| pairs.get(p));
            // What took the place of another assertion of its own test cannot stand in for one of another test.
            let fresh = pair.map_or(&case.assertions, |p| &p.added);
            for assertion in fresh {
                pool.add(assertion, i, text_key(assertion));
            }
            let old_rows = pair.map_or(&[][..], |p| p.before.rows);
            for row in case.rows.iter().filter(|r| !old_rows.iter().any(|o| o.cells == r.cells)) {
                *pool.rows.entry(&row.cells).or_default() += 1;
            }
            // A test that keeps its assertions but gains rows checks more than before.
            if pair.is_some_and(|p| p.after.rows.len() > p.before.rows.len()) {
                for assertion in &case.assertions {
                    pool.by_head.entry(head(&assertion.subject)).or_default().push(pool.new.len());
                    pool.new.push(New { assertion, case: i, taken: false });
                }
            }
        }
        pool
    }

    fn add(&mut self, assertion: &'r Assertion, case: usize, key: String) {
        let index = self.new.len();
        self.by_text.entry(key).or_default().push(index);
        self.by_head.entry(head(&assertion.subject)).or_default().push(index);
        if is_error(assertion) {
            self.errors.push(index);
        }
        self.new.push(New { assertion, case, taken: false });
    }

    /// Finds a demand for a failure of the same call, whose act or words may be others, and takes it.
    fn take_error(&mut self, gone: &Assertion) -> bool {
        let words = telling(gone);
        if !is_error(gone) || words.is_empty() {
            return false;
        }
        for i in self.errors.iter().take(MOST) {
            let Some(new) = self.new.get_mut(*i).filter(|n| !n.taken) else { continue };
            let shared = telling(new.assertion).intersection(&words).count();
            if new.assertion.strength >= gone.strength && shared * 3 >= words.len() * 2 {
                new.taken = true;
                return true;
            }
        }
        false
    }

    /// Finds an assertion that demands what this one did, and takes it unless it stands for many.
    fn take(&mut self, gone: &Assertion, cases: &[&Case<'r>]) -> bool {
        if let Some(list) = self.by_text.get(&text_key(gone)) {
            for i in list.iter().take(MOST) {
                if let Some(new) = self.new.get_mut(*i).filter(|n| !n.taken) {
                    new.taken = true;
                    return true;
                }
            }
        }
        if self.take_error(gone) {
            return true;
        }
        let Some(list) = self.by_head.get(head(&gone.subject)) else { return false };
        for i in list.iter().take(MOST) {
            let Some(new) = self.new.get_mut(*i) else { continue };
            let Some(case) = cases.get(new.case) else { continue };
            let fits = new.assertion.negated == gone.negated && demand(new.assertion) >= demand(gone);
            let one_for_many = !case.rows.is_empty() || case.role == Role::Helper || !new.assertion.literal;
            if !fits || (new.taken && !one_for_many) {
                continue;
            }
            let held = match (&gone.expected, &new.assertion.expected) {
                (Some(old), Some(fresh)) if gone.literal => {
                    old == fresh || (!new.assertion.literal && held_anywhere(old, new, case, cases))
                }
                (Some(_), Some(_)) => !new.assertion.literal,
                (None, fresh) => {
                    let open = !case.rows.is_empty() || case.role == Role::Helper || fresh.is_some();
                    new.assertion.subject == gone.subject || (one_for_many && open)
                }
                (Some(_), None) => false,
            };
            if held {
                new.taken = true;
                return true;
            }
        }
        false
    }

    /// Whether a row came to life in another test.
    fn holds_row(&mut self, cells: &[String]) -> bool {
        match self.rows.get_mut(cells).filter(|n| **n > 0) {
            Some(left) => {
                *left -= 1;
                true
            }
            None => false,
        }
    }
}

/// Whether a literal stands in the test, or for a helper in any test that calls it.
fn held_anywhere(literal: &str, new: &New<'_>, case: &Case<'_>, cases: &[&Case<'_>]) -> bool {
    case.holds(literal)
        || (case.role == Role::Helper && {
            let calls = |c: &&&Case<'_>| c.calls.iter().any(|n| n == case.name);
            cases.iter().filter(calls).take(MOST).any(|c| c.holds(literal))
        })
        || new.assertion.expected.as_deref() == Some(literal)
}

fn text_key(a: &Assertion) -> String {
    format!("{:?}\n{}\n{}\n{:?}", a.strength, a.negated, a.subject, a.expected)
}

/// Whether an assertion asks for a failure.
fn is_error(a: &Assertion) -> bool {
    matches!(a.strength, Strength::AnyError | Strength::NamedError) && !a.negated && a.matcher != "fail"
}

/// The names that say which failure of what is asked for, those of the asking left out.
fn telling(a: &Assertion) -> BTreeSet<&str> {
    const ASKING: [&str; 14] = [
        "assert",
        "throws",
        "throw",
        "should",
        "expect",
        "toThrow",
        "function",
        "bind",
        "self",
        "pytest",
        "raises",
        "assertRaises",
        "require",
        "with",
    ];
    let names = identifiers(&a.text).into_iter().chain(identifiers(&a.subject));
    names.filter(|w| w.len() > 2 && !ASKING.contains(w)).collect()
}
