use std::path::Path;

use lanternd::config::{load, Config};

fn fixture(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

#[test]
fn defaults() {
    assert_eq!(Config::default().port, 7070);
}

#[test]
fn includes_are_merged_in_order() {
    let config = load(&fixture("with_include.toml")).unwrap();
    assert_eq!(config.port, 9090);
    assert_eq!(config.hosts, ["a.test", "b.test"]);
}

#[test]
fn include_cycles_are_errors() {
    let err = load(&fixture("cycle.toml")).unwrap_err();
    assert!(err.to_string().contains("include cycle"));
}
