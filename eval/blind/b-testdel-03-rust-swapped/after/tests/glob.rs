use pathkit::glob::{any, matches};

#[test]
fn literal() {
    assert!(matches("Cargo.toml", "Cargo.toml"));
    assert!(!matches("Cargo.toml", "Cargo.lock"));
}

#[test]
fn question_mark_is_one_character() {
    assert!(matches("v?", "v1"));
    assert!(!matches("v?", "v10"));
}

#[test]
fn any_of_several() {
    assert!(any(&["a", "b?"], "bc"));
    assert!(!any(&[], "bc"));
}
