//! Names as people read them.

/// The words of a name in snake case or camel case, in lower case.
pub(crate) fn parts(name: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut previous_lower = false;
    for c in name.chars() {
        if !c.is_alphanumeric() {
            previous_lower = false;
            parts.push(String::new());
            continue;
        }
        if c.is_uppercase() && previous_lower {
            parts.push(String::new());
        }
        previous_lower = c.is_lowercase() || c.is_numeric();
        match parts.last_mut() {
            Some(part) => part.extend(c.to_lowercase()),
            None => parts.push(c.to_lowercase().collect()),
        }
    }
    parts.retain(|p| !p.is_empty());
    parts
}
