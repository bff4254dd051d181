//! Whether a change of the code asks anew about what its tests no longer ask.

use std::collections::BTreeSet;

use crate::comparison::{Case, Comparison, Role, identifiers};
use crate::inventory::{Assertion, Strength};

/// Assertions of a file that a word may stand in and still tell what they are about: `status_code` tells nothing in a
/// file that asks for it everywhere.
const TELLING: usize = 6;

/// Whether the tests of a file ask about the same thing as often as they ceased to, in other words and no less, and
/// the code changed with them: behaviour that became another one. Which is right the tests cannot say; that somebody
/// should look can be said.
pub(super) fn is_asked_anew(comparison: &Comparison<'_>, file: usize, gone: &[&Assertion]) -> bool {
    if comparison.surroundings.state.code_files == 0 {
        return false;
    }
    let words = telling_words(comparison, file, gone);
    let about = |a: &Assertion| names(a).any(|w| words.contains(w));
    let least = gone.iter().map(|a| a.strength).max().unwrap_or(Strength::Tautology);
    let demands = |a: &&Assertion| about(a) && (a.strength >= least || a.strength == Strength::NamedError);
    let runs = |c: &&Case<'_>| c.file == file && c.role == Role::Test && c.gates.is_empty();
    let born = comparison.born.iter().filter(runs);
    // A test that is run on many values asks as often.
    let born: usize = born.map(|c| own(c).filter(demands).count() * c.rows.len().max(1)).sum();
    let pairs = || comparison.pairs.iter().filter(|p| runs(&&p.after));
    let added: usize = pairs().map(|p| p.added.iter().copied().filter(demands).count()).sum();
    let removed = pairs().flat_map(|p| &p.shifts).filter(|s| s.after.is_none() && about(s.before)).count();
    let lost = comparison.lost.iter().filter(|l| l.case.file == file).map(|l| &l.case);
    let lost: usize = lost.map(|c| own(c).filter(|a| about(a)).count()).sum();
    born + added > 0 && born + added >= removed + lost
}

fn own<'c>(case: &'c Case<'_>) -> impl Iterator<Item = &'c Assertion> {
    case.assertions.iter().copied().take(case.own)
}

/// What an assertion looks at, and what it is compared with, by name.
fn names(a: &Assertion) -> impl Iterator<Item = &str> {
    identifiers(&a.subject).into_iter().chain(identifiers(a.expected.as_deref().unwrap_or_default()))
}

/// The names in assertions that few others of the file before hold.
fn telling_words<'c>(
    comparison: &'c Comparison<'_>,
    file: usize,
    gone: &[&'c Assertion],
) -> BTreeSet<&'c str> {
    let before = comparison.files.get(file).and_then(|f| f.sides.before.as_ref());
    let others = || before.into_iter().flat_map(|i| &i.tests).flat_map(|t| &t.assertions);
    let mut words: BTreeSet<&str> = gone.iter().copied().flat_map(names).collect();
    words.retain(|w| {
        w.len() > 2 && others().filter(|a| crate::comparison::sees_word(&a.text, w)).count() <= TELLING
    });
    words
}
