/// Turns a user-given country code into the ISO 3166-1 alpha-2 code.
///
/// The EU writes EL for Greece, and UK is reserved for the United Kingdom.
pub fn canonical(code: &str) -> Option<String> {
    let code = code.trim().to_ascii_uppercase();
    if code.len() != 2 || !code.bytes().all(|b| b.is_ascii_uppercase()) {
        return None;
    }
    Some(match code.as_str() {
        "UK" => "GB".to_string(),
        "EL" => "GR".to_string(),
        _ => code,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn upper_case() {
        assert_eq!(canonical(" fr").as_deref(), Some("FR"));
    }

    #[test]
    fn rejects_other_shapes() {
        assert_eq!(canonical("fra"), None);
        assert_eq!(canonical("f1"), None);
    }

    #[test]
    fn reserved_codes() {
        assert_eq!(canonical("uk").as_deref(), Some("GB"));
        assert_eq!(canonical("EL").as_deref(), Some("GR"));
        assert_eq!(canonical("gb").as_deref(), Some("GB"));
    }
}
