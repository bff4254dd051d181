use walstore::Journal;

#[test]
fn survives_a_torn_last_record() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("j");
    let mut j = Journal::open(&path).unwrap();
    j.append(b"one").unwrap();
    j.append(b"two").unwrap();
    drop(j);

    let len = std::fs::metadata(&path).unwrap().len();
    let f = std::fs::OpenOptions::new().write(true).open(&path).unwrap();
    f.set_len(len - 1).unwrap();

    let got: Vec<Vec<u8>> = Journal::open(&path).unwrap().records().collect();
    assert_eq!(got, vec![b"one".to_vec()]);
}
