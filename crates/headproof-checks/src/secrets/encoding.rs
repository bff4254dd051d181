//! The encodings and checksums that credentials are made of.

/// Decodes base64 of either alphabet, with or without padding. `None` for anything else.
pub(crate) fn base64(text: &str) -> Option<Vec<u8>> {
    let body = text.trim_end_matches('=');
    if text.len() - body.len() > 2 || body.len() % 4 == 1 {
        return None;
    }
    let mut out = Vec::with_capacity(body.len() * 3 / 4);
    let (mut bits, mut have) = (0u32, 0u32);
    for b in body.bytes() {
        let six = match b {
            b'A'..=b'Z' => b - b'A',
            b'a'..=b'z' => b - b'a' + 26,
            b'0'..=b'9' => b - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => return None,
        };
        bits = (bits << 6 | u32::from(six)) & 0xff_ffff;
        have += 6;
        if have >= 8 {
            have -= 8;
            out.push(u8::try_from(bits >> have & 0xff).ok()?);
        }
    }
    Some(out)
}

/// The same where what comes out is printable text.
pub(crate) fn base64_text(text: &str) -> Option<String> {
    let text = String::from_utf8(base64(text)?).ok()?;
    text.chars().all(|c| !c.is_control() || matches!(c, '\n' | '\r' | '\t')).then_some(text)
}

/// CRC-32 as in ISO-HDLC (polynomial 0xEDB88320).
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for b in bytes {
        crc ^= u32::from(*b);
        for _ in 0..8 {
            crc = if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
        }
    }
    !crc
}

/// Whether the last six characters are the CRC-32 of the others behind the prefix, in base 62 with zeros in front:
/// the scheme GitHub published for its tokens and npm shares.
/// <https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/>
pub(crate) fn crc32_base62(token: &str) -> bool {
    let Some((_, body)) = token.split_once('_') else { return false };
    let Some((random, sum)) = body.split_at_checked(body.len().saturating_sub(6)) else { return false };
    !random.is_empty() && base62(crc32(random.as_bytes())) == sum
}

/// Six digits in base 62, `0-9A-Za-z`.
pub(crate) fn base62(mut n: u32) -> String {
    let mut out = [b'0'; 6];
    for slot in out.iter_mut().rev() {
        let digit = u8::try_from(n % 62).unwrap_or(0);
        *slot = match digit {
            0..=9 => b'0' + digit,
            10..=35 => b'A' + digit - 10,
            _ => b'a' + digit - 36,
        };
        n /= 62;
    }
    out.iter().map(|b| char::from(*b)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_of_both_alphabets() {
        assert_eq!(base64_text("aGVsbG8=").as_deref(), Some("hello"));
        assert_eq!(base64_text("aGVsbG8").as_deref(), Some("hello"));
        assert_eq!(base64("-_8"), Some(vec![0xfb, 0xff]));
        assert_eq!(base64("a"), None);
        assert_eq!(base64("a b="), None);
    }

    #[test]
    fn crc32_is_the_common_one() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        assert_eq!(base62(0), "000000");
        assert_eq!(base62(61), "00000z");
    }

    #[test]
    fn a_token_carries_its_sum() {
        let random = "zQWBuTSOoRi4A9spHcVY5ncnsDkxkJ";
        let token = format!("ghp_{random}{}", base62(crc32(random.as_bytes())));
        assert!(crc32_base62(&token));
        assert!(!crc32_base62(&token.replace('Q', "R")));
    }
}
