use std::borrow::Cow;
use std::sync::LazyLock;

use regex::Regex;

static TOKEN: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"Bearer \S+").unwrap());

/// Hides the tokens of a log line.
pub fn scrub(line: &str) -> Cow<'_, str> {
    TOKEN.replace_all(line, "[token]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hides_bearer() {
        assert_eq!(scrub("auth: Bearer abc"), "auth: [token]");
    }
}
