/// Matches `*` (any run without a slash) and `?` (one character).
pub fn matches(pattern: &str, text: &str) -> bool {
    go(pattern.as_bytes(), text.as_bytes())
}

/// Whether any of the patterns matches; false when there is none.
pub fn any(patterns: &[&str], text: &str) -> bool {
    patterns.iter().any(|p| matches(p, text))
}

fn go(p: &[u8], t: &[u8]) -> bool {
    match (p.first(), t.first()) {
        (None, None) => true,
        (Some(b'*'), _) => {
            go(&p[1..], t) || (!t.is_empty() && go(p, &t[1..]))
        }
        (Some(b'?'), Some(c)) => *c != b'/' && go(&p[1..], &t[1..]),
        (Some(a), Some(b)) => a == b && go(&p[1..], &t[1..]),
        _ => false,
    }
}
