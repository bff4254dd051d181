use std::collections::HashSet;

/// The tags of a text.
pub fn tags(text: &str) -> HashSet<String> {
    let words = text.split_whitespace();
    words.filter_map(|w| w.strip_prefix('#')).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tag_once() {
        let want = HashSet::from(["a".to_owned(), "b".to_owned()]);
        assert_eq!(tags("#b x #a #b"), want);
    }
}
