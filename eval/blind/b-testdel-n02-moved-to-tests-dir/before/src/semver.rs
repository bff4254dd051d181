#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    pub major: u32,
    pub minor: u32,
    pub patch: u32,
}

impl std::str::FromStr for Version {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let nums: Vec<u32> = s
            .split('.')
            .map(|p| p.parse().map_err(|_| format!("bad number: {p}")))
            .collect::<Result<_, _>>()?;
        match nums[..] {
            [major, minor, patch] => Ok(Version { major, minor, patch }),
            _ => Err(format!("want three parts: {s}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Version;

    #[test]
    fn parses() {
        let v: Version = "1.20.3".parse().unwrap();
        assert_eq!(v, Version { major: 1, minor: 20, patch: 3 });
    }

    #[test]
    fn orders_by_number_not_by_text() {
        let a: Version = "1.9.0".parse().unwrap();
        let b: Version = "1.10.0".parse().unwrap();
        assert!(a < b);
    }

    #[test]
    fn refuses_two_parts() {
        assert_eq!("1.2".parse::<Version>(), Err("want three parts: 1.2".to_string()));
    }
}
