use std::collections::BTreeMap;

#[derive(Debug, PartialEq)]
pub enum ManifestError {
    Line(usize),
    Duplicate(String),
}

/// Parses `name = version` lines; `#` starts a comment.
pub fn parse(text: &str) -> Result<BTreeMap<String, String>, ManifestError> {
    let mut out = BTreeMap::new();
    for (i, raw) in text.lines().enumerate() {
        let line = raw.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let (name, version) = line.split_once('=').ok_or(ManifestError::Line(i + 1))?;
        let name = name.trim().to_string();
        if out.insert(name.clone(), version.trim().to_string()).is_some() {
            return Err(ManifestError::Duplicate(name));
        }
    }
    Ok(out)
}
