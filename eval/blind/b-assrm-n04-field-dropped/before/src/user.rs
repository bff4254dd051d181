#[derive(Debug, Clone, PartialEq)]
pub struct User {
    pub id: u64,
    pub name: String,
    pub fax: Option<String>,
}

impl User {
    /// Reads `id;name;fax`, the fax may be missing.
    pub fn from_record(record: &str) -> Option<User> {
        let mut parts = record.split(';');
        let id = parts.next()?.parse().ok()?;
        let name = parts.next()?.to_string();
        let fax = parts.next().filter(|f| !f.is_empty()).map(str::to_string);
        Some(User { id, name, fax })
    }
}
