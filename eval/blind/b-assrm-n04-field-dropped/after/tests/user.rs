use people::user::User;

#[test]
fn reads_a_record() {
    let u = User::from_record("7;Ada;555-0101").unwrap();
    assert_eq!(u.id, 7);
    assert_eq!(u.name, "Ada");
}

#[test]
fn bad_id_gives_nothing() {
    assert_eq!(User::from_record("x;Ada;"), None);
}
