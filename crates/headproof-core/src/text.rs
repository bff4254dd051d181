//! Source text with exact line numbers, and text from strangers made safe to show.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

/// The text of one side of a file, decoded, with its lines indexed.
///
/// Lines are what the file itself has: ended by `\n` (a `\r` before it belongs to the ending), the last one with
/// or without an ending. Numbers start at 1.
#[derive(Clone)]
pub struct SourceText(Arc<Inner>);

struct Inner {
    text: Box<str>,
    starts: Box<[u32]>,
    encoding: Encoding,
    whole: bool,
}

/// How the bytes of a file became text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16, told by its byte order mark.
    Utf16,
    /// Bytes that are not UTF-8; each offending byte is shown as U+FFFD, line numbers are exact all the same.
    Unknown,
}

impl SourceText {
    /// Takes a whole file that is UTF-8 already.
    #[must_use]
    pub fn new(text: impl Into<Box<str>>) -> Self {
        Self::with(text, Encoding::Utf8, true)
    }

    /// Takes decoded text, how it was decoded, and whether it is the whole file (a patch may hold only parts;
    /// the lines it does not hold are then empty so that numbers stay right).
    #[must_use]
    pub fn with(text: impl Into<Box<str>>, encoding: Encoding, whole: bool) -> Self {
        let text = text.into();
        let mut starts = vec![0u32];
        starts.extend(memlines(text.as_bytes()).map(|i| u32::try_from(i + 1).unwrap_or(u32::MAX)));
        if starts.last().is_some_and(|s| *s as usize >= text.len()) {
            starts.pop();
        }
        Self(Arc::new(Inner { text, starts: starts.into(), encoding, whole }))
    }

    /// The decoded text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0.text
    }

    /// How the bytes became text.
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.0.encoding
    }

    /// Whether this is the whole file rather than the parts a patch showed.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.0.whole
    }

    /// The number of lines; an empty file has none.
    #[must_use]
    pub fn line_count(&self) -> u32 {
        u32::try_from(self.0.starts.len()).unwrap_or(u32::MAX)
    }

    /// Line `n` (from 1) without its ending.
    #[must_use]
    pub fn line(&self, n: u32) -> Option<&str> {
        let range = self.line_range(n)?;
        let line = self.0.text.get(range)?;
        let line = line.strip_suffix('\n').unwrap_or(line);
        Some(line.strip_suffix('\r').unwrap_or(line))
    }

    /// The byte range of line `n` (from 1) with its ending.
    #[must_use]
    pub fn line_range(&self, n: u32) -> Option<Range<usize>> {
        let index = n.checked_sub(1)? as usize;
        let start = *self.0.starts.get(index)? as usize;
        let end = self.0.starts.get(index + 1).map_or(self.0.text.len(), |e| *e as usize);
        Some(start..end)
    }

    /// All lines without their endings.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        (1..=self.line_count()).filter_map(|n| self.line(n))
    }

    /// The line (from 1) that holds the byte at `offset`; offsets past the end belong to the last line.
    #[must_use]
    pub fn line_at(&self, offset: usize) -> u32 {
        let index = self.0.starts.partition_point(|s| *s as usize <= offset);
        u32::try_from(index.max(1)).unwrap_or(u32::MAX)
    }

    /// The column (from 1, in Unicode scalar values) of the byte at `offset` in its line.
    #[must_use]
    pub fn column_at(&self, offset: usize) -> u32 {
        let start = self.line_range(self.line_at(offset)).map_or(0, |r| r.start);
        let count = self.0.text.get(start..offset).map_or(0, |s| s.chars().count());
        u32::try_from(count + 1).unwrap_or(u32::MAX)
    }
}

impl std::fmt::Debug for SourceText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SourceText({} lines, {:?})", self.line_count(), self.0.encoding)
    }
}

impl PartialEq for SourceText {
    fn eq(&self, other: &Self) -> bool {
        self.0.text == other.0.text
    }
}
impl Eq for SourceText {}

fn memlines(bytes: &[u8]) -> impl Iterator<Item = usize> + '_ {
    bytes.iter().enumerate().filter(|(_, b)| **b == b'\n').map(|(i, _)| i)
}

/// Text from a stranger, made safe for a terminal or a comment: control characters, direction overrides and
/// invisible marks become their visible escapes. Tabs stay. Nothing is dropped.
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            c if is_plain(c) => out.push(c),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            c => out.extend(c.escape_unicode()),
        }
    }
    Cow::Owned(out)
}

/// Whether a character shows what it is and nothing else. Refuses C0 and C1 controls but tab, the bidirectional
/// controls of CVE-2021-42574, zero-width characters, and the Unicode tag block.
#[must_use]
pub fn is_plain(c: char) -> bool {
    match c {
        '\t' => true,
        c if c.is_control() => false,
        '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2064}'
        | '\u{2066}'..='\u{206f}' => false,
        '\u{061c}' | '\u{feff}' | '\u{180e}' | '\u{00ad}' | '\u{2028}' | '\u{2029}' => false,
        '\u{e0000}'..='\u{e007f}' => false,
        _ => true,
    }
}

/// Folds white space for comparing snippets: each line trimmed, runs of white space to one space, blank lines
/// gone.
#[must_use]
pub fn normalised(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let mut words = line.split_whitespace().peekable();
        if words.peek().is_none() {
            continue;
        }
        if !out.is_empty() {
            out.push('\n');
        }
        for (i, word) in words.enumerate() {
            if i > 0 {
                out.push(' ');
            }
            out.push_str(word);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_the_files_own() {
        for (text, lines) in [
            ("", vec![]),
            ("a", vec!["a"]),
            ("a\n", vec!["a"]),
            ("a\r\nb", vec!["a", "b"]),
            ("\n\n", vec!["", ""]),
        ] {
            let text = SourceText::new(text);
            assert_eq!(text.lines().collect::<Vec<_>>(), lines);
            assert_eq!(text.line_count() as usize, lines.len());
        }
    }

    #[test]
    fn offsets_find_line_and_column() {
        let text = SourceText::new("ab\nçd\n");
        assert_eq!((text.line_at(0), text.line_at(3), text.line_at(99)), (1, 2, 2));
        assert_eq!(text.column_at(5), 2, "columns count characters, not bytes");
    }

    #[test]
    fn escapes_and_bidi_become_visible() {
        assert_eq!(visible("a\u{202e}b\u{1b}[0m"), "a\\u{202e}b\\u{1b}[0m");
        assert!(matches!(visible("plain\ttext é"), Cow::Borrowed(_)));
    }

    #[test]
    fn white_space_folds() {
        assert_eq!(normalised("  a   b\n\n\tc "), "a b\nc");
    }
}
