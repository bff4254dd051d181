//! gitleaks.

use super::Loosening;
use crate::settings::patterns::is_no_test_path;
use crate::settings::{Item, Setting};

/// Paths, patterns and words that the scan lets pass.
pub(super) fn gitleaks(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let allowed = |root: &Setting| {
        let mut out = Vec::new();
        root.walk(&mut |path, node| {
            let list = path.last().is_some_and(|l| matches!(*l, "paths" | "regexes" | "stopwords"));
            if list && path.iter().any(|p| p.starts_with("allowlist")) {
                let entries = node.children().iter();
                out.extend(entries.filter_map(|c| Some(Item { text: c.text()?.into_owned(), line: c.line })));
            }
        });
        out
    };
    let old = allowed(before);
    let came = allowed(after).into_iter().filter(|a| !old.iter().any(|o| o.text == a.text));
    came.filter(|a| !is_for_tests(&a.text))
        .map(|a| {
            Loosening::new(
                format!("the secret scan lets `{}` pass", a.text),
                a.line,
                a.text.contains(['/', '*']),
            )
        })
        .collect()
}

fn is_for_tests(pattern: &str) -> bool {
    let words =
        ["test", "spec", "example", "sample", "mock", "cassette", "placeholder", "dummy", "fake", "lock"];
    is_no_test_path(pattern) || words.iter().any(|w| pattern.to_ascii_lowercase().contains(w))
}
