use std::fs;

use packer::archive::{pack, unpack};

#[test]
fn round_trip() {
    let dir = tempfile::tempdir().unwrap();
    let src = dir.path().join("a.txt");
    fs::write(&src, "hello").unwrap();
    let archive = dir.path().join("out.pkr");
    pack(&[src], &archive).unwrap();
    let files = unpack(&archive).unwrap();
    assert_eq!(files.len(), 1);
    assert_eq!(files[0].data, b"hello");
}

#[test]
fn empty_archive() {
    let dir = tempfile::tempdir().unwrap();
    let archive = dir.path().join("empty.pkr");
    pack(&[], &archive).unwrap();
    assert!(unpack(&archive).unwrap().is_empty());
}

#[test]
fn not_an_archive() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("x");
    fs::write(&path, "text").unwrap();
    assert!(unpack(&path).is_err());
}
