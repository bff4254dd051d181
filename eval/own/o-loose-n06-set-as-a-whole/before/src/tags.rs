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
        let got = tags("#b x #a #b");
        assert!(got.contains("a"));
        assert!(got.contains("b"));
        assert_eq!(got.len(), 2);
    }
}
