//! The documents speak of files and tests that exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::assert_none;
use crate::tree::{crates, files, root};

/// What stands between a pair of backticks, with its line. Fenced blocks are left out.
fn quoted(text: &str) -> Vec<(usize, &str)> {
    let mut fenced = false;
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            found.extend(line.split('`').skip(1).step_by(2).map(|q| (number, q)));
        }
    }
    found
}

/// The invariants of the architecture: list items of the section with this heading, each joined to one line.
fn invariants(text: &str, heading: &str) -> Vec<String> {
    let section =
        text.lines().skip_while(|l| l.trim() != heading).skip(1).take_while(|l| !l.starts_with("## "));
    let mut items: Vec<String> = Vec::new();
    for line in section {
        match (line.strip_prefix("- "), items.last_mut()) {
            (Some(start), _) => items.push(start.to_owned()),
            (None, Some(item)) if line.starts_with("  ") => {
                item.push(' ');
                item.push_str(line.trim());
            }
            _ => {}
        }
    }
    items
}

/// Invariants that name no test, and names of tests that are not there.
fn unheld(invariants: &[String], tests: &BTreeSet<String>) -> Vec<String> {
    let mut complaints = Vec::new();
    for item in invariants {
        let short: String = item.chars().take(60).collect();
        let Some((_, held)) = item.split_once("Held by") else {
            complaints.push(format!("no test is named by: {short}…"));
            continue;
        };
        let names = quoted(held);
        if names.is_empty() {
            complaints.push(format!("no test is named by: {short}…"));
        }
        for (_, name) in names.into_iter().filter(|(_, n)| !tests.contains(*n)) {
            complaints.push(format!("there is no test `{name}`, named by: {short}…"));
        }
    }
    complaints
}

/// The names of all test functions of the workspace.
fn tests() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for krate in crates() {
        for path in files(&root().join("crates").join(krate)) {
            if path.extension().is_some_and(|e| e == "rs") {
                names.extend(test_functions(&fs::read_to_string(path).unwrap()));
            }
        }
    }
    names
}

/// The functions of a source text that an attribute marks as a test that is run.
fn test_functions(source: &str) -> Vec<String> {
    let (mut marked, mut ignored) = (false, false);
    let mut names = Vec::new();
    for line in source.lines().map(str::trim) {
        if line.starts_with("#[") {
            marked |= line.contains("test]") || line.contains("test(");
            ignored |= line.starts_with("#[ignore");
        }
        if let Some((_, rest)) = line.split_once("fn ") {
            if marked && !ignored {
                names.extend(rest.split(['(', '<']).next().map(str::to_owned));
            }
            (marked, ignored) = (false, false);
        }
    }
    names
}

/// Paths in backticks that look like files of this repository and are not there.
fn missing_paths(document: &str, text: &str, exists: &dyn Fn(&str) -> bool) -> Vec<String> {
    let starts = ["crates/", "docs/", "schemas/", "eval/", "fuzz/", "benches/", ".ci/", ".github/"];
    let plain = |q: &str| starts.iter().any(|s| q.starts_with(s)) && !q.contains(['*', '<', ' ', '…', '{']);
    let missing = quoted(text).into_iter().filter(|(_, q)| plain(q) && !exists(q.trim_end_matches('/')));
    missing.map(|(line, q)| format!("{document}:{line}: there is no {q}")).collect()
}

/// Relative links that lead nowhere.
fn dead_links(document: &str, text: &str, exists: &dyn Fn(&str) -> bool) -> Vec<String> {
    let mut complaints = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for target in line.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = target.split('#').next().unwrap_or_default();
            let outside = target.contains("://") || target.starts_with("mailto:") || file.is_empty();
            if !outside && !exists(file) {
                complaints.push(format!("{document}:{number}: the link to {target} leads nowhere"));
            }
        }
    }
    complaints
}

/// The documents people read: those at the root and those under `docs/`.
fn documents() -> Vec<PathBuf> {
    let root = root();
    let top = fs::read_dir(&root).unwrap().map(|e| e.unwrap().path()).filter(|p| p.is_file());
    let mut all: Vec<PathBuf> = top.chain(files(&root.join("docs"))).collect();
    all.retain(|p| p.extension().is_some_and(|e| e == "md"));
    all.sort();
    all
}

#[test]
fn every_invariant_names_a_test_that_exists() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let found = invariants(&text, "## What is absent");
    assert!(found.len() > 5, "the invariants were not read");
    assert_none(&unheld(&found, &tests()));
}

#[test]
fn documents_name_files_that_exist() {
    let root = root();
    let mut complaints = Vec::new();
    for path in documents() {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        let folder = path.parent().unwrap_or(Path::new("")).to_owned();
        complaints.extend(missing_paths(&name, &text, &|p| root.join(p).exists()));
        complaints.extend(dead_links(&name, &text, &|p| folder.join(p).exists()));
    }
    assert_none(&complaints);
}

#[cfg(test)]
mod planted {
    use super::*;

    #[test]
    fn an_invariant_without_its_test_is_a_fault() {
        let text = "## What is absent\n\n- Nothing does this. Held by\n  `a_test`.\n- Nor that.\n- Nor those. Held by `gone`.\n\n## Next\n- x\n";
        let found = invariants(text, "## What is absent");
        assert_eq!(found.len(), 3);
        assert_eq!(unheld(&found, &BTreeSet::from(["a_test".to_owned()])).len(), 2);
    }

    #[test]
    fn tests_are_told_from_other_functions() {
        let source = "fn a() {}\n#[test]\nfn b() {}\n#[tokio::test]\nasync fn c() {}\n#[test]\n#[ignore = \"slow\"]\nfn d() {}\n";
        assert_eq!(test_functions(source), ["b", "c"]);
    }

    #[test]
    fn a_path_or_link_to_nothing_is_a_fault() {
        let exists = |p: &str| p == "crates/a" || p == "b.md";
        let text = "see `crates/a/`, `crates/gone.rs`, [b](b.md#x), [c](c.md), [d](https://example.com/d)";
        assert_eq!(missing_paths("x.md", text, &exists).len(), 1);
        assert_eq!(dead_links("x.md", text, &exists).len(), 1);
    }
}
