const DIGITS: [(u32, &str); 13] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
];

pub fn to_roman(mut n: u32) -> String {
    let mut out = String::new();
    for (value, text) in DIGITS {
        while n >= value {
            out.push_str(text);
            n -= value;
        }
    }
    out
}

/// Reads a Roman number in its canonical form.
pub fn from_roman(s: &str) -> Option<u32> {
    let mut rest = s;
    let mut sum = 0;
    for (value, text) in DIGITS {
        while let Some(tail) = rest.strip_prefix(text) {
            sum += value;
            rest = tail;
        }
    }
    (rest.is_empty() && sum > 0 && to_roman(sum) == s).then_some(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes() {
        assert_eq!(to_roman(1994), "MCMXCIV");
    }

    #[test]
    fn reads_what_it_writes() {
        for n in 1..=3999 {
            assert_eq!(from_roman(&to_roman(n)), Some(n));
        }
        assert_eq!(from_roman("IIII"), None);
        assert_eq!(from_roman(""), None);
    }
}
