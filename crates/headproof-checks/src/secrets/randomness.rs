//! Whether characters look drawn by a machine, typed by a person, or written as words.

use std::sync::LazyLock;

/// Letter pairs that make up most of English and of identifiers. Words consist of them; random letters rarely do.
const COMMON_PAIRS: &str = "th he in er an re nd on en at ou ed ha to or it is hi es ng st nt ti se ve al ar te co de \
    ra ro li ri io le ne ic me ma el la as ss ur ch ta et il us ce si om ll ec ee ea ns tr pe di lo un no wa so ow ho \
    ut ca pa po pr ac ad id ge oo tt rs su mo be ai em ot ie ul ke ct am ir fo sh ay ni ly ol wh vi na im ex os fi up \
    mi iv ey ck pp rd sw wo rk rt ag ga ev lt ig gh ht";

/// Whether two lower-case letters are a common pair, by `26 * first + second`.
static PAIRS: LazyLock<Vec<bool>> = LazyLock::new(|| {
    let mut table = vec![false; 26 * 26];
    for pair in COMMON_PAIRS.split_whitespace() {
        if let Some(slot) = pair_index(pair.as_bytes()).and_then(|i| table.get_mut(i)) {
            *slot = true;
        }
    }
    table
});

/// The place of a pair of letters, of any case, in the table.
fn pair_index(pair: &[u8]) -> Option<usize> {
    let letter = |b: u8| b.is_ascii_alphabetic().then(|| usize::from(b.to_ascii_lowercase() - b'a'));
    match *pair {
        [a, b] => Some(letter(a)? * 26 + letter(b)?),
        _ => None,
    }
}

/// How many characters of each kind a text has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mix {
    /// `a-z`.
    pub(crate) lower: usize,
    /// `A-Z`.
    pub(crate) upper: usize,
    /// `0-9`.
    pub(crate) digits: usize,
    /// Everything else.
    pub(crate) other: usize,
}

impl Mix {
    /// Counts.
    pub(crate) fn of(text: &str) -> Self {
        let mut mix = Self::default();
        for c in text.chars() {
            match c {
                'a'..='z' => mix.lower += 1,
                'A'..='Z' => mix.upper += 1,
                '0'..='9' => mix.digits += 1,
                _ => mix.other += 1,
            }
        }
        mix
    }

    /// Letters.
    pub(crate) fn letters(self) -> usize {
        self.lower + self.upper
    }
}

/// Shannon entropy in bits a byte.
pub(crate) fn entropy(text: &str) -> f64 {
    let mut counts = [0u32; 256];
    for b in text.bytes() {
        if let Some(n) = counts.get_mut(usize::from(b)) {
            *n += 1;
        }
    }
    let len = f64::from(u32::try_from(text.len()).unwrap_or(u32::MAX)).max(1.0);
    let bits = |n: &u32| -(f64::from(*n) / len) * (f64::from(*n) / len).log2();
    counts.iter().filter(|n| **n > 0).map(bits).sum()
}

/// The share of adjacent letters that are a common pair; 0 for a text with fewer than three such places.
pub(crate) fn wordiness(text: &str) -> f64 {
    let (mut pairs, mut common) = (0u32, 0u32);
    for index in text.as_bytes().windows(2).filter_map(pair_index) {
        pairs += 1;
        common += u32::from(PAIRS.get(index).copied().unwrap_or(false));
    }
    if pairs < 3 { 0.0 } else { f64::from(common) / f64::from(pairs) }
}

/// The share of neighbours that repeat or follow each other (`aaaa`, `12345`, `abcdef`, `qwerty`).
pub(crate) fn sequence_share(text: &str) -> f64 {
    const KEYBOARD: &str = "qwertyuiop asdfghjkl zxcvbnm 90 az09 9a z0 za";
    let lower: Vec<u8> = text.bytes().map(|b| b.to_ascii_lowercase()).collect();
    if lower.len() < 2 {
        return 0.0;
    }
    let follows = |pair: &&[u8]| match **pair {
        [a, b] => a == b || a.abs_diff(b) == 1 || KEYBOARD.as_bytes().windows(2).any(|k| k == *pair),
        _ => false,
    };
    let hits = u32::try_from(lower.windows(2).filter(follows).count()).unwrap_or(u32::MAX);
    f64::from(hits) / f64::from(u32::try_from(lower.len() - 1).unwrap_or(u32::MAX))
}

/// Whether a text of at least `least` characters looks drawn at random.
pub(crate) fn looks_random(text: &str, least: usize) -> bool {
    let len = text.chars().count();
    if len < least || !text.is_ascii() || text.contains(' ') {
        return false;
    }
    let mix = Mix::of(text);
    let is_hex = text.bytes().all(|b| b.is_ascii_hexdigit()) && (mix.lower == 0 || mix.upper == 0);
    if mix.letters() == 0 || sequence_share(text) > 0.42 {
        return false;
    }
    if is_hex && mix.digits > 0 {
        return mix.digits * 10 >= len && entropy(text) >= 2.7;
    }
    // What is possible falls with the length: sixteen different characters have four bits.
    let possible = f64::from(u32::try_from(len).unwrap_or(u32::MAX)).log2().min(5.2);
    if entropy(text) < possible * 0.78 {
        return false;
    }
    let wordy = wordiness(text);
    match (mix.digits > 0, mix.lower > 0 && mix.upper > 0) {
        (true, true) => wordy < 0.62,
        (true, false) => wordy < 0.52,
        (false, true) => wordy < 0.42 && case_changes(text) * 5 >= len,
        (false, false) => wordy < 0.32 && len >= 18,
    }
}

/// How often neighbours are letters of different case: often in random text, once a word in names.
fn case_changes(text: &str) -> usize {
    let differs = |pair: &&[u8]| match **pair {
        [a, b] => {
            a.is_ascii_lowercase() && b.is_ascii_uppercase()
                || a.is_ascii_uppercase() && b.is_ascii_lowercase()
        }
        _ => false,
    };
    text.as_bytes().windows(2).filter(differs).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_text_is_told_from_words() {
        for random in [
            "fB4kz91Lq0XvTn2S",
            "9f86d081884c7d65",
            "q8JwZ3pLr7VtN5xKc2Hd",
            "dGhpc0lzUmFuZG9tMTIz9Q==",
            "Zk3v/Qp8+LmX2cT9rW7yB1sN4dJ6hF0gKaEuOiPz",
            "KJ4QWH2XPFBSMRCYLUD7",
            "pQxZkWvBnJtRfLmHdYcG",
        ] {
            assert!(looks_random(random, 16), "{random}");
        }
        for words in [
            "authentication-token",
            "myApplicationConfigurationKey",
            "1234567890123456",
            "abcdefghijklmnop",
            "aaaaaaaaaaaaaaaa",
            "correct-horse-battery-staple",
            "application/json",
            "com.example.service.TokenStore",
            "qwertyuiopasdfgh",
            "ABCDEFGHIJKLMNOPQRST",
            "get_user_password_hash",
        ] {
            assert!(!looks_random(words, 16), "{words}");
        }
    }

    #[test]
    fn entropy_is_shannons() {
        assert!(entropy("aaaa") < 0.01);
        assert!((entropy("abcd") - 2.0).abs() < 0.01);
    }
}
