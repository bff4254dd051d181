use std::borrow::Cow;
use std::sync::LazyLock;

use regex::Regex;

/// Prefixes of the tokens that our users paste into reports most often.
static TOKEN: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?x) Bearer\ \S+ | gh[pousr]_[A-Za-z0-9]{36} | xox[abp]-[0-9A-Za-z-]{10,} | sk_live_[0-9A-Za-z]{24,}").unwrap()
});

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

    #[test]
    fn hides_prefixed_tokens() {
        let line = format!("push with ghp_{} failed", "a".repeat(36));
        assert_eq!(scrub(&line), "push with [token] failed");
    }

    #[test]
    fn leaves_other_words() {
        assert_eq!(scrub("ghp_short"), "ghp_short");
    }
}
