//! How bytes become content: text with exact lines, or a reason why not.

use headproof_core::change::{Content, FileMode, Opaque};
use headproof_core::text::{Encoding, SourceText};

/// How far git itself looks for a NUL byte before it calls something text.
const SNIFFED: usize = 8_000;
/// No pointer file of Git LFS is longer.
const LFS_POINTER_MAX: usize = 1_024;

/// What the bytes of one entry hold. Submodules have no bytes and do not come here.
pub(super) fn decode(bytes: Vec<u8>, mode: FileMode) -> Content {
    if mode == FileMode::Symlink {
        let points_to = String::from_utf8_lossy(&bytes).into_owned();
        return Content::Opaque(Opaque::Symlink { points_to });
    }
    if let Some(pointer) = LfsPointer::parse(&bytes) {
        return Content::Opaque(Opaque::LfsPointer { size: pointer.size });
    }
    if let Some(text) = utf16(&bytes) {
        return Content::Text(SourceText::with(text, Encoding::Utf16, true));
    }
    if bytes.iter().take(SNIFFED).any(|b| *b == 0) {
        return Content::Opaque(Opaque::Binary { size: bytes.len() as u64 });
    }
    let (text, encoding) = text_of(bytes);
    Content::Text(SourceText::with(text, encoding, true))
}

/// Text from bytes in which each byte that is not UTF-8 becomes one mark; line ends are left alone.
pub(super) fn text_of(bytes: Vec<u8>) -> (String, Encoding) {
    match String::from_utf8(bytes) {
        Ok(text) => (text, Encoding::Utf8),
        Err(error) => {
            let bytes = error.as_bytes();
            let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
            for chunk in bytes.utf8_chunks() {
                text.push_str(chunk.valid());
                text.extend(chunk.invalid().iter().map(|_| '\u{fffd}'));
            }
            (text, Encoding::Unknown)
        }
    }
}

/// UTF-16 that says so by its byte order mark, which is not part of the text. (`FF FE 00 00` would be UTF-32.)
fn utf16(bytes: &[u8]) -> Option<String> {
    let (rest, little) = match bytes {
        [0xff, 0xfe, 0, 0, ..] => return None,
        [0xff, 0xfe, rest @ ..] => (rest, true),
        [0xfe, 0xff, rest @ ..] => (rest, false),
        _ => return None,
    };
    let (pairs, odd) = rest.as_chunks::<2>();
    let units = pairs.iter().map(|p| if little { u16::from_le_bytes(*p) } else { u16::from_be_bytes(*p) });
    let mut text: String =
        char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    text.extend(odd.iter().map(|_| char::REPLACEMENT_CHARACTER));
    Some(text)
}

/// What stands in for a file that Git LFS keeps elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LfsPointer {
    /// The SHA-256 of the content it stands for.
    pub(super) sha256: String,
    /// The size of that content.
    pub(super) size: u64,
}

impl LfsPointer {
    pub(super) fn parse(bytes: &[u8]) -> Option<Self> {
        if bytes.len() > LFS_POINTER_MAX || !bytes.starts_with(b"version https://") {
            return None;
        }
        let text = std::str::from_utf8(bytes).ok()?;
        let mut lines = text.lines();
        let version = lines.next()?;
        if !version.contains("git-lfs") && !version.contains("hawser") {
            return None;
        }
        let (mut sha256, mut size) = (None, None);
        for line in lines {
            match line.split_once(' ')? {
                ("oid", value) => sha256 = value.strip_prefix("sha256:").map(str::to_owned),
                ("size", value) => size = value.parse().ok(),
                // Extensions may add more.
                _ => {}
            }
        }
        Some(Self { sha256: sha256?, size: size? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn regular(bytes: &[u8]) -> Content {
        decode(bytes.to_vec(), FileMode::Regular)
    }

    #[test]
    fn nul_bytes_make_it_binary_and_a_byte_order_mark_makes_it_text() {
        assert_eq!(regular(b"a\0b"), Content::Opaque(Opaque::Binary { size: 3 }));
        let little: Vec<u8> = [0xfeffu16, 97, 10, 0x10a, 10].iter().flat_map(|u| u.to_le_bytes()).collect();
        let Content::Text(text) = regular(&little) else { panic!() };
        assert_eq!((text.as_str(), text.encoding(), text.line_count()), ("a\nĊ\n", Encoding::Utf16, 2));
        let big: Vec<u8> = [0xfeffu16, 97, 10].iter().flat_map(|u| u.to_be_bytes()).collect();
        assert_eq!(regular(&big), Content::Text(SourceText::new("a\n")));
        assert!(matches!(regular(&[0xff, 0xfe, 0, 0, 97, 0, 0, 0]), Content::Opaque(Opaque::Binary { .. })));
    }

    #[test]
    fn every_byte_that_is_not_utf8_leaves_one_mark_and_no_line_moves() {
        let Content::Text(text) = regular(b"caf\xe9\n\xff\xfe\xfd\nend") else { panic!() };
        assert_eq!(text.as_str(), "caf\u{fffd}\n\u{fffd}\u{fffd}\u{fffd}\nend");
        assert_eq!((text.encoding(), text.line_count()), (Encoding::Unknown, 3));
    }

    #[test]
    fn lfs_pointers_are_recognised_and_look_alikes_are_text() {
        let oid = "4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393";
        let pointer = format!("version https://git-lfs.github.com/spec/v1\noid sha256:{oid}\nsize 12345\n");
        assert_eq!(regular(pointer.as_bytes()), Content::Opaque(Opaque::LfsPointer { size: 12345 }));
        assert!(matches!(regular(b"version https://git-lfs.github.com/spec/v1\n"), Content::Text(_)));
    }

    #[test]
    fn a_link_is_its_target() {
        let link = decode(b"../secret".to_vec(), FileMode::Symlink);
        assert_eq!(link, Content::Opaque(Opaque::Symlink { points_to: "../secret".to_owned() }));
    }
}
