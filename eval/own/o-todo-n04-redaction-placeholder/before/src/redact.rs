use std::collections::BTreeMap;

const SECRET: [&str; 3] = ["authorization", "cookie", "set-cookie"];

/// The headers without those that carry secrets.
pub fn headers(all: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    all.iter()
        .filter(|(name, _)| !SECRET.contains(&name.to_lowercase().as_str()))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}
