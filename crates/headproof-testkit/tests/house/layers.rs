//! Which crate may use which. Written down here; anything else is a fault.

use std::process::Command;

use serde_json::Value;

use crate::assert_none;
use crate::tree::root;

/// What each crate may use of this workspace. The program is on top and may use all but the test bench.
const EDGES: [(&str, &[&str]); 7] = [
    ("headproof-core", &[]),
    ("headproof-formats", &["headproof-core"]),
    ("headproof-checks", &["headproof-core"]),
    ("headproof-flow", &["headproof-core", "headproof-formats"]),
    ("headproof-world", &["headproof-core", "headproof-formats", "headproof-checks", "headproof-flow"]),
    (
        "headproof",
        &["headproof-core", "headproof-formats", "headproof-checks", "headproof-flow", "headproof-world"],
    ),
    (
        "headproof-testkit",
        &["headproof-core", "headproof-formats", "headproof-checks", "headproof-flow", "headproof-world"],
    ),
];

/// The test bench: only ever a dependency of tests.
const TESTKIT: &str = "headproof-testkit";

/// What the pure crates may use of the outside world. Whoever adds a name here says in the commit what it does
/// and that it opens no file, starts no process and asks no clock.
const OUTSIDE: [(&str, &[&str]); 3] = [
    ("headproof-core", &["sha2", "thiserror", "unicode-normalization"]),
    ("headproof-formats", &["serde", "serde_json", "thiserror", "unicode-width"]),
    (
        "headproof-checks",
        &[
            "aho-corasick",
            "globset",
            "memchr",
            "rayon",
            "regex",
            "thiserror",
            "tree-sitter",
            "tree-sitter-bash",
            "tree-sitter-go",
            "tree-sitter-javascript",
            "tree-sitter-json",
            "tree-sitter-python",
            "tree-sitter-rust",
            "tree-sitter-toml-ng",
            "tree-sitter-typescript",
            "tree-sitter-yaml",
        ],
    ),
];

/// One dependency as a manifest states it.
struct Dependency {
    from: String,
    to: String,
    /// `None` for a normal dependency, else `dev` or `build`.
    kind: Option<String>,
}

/// The dependencies of all crates of the workspace, from cargo itself.
fn dependencies(metadata: &Value) -> Vec<Dependency> {
    let packages = metadata["packages"].as_array().unwrap();
    let of = |package: &Value| {
        let from = package["name"].as_str().unwrap().to_owned();
        let listed = package["dependencies"].as_array().unwrap().clone();
        listed.into_iter().map(move |d| Dependency {
            from: from.clone(),
            to: d["name"].as_str().unwrap().to_owned(),
            kind: d["kind"].as_str().map(str::to_owned),
        })
    };
    packages.iter().flat_map(of).collect()
}

fn metadata() -> Value {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let out = Command::new(cargo)
        .args(["metadata", "--offline", "--no-deps", "--format-version", "1"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    serde_json::from_slice(&out.stdout).unwrap()
}

/// Edges between crates of the workspace that are not in [`EDGES`].
fn wrong_edges(dependencies: &[Dependency]) -> Vec<String> {
    let listed = |name: &str| EDGES.iter().find(|(n, _)| *n == name).map(|(_, to)| *to);
    let mut complaints = Vec::new();
    for Dependency { from, to, kind } in dependencies {
        let Some(allowed) = listed(from) else {
            complaints.push(format!("{from} is not in the list of crates: say what it may use"));
            continue;
        };
        let inside = listed(to).is_some();
        let ok = match kind.as_deref() {
            Some("dev") => to == TESTKIT || allowed.contains(&to.as_str()),
            _ => allowed.contains(&to.as_str()),
        };
        if inside && !ok {
            let kind = kind.as_deref().map(|k| format!(" ({k})")).unwrap_or_default();
            complaints.push(format!("{from} -> {to}{kind}: there is no such arrow"));
        }
    }
    complaints.dedup();
    complaints
}

/// Dependencies of pure crates that are not in [`OUTSIDE`]. Build scripts of pure crates are refused altogether.
fn wrong_outside(dependencies: &[Dependency]) -> Vec<String> {
    let ours = |name: &str| EDGES.iter().any(|(n, _)| *n == name);
    let of = |d: &Dependency| {
        let (_, allowed) = OUTSIDE.iter().find(|(n, _)| *n == d.from)?;
        let ok = match d.kind.as_deref() {
            Some("dev") => true,
            Some(_) => false,
            None => ours(&d.to) || allowed.contains(&d.to.as_str()),
        };
        (!ok).then(|| format!("{} must stay pure and cannot depend on {}", d.from, d.to))
    };
    dependencies.iter().filter_map(of).collect()
}

#[test]
fn crates_use_only_what_is_written_down() {
    let found = dependencies(&metadata());
    assert!(
        found.iter().any(|d| d.from == "headproof-world" && d.to == "headproof-flow"),
        "nothing was read"
    );
    assert_none(&wrong_edges(&found));
}

#[test]
fn pure_crates_depend_on_nothing_else() {
    assert_none(&wrong_outside(&dependencies(&metadata())));
}

#[test]
fn every_crate_of_the_workspace_is_listed() {
    for name in crate::tree::crates() {
        assert!(EDGES.iter().any(|(n, _)| *n == name), "{name} is not in the list of crates");
    }
}

#[cfg(test)]
mod planted {
    use super::*;

    fn planted(from: &str, to: &str, kind: Option<&str>) -> Vec<Dependency> {
        let metadata = serde_json::json!({
            "packages": [{ "name": from, "dependencies": [{ "name": to, "kind": kind }] }]
        });
        dependencies(&metadata)
    }

    #[test]
    fn an_arrow_upward_is_a_fault() {
        for (from, to, kind) in [
            ("headproof-core", "headproof-formats", None),
            ("headproof-flow", "headproof-world", None),
            ("headproof-flow", "headproof-checks", None),
            ("headproof-world", "headproof", None),
            ("headproof-core", "headproof-world", Some("dev")),
            ("headproof", TESTKIT, None),
            ("headproof-stranger", "headproof-core", None),
        ] {
            assert_eq!(wrong_edges(&planted(from, to, kind)).len(), 1, "{from} -> {to} {kind:?}");
        }
        assert!(wrong_edges(&planted("headproof-world", TESTKIT, Some("dev"))).is_empty());
    }

    #[test]
    fn an_unlisted_dependency_of_a_pure_crate_is_a_fault() {
        for (name, kind) in [("tokio", None), ("serde", None), ("cc", Some("build"))] {
            assert_eq!(wrong_outside(&planted("headproof-core", name, kind)).len(), 1, "{name}");
        }
        assert!(wrong_outside(&planted("headproof-core", "proptest", Some("dev"))).is_empty());
        assert!(wrong_outside(&planted("headproof-world", "tempfile", None)).is_empty());
    }
}
