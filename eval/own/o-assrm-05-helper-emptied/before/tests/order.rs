use semv::Version;

fn ascending(texts: &[&str]) {
    let all: Vec<Version> = texts.iter().map(|t| t.parse().unwrap()).collect();
    let mut sorted = all.clone();
    sorted.sort();
    assert_eq!(all, sorted, "{texts:?}");
}

#[test]
fn numbers_not_letters() {
    ascending(&["1.9.0", "1.10.0", "1.100.0"]);
}

#[test]
fn major_first() {
    ascending(&["1.99.99", "2.0.0", "10.0.0"]);
}
