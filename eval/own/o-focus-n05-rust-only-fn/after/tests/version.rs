use semv::{ParseError, Version};

fn v(text: &str) -> Version {
    text.parse().unwrap()
}

#[test]
fn parses() {
    assert_eq!(v("v1.20.3"), Version { major: 1, minor: 20, patch: 3 });
}

#[test]
fn orders_by_number() {
    assert!(v("1.10.0") > v("1.9.9"));
    assert!(v("2.0.0") > v("1.99.99"));
}

#[test]
fn says_what_is_wrong() {
    assert_eq!("1.2".parse::<Version>(), Err(ParseError::Parts(2)));
    assert_eq!("1.x.3".parse::<Version>(), Err(ParseError::Number("x".to_owned())));
}

#[test]
fn only_a_leading_v_is_dropped() {
    assert_eq!(v("vv1.0.0"), v("1.0.0"));
    assert!("1.0.0v".parse::<Version>().is_err());
}

#[test]
fn compatible_within_a_major() {
    assert!(v("1.4.0").is_compatible(&v("1.3.9")));
    assert!(!v("2.0.0").is_compatible(&v("1.3.9")));
}
