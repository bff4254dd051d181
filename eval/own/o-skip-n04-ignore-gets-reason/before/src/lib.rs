use std::str::FromStr;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    pub major: u64,
    pub minor: u64,
    pub patch: u64,
}

#[derive(Debug, PartialEq, Eq)]
pub enum ParseError {
    Parts(usize),
    Number(String),
}

impl FromStr for Version {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let parts: Vec<&str> = text.trim_start_matches('v').split('.').collect();
        let [major, minor, patch] = parts[..] else {
            return Err(ParseError::Parts(parts.len()));
        };
        let number = |t: &str| t.parse().map_err(|_| ParseError::Number(t.to_owned()));
        Ok(Self { major: number(major)?, minor: number(minor)?, patch: number(patch)? })
    }
}

impl Version {
    pub fn is_compatible(&self, wanted: &Version) -> bool {
        self.major == wanted.major && self >= wanted
    }
}
