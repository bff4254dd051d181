use std::fs;

use kvlog::{Store, WriteOptions};
use tempfile::tempdir;

fn filled(n: u32) -> (tempfile::TempDir, Store) {
    let dir = tempdir().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    for i in 0..n {
        store.put(&i.to_be_bytes(), b"v", WriteOptions::default()).unwrap();
    }
    (dir, store)
}

#[test]
fn reopen_keeps_everything() {
    let (dir, store) = filled(50);
    drop(store);
    assert_eq!(Store::open(dir.path()).unwrap().len(), 50);
}

#[test]
#[cfg_attr(not(feature = "wal-edge-cases"), ignore)]
fn torn_last_record_is_dropped() {
    let (dir, store) = filled(10);
    drop(store);
    let wal = dir.path().join("000001.wal");
    let bytes = fs::read(&wal).unwrap();
    fs::write(&wal, &bytes[..bytes.len() - 3]).unwrap();

    let again = Store::open(dir.path()).unwrap();
    assert_eq!(again.len(), 9);
}

#[test]
fn fresh_store_is_empty() {
    let (_dir, store) = filled(0);
    assert!(store.is_empty());
}
