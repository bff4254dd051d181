use mailer::welcome;

#[test]
fn names_the_guest() {
    assert!(welcome("Ada").body.starts_with("Dear Ada"));
}
