//! Which test after is which test before.

use std::collections::{BTreeSet, HashMap};

use super::case::{Case, Role};
use super::words::{head, identifiers, overlap};

/// How a test was recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Same file, same groups, same name.
    Same,
    /// Same body, perhaps elsewhere or under another name.
    Body,
    /// Same name, elsewhere.
    Name,
    /// Another name, but it calls and asserts the same.
    Likeness,
}

/// The cases of both sides, matched.
pub(super) struct Matched<'r> {
    pub(super) pairs: Vec<(Case<'r>, Case<'r>, How)>,
    pub(super) lost: Vec<Case<'r>>,
    pub(super) born: Vec<Case<'r>>,
}

/// Bodies shorter than this are shared by too many tests to recognise one by.
const TELLING_BODY: usize = 24;
/// How alike two tests must be to count as one that was renamed.
const ALIKE: f64 = 0.6;
/// The same for tests of one file whose names share half of their words.
const ALIKE_NEAR: f64 = 0.4;
/// The same where all words of one name stand in the other.
const ALIKE_RENAMED: f64 = 0.25;
/// How many candidates a lost test is compared with.
const CANDIDATES: usize = 64;

/// Matches cases: by place and name, by body, by name alone, by likeness.
pub(super) fn matched<'r>(before: Vec<Case<'r>>, after: Vec<Case<'r>>) -> Matched<'r> {
    let mut table = Table {
        before: before.into_iter().map(Some).collect(),
        after: after.into_iter().map(Some).collect(),
        pairs: Vec::new(),
    };
    // Methods of one name in the classes of a file are told apart by their bodies first.
    let whole = |c: &Case<'_>| Some((c.role, c.file, format!("{}\n{}", c.name, c.body)));
    table.by_key(How::Same, |c| whole(c).filter(|_| c.role == Role::Helper));
    table.by_key(How::Same, |c| Some((c.role, c.file, format!("{}\n{}", c.suite.join("\n"), c.name))));
    table.by_key(How::Body, |c| long_body(c).map(|body| (c.role, 0, format!("{body}\n{}", c.name))));
    table.by_key(How::Body, |c| long_body(c).map(|body| (c.role, 0, body.to_owned())));
    table.by_key(How::Name, |c| Some((c.role, c.file, c.name.to_owned())));
    table.by_unique_name();
    table.by_likeness();
    let mut pairs = table.pairs;
    pairs.sort_by_key(|(b, a, _)| (a.file, a.line, b.file, b.line));
    Matched {
        pairs,
        lost: table.before.into_iter().flatten().collect(),
        born: table.after.into_iter().flatten().collect(),
    }
}

fn long_body<'r>(case: &Case<'r>) -> Option<&'r str> {
    (case.body.len() >= TELLING_BODY).then_some(case.body)
}

struct Table<'r> {
    before: Vec<Option<Case<'r>>>,
    after: Vec<Option<Case<'r>>>,
    pairs: Vec<(Case<'r>, Case<'r>, How)>,
}

type Key = (Role, usize, String);

impl<'r> Table<'r> {
    fn pair(&mut self, b: usize, a: usize, how: How) {
        let taken = |side: &mut Vec<Option<Case<'r>>>, i: usize| side.get_mut(i).and_then(Option::take);
        if let (Some(before), Some(after)) = (taken(&mut self.before, b), taken(&mut self.after, a)) {
            self.pairs.push((before, after, how));
        }
    }

    fn left<'t>(side: &'t [Option<Case<'r>>]) -> impl Iterator<Item = (usize, &'t Case<'r>)> {
        side.iter().enumerate().filter_map(|(i, c)| c.as_ref().map(|c| (i, c)))
    }

    /// Matches in order what has the same key.
    fn by_key(&mut self, how: How, key: impl Fn(&Case<'r>) -> Option<Key>) {
        let mut places: HashMap<Key, Vec<usize>> = HashMap::new();
        for (i, case) in Self::left(&self.after) {
            if let Some(key) = key(case) {
                places.entry(key).or_default().push(i);
            }
        }
        places.values_mut().for_each(|list| list.reverse());
        let found: Vec<(usize, usize)> = Self::left(&self.before)
            .filter_map(|(b, case)| Some((b, places.get_mut(&key(case)?)?.pop()?)))
            .collect();
        for (b, a) in found {
            self.pair(b, a, how);
        }
    }

    /// Matches what has a name that is left only once on either side, where the two have something in common.
    fn by_unique_name(&mut self) {
        type Places = (Vec<usize>, Vec<usize>);
        let mut names: HashMap<(Role, &str), Places> = HashMap::new();
        for (i, case) in Self::left(&self.before) {
            names.entry((case.role, case.name)).or_default().0.push(i);
        }
        for (i, case) in Self::left(&self.after) {
            names.entry((case.role, case.name)).or_default().1.push(i);
        }
        let mut found: Vec<(usize, usize)> = names
            .into_values()
            .filter_map(|(b, a)| match (b.as_slice(), a.as_slice()) {
                ([b], [a]) => Some((*b, *a)),
                _ => None,
            })
            .collect();
        found.sort_unstable();
        for (b, a) in found {
            let alike = match (self.before.get(b), self.after.get(a)) {
                (Some(Some(before)), Some(Some(after))) => {
                    Profile::of(before).likeness(&Profile::of(after)) >= 0.25
                }
                _ => false,
            };
            if alike {
                self.pair(b, a, How::Name);
            }
        }
    }

    /// Matches what calls and asserts the same, best first; names count a little.
    fn by_likeness(&mut self) {
        let born: Vec<(usize, Profile<'r>)> =
            Self::left(&self.after).map(|(i, c)| (i, Profile::of(c))).collect();
        let mut by_word: HashMap<&str, Vec<usize>> = HashMap::new();
        for (position, (_, profile)) in born.iter().enumerate() {
            for word in &profile.words {
                by_word.entry(word).or_default().push(position);
            }
        }
        let mut scored: Vec<(i64, usize, usize)> = Vec::new();
        for (b, case) in Self::left(&self.before) {
            let profile = Profile::of(case);
            let mut candidates: BTreeSet<usize> = BTreeSet::new();
            let mut lists: Vec<&Vec<usize>> = profile.words.iter().filter_map(|w| by_word.get(w)).collect();
            lists.sort_by_key(|l| l.len());
            for list in lists {
                candidates.extend(list.iter().take(CANDIDATES));
                if candidates.len() >= CANDIDATES {
                    break;
                }
            }
            for (a, other) in candidates.into_iter().filter_map(|position| born.get(position)) {
                let score = profile.likeness(other);
                let near = case.file == other.file && profile.names(other) >= 0.5;
                let renamed = case.file == other.file && profile.is_named_within(other);
                let least = match (renamed, near) {
                    (true, _) => ALIKE_RENAMED,
                    (_, true) => ALIKE_NEAR,
                    _ => ALIKE,
                };
                if score >= least {
                    scored.push(((score * -1e6) as i64, b, *a));
                }
            }
        }
        scored.sort_unstable();
        for (_, b, a) in scored {
            self.pair(b, a, How::Likeness);
        }
    }
}

/// What a case is recognised by.
struct Profile<'r> {
    role: Role,
    file: usize,
    /// Callees and the names of what is asserted.
    words: BTreeSet<&'r str>,
    /// The expectations.
    expected: BTreeSet<&'r str>,
    name: BTreeSet<String>,
}

impl<'r> Profile<'r> {
    fn of(case: &Case<'r>) -> Self {
        let own = || case.assertions.iter().take(case.own);
        let mut words: BTreeSet<&str> = case.calls.iter().map(String::as_str).collect();
        words.extend(own().map(|a| head(&a.subject)).filter(|h| h.len() > 1));
        words.extend(own().flat_map(|a| identifiers(&a.subject)).filter(|w| w.len() > 2));
        Self {
            role: case.role,
            file: case.file,
            words,
            expected: own().filter_map(|a| a.expected.as_deref()).collect(),
            name: name_words(case.name),
        }
    }

    fn names(&self, other: &Self) -> f64 {
        let own: BTreeSet<&str> = self.name.iter().map(String::as_str).collect();
        let others: BTreeSet<&str> = other.name.iter().map(String::as_str).collect();
        overlap(&own, &others)
    }

    fn is_named_within(&self, other: &Self) -> bool {
        let (short, long) = if self.name.len() <= other.name.len() {
            (&self.name, &other.name)
        } else {
            (&other.name, &self.name)
        };
        short.len() >= 3 && short.is_subset(long)
    }

    fn likeness(&self, other: &Self) -> f64 {
        if self.role != other.role {
            return 0.0;
        }
        let names = self.names(other);
        let words = overlap(&self.words, &other.words);
        if self.expected.is_empty() && other.expected.is_empty() {
            return 0.6 * words + 0.4 * names;
        }
        0.4 * words + 0.3 * overlap(&self.expected, &other.expected) + 0.3 * names
    }
}

/// The words of a name in snake case, camel case or prose.
fn name_words(name: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    let mut word = String::new();
    for c in name.chars() {
        let ends = !c.is_alphanumeric() || (c.is_uppercase() && word.ends_with(|l: char| l.is_lowercase()));
        if ends && !word.is_empty() {
            words.insert(std::mem::take(&mut word).to_lowercase());
        }
        if c.is_alphanumeric() {
            word.push(c);
        }
    }
    words.insert(word.to_lowercase());
    for filler in ["", "test", "tests", "it", "should", "the", "a"] {
        words.remove(filler);
    }
    words
}
