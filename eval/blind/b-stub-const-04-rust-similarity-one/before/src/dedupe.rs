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
