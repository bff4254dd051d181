//! A journal with any bytes changed, cut or added: never a panic, and what counts as read is exactly what the same
//! events would be written as. Without the edits no input would ever hold a valid seal.
#![no_main]

use headproof_core::machine::{Halt, HaltCause};
use headproof_core::reader::{ReaderId, ReadingEnd};
use headproof_core::session::Event;
use headproof_formats::journal::v1::{decode, encode, first_link};
use libfuzzer_sys::fuzz_target;

/// How a journal is spoilt: bytes put over others at a place, then a length to cut to, then bytes put behind.
type Edits<'e> = (Vec<(u16, u8)>, Option<u16>, &'e [u8]);

fuzz_target!(|edits: Edits<'_>| {
    let (written, cut, behind) = edits;
    let mut bytes = sample().into_bytes();
    for (at, byte) in written {
        let at = usize::from(at) % bytes.len();
        bytes[at] = byte;
    }
    if let Some(cut) = cut {
        bytes.truncate(usize::from(cut));
    }
    bytes.extend_from_slice(behind);
    check(&bytes);
    check(behind);
});

fn sample() -> String {
    let reader = ReaderId::built_in();
    let halt = Halt { cause: HaltCause::World, what: "the disk is full".into(), next: String::new() };
    let events = [
        Event::ReadingStarted { reader: reader.clone() },
        Event::ReadingEnded { reader, end: ReadingEnd::TimedOut { after_ms: 1500 }, millis: 1501 },
        Event::HeadChecked { moved: None },
        Event::Halted(halt),
        Event::Closed,
    ];
    let (mut link, mut text) = (first_link(), String::new());
    for (seq, event) in (0..).zip(&events) {
        let (line, next) = encode(seq, 1_767_225_600_000 + seq, link, event);
        text.push_str(&line);
        link = next;
    }
    text
}

fn check(bytes: &[u8]) {
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
}
