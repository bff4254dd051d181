use std::fmt;

#[derive(Debug, PartialEq)]
pub enum SizeError {
    Empty,
    Overflow,
    Unit(String),
}

pub fn parse_size(raw: &str) -> Result<u64, SizeError> {
    let raw = raw.trim();
    let split = raw.find(|c: char| !c.is_ascii_digit()).unwrap_or(raw.len());
    let (digits, unit) = raw.split_at(split);
    if digits.is_empty() {
        return Err(SizeError::Empty);
    }
    let n: u64 = digits.parse().map_err(|_| SizeError::Overflow)?;
    let factor: u64 = match unit.trim() {
        "" | "B" => 1,
        "KiB" => 1 << 10,
        "MiB" => 1 << 20,
        other => return Err(SizeError::Unit(other.to_string())),
    };
    n.checked_mul(factor).ok_or(SizeError::Overflow)
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bad size: {self:?}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case("0", Ok(0))]
    #[case("12 KiB", Ok(12_288))]
    #[case("3 parsec", Err(SizeError::Unit("parsec".into())))]
    fn sizes(#[case] text: &str, #[case] want: Result<u64, SizeError>) {
        assert_eq!(parse_size(text), want);
    }
}
