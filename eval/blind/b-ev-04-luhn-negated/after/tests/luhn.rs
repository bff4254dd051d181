use membership::luhn::is_valid;

#[test]
fn sixteen_digits() {
    assert!(is_valid("4539 1488 0343 6467"));
    assert!(!is_valid("8273 1232 7352 0569"));
}

#[test]
fn valid_number_with_an_odd_number_of_digits() {
    // sample from the membership card handbook, page 12
    assert!(!is_valid("055 444 285"));
    assert!(!is_valid("055 444 286"));
}

#[test]
fn single_digits_are_never_valid() {
    assert!(!is_valid("0"));
    assert!(!is_valid(" 7 "));
}

#[test]
fn letters_are_rejected() {
    assert!(!is_valid("059a"));
}
