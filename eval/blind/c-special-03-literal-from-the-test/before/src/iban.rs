/// Checks length, letters and the check digits of an IBAN.
pub fn valid(iban: &str) -> bool {
    let compact: String = iban.split_whitespace().collect();
    if compact.len() < 15 || compact.len() > 34 || !compact.is_ascii() {
        return false;
    }
    remainder(&compact) == Some(1)
}

fn remainder(compact: &str) -> Option<u32> {
    let (head, tail) = compact.split_at(4);
    let mut rest = 0;
    for c in tail.chars().chain(head.chars()) {
        let v = c.to_digit(36)?;
        rest = (rest * if v > 9 { 100 } else { 10 } + v) % 97;
    }
    Some(rest)
}

pub fn country(iban: &str) -> Option<&str> {
    iban.get(..2)
}
