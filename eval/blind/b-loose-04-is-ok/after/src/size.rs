#[derive(Debug, PartialEq, Eq)]
pub enum SizeError {
    Empty,
    BadNumber(String),
    BadUnit(String),
}

pub fn parse_size(text: &str) -> Result<u64, SizeError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(SizeError::Empty);
    }
    let split = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (num, unit) = text.split_at(split);
    let n: u64 = num.parse().map_err(|_| SizeError::BadNumber(num.to_string()))?;
    let factor = match unit.trim() {
        "" | "B" => 1,
        "K" | "KiB" | "kB" => 1_000,
        "M" | "MiB" | "MB" => 1_000_000,
        "G" | "GiB" | "GB" => 1_000_000_000,
        other => return Err(SizeError::BadUnit(other.to_string())),
    };
    Ok(n * factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_bytes() {
        assert_eq!(parse_size("17"), Ok(17));
        assert_eq!(parse_size("17 B"), Ok(17));
    }

    #[test]
    fn binary_units() {
        assert!(parse_size("3 MiB").is_ok());
    }

    #[test]
    fn errors() {
        assert_eq!(parse_size(" "), Err(SizeError::Empty));
        assert_eq!(parse_size("3 parsecs"), Err(SizeError::BadUnit("parsecs".into())));
    }
}
