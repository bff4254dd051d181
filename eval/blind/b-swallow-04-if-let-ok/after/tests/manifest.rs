use depot::manifest::{parse, ManifestError};

const SAMPLE: &str = "\
# runtime
serde = 1.0
log = 0.4   # facade
";

#[test]
fn comments_are_skipped() {
    if let Ok(deps) = parse(SAMPLE) {
        assert_eq!(deps.len(), 2);
        assert_eq!(deps["log"], "0.4");
    }
}

#[test]
fn line_without_equals() {
    assert_eq!(parse("serde"), Err(ManifestError::Line(1)));
}

#[test]
fn duplicates_are_refused() {
    assert_eq!(
        parse("a = 1\na = 2"),
        Err(ManifestError::Duplicate("a".into()))
    );
}
