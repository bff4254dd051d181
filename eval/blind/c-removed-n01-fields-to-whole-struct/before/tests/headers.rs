use mailbox::parse_headers;

const RAW: &str = "From: ann@example.test\r\nTo: bo@example.test\r\nSubject: lunch\r\n\r\n";

#[test]
fn plain_headers() {
    let got = parse_headers(RAW).unwrap();
    assert_eq!(got.from, "ann@example.test");
    assert_eq!(got.to, vec!["bo@example.test"]);
    assert_eq!(got.subject.as_deref(), Some("lunch"));
}

#[test]
fn missing_from_is_an_error() {
    let err = parse_headers("To: bo@example.test\r\n\r\n").unwrap_err();
    assert_eq!(err.to_string(), "header From is missing");
}
