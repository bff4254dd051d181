//! Applying the hunks of a patch to a text, forwards or backwards, exactly or not at all.

use headproof_core::change::Hunk;
use headproof_formats::patch::{Mark, PatchHunk, PatchLine};

/// The other side of a text, and the places in which the two differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Applied {
    /// The bytes of the other side.
    pub(super) other: Vec<u8>,
    /// The places, always from before to after.
    pub(super) places: Vec<Hunk>,
    /// Whether a hunk fitted only at other lines than it says.
    pub(super) moved: bool,
}

/// Which side of the patch the text at hand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Have {
    /// The text before: the patch is applied.
    Before,
    /// The text after: the patch is undone.
    After,
}

/// Applies hunks to a text; the number of the first hunk that does not fit is the error.
pub(super) fn apply(text: &[u8], hunks: &[PatchHunk<'_>], have: Have) -> Result<Applied, usize> {
    let lines: Vec<&[u8]> = text.split_inclusive(|b| *b == b'\n').collect();
    let (mine, theirs) = match have {
        Have::Before => (Mark::Removed, Mark::Added),
        Have::After => (Mark::Added, Mark::Removed),
    };
    let mut applied = Applied { other: Vec::with_capacity(text.len()), places: Vec::new(), moved: false };
    // `at`: lines of ours used up; `built`: lines of theirs made; `shift`: how far the last hunk was off.
    let (mut at, mut built, mut shift) = (0usize, 0usize, 0isize);
    for (i, hunk) in hunks.iter().enumerate() {
        let wanted: Vec<&PatchLine<'_>> = hunk.side(mine).collect();
        let (before, after) = hunk.starts();
        let said = if have == Have::Before { before } else { after } as usize;
        let start = said.saturating_add_signed(shift);
        let found = find(&lines, &wanted, start, at).ok_or(i)?;
        applied.moved |= found != said;
        shift = found as isize - said as isize;
        for line in lines.get(at..found).unwrap_or_default() {
            applied.other.extend_from_slice(line);
        }
        built += found - at;
        let starts = if have == Have::Before { (found, built) } else { (built, found) };
        applied.places.extend(hunk.places(number(starts.0), number(starts.1)));
        for line in hunk.side(theirs) {
            applied.other.extend_from_slice(line.text);
            if line.ended {
                applied.other.push(b'\n');
            }
            built += 1;
        }
        at = found + wanted.len();
    }
    for line in lines.get(at..).unwrap_or_default() {
        applied.other.extend_from_slice(line);
    }
    Ok(applied)
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// Where these lines stand, nearest to `start` and not above `floor`. Lines that are only added have no lines to
/// be found by: they go where the patch says.
fn find(lines: &[&[u8]], wanted: &[&PatchLine<'_>], start: usize, floor: usize) -> Option<usize> {
    let fits = |at: usize| {
        at >= floor
            && lines
                .get(at..at + wanted.len())
                .is_some_and(|here| here.iter().zip(wanted).all(|(l, w)| same(l, w)))
    };
    if fits(start) {
        return Some(start);
    }
    if wanted.is_empty() {
        return None;
    }
    (1..=lines.len().max(start)).find_map(|distance| {
        let above = start.checked_sub(distance).filter(|at| fits(*at));
        above.or_else(|| start.checked_add(distance).filter(|at| fits(*at)))
    })
}

fn same(line: &[u8], wanted: &PatchLine<'_>) -> bool {
    match line.strip_suffix(b"\n") {
        Some(text) => wanted.ended && text == wanted.text,
        None => !wanted.ended && line == wanted.text,
    }
}

/// The two sides of a patch as far as it shows them: its lines at their numbers, empty lines between. `None` when
/// the numbers lead further than `limit` bytes.
pub(super) fn fragments(hunks: &[PatchHunk<'_>], mark: Mark, limit: u64) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    let mut line = 0;
    for hunk in hunks {
        let (before, after) = hunk.starts();
        let start = if mark == Mark::Removed { before } else { after };
        let gap = start.saturating_sub(line);
        if text.len() as u64 + u64::from(gap) > limit {
            return None;
        }
        text.resize(text.len() + gap as usize, b'\n');
        line = line.max(start);
        for shown in hunk.side(mark) {
            text.extend_from_slice(shown.text);
            if shown.ended {
                text.push(b'\n');
            }
            line += 1;
        }
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use headproof_core::change::LineSpan;

    const PATCH: &str = "--- a/f\n+++ b/f\n@@ -2,3 +2,4 @@\n b\n-c\n+C\n+CC\n d\n@@ -6 +7 @@\n-f\n+F\n\\ No newline at end of file\n";

    fn hunks() -> Vec<PatchHunk<'static>> {
        headproof_formats::patch::parse(PATCH.as_bytes()).unwrap().files.remove(0).hunks
    }

    #[test]
    fn forwards_and_backwards() {
        let (before, after) = (b"a\nb\nc\nd\ne\nf\n", b"a\nb\nC\nCC\nd\ne\nF");
        let forwards = apply(before, &hunks(), Have::Before).unwrap();
        assert_eq!((forwards.other.as_slice(), forwards.moved), (&after[..], false));
        let backwards = apply(after, &hunks(), Have::After).unwrap();
        assert_eq!(backwards.other, before);
        assert_eq!(forwards.places, backwards.places);
        assert_eq!(forwards.places[0], Hunk { before: LineSpan::new(3, 1), after: LineSpan::new(3, 2) });
    }

    #[test]
    fn a_text_that_grew_above_still_fits_and_says_so() {
        let applied = apply(b"0\n0\na\nb\nc\nd\ne\nf\n", &hunks(), Have::Before).unwrap();
        assert!(applied.moved);
        assert_eq!(applied.places[0].before, LineSpan::new(5, 1));
    }

    #[test]
    fn what_does_not_fit_is_not_bent() {
        assert_eq!(apply(b"a\nb\nX\nd\ne\nf\n", &hunks(), Have::Before), Err(0));
        assert_eq!(apply(b"a\nb\nc\nd\ne\nf", &hunks(), Have::Before), Err(1), "the final line end counts");
        assert_eq!(apply(b"", &hunks(), Have::Before), Err(0));
    }

    #[test]
    fn fragments_keep_their_numbers() {
        let text = fragments(&hunks(), Mark::Added, 1 << 20).unwrap();
        assert_eq!(String::from_utf8(text).unwrap(), "\nb\nC\nCC\nd\n\nF");
        let text = fragments(&hunks(), Mark::Removed, 1 << 20).unwrap();
        assert_eq!(String::from_utf8(text).unwrap(), "\nb\nc\nd\n\nf\n");
    }

    #[test]
    fn a_number_far_away_does_not_fill_the_memory() {
        let patch = "--- a/f\n+++ b/f\n@@ -4000000000 +4000000000 @@\n-a\n+b\n";
        let hunks = headproof_formats::patch::parse(patch.as_bytes()).unwrap().files.remove(0).hunks;
        assert_eq!(fragments(&hunks, Mark::Added, 8 << 20), None);
    }
}
