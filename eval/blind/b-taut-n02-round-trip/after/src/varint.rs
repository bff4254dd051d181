pub fn encode(mut n: u64) -> Vec<u8> {
    let mut out = Vec::new();
    while n >= 0x80 {
        out.push((n as u8) | 0x80);
        n >>= 7;
    }
    out.push(n as u8);
    out
}

/// The value and the number of bytes read.
pub fn decode(bytes: &[u8]) -> Option<(u64, usize)> {
    let mut n = 0u64;
    for (i, b) in bytes.iter().enumerate().take(10) {
        n |= u64::from(b & 0x7f) << (7 * i);
        if b & 0x80 == 0 {
            return Some((n, i + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodes_known_values() {
        assert_eq!(encode(1), [0x01]);
        assert_eq!(encode(300), [0xac, 0x02]);
    }

    #[test]
    fn round_trip() {
        for n in [0, 1, 127, 128, 300, u32::MAX as u64, u64::MAX] {
            let bytes = encode(n);
            assert_eq!(decode(&bytes), Some((n, bytes.len())));
            assert_eq!(encode(decode(&bytes).unwrap().0), encode(n));
        }
    }

    #[test]
    fn cut_short() {
        assert_eq!(decode(&[0x80]), None);
    }
}
