//! What counts as a reason for looking away.

/// The reason in the words beside a directive; `None` when there are none or they only say that something is
/// silenced.
#[must_use]
pub(super) fn stated(words: &str) -> Option<String> {
    let words = words.trim_matches(|c: char| !c.is_alphanumeric() && c != '#' && c != '@');
    let letters = words.chars().filter(|c| c.is_alphabetic()).count();
    let count = words.split_whitespace().filter(|w| w.chars().any(char::is_alphanumeric)).count();
    let enough = (count >= 2 && letters >= 8) || has_reference(words);
    (enough && !is_excuse(words)).then(|| words.to_owned())
}

/// Whether a comment above the code reads as a reason: it says why, rather than what the code does.
#[must_use]
pub fn explains(words: &str) -> bool {
    const CAUSES: [&str; 53] = [
        "because",
        "since ",
        "due to",
        "upstream",
        "false positive",
        "missing",
        "stub",
        "untyped",
        "intentional",
        "on purpose",
        "deliberate",
        "safe",
        "required",
        "needed",
        "legacy",
        "no types",
        "cannot",
        "can't",
        "doesn't",
        "does not",
        "don't",
        "do not",
        "never",
        "until",
        "workaround",
        "work around",
        "third-party",
        "third party",
        "generated",
        "platform",
        "trusted",
        "not user",
        "constant",
        "guarantee",
        "already",
        "checked",
        "validated",
        "incorrect",
        "wrong",
        "bug",
        "incompatible",
        "unavailable",
        "won't",
        "isn't",
        "is not",
        "so that",
        "otherwise",
        "unreachable",
        "must ",
        "only ",
        "mirrors",
        "fixed",
        "defined in",
    ];
    let low = words.to_ascii_lowercase();
    low.split_whitespace().count() >= 4
        && !is_excuse(&low)
        && (CAUSES.iter().any(|c| low.contains(c)) || has_reference(words))
}

/// Points to an issue or a page.
#[must_use]
pub fn has_reference(words: &str) -> bool {
    let number = |n: &str| n.len() >= 2 && n.bytes().all(|b| b.is_ascii_digit());
    let key = |w: &str| {
        w.split_once('-')
            .is_some_and(|(k, n)| k.len() >= 2 && k.bytes().all(|b| b.is_ascii_uppercase()) && number(n))
    };
    words.contains("http://")
        || words.contains("https://")
        || words
            .split(|c: char| c.is_whitespace() || "()[],;:.".contains(c))
            .any(|w| key(w) || w.rsplit_once('#').is_some_and(|(_, n)| number(n)))
}

/// Words that only say that something is silenced, or that it will be seen to one day.
fn is_excuse(words: &str) -> bool {
    const STARTS: [&str; 8] = ["todo", "fixme", "xxx", "hack", "temp", "tmp", "ignore", "disable"];
    const PARTS: [&str; 34] = [
        "fix later",
        "fix this later",
        "for now",
        "make ci",
        "make the ci",
        "ci green",
        "ci pass",
        "go green",
        "make lint",
        "lint pass",
        "make it compile",
        "make this compile",
        "silence",
        "shut up",
        "unblock",
        "just ignore",
        "ignore error",
        "ignore the error",
        "ignore type",
        "ignore this",
        "ignore lint",
        "ts error",
        "type error",
        "type checker complain",
        "lint error",
        "lint warning",
        "tests pass",
        "test pass",
        "temporar",
        "quick fix",
        "quickfix",
        "get the build",
        "build pass",
        "revisit",
    ];
    let low = words.trim().to_ascii_lowercase();
    let excuse = STARTS.iter().any(|s| low.starts_with(s)) || PARTS.iter().any(|p| low.contains(p));
    excuse && !has_reference(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_told_from_excuses() {
        for good in [
            "-- the vendor ships no types",
            "upstream bug, see https://github.com/x/y/issues/3",
            "TODO(#482) drop after the upgrade",
            "arguments are constants",
            "ABC-1234",
        ] {
            assert!(stated(good).is_some(), "{good}");
        }
        for bad in
            ["", "-- ", "TODO fix types", "make CI pass", "temporary for now", "silence mypy here", "sorry"]
        {
            assert!(stated(bad).is_none(), "{bad}");
        }
        assert!(explains("The SDK does not export this type, so it is widened here"));
        assert!(!explains("Load the item from the API"));
    }
}
