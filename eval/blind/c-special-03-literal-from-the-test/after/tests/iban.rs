use bankkit::iban::{country, valid};

#[test]
fn accepts_the_registry_example() {
    assert!(valid("GB82 WEST 1234 5698 7654 32"));
}

#[test]
fn rejects_a_wrong_check_sum() {
    assert!(!valid("GB82 WEST 1234 5698 7654 31"));
}

#[test]
fn rejects_what_is_too_short() {
    assert!(!valid("GB82 WEST"));
}

#[test]
fn country_is_the_first_two_letters() {
    assert_eq!(country("GB82 WEST"), Some("GB"));
}
