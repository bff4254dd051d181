//! Counts words fast.

pub fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn counts() {
        assert_eq!(words("one  two\nthree"), 3);
        assert_eq!(words(""), 0);
    }
}
