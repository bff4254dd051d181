#[derive(Debug, Clone, PartialEq)]
pub struct User {
    pub id: u64,
    pub name: String,
}

impl User {
    /// Reads `id;name`; further parts, as old exports have them, are ignored.
    pub fn from_record(record: &str) -> Option<User> {
        let mut parts = record.split(';');
        let id = parts.next()?.parse().ok()?;
        let name = parts.next()?.to_string();
        Some(User { id, name })
    }
}
