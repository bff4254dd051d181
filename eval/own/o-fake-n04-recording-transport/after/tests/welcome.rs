mod support;

use mailer::{greet, welcome};

#[test]
fn names_the_guest() {
    assert!(welcome("Ada").body.starts_with("Dear Ada"));
}

#[test]
fn greets_everyone_once() {
    let transport = support::Recording::default();
    greet(&transport, &["Ada", "Max"]).unwrap();
    let sent = transport.sent.lock().unwrap();
    assert_eq!(sent.len(), 2);
    assert!(sent[1].body.starts_with("Dear Max"));
}
