use forge_client::{Client, Query};

fn client() -> Client {
    let token = std::env::var("FORGE_TOKEN").expect("FORGE_TOKEN is set in CI");
    Client::new("https://api.github.com").with_token(&token)
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
