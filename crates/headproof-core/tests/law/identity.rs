//! Ids and merging: law 4 and law 12 stand on them.

use headproof_core::anchor::Anchored;
use headproof_core::claim::{Class, Evidence, Novelty, RuleId};
use headproof_core::finding::{FindingId, Identified, identify};
use headproof_core::reader::ReaderId;
use headproof_core::severity::{Confidence, Severity};
use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, proptest};

use crate::build::{path, seen};

fn built_in(anchored: Anchored) -> (ReaderId, Anchored) {
    (ReaderId::built_in(), anchored)
}

fn ids(seen: Vec<Anchored>) -> Vec<String> {
    identify(seen.into_iter().map(built_in).collect()).iter().map(|i| i.id.to_string()).collect()
}

#[test]
fn an_id_survives_line_shifts_and_rewording() {
    let first = ids(vec![seen(3, "todo!()")]);
    let mut later = seen(90, "  todo!() ");
    later.statement.title = "worded differently".into();
    later.statement.severity = Severity::Minor;
    assert_eq!(ids(vec![later]), first);
    assert_eq!(first[0].len(), 17);
}

#[test]
fn an_id_stays_what_it_is_when_others_come_up_beside_it() {
    let alone = ids(vec![seen(3, "first();")]);
    let beside = ids(vec![seen(3, "first();"), seen(9, "second();"), seen(12, "third();")]);
    assert!(beside.contains(&alone[0]), "{alone:?} {beside:?}");
    let other_code = ids(vec![seen(3, "second();")]);
    assert_ne!(other_code, alone, "what a baseline lets pass is this code, not whatever takes its place");
}

#[test]
fn another_file_or_rule_is_another_id() {
    let base = ids(vec![seen(3, "x")]);
    let mut other_file = seen(3, "x");
    other_file.location.path = path("b.rs");
    let mut other_rule = seen(3, "x");
    other_rule.statement.rule = RuleId::new("other-rule");
    assert_ne!(ids(vec![other_file]), base);
    assert_ne!(ids(vec![other_rule]), base);
}

#[test]
fn several_of_one_rule_in_one_file_are_told_apart_by_their_code() {
    let both = ids(vec![seen(3, "first();"), seen(9, "second();")]);
    assert_eq!(both.iter().collect::<std::collections::BTreeSet<_>>().len(), 2);
    assert!(both.iter().all(|id| id.len() == 17 && FindingId::parse(id).is_some()), "{both:?}");
    assert_eq!(both[0][..10], both[1][..10]);
    let shifted = ids(vec![seen(30, "  first();  "), seen(5, "second();")]);
    let sorted = |mut ids: Vec<String>| {
        ids.sort();
        ids
    };
    assert_eq!(sorted(shifted), sorted(both), "lines and white space are no inputs");
}

#[test]
fn the_same_code_twice_is_one_finding_with_two_places() {
    let found = identify(vec![built_in(seen(3, "todo!()")), built_in(seen(9, "todo!()"))]);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].anchored.location.line(), Some(3));
    assert_eq!(found[0].again[0].location.line(), Some(9));
}

#[test]
fn without_code_the_title_tells_apart() {
    let whole = |title: &str| {
        let mut anchored = seen(1, "x");
        (anchored.location.lines, anchored.snippet) = (None, String::new());
        anchored.statement.title = title.into();
        anchored
    };
    // Two readers, because one problem seen by two of them is one.
    let found = identify(vec![built_in(whole("one")), built_in(whole("two"))]);
    assert_eq!(found.len(), 2);
    assert_ne!(found[0].id, found[1].id);
}

#[test]
fn two_witnesses_of_one_place_are_one_finding_with_the_graver_word() {
    let (mut ours, mut theirs) = (seen(3, "x"), seen(3, "x"));
    (ours.statement.severity, ours.statement.confidence) = (Severity::Minor, Confidence::High);
    ours.statement.novelty = Novelty::New;
    (theirs.statement.severity, theirs.statement.confidence) = (Severity::Major, Confidence::Low);
    theirs.statement.novelty = Novelty::Unknown;
    theirs.statement.rule = RuleId::new("tool/other");
    theirs.statement.evidence.push(Evidence::Fact("counted".into()));
    let tool = ReaderId::named("tool");
    for seen in [
        vec![built_in(ours.clone()), (tool.clone(), theirs.clone())],
        vec![(tool.clone(), theirs.clone()), built_in(ours.clone())],
    ] {
        let found = identify(seen);
        assert_eq!(found.len(), 1);
        let (one, statement) = (&found[0], &found[0].anchored.statement);
        assert_eq!(statement.rule.as_str(), "some-rule");
        assert_eq!(one.witnesses, [ReaderId::built_in(), tool.clone()]);
        let raised = (statement.severity, statement.confidence, statement.novelty);
        assert_eq!(raised, (Severity::Major, Confidence::High, Novelty::New));
        assert_eq!(statement.evidence, [Evidence::Fact("counted".into())]);
    }
}

#[test]
fn what_is_not_the_same_problem_is_not_merged() {
    let tool = ReaderId::named("tool");
    let with = |change: fn(&mut Anchored)| {
        let mut other = seen(3, "x");
        other.statement.rule = RuleId::new("tool/other");
        change(&mut other);
        identify(vec![built_in(seen(3, "x")), (tool.clone(), other)]).len()
    };
    assert_eq!(with(|_| {}), 1);
    assert_eq!(with(|o| o.statement.class = Class::new("ci.check_disabled")), 2);
    assert_eq!(with(|o| o.location.path = path("b.rs")), 2);
    assert_eq!(with(|o| o.location.side = headproof_core::location::Side::Before), 2);
    assert_eq!(with(|o| o.location.lines = Some(headproof_core::change::LineSpan::new(4, 1))), 2);
    assert_eq!(with(|o| o.location.lines = None), 2);
    let said = |ours: &str, theirs: &str, class: &str| {
        let (mut a, mut b) = (seen(3, "x"), seen(3, "x"));
        (a.statement.title, b.statement.title) = (ours.into(), theirs.into());
        (b.statement.class, b.statement.rule) = (Class::new(class), RuleId::new("tool/other"));
        identify(vec![built_in(a), (tool.clone(), b)]).len()
    };
    let (ours, near, far) = ("The key is in the code", "the key is in the code!", "The key is too short");
    assert_eq!(said(ours, near, "evidence.tool"), 1, "nearly the same words");
    assert_eq!(said(ours, far, "evidence.tool"), 2);
    assert_eq!(said("bad", "bad", "evidence.tool"), 2, "too few words to tell");
    assert_eq!(said(ours, near, "ci.check_disabled"), 2, "a class of ours says more than words");
    let mut own = seen(3, "x");
    own.statement.rule = RuleId::new("other-rule");
    let twice = identify(vec![built_in(seen(3, "x")), built_in(own)]);
    assert_eq!(twice.len(), 2, "one reader that says two things means two things");
}

#[test]
fn another_witness_changes_neither_our_words_nor_the_id() {
    let mut ours = seen(3, "x = 1");
    ours.location.columns = Some(headproof_core::location::Columns { start: 5, end: 6 });
    let mut theirs = seen(3, "x = 1");
    theirs.statement.rule = RuleId::new("a-tool/other");
    let alone = identify(vec![built_in(ours.clone())]);
    // Readers are ordered by name, and a place without columns comes before one with them.
    let both = identify(vec![(ReaderId::named("a-tool"), theirs), built_in(ours)]);
    assert_eq!(both.len(), 1);
    assert_eq!((&both[0].id, &both[0].anchored), (&alone[0].id, &alone[0].anchored));
    assert_eq!(both[0].witnesses[0], ReaderId::built_in());
}

#[test]
fn one_reader_that_says_one_thing_in_two_wordings_has_said_it_once() {
    let tool = ReaderId::named("tool");
    let worded = |title: &str| {
        let mut seen = seen(3, "x");
        seen.statement.rule = RuleId::new("tool/other");
        seen.statement.title = title.into();
        (tool.clone(), seen)
    };
    let found = identify(vec![worded("found a token"), worded("a token was found")]);
    assert_eq!((found.len(), found[0].again.len()), (1, 0));
    let found = identify(vec![worded("found a token"), built_in(seen(3, "x")), worded("a token was found")]);
    assert_eq!((found.len(), found[0].again.len(), found[0].witnesses.len()), (1, 0, 2));
}

#[test]
fn ids_have_one_form() {
    for good in ["0123456789", "abcdef0123-00ff00"] {
        assert_eq!(FindingId::parse(good).map(|i| i.to_string()).as_deref(), Some(good));
    }
    for bad in [
        "",
        "012345678",
        "ABCDEF0123",
        "0123456789-",
        "0123456789-12345",
        "0123456789-123456-1",
        "g123456789",
    ] {
        assert_eq!(FindingId::parse(bad), None, "{bad}");
    }
}

fn anything() -> impl Strategy<Value = (ReaderId, Anchored)> {
    let reader = proptest::sample::select(vec!["built-in", "codex", "ruff"]);
    let names = proptest::sample::select(vec![("a.rs", "r1"), ("a.rs", "r2"), ("b.rs", "r1")]);
    let class = proptest::sample::select(vec!["stub.a", "ci.b"]);
    (reader, names, class, 1u32..5, "[xy]{1,2}", "[tu]", any::<bool>()).prop_map(
        |(reader, (file, rule), class, line, code, title, grave)| {
            let mut anchored = seen(line, &code);
            anchored.location.path = path(file);
            anchored.statement.rule = RuleId::new(rule);
            anchored.statement.class = Class::new(class);
            anchored.statement.title = title;
            anchored.statement.severity = if grave { Severity::Critical } else { Severity::Minor };
            anchored.statement.evidence = vec![Evidence::Fact(format!("{reader} {line} {grave}"))];
            (ReaderId::named(reader), anchored)
        },
    )
}

/// Each place that somebody named, with who named it.
fn places(found: &[Identified]) -> usize {
    found.iter().map(|i| 1 + i.again.len()).sum()
}

proptest! {
    #[test]
    fn law_4_nothing_that_was_seen_is_lost(all in proptest::collection::vec(anything(), 0..12)) {
        let found = identify(all.clone());
        prop_assert!(places(&found) <= all.len());
        for (reader, anchored) in &all {
            let meets = |a: &Anchored| {
                a.location.path == anchored.location.path
                    && a.statement.class == anchored.statement.class
                    && a.location.lines == anchored.location.lines
            };
            let homes: Vec<&Identified> = found
                .iter()
                .filter(|i| i.witnesses.contains(reader) && (meets(&i.anchored) || i.again.iter().any(meets)))
                .collect();
            prop_assert!(!homes.is_empty(), "what was seen has a finding");
            // Where one line breaks several rules, each is a finding; one of them carries the word of this reader.
            let graver = |i: &&Identified| i.anchored.statement.severity >= anchored.statement.severity;
            prop_assert!(homes.iter().any(graver), "no word is weakened by merging");
        }
        let unique: std::collections::BTreeSet<&FindingId> = found.iter().map(|i| &i.id).collect();
        prop_assert_eq!(unique.len(), found.len(), "an id names one finding");
    }

    #[test]
    fn law_12_no_id_of_ours_changes_by_what_is_added(
        all in proptest::collection::vec(anything(), 0..8),
        more in proptest::collection::vec(anything(), 0..8),
    ) {
        let ids = |all: Vec<(ReaderId, Anchored)>| -> std::collections::BTreeSet<FindingId> {
            let ours = |i: &Identified| i.witnesses.contains(&ReaderId::built_in());
            identify(all).into_iter().filter(ours).map(|i| i.id).collect()
        };
        let before = ids(all.clone());
        prop_assert!(before.is_subset(&ids([all, more].concat())));
    }

    #[test]
    fn the_order_of_what_was_seen_does_not_matter(
        (all, shuffled) in proptest::collection::vec(anything(), 0..12)
            .prop_flat_map(|v| (Just(v.clone()), Just(v).prop_shuffle())),
    ) {
        prop_assert_eq!(identify(all), identify(shuffled));
    }
}
