#![cfg_attr(coverage_nightly, feature(coverage_attribute))]
//! Roman numerals.

const STEPS: [(u32, &str); 5] = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];

/// The numeral of a number up to 39.
pub fn roman(mut n: u32) -> String {
    let mut out = String::new();
    for (value, sign) in STEPS {
        while n >= value {
            out.push_str(sign);
            n -= value;
        }
    }
    out
}

#[cfg(test)]
#[cfg_attr(coverage_nightly, coverage(off))]
mod tests {
    use super::*;

    #[test]
    fn fourteen() {
        assert_eq!(roman(14), "XIV");
    }
}
