//! Literals that a line puts together from pieces: `"abc" + "def"`, `"abc" . "def"`, `"abc" "def"`.

use super::assignment::Assignment;
use super::scan::clipped;

/// Pieces that are put together at the most.
const MAX_PIECES: usize = 16;
/// The longest piece.
const MAX_PIECE: usize = 400;

/// The whole text where more pieces follow the value, and where the last of them ends.
pub(super) fn literal(line: &str, first: &Assignment<'_>) -> Option<(String, usize)> {
    let mut whole = first.value.to_owned();
    let mut end = first.at.end;
    for _ in 0..MAX_PIECES {
        let Some((piece, to)) = next_piece(line, end) else { break };
        whole.push_str(piece);
        end = to;
    }
    (first.quoted && end > first.at.end).then_some((whole, end))
}

/// The next piece behind the one that ends at `end` (its closing quote not included), and where that one ends.
fn next_piece(line: &str, end: usize) -> Option<(&str, usize)> {
    let tail = clipped(line, end, MAX_PIECE)?;
    let quote = tail.chars().next().filter(|c| matches!(c, '"' | '\'' | '`'))?;
    let behind = tail.get(1..)?;
    let rest = behind.trim_start_matches([' ', '\t']);
    let rest = rest.strip_prefix("..").or_else(|| rest.strip_prefix(['+', '.', '&'])).unwrap_or(rest);
    let rest = rest.trim_start_matches([' ', '\t']);
    // Two quotes in a row are an escaped quote or an empty piece, and tell nothing.
    let inner = rest.strip_prefix(quote).filter(|_| rest.len() < behind.len())?;
    let close = inner.find(quote)?;
    let start = end + (tail.len() - inner.len());
    Some((inner.get(..close)?, start + close))
}
