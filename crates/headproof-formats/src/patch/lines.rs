//! Lines of a patch with their numbers, and a look at the two that come next.

/// Lines that have not been read yet.
pub(super) struct Lines<'p> {
    rest: &'p [u8],
    number: u32,
}

impl<'p> Lines<'p> {
    pub(super) fn of(bytes: &'p [u8]) -> Self {
        Self { rest: bytes, number: 1 }
    }

    /// The number of the line that comes next.
    pub(super) fn number(&self) -> u32 {
        self.number
    }

    /// The next line without its end.
    pub(super) fn peek(&self) -> Option<&'p [u8]> {
        (!self.rest.is_empty()).then(|| cut(self.rest).0)
    }

    /// The line after the next.
    pub(super) fn peek_second(&self) -> Option<&'p [u8]> {
        let (_, rest) = cut(self.rest);
        (!rest.is_empty()).then(|| cut(rest).0)
    }

    /// Takes the next line.
    pub(super) fn next(&mut self) -> Option<&'p [u8]> {
        let line = self.peek()?;
        self.rest = cut(self.rest).1;
        self.number = self.number.saturating_add(1);
        Some(line)
    }
}

fn cut(bytes: &[u8]) -> (&[u8], &[u8]) {
    match bytes.iter().position(|b| *b == b'\n') {
        Some(end) => (bytes.get(..end).unwrap_or(bytes), bytes.get(end + 1..).unwrap_or_default()),
        None => (bytes, &[]),
    }
}
