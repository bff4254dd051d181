use mailbox::{parse_headers, Headers};

const RAW: &str = "From: ann@example.test\r\nTo: bo@example.test\r\nSubject: lunch\r\n\r\n";

#[test]
fn plain_headers() {
    let got = parse_headers(RAW).unwrap();
    let want = Headers {
        from: "ann@example.test".into(),
        to: vec!["bo@example.test".into()],
        subject: Some("lunch".into()),
    };
    assert_eq!(got, want);
}

#[test]
fn missing_from_is_an_error() {
    let err = parse_headers("To: bo@example.test\r\n\r\n").unwrap_err();
    assert_eq!(err.to_string(), "header From is missing");
}
