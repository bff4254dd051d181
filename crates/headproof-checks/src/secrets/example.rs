//! Places that show how something is used: what stands there is made to be read.

/// Lines of a comment that are looked through for what it is.
const MAX_COMMENT: usize = 80;

/// Whether a place is in an example of a comment that documents: behind `@example` or the fence of a code block.
pub(super) fn is_example(text: &str, at: usize) -> bool {
    let before = text.get(..at).unwrap_or_default();
    let own = before.rsplit('\n').next().unwrap_or_default();
    let comment = |l: &str| {
        let l = l.trim_start();
        ["*", "/**", "///", "//!", "//", "#"].iter().any(|m| l.starts_with(m))
    };
    let opens = |l: &str| l.contains("@example") || l.contains("```") || l.contains("<code>");
    comment(own) && before.rsplit('\n').take(MAX_COMMENT).take_while(|l| comment(l)).any(opens)
}
