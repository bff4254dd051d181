//! The source files of this repository, read once for all checks.

use std::fs;
use std::path::{Path, PathBuf};

use crate::tokens::{Token, tokens};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// A source file of a crate.
pub(crate) struct Source {
    /// Where it is, from the root of the repository, with `/`.
    pub(crate) path: String,
    /// The module it is: empty for `lib.rs` and `main.rs`.
    pub(crate) module: Vec<String>,
    /// Its text.
    pub(crate) text: String,
}

impl Source {
    /// A file of a crate's `src` folder; `inside` is its path from there.
    pub(crate) fn new(path: impl Into<String>, inside: &str, text: impl Into<String>) -> Self {
        Self { path: path.into(), module: module_of(inside), text: text.into() }
    }

    /// Its tokens.
    pub(crate) fn tokens(&self) -> Vec<Token> {
        tokens(&self.text)
    }
}

/// The module a file is, from its path inside `src`.
fn module_of(inside: &str) -> Vec<String> {
    let stem = inside.strip_suffix(".rs").unwrap_or(inside);
    let mut parts: Vec<String> = stem.split('/').map(str::to_owned).collect();
    if parts.last().is_some_and(|l| l == "mod") || matches!(stem, "lib" | "main") {
        parts.pop();
    }
    parts
}

/// The names of the workspace's crates, from their folders.
pub(crate) fn crates() -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(root().join("crates"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// The files under the `src` folder of a crate, in order.
pub(crate) fn sources(krate: &str) -> Vec<Source> {
    let root = root();
    let src = root.join("crates").join(krate).join("src");
    let of = |path: PathBuf| {
        let shown = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
        let inside = path.strip_prefix(&src).unwrap().to_str().unwrap().replace('\\', "/");
        Source::new(shown, &inside, fs::read_to_string(&path).unwrap())
    };
    files(&src).into_iter().filter(|p| p.extension().is_some_and(|e| e == "rs")).map(of).collect()
}

/// Every file under a folder, in order.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries {
            let entry = entry.unwrap();
            if entry.file_type().unwrap().is_dir() {
                open.push(entry.path());
            } else {
                found.push(entry.path());
            }
        }
    }
    found.sort();
    found
}

#[test]
fn modules_are_named_by_their_files() {
    assert_eq!(module_of("lib.rs"), Vec::<String>::new());
    assert_eq!(module_of("git/mod.rs"), ["git"]);
    assert_eq!(module_of("review/reading.rs"), ["review", "reading"]);
}
