//! Digests and object names: how a value is tied to exact bytes.

use std::fmt;

use sha2::{Digest as _, Sha256};

/// A SHA-256 digest. Everything a verdict is bound to is named by one: policy, packet, working tree, journal line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest([u8; 32]);

/// Text that is not the hexadecimal form a digest or object name must have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not {1}")]
pub struct NotHex(String, &'static str);

impl Digest {
    /// The digest of some bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// Reads 64 lower-case hexadecimal digits.
    ///
    /// # Errors
    /// [`NotHex`] for anything else.
    pub fn from_hex(text: &str) -> Result<Self, NotHex> {
        let err = || NotHex(text.chars().take(80).collect(), "a digest of 64 hexadecimal digits");
        if text.len() != 64 || !is_lower_hex(text) {
            return Err(err());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| err())?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| err())?;
        }
        Ok(Self(bytes))
    }

    /// The first `n` hexadecimal digits (at most 64), for ids.
    #[must_use]
    pub fn hex_prefix(&self, n: usize) -> String {
        let mut hex = self.to_string();
        hex.truncate(n);
        hex
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|b| write!(f, "{b:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({})", self.hex_prefix(12))
    }
}

/// Digests a sequence of fields so that no two different sequences share their bytes: each field is preceded
/// by its length.
#[derive(Default)]
pub struct Sealer(Sha256);

impl Sealer {
    /// Nothing sealed yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds one field.
    pub fn field(&mut self, bytes: impl AsRef<[u8]>) -> &mut Self {
        let bytes = bytes.as_ref();
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
        self
    }

    /// The digest of all fields so far.
    #[must_use]
    pub fn seal(self) -> Digest {
        Digest(self.0.finalize().into())
    }
}

/// The full name of a git object: 40 (SHA-1) or 64 (SHA-256) lower-case hexadecimal digits. Abbreviations are
/// not object names: a verdict about `abc123` would be about whatever that means tomorrow.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ObjectId(Box<str>);

impl ObjectId {
    /// Reads a full object name.
    ///
    /// # Errors
    /// [`NotHex`] for anything but 40 or 64 lower-case hexadecimal digits.
    pub fn new(text: &str) -> Result<Self, NotHex> {
        if matches!(text.len(), 40 | 64) && is_lower_hex(text) {
            Ok(Self(text.into()))
        } else {
            Err(NotHex(text.chars().take(80).collect(), "a full object name of 40 or 64 hexadecimal digits"))
        }
    }

    /// All digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The first ten digits, for people.
    #[must_use]
    pub fn short(&self) -> &str {
        self.0.get(..10).unwrap_or(&self.0)
    }
}

impl fmt::Display for ObjectId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for ObjectId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ObjectId({})", self.short())
    }
}

fn is_lower_hex(text: &str) -> bool {
    text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_round_trip() {
        let digest = Digest::of(b"headproof");
        assert_eq!(Digest::from_hex(&digest.to_string()), Ok(digest));
        assert!(Digest::from_hex("abc").is_err());
        assert!(Digest::from_hex(&"G".repeat(64)).is_err());
    }

    #[test]
    fn fields_do_not_run_together() {
        let (mut a, mut b) = (Sealer::new(), Sealer::new());
        a.field("ab").field("c");
        b.field("a").field("bc");
        assert_ne!(a.seal(), b.seal());
    }

    #[test]
    fn abbreviated_object_names_are_refused() {
        assert!(ObjectId::new("abc123").is_err());
        assert!(ObjectId::new(&"a".repeat(40)).is_ok());
        assert!(ObjectId::new(&"A".repeat(40)).is_err());
    }
}
