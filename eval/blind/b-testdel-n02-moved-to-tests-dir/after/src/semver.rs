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

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}.{}", self.major, self.minor, self.patch)
    }
}
