//! Paths inside a reviewed tree, as the bytes git stores.

use std::fmt;

/// A path relative to the root of the reviewed tree: `/` between components, any bytes but NUL inside them.
///
/// The only way to make one is [`RepoPath::new`], which refuses what could leave the tree. Git allows paths
/// that are not UTF-8, so the bytes are kept as they are; [`fmt::Display`] shows them without losing any:
/// control characters, direction marks and bytes that are not UTF-8 appear escaped.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RepoPath(Box<[u8]>);

/// Why bytes are not a path inside the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PathError {
    /// No bytes at all.
    #[error("the path is empty")]
    Empty,
    /// Starts at the root of the file system or names a drive.
    #[error("the path is absolute; paths are relative to the root of the repository")]
    Absolute,
    /// A component is empty, `.` or `..`.
    #[error("the path has an empty, `.` or `..` component")]
    Component,
    /// A NUL byte.
    #[error("the path holds a NUL byte")]
    Nul,
}

impl RepoPath {
    /// Takes the bytes of a path as git prints them with `-z`.
    ///
    /// # Errors
    /// [`PathError`] when the path is empty, absolute, or has a component that could leave the tree.
    pub fn new(bytes: impl AsRef<[u8]>) -> Result<Self, PathError> {
        let bytes = bytes.as_ref();
        if bytes.is_empty() {
            return Err(PathError::Empty);
        }
        if bytes.contains(&0) {
            return Err(PathError::Nul);
        }
        if bytes.starts_with(b"/") {
            return Err(PathError::Absolute);
        }
        if bytes.split(|b| *b == b'/').any(|c| matches!(c, b"" | b"." | b"..")) {
            return Err(PathError::Component);
        }
        Ok(Self(bytes.into()))
    }

    /// The bytes as git stores them.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The path as text where it is UTF-8.
    #[must_use]
    pub fn as_str(&self) -> Option<&str> {
        std::str::from_utf8(&self.0).ok()
    }

    /// The path as text for matching names and patterns; bytes that are not UTF-8 become U+FFFD.
    #[must_use]
    pub fn lossy(&self) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(&self.0)
    }

    /// The last component, lossily.
    #[must_use]
    pub fn file_name(&self) -> std::borrow::Cow<'_, str> {
        let start = self.0.iter().rposition(|b| *b == b'/').map_or(0, |i| i + 1);
        String::from_utf8_lossy(self.0.get(start..).unwrap_or_default())
    }

    /// The folder the file is in, without a trailing slash; empty at the root.
    #[must_use]
    pub fn parent(&self) -> std::borrow::Cow<'_, str> {
        let end = self.0.iter().rposition(|b| *b == b'/').unwrap_or(0);
        String::from_utf8_lossy(self.0.get(..end).unwrap_or_default())
    }

    /// What follows the last dot of the file name, lossily and as written; `None` without a dot.
    #[must_use]
    pub fn extension(&self) -> Option<String> {
        let name = self.file_name();
        let (stem, ext) = name.rsplit_once('.')?;
        (!stem.is_empty()).then(|| ext.to_owned())
    }

    /// Components, lossily, from the root down.
    pub fn components(&self) -> impl Iterator<Item = std::borrow::Cow<'_, str>> {
        self.0.split(|b| *b == b'/').map(String::from_utf8_lossy)
    }
}

impl fmt::Display for RepoPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for chunk in self.0.utf8_chunks() {
            f.write_str(&crate::text::visible(chunk.valid()))?;
            for byte in chunk.invalid() {
                write!(f, "\\x{byte:02x}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for RepoPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_cannot_leave_the_tree() {
        for bad in ["", "/etc/passwd", "a/../b", "..", "./a", "a//b", "a/", "a\0b"] {
            assert!(RepoPath::new(bad).is_err(), "{bad:?} was taken");
        }
        for good in ["a", "a b/c", "..a/b", "a/.hidden", "tab\there"] {
            assert!(RepoPath::new(good).is_ok(), "{good:?} was refused");
        }
    }

    #[test]
    fn display_hides_no_byte_and_executes_none() {
        let path = RepoPath::new(b"a\x1b[31m/\xffb\n".as_slice()).unwrap();
        assert_eq!(path.to_string(), "a\\u{1b}[31m/\\xffb\\n");
    }

    #[test]
    fn parts() {
        let path = RepoPath::new("src/a.test.ts").unwrap();
        assert_eq!((path.parent().as_ref(), path.file_name().as_ref()), ("src", "a.test.ts"));
        assert_eq!(path.extension().as_deref(), Some("ts"));
        assert_eq!(RepoPath::new(".gitignore").unwrap().extension(), None);
    }
}
