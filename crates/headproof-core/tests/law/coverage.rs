//! Law 1: the ledger.

use headproof_core::change::{Content, FileChange, Hunk, LineSpan, Opaque};
use headproof_core::coverage::{
    Counts, Entry, Ledger, NotRead, Reading, TextOnly, Unit, units_of, unreadable, whole_file_hunk,
};
use headproof_core::digest::ObjectId;
use headproof_core::kind_of_file::NotAuthored;
use proptest::prelude::{Just, Strategy, prop_assert, prop_assert_eq, proptest};

use crate::build::{added, binary, change, changed, path};

fn hunk(line: u32) -> Hunk {
    Hunk { before: LineSpan::new(line, 1), after: LineSpan::new(line, 1) }
}

fn not_read() -> Vec<(NotRead, bool)> {
    let commit = ObjectId::new(&"1".repeat(40)).unwrap();
    let why = || "words".to_owned();
    vec![
        (NotRead::NotReached, true),
        (NotRead::ReaderFailed { why: why() }, true),
        (NotRead::LimitReached { why: why() }, true),
        (NotRead::Opaque(Opaque::TooLarge { size: 9, limit: 1 }), true),
        (NotRead::Opaque(Opaque::Unavailable { why: why() }), true),
        (NotRead::Opaque(Opaque::Binary { size: 9 }), false),
        (NotRead::Opaque(Opaque::LfsPointer { size: 9 }), false),
        (NotRead::Opaque(Opaque::Symlink { points_to: why() }), false),
        (NotRead::Opaque(Opaque::Submodule { commit }), false),
        (NotRead::NotAuthored(NotAuthored::Generated), false),
        (NotRead::NotAuthored(NotAuthored::Vendored), false),
        (NotRead::NotAuthored(NotAuthored::Minified), false),
        (NotRead::Excluded { pattern: why() }, false),
    ]
}

#[test]
fn law_1_a_ledger_begins_with_every_unit_unread() {
    let mut two = changed("b.rs", "a\n", "b\n");
    two.hunks = vec![hunk(1), hunk(9)];
    let change = change(vec![added("a.rs", "x\n"), two, binary("c.png")]);
    let ledger = Ledger::open(&change);
    assert_eq!(ledger.entries().len(), 4, "two hunks, one hunk, and a file without any");
    let never = Reading::NotRead { why: NotRead::NotReached };
    assert!(ledger.entries().iter().all(|e| e.reading == never));
    assert!(ledger.complete().is_none());
    assert_eq!(ledger.gaps().count(), 4);
}

#[test]
fn law_1_which_reasons_leave_a_review_incomplete() {
    for (why, gap) in not_read() {
        assert_eq!(why.is_gap(), gap, "{why:?}");
        for reading in [Reading::NotRead { why: why.clone() }, Reading::Partly { why: why.clone() }] {
            let unit = Unit { path: path("a.rs"), hunk: None };
            let ledger = Ledger::from_entries(vec![Entry { unit, reading }]);
            assert_eq!(ledger.complete().is_none(), gap, "{why:?}");
        }
    }
    let why = TextOnly::SyntaxErrors;
    assert!(!Reading::Read.is_gap() && !Reading::ReadAsText { why }.is_gap());
}

#[test]
fn law_1_an_empty_ledger_proves_nothing() {
    assert!(Ledger::from_entries(Vec::new()).complete().is_none());
}

#[test]
fn of_two_readings_the_better_one_stays() {
    let order = [
        Reading::NotRead { why: NotRead::NotReached },
        Reading::NotRead { why: NotRead::ReaderFailed { why: "x".into() } },
        Reading::Partly { why: NotRead::LimitReached { why: "x".into() } },
        Reading::ReadAsText { why: TextOnly::NoGrammar },
        Reading::Read,
    ];
    let unit = Unit { path: path("a.rs"), hunk: Some(hunk(1)) };
    for (i, first) in order.iter().enumerate() {
        for (j, second) in order.iter().enumerate() {
            let mut ledger = Ledger::open(&change(vec![changed("a.rs", "a\n", "b\n")]));
            assert!(ledger.record(&unit, first.clone()) && ledger.record(&unit, second.clone()));
            assert_eq!(ledger.entries()[0].reading, order[i.max(j)]);
            let entry = |reading: &Reading| Entry { unit: unit.clone(), reading: reading.clone() };
            let stored = Ledger::from_entries(vec![entry(first), entry(second)]);
            assert_eq!(stored.entries(), ledger.entries(), "stored twice is the same");
        }
    }
}

#[test]
fn a_reading_of_something_that_is_not_there_is_told_so() {
    let mut ledger = Ledger::open(&change(vec![added("a.rs", "x\n")]));
    let before = ledger.clone();
    assert!(!ledger.record(&Unit { path: path("b.rs"), hunk: None }, Reading::Read));
    assert!(!ledger.record(&Unit { path: path("a.rs"), hunk: None }, Reading::Read));
    assert_eq!(ledger, before);
}

#[test]
fn counts_by_file_and_by_unit() {
    let entry = |file: &str, line: Option<u32>, reading| Entry {
        unit: Unit { path: path(file), hunk: line.map(hunk) },
        reading,
    };
    let partly = Reading::Partly { why: NotRead::LimitReached { why: "time".into() } };
    let ledger = Ledger::from_entries(vec![
        entry("a.rs", Some(1), Reading::Read),
        entry("a.rs", Some(5), Reading::ReadAsText { why: TextOnly::NoGrammar }),
        entry("b.rs", Some(1), Reading::Read),
        entry("b.rs", Some(5), partly),
        entry("c.png", None, Reading::NotRead { why: NotRead::Opaque(Opaque::Binary { size: 1 }) }),
        entry("d.rs", Some(1), Reading::NotRead { why: NotRead::NotReached }),
    ]);
    let want =
        Counts { files: 4, files_read: 1, units: 6, read: 3, as_text: 1, partly: 1, not_read: 2, gaps: 2 };
    assert_eq!(ledger.counts(), want);
}

#[test]
fn why_a_file_cannot_be_read() {
    assert_eq!(unreadable(&added("a.rs", "x\n")), None);
    assert_eq!(unreadable(&binary("a.png")), Some(NotRead::Opaque(Opaque::Binary { size: 9 })));
    assert_eq!(unreadable(&added("Cargo.lock", "x\n")), Some(NotRead::NotAuthored(NotAuthored::Generated)));
    assert_eq!(unreadable(&changed("a.rs", "gone\n", "")), None, "a deleted file is read on its side before");
    assert_eq!(whole_file_hunk(3).after, LineSpan::new(1, 3));
}

fn files() -> impl Strategy<Value = Vec<FileChange>> {
    let hunks = proptest::collection::btree_set(1u32..50, 0..5);
    proptest::collection::btree_map("[a-z]{1,4}", hunks, 1..8).prop_map(|files| {
        let file = |(name, lines): (String, std::collections::BTreeSet<u32>)| {
            let mut file = changed(&name, "a\n", "b\n");
            file.hunks = lines.into_iter().map(hunk).collect();
            file
        };
        files.into_iter().map(file).collect()
    })
}

proptest! {
    #[test]
    fn law_1_a_ledger_is_complete_only_when_each_hunk_was_read(
        (files, skip) in files().prop_flat_map(|f| {
            let units = f.iter().flat_map(units_of).count();
            (Just(f), proptest::collection::vec(proptest::bool::weighted(0.2), units))
        }),
    ) {
        let change = change(files);
        let mut ledger = Ledger::open(&change);
        let units: Vec<Unit> = change.files.iter().flat_map(units_of).collect();
        prop_assert_eq!(ledger.entries().len(), units.len());
        for (unit, skip) in units.iter().zip(&skip) {
            prop_assert!(*skip || ledger.record(unit, Reading::Read));
        }
        let skipped = skip.iter().filter(|s| **s).count();
        prop_assert_eq!(ledger.complete().is_some(), skipped == 0);
        let counts = ledger.counts();
        prop_assert_eq!((counts.units, counts.gaps, counts.read), (units.len(), skipped, units.len() - skipped));
        prop_assert_eq!(counts.read + counts.partly + counts.not_read, counts.units);
        prop_assert_eq!(counts.files, change.files.len());
    }
}

#[test]
fn law_1_a_change_cannot_excuse_itself_from_being_read() {
    let (plain, marked) = ("fn f() {}\n", "// @generated\nfn f() {}\n");
    assert_eq!(unreadable(&changed("a.rs", plain, marked)), None);
    let generated = Some(NotRead::NotAuthored(NotAuthored::Generated));
    assert_eq!(unreadable(&changed("a.rs", marked, marked)), generated);
    assert_eq!(unreadable(&added("a.rs", marked)), generated);
    let mut moved = changed("a.rs", plain, plain);
    moved.after.as_mut().unwrap().path = path("vendor/a.rs");
    assert_eq!(unreadable(&moved), None);
    for content in [Opaque::Binary { size: 9 }, Opaque::LfsPointer { size: 9 }] {
        let with = |before: &str| {
            let mut file = changed("a.rs", before, "x\n");
            file.after.as_mut().unwrap().content = Content::Opaque(content.clone());
            unreadable(&file).unwrap()
        };
        assert!(with(plain).is_gap(), "what was text and is none any more");
        assert!(!with("").is_gap(), "what was never text");
    }
}
