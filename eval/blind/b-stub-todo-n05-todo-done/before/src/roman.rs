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

/// Reads a Roman number.
pub fn from_roman(_s: &str) -> Option<u32> {
    // TODO: parse
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes() {
        assert_eq!(to_roman(1994), "MCMXCIV");
    }
}
