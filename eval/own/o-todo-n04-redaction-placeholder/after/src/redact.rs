use std::collections::BTreeMap;

/// Placeholder that stands for a value that must not be logged.
pub const PLACEHOLDER: &str = "[redacted]";

const SECRET: [&str; 3] = ["authorization", "cookie", "set-cookie"];

/// The headers, with a placeholder for those that carry secrets.
pub fn headers(all: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    all.iter()
        .map(|(name, value)| {
            let hidden = SECRET.contains(&name.to_lowercase().as_str());
            let shown = if hidden { PLACEHOLDER } else { value.as_str() };
            (name.clone(), shown.to_owned())
        })
        .collect()
}
