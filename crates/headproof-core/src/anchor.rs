//! Law 5: a finding quotes code, and we find the quote at the reviewed revision. What is not there is rejected
//! by name; what stands in several places falls back to the file.

use crate::change::{Change, FileSide, LineSpan};
use crate::claim::{Claim, Concealed, Place, Statement};
use crate::location::{Columns, Location, Side};
use crate::text::SourceText;

/// A statement whose place was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Anchored {
    /// What is said.
    pub statement: Statement,
    /// Where it stands, found by us.
    pub location: Location,
    /// The code around it, with secrets masked.
    pub excerpt: Excerpt,
    /// The quoted text folded for comparison, with secrets masked. An input of the finding's id.
    pub snippet: String,
}

/// Some lines of a file, ready to show: bounded, secrets masked, still text from a stranger.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Excerpt {
    /// The number of the first line.
    pub first: u32,
    /// The lines, without endings.
    pub lines: Vec<String>,
}

/// Why a claim stands nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Unanchored {
    /// The file is not part of the change.
    #[error("the file is not part of what was reviewed")]
    NoSuchFile,
    /// The file has no text on the side named.
    #[error("the file has no text on that side")]
    NoText,
    /// The quote does not occur in the file.
    #[error("the quoted code does not occur in the file")]
    QuoteNotFound,
}

/// Lines of context shown before and after a finding.
const CONTEXT: u32 = 1;
/// Lines of a finding shown at the most.
const MAX_LINES: u32 = 6;
/// Characters of a line kept at the most; the rest is replaced by `…`.
const MAX_WIDTH: usize = 240;

/// Finds where a claim stands in the change.
///
/// # Errors
/// [`Unanchored`] says why it stands nowhere; the caller keeps the claim with that reason (law 4).
pub fn anchor(
    claim: Claim,
    change: &Change,
    concealed: &[Concealed],
) -> Result<Anchored, (Claim, Unanchored)> {
    match locate(&claim.place, change) {
        Ok((side, text, lines)) => {
            let place = &claim.place;
            let location = Location {
                path: side.path.clone(),
                side: place.side,
                lines,
                columns: lines.and(place.columns),
            };
            let excerpt = lines.map(|l| excerpt(text, l, &location, concealed)).unwrap_or_default();
            let snippet = match lines {
                Some(l) => masked(text, l, &location, concealed).join("\n"),
                None => String::new(),
            };
            let snippet = crate::text::normalised(&snippet);
            Ok(Anchored { statement: claim.statement, location, excerpt, snippet })
        }
        Err(why) => Err((claim, why)),
    }
}

fn locate<'c>(
    place: &Place,
    change: &'c Change,
) -> Result<(&'c FileSide, &'c SourceText, Option<LineSpan>), Unanchored> {
    let file = change.file(&place.path).ok_or(Unanchored::NoSuchFile)?;
    let side = match place.side {
        Side::Before => file.before.as_ref(),
        Side::After => file.after.as_ref(),
    };
    let side = side.ok_or(Unanchored::NoText)?;
    let text = side.text().ok_or(Unanchored::NoText)?;
    if place.quote.trim().is_empty() {
        return Ok((side, text, None));
    }
    let lines = find_quote(text, place)?;
    Ok((side, text, lines))
}

/// `Ok(None)`: the quote stands in several places and the line hint names none of them.
fn find_quote(text: &SourceText, place: &Place) -> Result<Option<LineSpan>, Unanchored> {
    let quote: Vec<&str> = place.quote.lines().map(str::trim).collect();
    let span = |start: u32| LineSpan::new(start, u32::try_from(quote.len()).unwrap_or(1).max(1));
    let fits = |start: u32| {
        quote.iter().zip(start..).enumerate().all(|(i, (want, n))| {
            let Some(have) = text.line(n) else { return false };
            // One quoted line may be a part of the line; of several, the inner ones must be whole.
            if quote.len() == 1 || i == 0 || i + 1 == quote.len() {
                have.contains(want)
            } else {
                have.trim() == *want
            }
        })
    };
    if let Some(hint) = place.line
        && fits(hint)
    {
        return Ok(Some(span(hint).max_len(place.lines, text)));
    }
    let mut found = (1..=text.line_count()).filter(|n| fits(*n));
    match (found.next(), found.next()) {
        (None, _) => Err(Unanchored::QuoteNotFound),
        (Some(only), None) => Ok(Some(span(only).max_len(place.lines, text))),
        (Some(_), Some(_)) => Ok(None),
    }
}

impl LineSpan {
    /// At least `lines` long, but not past the end of the text.
    fn max_len(self, lines: u32, text: &SourceText) -> Self {
        let room = (text.line_count() + 1).saturating_sub(self.start);
        Self { len: self.len.max(lines).min(room), ..self }
    }
}

fn excerpt(text: &SourceText, lines: LineSpan, location: &Location, concealed: &[Concealed]) -> Excerpt {
    let first = lines.start.saturating_sub(CONTEXT).max(1);
    let last = lines.start + lines.len.clamp(1, MAX_LINES) - 1 + CONTEXT;
    let last = last.min(text.line_count());
    let span = LineSpan::new(first, (last + 1).saturating_sub(first));
    let lines = masked(text, span, location, concealed).into_iter().map(shortened).collect();
    Excerpt { first, lines }
}

/// The lines of a span with every concealed stretch replaced by asterisks of a fixed number, so that not even
/// the length of a secret is shown.
fn masked(text: &SourceText, span: LineSpan, location: &Location, concealed: &[Concealed]) -> Vec<String> {
    let numbers = span.start..span.start.saturating_add(span.len);
    numbers
        .filter_map(|n| text.line(n).map(|line| (n, line)))
        .map(|(n, line)| {
            let mut columns: Vec<Columns> = concealed
                .iter()
                .filter(|c| c.line == n && c.side == location.side && c.path == location.path)
                .map(|c| c.columns)
                .collect();
            columns.sort_unstable();
            mask(line, &columns)
        })
        .collect()
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
            out.push_str("****");
        }
        if !hide {
            out.push(c);
        }
        hidden = hide;
    }
    out
}

fn shortened(line: String) -> String {
    match line.char_indices().nth(MAX_WIDTH) {
        Some((cut, _)) => format!("{}…", &line.get(..cut).unwrap_or_default()),
        None => line,
    }
}
