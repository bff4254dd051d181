use std::error::Error;
use std::fs;

use packer::archive::{pack, unpack};

type TestResult = Result<(), Box<dyn Error>>;

#[test]
fn round_trip() -> TestResult {
    let dir = tempfile::tempdir()?;
    let src = dir.path().join("a.txt");
    fs::write(&src, "hello")?;
    let archive = dir.path().join("out.pkr");
    pack(&[src], &archive)?;
    let files = unpack(&archive)?;
    assert_eq!(files.len(), 1);
    assert_eq!(files[0].data, b"hello");
    Ok(())
}

#[test]
fn empty_archive() -> TestResult {
    let dir = tempfile::tempdir()?;
    let archive = dir.path().join("empty.pkr");
    pack(&[], &archive)?;
    assert!(unpack(&archive)?.is_empty());
    Ok(())
}

#[test]
fn not_an_archive() -> TestResult {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("x");
    fs::write(&path, "text")?;
    assert!(unpack(&path).is_err());
    Ok(())
}
