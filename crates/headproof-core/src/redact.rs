//! Law 11: what must not be shown is taken out of everything that a reader says, wherever it says it.

use crate::change::Change;
use crate::claim::{Claim, Concealed, Evidence, Statement};
use crate::location::{Columns, Location, Side};

/// What stands in place of a secret.
pub const MASK: &str = "****";
/// Shorter stretches are masked in their line but not looked for elsewhere: they would be found in every text.
const MIN_SECRET: usize = 6;

/// Shorter beginnings and ends of a secret are not looked for beside an ellipsis.
const MIN_PART: usize = 3;
/// What stands where a text was shortened.
const ELLIPSES: [&str; 2] = ["…", "..."];
/// From this length on a text may have been cut without a sign.
const LONG_TEXT: usize = 120;

/// The concealed stretches of a change, by their place and as texts.
#[derive(Clone, Debug, Default)]
pub struct Secrets {
    places: Vec<Concealed>,
    texts: Vec<String>,
}

impl Secrets {
    /// Reads the concealed stretches from where they stand.
    #[must_use]
    pub fn of(change: &Change, places: Vec<Concealed>) -> Self {
        let mut texts: Vec<String> = places.iter().filter_map(|c| stretch(change, c)).collect();
        // The longest first, so that a secret inside another does not leave the other's ends.
        texts.sort_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
        texts.dedup();
        Self { places, texts }
    }

    /// The stretches of one line that must not be shown, in order and without overlap.
    pub(crate) fn hidden_in(&self, line: u32, location: &Location) -> Vec<Columns> {
        let here = |c: &&Concealed| c.line == line && c.side == location.side && c.path == location.path;
        let mut columns: Vec<Columns> = self.places.iter().filter(here).map(|c| c.columns).collect();
        columns.retain(|c| c.start < c.end);
        columns.sort_unstable();
        columns.dedup_by(|next, kept| {
            let meet = next.start <= kept.end;
            if meet {
                kept.end = kept.end.max(next.end);
            }
            meet
        });
        columns
    }

    /// A text without them, also where it was shortened in the middle of one.
    #[must_use]
    pub fn out_of(&self, mut text: String) -> String {
        for secret in &self.texts {
            if text.contains(secret.as_str()) {
                text = text.replace(secret.as_str(), MASK);
            }
        }
        if ELLIPSES.iter().any(|e| text.contains(e)) {
            for secret in &self.texts {
                text = ELLIPSES.iter().fold(text, |text, ellipsis| without_cut(text, ellipsis, secret));
            }
        }
        if text.len() >= LONG_TEXT {
            for secret in &self.texts {
                let cut =
                    beginnings(secret).take_while(|b| b.len() >= MIN_SECRET).find(|b| text.ends_with(b));
                text.truncate(text.len() - cut.map_or(0, str::len));
                text += if cut.is_some() { MASK } else { "" };
            }
        }
        text
    }

    /// A statement without them, in every text it holds.
    #[must_use]
    pub fn out_of_statement(&self, statement: Statement) -> Statement {
        if self.texts.is_empty() {
            return statement;
        }
        let Statement {
            rule,
            class,
            severity,
            confidence,
            title,
            why,
            advice,
            fix,
            evidence,
            related,
            novelty,
        } = statement;
        let evidence = evidence.into_iter().map(|e| match e {
            Evidence::Fact(text) => Evidence::Fact(self.out_of(text)),
            Evidence::ToolOutput { tool, text } => Evidence::ToolOutput { tool, text: self.out_of(text) },
        });
        Statement {
            rule,
            class,
            severity,
            confidence,
            title: self.out_of(title),
            why: self.out_of(why),
            advice: self.out_of(advice),
            fix: fix.map(|mut fix| {
                fix.replacement = self.out_of(fix.replacement);
                fix.label = self.out_of(fix.label);
                fix
            }),
            evidence: evidence.collect(),
            related: related
                .into_iter()
                .map(|mut related| {
                    related.text = self.out_of(related.text);
                    related.note = self.out_of(related.note);
                    related
                })
                .collect(),
            novelty,
        }
    }

    /// A claim without them, its quote too. For claims that are kept, not for anchoring.
    #[must_use]
    pub fn out_of_claim(&self, claim: Claim) -> Claim {
        let Claim { statement, mut place } = claim;
        place.quote = self.out_of(place.quote);
        // How long something concealed is must not be told either.
        let hides =
            |c: &Concealed| c.path == place.path && c.side == place.side && Some(c.line) == place.line;
        if self.places.iter().any(hides) {
            place.columns = None;
        }
        Claim { statement: self.out_of_statement(statement), place }
    }
}

/// The beginnings of a secret, the longest first, without the whole of it.
fn beginnings(secret: &str) -> impl Iterator<Item = &str> {
    secret.char_indices().rev().filter_map(|(at, _)| secret.get(..at))
}

/// Masks the beginning of a secret that stands right before an ellipsis, and the end of one right after it.
fn without_cut(text: String, ellipsis: &str, secret: &str) -> String {
    let parts: Vec<&str> = text.split(ellipsis).collect();
    let last = parts.len() - 1;
    let mut out = Vec::with_capacity(parts.len());
    for (i, part) in parts.into_iter().enumerate() {
        let mut kept = part;
        let (mut before, mut after) = ("", "");
        let ends = || secret.char_indices().skip(1).filter_map(|(at, _)| secret.get(at..));
        let long = |p: &&str| p.len() >= MIN_PART;
        if let Some(rest) = ends().take_while(long).find_map(|e| kept.strip_prefix(e)).filter(|_| i > 0) {
            (before, kept) = (MASK, rest);
        }
        let rest = beginnings(secret).take_while(long).find_map(|b| kept.strip_suffix(b));
        if let Some(rest) = rest.filter(|_| i < last) {
            (kept, after) = (rest, MASK);
        }
        out.push(format!("{before}{kept}{after}"));
    }
    out.join(ellipsis)
}

fn stretch(change: &Change, concealed: &Concealed) -> Option<String> {
    let file = change.file(&concealed.path)?;
    let text = match concealed.side {
        Side::Before => file.before_text(),
        Side::After => file.after_text(),
    };
    let (start, end) = (concealed.columns.start.max(1), concealed.columns.end);
    let line = text?.line(concealed.line)?.chars();
    let secret: String = line.skip(start as usize - 1).take(end.saturating_sub(start) as usize).collect();
    let secret = secret.trim();
    (secret.chars().count() >= MIN_SECRET).then(|| secret.to_owned())
}

/// Replaces each stretch of columns by `****`. Stretches may overlap.
#[must_use]
pub fn mask(line: &str, columns: &[Columns]) -> String {
    if columns.is_empty() {
        return line.to_owned();
    }
    let mut out = String::with_capacity(line.len());
    let mut hidden = false;
    for (column, c) in (1u32..).zip(line.chars()) {
        let hide = columns.iter().any(|s| column >= s.start && column < s.end);
        if hide && !hidden {
            out.push_str(MASK);
        }
        if !hide {
            out.push(c);
        }
        hidden = hide;
    }
    out
}
