//! A finding: one problem at one place, with an id that survives line shifts and rewording.

use std::collections::{BTreeMap, BTreeSet};

use crate::anchor::{Anchored, Excerpt};
use crate::change::LineSpan;
use crate::claim::{Novelty, Statement};
use crate::digest::Digest;
use crate::location::{Location, Side};
use crate::reader::ReaderId;
use crate::suppression::Suppression;

/// The id of a finding: ten hexadecimal digits from the file and the rule, and six from the quoted code. Line
/// numbers, wording and whatever else was found are not inputs, so that an id stays what it is when a second finding
/// comes up beside it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FindingId(Box<str>);

impl FindingId {
    /// An id as it was stored; `None` unless it has the form of one. Formats of others may leave out the digits of the
    /// code; such an id names no finding of ours.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let hex =
            |t: &str, n: usize| t.len() == n && t.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        let ok = match text.split_once('-') {
            None => hex(text, 10),
            Some((base, disc)) => hex(base, 10) && hex(disc, 6),
        };
        ok.then(|| Self(text.into()))
    }

    /// Whether it holds the digits of the code, as every id made here does.
    #[must_use]
    pub fn names_code(&self) -> bool {
        self.0.contains('-')
    }

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for FindingId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A finding as it is reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Its id.
    pub id: FindingId,
    /// Its number in this report, from 1, in the order shown.
    pub number: u32,
    /// What is said.
    pub statement: Statement,
    /// Where it stands.
    pub location: Location,
    /// The code around it.
    pub excerpt: Excerpt,
    /// Who saw it, first the one whose words are used.
    pub witnesses: Vec<ReaderId>,
    /// What became of it. Exactly one for each finding (law 4).
    pub disposition: Disposition,
}

/// What became of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disposition {
    /// Open, and it closes the gate.
    Blocking,
    /// Open, for information.
    Advisory,
    /// It was there before the change.
    PreExisting,
    /// Somebody let it pass.
    Suppressed(Suppression),
    /// Its rule is switched off by the policy.
    RuleOff,
    /// It is on lines that the change does not touch.
    OutsideChange,
}

impl Disposition {
    /// The word for it in formats.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Disposition::Blocking => "blocking",
            Disposition::Advisory => "advisory",
            Disposition::PreExisting => "pre_existing",
            Disposition::Suppressed(_) => "suppressed",
            Disposition::RuleOff => "rule_off",
            Disposition::OutsideChange => "outside_change",
        }
    }
}

/// A finding without its number and disposition: several witnesses of one problem made one, with its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identified {
    /// Its id.
    pub id: FindingId,
    /// What was said and where first.
    pub anchored: Anchored,
    /// The same rule at the same code further down in the same file. Which place is shown is for the judge: the
    /// first may be one that does not count.
    pub again: Vec<Anchored>,
    /// Who saw it.
    pub witnesses: Vec<ReaderId>,
}

/// Merges what several readers saw at the same place and gives every problem its id.
///
/// Two statements are one problem when they are about the same lines of the same file and side and mean the same: by
/// their class, or, where a tool's rule has no class of ours, by their words;
/// the graver severity and the higher confidence stay. The order of `seen` does not matter for ids.
#[must_use]
pub fn identify(seen: Vec<(ReaderId, Anchored)>) -> Vec<Identified> {
    let mut out: Vec<Identified> = Vec::new();
    let mut at: BTreeMap<FindingId, usize> = BTreeMap::new();
    for (witnesses, anchored) in merge(seen) {
        let id = FindingId(format!("{}-{}", base(&anchored), discriminator(&anchored)).into());
        match at.get(&id).and_then(|i| out.get_mut(*i)) {
            // The same rule at the same code in the same file is one finding with several places.
            Some(same) => absorb(same, witnesses, anchored),
            None => {
                at.insert(id.clone(), out.len());
                out.push(Identified { id, anchored, again: Vec::new(), witnesses });
            }
        }
    }
    out
}

fn base(anchored: &Anchored) -> String {
    let mut bytes = anchored.location.path.as_bytes().to_vec();
    bytes.push(0x1f);
    bytes.extend_from_slice(anchored.statement.rule.as_str().as_bytes());
    Digest::of(&bytes).hex_prefix(10)
}

fn discriminator(anchored: &Anchored) -> String {
    use unicode_normalization::UnicodeNormalization;
    let snippet: String = anchored.snippet.nfc().collect();
    let text = if snippet.is_empty() { crate::text::normalised(&anchored.statement.title) } else { snippet };
    Digest::of(text.as_bytes()).hex_prefix(6)
}

fn merge(mut seen: Vec<(ReaderId, Anchored)>) -> Vec<(Vec<ReaderId>, Anchored)> {
    let built_in = ReaderId::built_in();
    seen.sort_by(|(ra, a), (rb, b)| {
        // Our own words first: whoever else is asked changes neither them nor the id.
        let key = |r: &ReaderId, x: &Anchored| (x.location.path.clone(), *r != built_in, place(x));
        let about = |x: &Anchored| (x.statement.class.clone(), x.statement.rule.clone(), x.location.columns);
        // The last comparison decides only among statements that are alike in all that identifies them.
        key(ra, a)
            .cmp(&key(rb, b))
            .then_with(|| ra.cmp(rb))
            .then_with(|| about(a).cmp(&about(b)))
            .then_with(|| a.statement.title.cmp(&b.statement.title))
            .then_with(|| format!("{a:?}").cmp(&format!("{b:?}")))
    });
    let mut out: Vec<(Vec<ReaderId>, Anchored)> = Vec::with_capacity(seen.len());
    // Where the word of a reader about a rule at a place went: said again in other words it is still one word.
    let mut said = BTreeMap::new();
    for (reader, anchored) in seen {
        let word = (
            reader.clone(),
            anchored.location.path.clone(),
            place(&anchored),
            anchored.statement.class.clone(),
            anchored.statement.rule.clone(),
            discriminator(&anchored),
        );
        let before = said.get(&word).copied();
        let twin = before.or_else(|| {
            let near = out.iter().enumerate().rev();
            let mut near = near.take_while(|(_, (_, o))| o.location.path == anchored.location.path);
            let fits = |(witnesses, o): &(Vec<ReaderId>, Anchored)| {
                same_problem(o, &anchored) && !witnesses.contains(&reader)
            };
            near.find(|(_, other)| fits(other)).map(|(i, _)| i)
        });
        let at = twin.unwrap_or(out.len());
        match out.get_mut(at) {
            Some((witnesses, kept)) => {
                raise(kept, &anchored);
                if !witnesses.contains(&reader) {
                    witnesses.push(reader);
                }
            }
            None => out.push((vec![reader], anchored)),
        }
        said.insert(word, at);
    }
    out
}

fn place(anchored: &Anchored) -> (Side, Option<LineSpan>) {
    (anchored.location.side, anchored.location.lines)
}

fn same_problem(a: &Anchored, b: &Anchored) -> bool {
    let (la, lb) = (&a.location, &b.location);
    let meet = match (la.lines, lb.lines) {
        (Some(x), Some(y)) => x.meets(y.start, y.last().unwrap_or(y.start)),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    };
    la.path == lb.path && la.side == lb.side && meet && same_meaning(&a.statement, &b.statement)
}

/// Words that two titles must have in common, and of how many of a hundred, to say the same.
const WORDS_IN_COMMON: (usize, usize) = (3, 70);

/// The same class, or nearly the same words where one of them has no class of ours.
fn same_meaning(a: &Statement, b: &Statement) -> bool {
    if a.class == b.class {
        return true;
    }
    if !a.class.is_under("evidence") && !b.class.is_under("evidence") {
        return false;
    }
    let words = |s: &Statement| -> BTreeSet<String> {
        let words = s.title.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty());
        words.map(str::to_lowercase).collect()
    };
    let (a, b) = (words(a), words(b));
    let common = a.intersection(&b).count();
    common >= WORDS_IN_COMMON.0 && common * 100 >= a.union(&b).count() * WORDS_IN_COMMON.1
}

fn raise(kept: &mut Anchored, other: &Anchored) {
    let (k, o) = (&mut kept.statement, &other.statement);
    k.severity = k.severity.max(o.severity);
    k.confidence = k.confidence.max(o.confidence);
    k.novelty = newer(k.novelty, o.novelty);
    for evidence in &o.evidence {
        if !k.evidence.contains(evidence) {
            k.evidence.push(evidence.clone());
        }
    }
}

/// Of two opinions the one that looked at both states counts, and of those the one that calls it new.
fn newer(a: Novelty, b: Novelty) -> Novelty {
    match (a, b) {
        (Novelty::New, _) | (_, Novelty::New) => Novelty::New,
        (Novelty::PreExisting, _) | (_, Novelty::PreExisting) => Novelty::PreExisting,
        (Novelty::Unknown, Novelty::Unknown) => Novelty::Unknown,
    }
}

fn absorb(same: &mut Identified, witnesses: Vec<ReaderId>, anchored: Anchored) {
    let novelty = same.anchored.statement.novelty;
    raise(&mut same.anchored, &anchored);
    // Whether a place is new belongs to the place.
    same.anchored.statement.novelty = novelty;
    let mut places = std::iter::once(&mut same.anchored).chain(&mut same.again);
    let same_words = |other: &&mut Anchored| {
        place(other) == place(&anchored) && other.statement.class == anchored.statement.class
    };
    match places.find(same_words) {
        // Said twice of one place is said once.
        Some(other) => {
            let novelty = &mut other.statement.novelty;
            *novelty = newer(*novelty, anchored.statement.novelty);
        }
        None => same.again.push(anchored),
    }
    for witness in witnesses {
        if !same.witnesses.contains(&witness) {
            same.witnesses.push(witness);
        }
    }
}
