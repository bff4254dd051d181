//! VAT identification numbers of the European Union.

#[derive(Debug, PartialEq)]
pub struct VatId {
    pub prefix: String,
    pub number: String,
}

/// Builds the VAT id of a company from its ISO country code.
pub fn vat_id(country: &str, number: &str) -> VatId {
    VatId {
        prefix: country.to_uppercase(),
        number: number.chars().filter(|c| c.is_alphanumeric()).collect(),
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
}
