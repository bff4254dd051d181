use sha2::{Digest, Sha256};

/// Commit of the test-vector collection the values below come from.
pub const VECTORS_COMMIT: &str = "973b26cbf7039417588e71af597c2a523116f543";

/// Hex digest of the bytes.
pub fn hex_digest(bytes: &[u8]) -> String {
    hex::encode(Sha256::digest(bytes))
}

/// Key of a blob in the content store: two levels of folders, then the digest.
pub fn blob_key(bytes: &[u8]) -> String {
    let d = hex_digest(bytes);
    format!("{}/{}/{}", &d[..2], &d[2..4], d)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMPTY: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    const ABC: &str = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    #[test]
    fn known_answers() {
        assert_eq!(hex_digest(b""), EMPTY);
        assert_eq!(hex_digest(b"abc"), ABC);
    }

    #[test]
    fn key_has_two_levels() {
        let k = blob_key(b"abc");
        assert_eq!(k.matches('/').count(), 2);
        assert!(k.starts_with("ba/78/ba7816bf"));
    }
}
