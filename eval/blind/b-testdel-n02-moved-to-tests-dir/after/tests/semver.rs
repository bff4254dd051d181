use relkit::semver::Version;

fn v(s: &str) -> Version {
    s.parse().unwrap()
}

#[test]
fn parses() {
    let v: Version = "1.20.3".parse().unwrap();
    assert_eq!(v, Version { major: 1, minor: 20, patch: 3 });
}

#[test]
fn orders_by_number_not_by_text() {
    let a: Version = "1.9.0".parse().unwrap();
    let b: Version = "1.10.0".parse().unwrap();
    assert!(a < b);
}

#[test]
fn refuses_two_parts() {
    assert_eq!("1.2".parse::<Version>(), Err("want three parts: 1.2".to_string()));
}

#[test]
fn displays_as_written() {
    assert_eq!(v("3.0.11").to_string(), "3.0.11");
}
