//! VAT identification numbers of the European Union.

#[derive(Debug, PartialEq)]
pub struct VatId {
    pub prefix: String,
    pub number: String,
}

/// Builds the VAT id of a company from its ISO country code.
pub fn vat_id(country: &str, number: &str) -> VatId {
    VatId {
        prefix: prefix(country),
        number: number.chars().filter(|c| c.is_alphanumeric()).collect(),
    }
}

/// The prefix is the ISO code, except for Greece (EL) and Northern Ireland (XI).
fn prefix(country: &str) -> String {
    let iso = country.to_uppercase();
    match iso.as_str() {
        "GR" => "EL".to_string(),
        "GB-NIR" => "XI".to_string(),
        _ => iso,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separators_are_dropped() {
        assert_eq!(vat_id("de", "136.695.976").number, "136695976");
    }

    #[test]
    fn prefix_is_upper_case() {
        assert_eq!(vat_id("at", "U13585627").prefix, "AT");
    }

    #[test]
    fn exceptions_to_the_iso_code() {
        assert_eq!(vat_id("gr", "094259216").prefix, "EL");
        assert_eq!(vat_id("GB-NIR", "123456789").prefix, "XI");
    }
}
