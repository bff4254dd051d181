//! What no port and no host adapter can do: approve and merge. There is no such function to call.

use crate::assert_none;
use crate::tree::{Source, sources};

/// Functions whose name says that they approve or merge. A merge base is a commit, not a merge.
fn forbidden(files: &[Source]) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in files {
        for pair in file.tokens().windows(2).filter(|w| w[0].text == "fn") {
            let name = pair[1].text.replace("merge_base", "");
            let says = |word: &str| matches!(word, "approve" | "approves" | "approval" | "merge" | "merges");
            if name.split('_').any(says) {
                complaints.push(format!("{}:{}: fn {}", file.path, pair[1].line, pair[1].text));
            }
        }
    }
    complaints
}

#[test]
fn nothing_can_approve_or_merge() {
    let ports = sources("headproof-flow").into_iter().filter(|f| f.module.iter().any(|m| m == "ports"));
    let hosts = sources("headproof-world").into_iter().filter(|f| f.module.iter().any(|m| m == "hosts"));
    let files: Vec<Source> = ports.chain(hosts).collect();
    let functions = files.iter().flat_map(Source::tokens).filter(|t| t.text == "fn").count();
    assert!(functions > 5, "the ports were not read");
    assert_none(&forbidden(&files));
}

#[test]
fn a_port_that_could_would_be_a_fault() {
    let file = |text| [Source::new("ports.rs", "ports.rs", text)];
    for bad in ["fn approve(&self);", "fn merge(&self);", "fn enable_auto_merge(&self);"] {
        assert_eq!(forbidden(&file(bad)).len(), 1, "{bad}");
    }
    assert!(forbidden(&file("fn merge_base(&self); fn emerge(&self);")).is_empty());
}
