#![forbid(unsafe_code)]
//! Reads the frames of a flight recorder.

pub struct Frame<'a> {
    pub kind: u8,
    pub body: &'a [u8],
}

/// Splits the next frame off the bytes.
pub fn next(bytes: &[u8]) -> Option<(Frame<'_>, &[u8])> {
    let (&kind, rest) = bytes.split_first()?;
    let (&len, rest) = rest.split_first()?;
    let body = rest.get(..usize::from(len))?;
    Some((Frame { kind, body }, &rest[usize::from(len)..]))
}
