//! Any bytes as a journal: never a panic, and what counts as read is exactly what the same events would be written as.
#![no_main]

use headproof_formats::journal::v1::{decode, encode, first_link};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(read) = decode(bytes) else { return };
    assert!(read.valid_len <= bytes.len());
    assert_eq!(read.events.len(), read.times.len());
    assert_eq!(read.torn.is_none(), read.valid_len == bytes.len(), "bytes that do not count are named");
    let (mut link, mut written) = (first_link(), String::new());
    for ((seq, time), event) in (0..).zip(&read.times).zip(&read.events) {
        let (line, next) = encode(seq, *time, link, event);
        written.push_str(&line);
        link = next;
    }
    assert_eq!(link, read.last_digest, "the chain goes on where it was read to");
    assert_eq!(written.as_bytes(), &bytes[..read.valid_len]);
});
