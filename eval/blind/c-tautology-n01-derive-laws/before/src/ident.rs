use std::hash::{Hash, Hasher};

/// A name compared without regard to ASCII case.
#[derive(Debug, Clone)]
pub struct Ident(String);

impl Ident {
    pub fn new(text: impl Into<String>) -> Self {
        Ident(text.into())
    }
}

impl PartialEq for Ident {
    fn eq(&self, other: &Self) -> bool {
        self.0.eq_ignore_ascii_case(&other.0)
    }
}

impl Eq for Ident {}

impl Hash for Ident {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_ascii_lowercase().hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn case_does_not_matter() {
        assert_eq!(Ident::new("Select"), Ident::new("SELECT"));
        assert_ne!(Ident::new("a"), Ident::new("b"));
    }
}
