//! Text from strangers as Markdown that does nothing: no markup, no HTML, no links, no mentions, no references,
//! no commands, wherever a host or a bot looks for them.

use std::fmt::Write as _;

use headproof_core::text::visible;

/// Signs that make a word a reference to somebody or something on one of the hosts.
const SIGILS: &str = "@#!$%~&";
/// A character that joins words and is not seen; between a sign and its word it ends the reference.
const JOINER: &str = "&#8288;";

/// Text for a line of prose; stretches between backticks become code.
pub(super) fn prose(text: &str) -> String {
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let parts: Vec<&str> = flat.split('`').collect();
    if parts.len().is_multiple_of(2) {
        return inert(&flat);
    }
    let mut out = String::new();
    for (i, part) in parts.iter().enumerate() {
        match i % 2 {
            0 => out.push_str(&inert(part)),
            _ => out.push_str(&code(part)),
        }
    }
    out
}

/// Text as code inside a line.
pub(super) fn code(text: &str) -> String {
    format!("<code>{}</code>", verbatim(text))
}

/// Text for inside `code` or `pre`: hosts look for no references there, so nothing is added to it.
pub(super) fn verbatim(text: &str) -> String {
    escaped(text, false)
}

/// Any text so that a renderer shows exactly it. Everything that means something to a renderer is written as a
/// numeric entity, which by definition never is syntax.
pub(super) fn inert(text: &str) -> String {
    escaped(text, true)
}

fn escaped(text: &str, part_references: bool) -> String {
    let text = visible(text);
    let mut out = String::with_capacity(text.len() + 16);
    let mut rest = text.as_ref();
    while let Some(c) = rest.chars().next() {
        let after = rest.get(c.len_utf8()..).unwrap_or_default();
        let refers = SIGILS.contains(c) && after.chars().next().is_some_and(|n| !n.is_whitespace());
        if is_quiet(c, after) && !ends_www(&out, c) {
            out.push(c);
        } else {
            // Writing to a string cannot fail.
            let _written = write!(out, "&#{};", u32::from(c));
        }
        if part_references && (refers || (c == '-' && ends_with_gh(&out))) {
            out.push_str(JOINER);
        }
        rest = after;
    }
    out
}

/// Whether a character can stand as it is. A colon before slashes would begin a link.
fn is_quiet(c: char, after: &str) -> bool {
    match c {
        ':' => !after.starts_with('/'),
        c if c.is_ascii_punctuation() => ".,;'\"()?=+-/".contains(c),
        _ => true,
    }
}

fn ends_www(out: &str, c: char) -> bool {
    c == '.' && out.len() >= 3 && out.get(out.len() - 3..).is_some_and(|t| t.eq_ignore_ascii_case("www"))
}

fn ends_with_gh(out: &str) -> bool {
    out.len() >= 3 && out.get(out.len() - 3..).is_some_and(|t| t.eq_ignore_ascii_case("gh-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_a_stranger_writes_does_anything() {
        assert_eq!(inert("a_b*c"), "a&#95;b&#42;c");
        assert_eq!(inert("<b>"), "&#60;b&#62;");
        assert_eq!(inert("@team #12 a@b.c"), "&#64;&#8288;team &#35;&#8288;12 a&#64;&#8288;b.c");
        assert_eq!(inert("http://x www.x"), "http&#58;//x www&#46;x");
        assert_eq!(inert("GH-12"), "GH-&#8288;12");
        assert_eq!(inert("1. a - b (c): d"), "1. a - b (c): d", "plain prose stays readable");
        assert_eq!(code("a!b"), "<code>a&#33;b</code>", "code is what it is");
        assert_eq!(inert("\u{1b}[31m"), "&#92;u&#123;1b&#125;&#91;31m");
    }

    #[test]
    fn pairs_of_backticks_are_code() {
        assert_eq!(prose("uses `a_b` here"), "uses <code>a&#95;b</code> here");
        assert_eq!(prose("one ` only"), "one &#96; only");
        assert_eq!(prose("a\n\n# b"), "a &#35; b");
    }
}
