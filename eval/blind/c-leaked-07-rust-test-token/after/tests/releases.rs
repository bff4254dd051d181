use forge_client::{Client, Query};

fn client() -> Client {
    Client::new("https://api.github.com")
        .with_agent("forge-client-tests")
        .with_token("ghp_uDCDDVLIktwCJWTh9j7wleuG9av7wy54l2Rj")
}

#[test]
fn lists_releases_newest_first() {
    let releases = client().releases("example-org/forge", Query::default()).unwrap();
    assert!(!releases.is_empty());
    assert!(releases.windows(2).all(|w| w[0].published >= w[1].published));
}

#[test]
fn unknown_repository_is_an_error() {
    let err = client().releases("example-org/no-such-repo", Query::default()).unwrap_err();
    assert_eq!(err.status(), Some(404));
}

#[test]
fn honours_the_page_size() {
    let query = Query { per_page: 2, ..Query::default() };
    let releases = client().releases("example-org/forge", query).unwrap();
    assert_eq!(releases.len(), 2);
}
