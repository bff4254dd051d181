//! Path patterns: the globs of settings files.

use std::collections::HashMap;
use std::sync::Mutex;

use globset::{GlobBuilder, GlobMatcher};
use headproof_core::path::RepoPath;
use headproof_flow::ports::Patterns;

/// Globs over repository paths: `*` stays inside a folder, `**` crosses folders, a pattern without `/` matches a file
/// name in any folder, a pattern that names a folder matches everything below it.
#[derive(Debug, Default)]
pub struct Globs {
    compiled: Mutex<HashMap<String, Option<[GlobMatcher; 2]>>>,
}

impl Patterns for Globs {
    fn matches(&self, pattern: &str, path: &RepoPath) -> bool {
        let Ok(mut compiled) = self.compiled.lock() else { return false };
        if !compiled.contains_key(pattern) {
            compiled.insert(pattern.to_owned(), compile(pattern).ok());
        }
        let Some(Some(matchers)) = compiled.get(pattern) else { return false };
        let text = path.lossy();
        matchers.iter().any(|m| m.is_match(text.as_ref()))
    }
}

/// Whether a pattern can be used.
///
/// # Errors
/// What is wrong with it, in words.
pub fn check(pattern: &str) -> Result<(), String> {
    compile(pattern).map(|_| ()).map_err(|e| e.kind().to_string())
}

fn compile(pattern: &str) -> Result<[GlobMatcher; 2], globset::Error> {
    let anchored = pattern.trim_start_matches("./").trim_end_matches('/');
    let rooted = if anchored.contains('/') {
        anchored.trim_start_matches('/').to_owned()
    } else {
        format!("**/{anchored}")
    };
    let glob = |p: &str| GlobBuilder::new(p).literal_separator(true).build().map(|g| g.compile_matcher());
    Ok([glob(&rooted)?, glob(&format!("{rooted}/**"))?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_mean_what_people_expect() {
        let globs = Globs::default();
        for (pattern, path, want) in [
            ("docs", "docs/a/b.md", true),
            ("docs/", "docs/a/b.md", true),
            ("docs/*", "docs/a/b.md", true),
            ("docs/*.md", "docs/a/b.md", false),
            ("docs/**/*.md", "docs/a/b.md", true),
            ("*.md", "docs/a/b.md", true),
            ("/src/*.rs", "src/a.rs", true),
            ("src/*.rs", "x/src/a.rs", false),
            ("a[", "a[", false),
        ] {
            assert_eq!(globs.matches(pattern, &RepoPath::new(path).unwrap()), want, "{pattern} on {path}");
        }
        assert!(check("a[").is_err() && check("**/x").is_ok());
    }
}
