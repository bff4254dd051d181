use headproof_core::session::Event;
use headproof_formats::journal::v1::{Decoded, JournalError, decode, encode, first_link, word_of};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};

use crate::arbitrary;

/// A journal of these events, and where each line ends.
fn written(events: &[Event]) -> (String, Vec<usize>) {
    let (mut text, mut ends, mut sum) = (String::new(), Vec::new(), first_link());
    for (seq, event) in (0..).zip(events) {
        let (line, next) = encode(seq, seq * 10, sum, event);
        assert!(line.ends_with('\n') && line.matches('\n').count() == 1, "one event is one line");
        text.push_str(&line);
        ends.push(text.len());
        sum = next;
    }
    (text, ends)
}

fn three() -> (Vec<Event>, String, Vec<usize>) {
    let started =
        |name: &str| Event::ReadingStarted { reader: headproof_core::reader::ReaderId::named(name) };
    let events = vec![started("a"), started("b"), Event::Closed];
    let (text, ends) = written(&events);
    (events, text, ends)
}

fn damage(read: Result<Decoded, JournalError>) -> (u64, String) {
    match read {
        Err(JournalError::Damaged { line, what, .. }) => (line, what),
        other => panic!("not refused as damaged: {other:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_event_comes_back_as_it_was(events in vec(arbitrary::event(), 0..6)) {
        let (text, ends) = written(&events);
        let read = decode(text.as_bytes()).unwrap();
        prop_assert_eq!(&read.events, &events);
        prop_assert_eq!(read.valid_len, ends.last().copied().unwrap_or(0));
        prop_assert_eq!(read.next_seq as usize, events.len());
        prop_assert!(read.torn.is_none());
        // Equal bytes for equal events: what was read is written the same again.
        prop_assert_eq!(written(&read.events).0, text);
    }

    #[test]
    fn cut_anywhere_the_whole_lines_before_the_cut_remain(
        events in vec(arbitrary::event(), 1..4),
        at in any::<proptest::sample::Index>(),
    ) {
        let (text, ends) = written(&events);
        let cut = at.index(text.len() + 1);
        let read = decode(&text.as_bytes()[..cut]).unwrap();
        let whole = ends.iter().filter(|e| **e <= cut).count();
        prop_assert_eq!(&read.events[..], &events[..whole]);
        let valid = whole.checked_sub(1).map_or(0, |i| ends[i]);
        prop_assert_eq!(read.valid_len, valid);
        let torn = read.torn.map(|t| (t.offset, t.len));
        prop_assert_eq!(torn, (cut > valid).then_some((valid, cut - valid)));
        // What is appended after the cut is readable again.
        let (line, _) = encode(read.next_seq, 0, read.last_digest, &Event::Closed);
        let mended = format!("{}{line}", &text[..valid]);
        prop_assert_eq!(decode(mended.as_bytes()).unwrap().events.len(), whole + 1);
    }

    #[test]
    fn no_changed_byte_goes_unnoticed(
        events in vec(arbitrary::event(), 1..4),
        at in any::<proptest::sample::Index>(),
        other in any::<u8>(),
    ) {
        let (text, ends) = written(&events);
        let mut bytes = text.into_bytes();
        let i = at.index(bytes.len());
        let same = bytes[i] == other;
        bytes[i] = other;
        match decode(&bytes) {
            Ok(read) => {
                prop_assert!(same || read.torn.is_some());
                let before = ends.iter().filter(|e| **e <= i).count();
                prop_assert!(same || read.events.len() <= before);
                prop_assert_eq!(&read.events[..], &events[..read.events.len()]);
            }
            Err(_) => prop_assert!(!same),
        }
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in vec(any::<u8>(), 0..200)) {
        let _any_answer_will_do = decode(&bytes);
    }
}

#[test]
fn an_empty_journal_is_a_first_link() {
    let read = decode(b"").unwrap();
    assert_eq!((read.events.len(), read.next_seq, read.valid_len, read.last_digest), (0, 0, 0, first_link()));
    assert!(read.torn.is_none());
}

#[test]
fn a_line_as_it_looks() {
    let (_, text, _) = three();
    insta::assert_snapshot!("journal_line", text.lines().next().unwrap());
}

#[test]
fn a_bad_line_in_the_middle_is_damage_and_nothing_is_read() {
    let (_, text, _) = three();
    let (line, what) = damage(decode(text.replace("\"b\"", "\"c\"").as_bytes()));
    assert_eq!(line, 2);
    assert!(what.contains("seal"), "{what}");
}

#[test]
fn lines_that_were_swapped_dropped_or_repeated_are_damage() {
    let (_, text, ends) = three();
    let (a, b, c) = (&text[..ends[0]], &text[ends[0]..ends[1]], &text[ends[1]..]);
    for (parts, bad) in [([b, a, c], 1), ([a, c, b], 2), ([a, a, b], 2)] {
        assert_eq!(damage(decode(parts.concat().as_bytes())).0, bad);
    }
    assert_eq!(damage(decode([b, c].concat().as_bytes())).0, 1);
}

#[test]
fn a_bad_last_line_is_quarantined_with_place_and_reason() {
    let (events, text, ends) = three();
    let zeros = [text.as_bytes(), &[0; 9]].concat();
    let read = decode(&zeros).unwrap();
    let torn = read.torn.unwrap();
    assert_eq!((read.events, torn.offset, torn.len), (events.clone(), text.len(), 9));
    let tail = text.replace("\"closed\"", "\"clozed\"");
    let read = decode(tail.as_bytes()).unwrap();
    assert_eq!((&read.events[..], read.valid_len), (&events[..2], ends[1]));
    assert!(read.torn.unwrap().why.contains("seal"));
}

#[test]
fn the_last_line_tells_what_a_session_came_to() {
    let (_, text, _) = three();
    assert_eq!(word_of(text.lines().last().unwrap().as_bytes()), Some("closed"));
    assert_eq!(word_of(text.lines().next().unwrap().as_bytes()), Some("reading_started"));
    assert_eq!(word_of(b"{}"), None);
}

#[test]
fn a_later_version_is_refused_by_name() {
    let (_, text, _) = three();
    let later = format!("{text}{{\"v\":2,\"shape\":\"unknown\"}}\n");
    let error = decode(later.as_bytes()).unwrap_err();
    assert_eq!(error, JournalError::NewerVersion { line: 4, version: 2 });
    assert!(error.to_string().contains("version 2"), "{error}");
}

#[test]
fn a_sealed_line_that_means_nothing_is_refused_even_at_the_end() {
    let (_, text, _) = three();
    let read = decode(text.as_bytes()).unwrap();
    // Sealed by the same rule as a line of ours, with an event that this version does not have.
    let content = "{\"v\":1,\"seq\":3,\"time_ms\":0,\"event\":\"danced\"";
    let mut sealer = headproof_core::digest::Sealer::new();
    sealer.field(read.last_digest.to_string()).field(content);
    let line = format!("{content},\"sum\":\"{}\"}}\n", sealer.seal());
    let (at, what) = damage(decode(format!("{text}{line}").as_bytes()));
    assert_eq!(at, 4);
    assert!(what.contains("danced"), "{what}");
}
