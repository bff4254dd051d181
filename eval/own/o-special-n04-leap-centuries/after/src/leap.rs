pub fn is_leap(year: u32) -> bool {
    if year % 100 == 0 {
        return year % 400 == 0;
    }
    year % 4 == 0
}

#[cfg(test)]
mod tests {
    use super::is_leap;

    #[test]
    fn every_fourth() {
        assert!(is_leap(2024));
        assert!(!is_leap(2023));
    }

    #[test]
    fn centuries() {
        assert!(is_leap(2000));
        assert!(!is_leap(1900));
    }
}
