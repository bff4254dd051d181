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
        for b in self.0.bytes() {
            state.write_u8(b.to_ascii_lowercase());
        }
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

    #[test]
    fn equality_is_reflexive_and_symmetric() {
        let (a, b) = (Ident::new("From"), Ident::new("fROM"));
        assert_eq!(a, a.clone());
        assert_eq!(a == b, b == a);
    }

    #[test]
    fn equal_names_collapse_in_a_set() {
        let set: HashSet<_> = ["x", "X", "y"].into_iter().map(Ident::new).collect();
        assert_eq!(set.len(), 2);
    }
}
