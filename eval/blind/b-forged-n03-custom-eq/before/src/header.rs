#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    name: String,
    value: String,
}

impl Header {
    pub fn new(name: &str, value: &str) -> Self {
        Header { name: name.into(), value: value.into() }
    }

    pub fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
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
    fn lookup_ignores_case() {
        assert!(Header::new("Accept", "*/*").is("accept"));
    }
}
