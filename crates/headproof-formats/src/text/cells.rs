//! Text measured in the cells of a terminal: tabs expanded, wide characters counted as two, everything that
//! would steer a terminal made visible.

use headproof_core::location::Columns;
use headproof_core::text::visible;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Cells between two tab stops.
const TAB: usize = 4;

/// A line made safe, in pieces of one source character each.
pub(super) struct Line {
    pieces: Vec<Piece>,
}

struct Piece {
    text: String,
    at: usize,
    width: usize,
}

/// What is shown of a line, and the cells under which the mark goes: where it begins and how long it is.
pub(super) struct Shown {
    pub(super) text: String,
    pub(super) mark: Option<(usize, usize)>,
}

impl Line {
    /// Lays out a line of source.
    pub(super) fn new(source: &str) -> Self {
        let mut pieces = Vec::new();
        let mut at = 0;
        for c in source.chars() {
            let text = match c {
                '\t' => " ".repeat(TAB - at % TAB),
                c => visible(c.encode_utf8(&mut [0; 4])).into_owned(),
            };
            let width = text.width();
            pieces.push(Piece { text, at, width });
            at += width;
        }
        Self { pieces }
    }

    fn width(&self) -> usize {
        self.pieces.last().map_or(0, |p| p.at + p.width)
    }

    /// The columns of everything but the white space around it; `None` for a blank line.
    pub(super) fn trimmed(&self) -> Option<Columns> {
        let inked = |p: &Piece| !p.text.trim().is_empty();
        let first = self.pieces.iter().position(inked)?;
        let last = self.pieces.iter().rposition(inked)?;
        let column = |n: usize| u32::try_from(n + 1).unwrap_or(u32::MAX);
        Some(Columns { start: column(first), end: column(last + 1) })
    }

    /// As much of the line as fits into `room` cells, the marked columns inside where possible.
    pub(super) fn show(&self, room: usize, mark: Option<Columns>, ellipsis: &str) -> Shown {
        let cells = mark.and_then(|c| self.cells(c));
        if self.width() <= room {
            let text = self.pieces.iter().map(|p| p.text.as_str()).collect();
            return Shown { text, mark: cells };
        }
        let dots = ellipsis.width();
        let from = match cells {
            Some((start, len)) if start + len + dots > room => start.saturating_sub(room / 4),
            _ => 0,
        };
        let lead = if from > 0 { dots } else { 0 };
        let rest = self.pieces.iter().skip_while(|p| p.at < from);
        let origin = self.pieces.iter().find(|p| p.at >= from).map_or(0, |p| p.at);
        let fits = |p: &&Piece| p.at - origin + p.width + lead + dots <= room;
        let kept: Vec<&Piece> = rest.take_while(fits).collect();
        let end = kept.last().map_or(origin, |p| p.at + p.width);
        let mut text = if from > 0 { ellipsis.to_owned() } else { String::new() };
        text.extend(kept.iter().map(|p| p.text.as_str()));
        if end < self.width() {
            text.push_str(ellipsis);
        }
        let inside = |(start, len): (usize, usize)| {
            let (start, stop) = (start.clamp(origin, end), (start + len).clamp(origin, end));
            (start < stop).then(|| (start - origin + lead, stop - start))
        };
        Shown { text, mark: cells.and_then(inside) }
    }

    /// The cells of some columns; at least one cell wide.
    fn cells(&self, columns: Columns) -> Option<(usize, usize)> {
        let index = |column: u32| (column as usize).saturating_sub(1);
        let start = self.pieces.get(index(columns.start))?;
        let stop = self.pieces.get(index(columns.end)).map_or(self.width(), |p| p.at);
        Some((start.at, stop.saturating_sub(start.at).max(1)))
    }
}

/// Text from a stranger on one line: visible, tabs as spaces.
pub(super) fn one_line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (i, word) in text.split_whitespace().enumerate() {
        if i > 0 {
            out.push(' ');
        }
        out.push_str(&visible(word));
    }
    out
}

/// Prose broken into lines of at most `room` cells; words longer than that are broken too.
pub(super) fn wrap(text: &str, room: usize) -> Vec<String> {
    let room = room.max(1);
    let mut lines = Vec::new();
    let (mut line, mut used) = (String::new(), 0);
    for word in text.split_whitespace().map(visible) {
        let width = word.width();
        if used > 0 && used + 1 + width > room {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if used > 0 {
            line.push(' ');
            used += 1;
        }
        for c in word.chars() {
            let cell = c.width().unwrap_or(0);
            if used + cell > room && used > 0 {
                lines.push(std::mem::take(&mut line));
                used = 0;
            }
            line.push(c);
            used += cell;
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(source: &str, room: usize, start: u32, end: u32) -> (String, Option<(usize, usize)>) {
        let shown = Line::new(source).show(room, Some(Columns { start, end }), "…");
        (shown.text, shown.mark)
    }

    #[test]
    fn the_mark_stands_under_what_is_shown() {
        assert_eq!(shown("let x = 1;", 80, 5, 6), ("let x = 1;".into(), Some((4, 1))));
        assert_eq!(shown("\tx", 80, 2, 3), ("    x".into(), Some((4, 1))), "tabs are expanded");
        assert_eq!(shown("a\tx", 80, 3, 4), ("a   x".into(), Some((4, 1))), "to the next stop");
        assert_eq!(
            shown("漢字 x", 80, 4, 5),
            ("漢字 x".into(), Some((5, 1))),
            "wide characters take two cells"
        );
        assert_eq!(shown("\u{1b}[0mx", 80, 5, 6), ("\\u{1b}[0mx".into(), Some((9, 1))));
    }

    #[test]
    fn a_mark_out_of_the_line_is_no_mark() {
        assert_eq!(shown("ab", 80, 9, 12).1, None);
        assert_eq!(shown("ab", 80, 2, 99).1, Some((1, 1)));
    }

    #[test]
    fn a_long_line_is_cut_around_its_mark() {
        let line = format!("{}HERE{}", "a".repeat(100), "b".repeat(100));
        let (text, mark) = shown(&line, 40, 101, 105);
        let (start, len) = mark.unwrap();
        assert_eq!(text.chars().skip(start).take(len).collect::<String>(), "HERE");
        assert!(text.width() <= 40 && text.starts_with('…') && text.ends_with('…'), "{text}");
    }

    #[test]
    fn prose_wraps_and_long_words_break() {
        assert_eq!(wrap("one two  three\nfour", 9), ["one two", "three", "four"]);
        assert_eq!(wrap("abcdef gh", 4), ["abcd", "ef", "gh"]);
        assert_eq!(wrap("", 4), Vec::<String>::new());
    }
}
