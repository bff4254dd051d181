use sha2::{Digest, Sha256};

/// Hex digest of the bytes.
pub fn hex_digest(bytes: &[u8]) -> String {
    let out = Sha256::digest(bytes);
    out.iter().map(|b| format!("{b:02x}")).collect()
}

/// Key of a blob in the content store: two levels of folders, then the digest.
pub fn blob_key(bytes: &[u8]) -> String {
    let d = hex_digest(bytes);
    format!("{}/{}/{}", &d[..2], &d[2..4], d)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_has_two_levels() {
        let k = blob_key(b"abc");
        assert_eq!(k.matches('/').count(), 2);
        assert!(k.starts_with("ba/78/"));
    }
}
