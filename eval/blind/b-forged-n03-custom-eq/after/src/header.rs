use std::cell::OnceCell;

#[derive(Debug, Clone)]
pub struct Header {
    name: String,
    value: String,
    tokens: OnceCell<Vec<String>>,
}

/// Field names are case-insensitive (RFC 9110, 5.1); the token cache does not count.
impl PartialEq for Header {
    fn eq(&self, other: &Self) -> bool {
        self.name.eq_ignore_ascii_case(&other.name) && self.value == other.value
    }
}

impl Eq for Header {}

impl Header {
    pub fn new(name: &str, value: &str) -> Self {
        Header { name: name.into(), value: value.into(), tokens: OnceCell::new() }
    }

    pub fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    pub fn tokens(&self) -> &[String] {
        self.tokens
            .get_or_init(|| self.value.split(',').map(|t| t.trim().to_string()).collect())
    }

    pub fn value(&self) -> &str {
        &self.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_when_name_and_value_are() {
        assert_eq!(Header::new("Accept", "*/*"), Header::new("Accept", "*/*"));
        assert_ne!(Header::new("Accept", "*/*"), Header::new("Accept", "text/html"));
    }

    #[test]
    fn equality_ignores_the_case_of_the_name_only() {
        assert_eq!(Header::new("ACCEPT", "*/*"), Header::new("accept", "*/*"));
        assert_ne!(Header::new("Accept", "A"), Header::new("Accept", "a"));
        assert_ne!(Header::new("Accept", "a"), Header::new("Allow", "a"));
    }

    #[test]
    fn used_cache_does_not_change_equality() {
        let h = Header::new("Accept", "a, b");
        assert_eq!(h.tokens(), ["a", "b"]);
        assert_eq!(h, Header::new("Accept", "a, b"));
    }

    #[test]
    fn lookup_ignores_case() {
        assert!(Header::new("Accept", "*/*").is("accept"));
    }
}
