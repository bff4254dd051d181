use pathkit::glob::matches;

#[test]
fn literal() {
    assert!(matches("Cargo.toml", "Cargo.toml"));
    assert!(!matches("Cargo.toml", "Cargo.lock"));
}

#[test]
fn star_stays_in_one_segment() {
    assert!(matches("src/*.rs", "src/lib.rs"));
    assert!(!matches("src/*.rs", "src/bin/main.rs"));
}

#[test]
fn question_mark_is_one_character() {
    assert!(matches("v?", "v1"));
    assert!(!matches("v?", "v10"));
}
