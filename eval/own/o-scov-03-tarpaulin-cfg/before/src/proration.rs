//! Shares of a monthly price.

/// Price of the days from `from` to the end of a month of `days` days.
pub fn rest_of_month(price: u64, from: u32, days: u32) -> u64 {
    price * u64::from(days - from + 1) / u64::from(days)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_month() {
        assert_eq!(rest_of_month(3000, 1, 30), 3000);
    }
}
