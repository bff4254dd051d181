//! Paths as the URI references that SARIF wants, and back.

/// A path in the tree as a relative URI reference: every byte but letters, digits, `-._~` and `/` is escaped.
pub(super) fn encode(path: &[u8]) -> String {
    let mut out = String::with_capacity(path.len());
    for byte in path {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                out.push(char::from(*byte));
            }
            other => out.push_str(&format!("%{other:02X}")),
        }
    }
    out
}

/// The bytes of a URI reference with its escapes undone. What is no escape stays as it is.
pub(super) fn decode(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let digits = after.get(..2).filter(|d| *first == b'%' && d.iter().all(u8::is_ascii_hexdigit));
        let value =
            digits.and_then(|d| std::str::from_utf8(d).ok()).and_then(|d| u8::from_str_radix(d, 16).ok());
        match value {
            Some(byte) => {
                out.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            None => {
                out.push(*first);
                rest = after;
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_survives() {
        let all: Vec<u8> = (1..=255).collect();
        let uri = encode(&all);
        assert!(uri.bytes().all(|b| b.is_ascii_graphic()));
        assert_eq!(decode(&uri), all);
        assert_eq!(encode(b"a b/c:d.rs"), "a%20b/c%3Ad.rs");
        assert_eq!(decode("100%/a%2"), b"100%/a%2", "what is no escape stays");
    }
}
