//! Law 5: a finding quotes code, and we find the quote at the reviewed revision. What is not there is rejected
//! by name; what stands in several places falls back to the file.

use crate::change::{Change, FileSide, LineSpan};
use crate::claim::{Claim, Place, Statement};
use crate::location::{Columns, Location, Side};
use crate::redact::{MASK, Secrets, mask};
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
    /// The columns of the finding as they stand in its first line here, after masking and shortening.
    pub mark: Option<Columns>,
}

impl Excerpt {
    /// The lines with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (u32, &str)> {
        let number = |i: usize| self.first.saturating_add(u32::try_from(i).unwrap_or(u32::MAX));
        self.lines.iter().enumerate().map(move |(i, line)| (number(i), line.as_str()))
    }
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

/// A claim that was turned away, kept with its reason (law 4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// What was said.
    pub claim: Claim,
    /// Why it was turned away.
    pub why: Unanchored,
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
/// [`Rejected`] holds the claim and why it stands nowhere; the caller keeps it (law 4).
pub fn anchor(claim: Claim, change: &Change, secrets: &Secrets) -> Result<Anchored, Box<Rejected>> {
    match locate(&claim.place, change) {
        Ok((side, text, lines)) => {
            let place = &claim.place;
            let location = Location {
                path: side.path.clone(),
                side: place.side,
                lines,
                columns: lines.and_then(|l| inside(place.columns?, text.line(l.start)?)),
            };
            let excerpt = lines.map(|l| excerpt(text, l, &location, secrets)).unwrap_or_default();
            let location = telling_no_length(location, secrets);
            let snippet = match lines {
                Some(l) => masked(text, l, &location, secrets).join("\n"),
                // The code is there, only not in one place: it still tells this finding from others of the file.
                None => secrets.out_of(place.quote.clone()),
            };
            let snippet = crate::text::normalised(&snippet);
            let statement = secrets.out_of_statement(claim.statement);
            Ok(Anchored { statement, location, excerpt, snippet })
        }
        Err(why) => Err(Box::new(Rejected { claim: secrets.out_of_claim(claim), why })),
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
        && hint <= text.line_count()
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

/// Columns as far as the line has them; `None` when it has none of them.
fn inside(columns: Columns, line: &str) -> Option<Columns> {
    let after_last = u32::try_from(line.chars().count()).unwrap_or(u32::MAX).saturating_add(1);
    let (start, end) = (columns.start.max(1), columns.end.min(after_last));
    (start < end).then_some(Columns { start, end })
}

impl LineSpan {
    /// At least `lines` long, but not past the end of the text.
    fn max_len(self, lines: u32, text: &SourceText) -> Self {
        let room = (text.line_count() + 1).saturating_sub(self.start);
        Self { len: self.len.max(lines).min(room), ..self }
    }
}

/// A place whose columns do not give away how long a concealed stretch of its line is: they end where the first
/// one begins, and what stands to the right of it has none.
fn telling_no_length(mut location: Location, secrets: &Secrets) -> Location {
    let hidden = location.lines.map(|l| secrets.hidden_in(l.start, &location)).unwrap_or_default();
    if let (Some(columns), Some(first)) = (location.columns, hidden.first()) {
        let end = columns.end.min(first.start.max(columns.start.saturating_add(1)));
        location.columns = (columns.start <= first.start).then_some(Columns { end, ..columns });
    }
    location
}

fn excerpt(text: &SourceText, lines: LineSpan, location: &Location, secrets: &Secrets) -> Excerpt {
    let first = lines.start.saturating_sub(CONTEXT).max(1);
    let last = lines.start + lines.len.clamp(1, MAX_LINES) - 1 + CONTEXT;
    let last = last.min(text.line_count());
    let mut shown = Excerpt { first, lines: Vec::new(), mark: None };
    for n in first..=last {
        let Some(line) = text.line(n) else { break };
        let hidden = secrets.hidden_in(n, location);
        let columns = location.columns.filter(|c| n == lines.start && c.start < c.end);
        let (line, mark) = shortened(&mask(line, &hidden), columns.map(|c| after_masking(c, &hidden)));
        shown.lines.push(line);
        shown.mark = shown.mark.or(mark);
    }
    shown
}

/// The lines of a span with every concealed stretch replaced by asterisks of a fixed number, so that not even
/// the length of a secret is shown.
fn masked(text: &SourceText, span: LineSpan, location: &Location, secrets: &Secrets) -> Vec<String> {
    let numbers = span.start..span.start.saturating_add(span.len);
    numbers.filter_map(|n| text.line(n).map(|line| mask(line, &secrets.hidden_in(n, location)))).collect()
}

/// Where a run of columns stands once the hidden stretches (in order, without overlap) are masked.
fn after_masking(columns: Columns, hidden: &[Columns]) -> Columns {
    let mask = u32::try_from(MASK.len()).unwrap_or(4);
    let moved = |column: u32, is_end: bool| {
        let mut shift = 0i64;
        for stretch in hidden {
            let len = i64::from(stretch.end) - i64::from(stretch.start);
            if column >= stretch.end {
                shift += i64::from(mask) - len;
            } else if column > stretch.start || (column == stretch.start && !is_end) {
                let edge = if is_end { stretch.start.saturating_add(mask) } else { stretch.start };
                return u32::try_from(i64::from(edge) + shift).unwrap_or(1);
            }
        }
        u32::try_from(i64::from(column) + shift).unwrap_or(1)
    };
    Columns { start: moved(columns.start, false), end: moved(columns.end, true) }
}

/// A line of at most [`MAX_WIDTH`] characters around the marked columns, and where the mark stands in it.
fn shortened(line: &str, mark: Option<Columns>) -> (String, Option<Columns>) {
    let length = line.chars().count();
    let clamped = |c: Columns, shift: usize, end: usize| {
        let at = |column: u32| (column as usize).saturating_sub(shift).clamp(1, end + 1);
        let (start, end) = (at(c.start), at(c.end));
        let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        (start < end).then(|| Columns { start: small(start), end: small(end) })
    };
    if length <= MAX_WIDTH {
        return (line.to_owned(), mark.and_then(|c| clamped(c, 0, length)));
    }
    // Shows the beginning, unless the mark stands further right: then some characters before the mark.
    let from = match mark {
        Some(c) if c.end as usize > MAX_WIDTH && c.start as usize > MAX_WIDTH / 2 => {
            (c.start as usize).saturating_sub(MAX_WIDTH / 4).min(length)
        }
        _ => 0,
    };
    let kept: String = line.chars().skip(from).take(MAX_WIDTH).collect();
    let kept_len = kept.chars().count();
    let head = if from > 0 { "…" } else { "" };
    let tail = if from + kept_len < length { "…" } else { "" };
    let shift = from.saturating_sub(usize::from(from > 0));
    let mark = mark.and_then(|c| clamped(c, shift, kept_len + usize::from(from > 0)));
    (format!("{head}{kept}{tail}"), mark)
}
