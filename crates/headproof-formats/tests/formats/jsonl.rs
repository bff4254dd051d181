use headproof_core::coverage::{Entry, Unit};
use headproof_core::digest::Digest;
use headproof_core::machine::{Halt, HaltCause, Machine};
use headproof_core::policy::{Day, Policy};
use headproof_core::reader::{Duty, ReaderId, ReadingEnd, Reviewed};
use headproof_core::session::{Effect, Event, Gathered, Judged, Prepared, Request, Review, State};
use headproof_core::target::{Kind, Target};
use headproof_formats::jsonl::v1::lines;
use serde_json::Value;

use crate::samples;

/// The events of a review that came to a sample report.
fn events(report: &headproof_core::report::Report) -> Vec<Event> {
    let effect = Effect::WriteReport { path: "out\u{1b}.json".into(), format: "json".into() };
    let units: Vec<Unit> = report.ledger.entries().iter().map(|e| e.unit.clone()).collect();
    let readings: Vec<Entry> = report.ledger.entries().to_vec();
    let reader = ReaderId::built_in();
    vec![
        Event::Opened(Request {
            target: Target::Uncommitted,
            kind: Kind::Code,
            readers: vec![(reader.clone(), Duty::Reads)],
            effects: vec![effect.clone()],
            today: Day { year: 2030, month: 1, day: 1 },
            program: report.program.clone(),
        }),
        Event::Gathered(Gathered {
            revision: report.verdict.revision.clone(),
            change: Digest::of(b"change"),
            units,
            lines_added: 1,
            lines_removed: 2,
            degradations: report.degradations.clone(),
        }),
        Event::Prepared(Prepared {
            policy: Policy::built_in(),
            packet: Digest::of(b"packet"),
            excluded: Vec::new(),
            notes: vec!["a note".into()],
        }),
        Event::ReadingStarted { reader: reader.clone() },
        Event::ReadingEnded {
            reader,
            end: ReadingEnd::Reviewed(Reviewed { readings, ..Reviewed::default() }),
            millis: 3,
        },
        Event::HeadChecked { moved: None },
        Event::Judged(Judged {
            findings: report.findings.clone(),
            outcome: report.verdict.outcome,
            reasons: report.verdict.reasons.clone(),
        }),
        Event::EffectIntended(effect.clone()),
        Event::EffectDone(effect),
        Event::Closed,
    ]
}

fn stream(events: Vec<Event>) -> String {
    let mut state = State::default();
    let mut out = String::new();
    for event in events {
        state = Review::apply(state, event.clone()).unwrap();
        out.push_str(&lines(&event, &state));
    }
    out
}

fn types(stream: &str) -> Vec<String> {
    let kind = |line: &str| serde_json::from_str::<Value>(line).unwrap()["type"].as_str().unwrap().to_owned();
    stream.lines().map(kind).collect()
}

#[test]
fn every_line_fits_the_schema() {
    let parsed = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let report = parsed(include_str!("../../../../schemas/report.v1.json"));
    let events_schema = parsed(include_str!("../../../../schemas/events.v1.json"));
    let id = report["$id"].as_str().unwrap().to_owned();
    let registry = jsonschema::Registry::new().add(id, report).unwrap().prepare().unwrap();
    let schema = jsonschema::options().with_registry(&registry).build(&events_schema).unwrap();
    for (name, report) in samples::all() {
        for line in stream(events(&report)).lines() {
            assert!(schema.is_valid(&parsed(line)), "{name}: {line}");
        }
    }
    assert!(!schema.is_valid(&parsed("{\"type\":\"finding\"}")));
}

#[test]
fn the_stream_in_order() {
    let report = samples::blocked();
    let mut want = vec!["opened", "gathered", "prepared", "reader_started", "reader_ended", "head_checked"];
    want.extend(["finding"; 3]);
    want.extend(["coverage", "verdict", "effect_intended", "effect_done", "closed"]);
    assert_eq!(types(&stream(events(&report))), want);
    insta::assert_snapshot!("jsonl_clean", stream(events(&samples::clean())));
}

#[test]
fn a_halt_says_whose_turn_it_is() {
    let mut events = events(&samples::clean());
    events.truncate(1);
    let (what, next) = ("nothing changed".to_owned(), "name another target".to_owned());
    events.push(Event::Halted(Halt { cause: HaltCause::Input, what, next }));
    events.push(Event::Closed);
    let stream = stream(events);
    assert_eq!(types(&stream), ["opened", "halted", "closed"]);
    assert!(stream.contains("\"exit_code\":2"), "{stream}");
}

#[test]
fn every_line_is_safe_to_look_at() {
    for (_, report) in samples::all() {
        let stream = stream(events(&report));
        assert!(stream.chars().all(|c| c == '\n' || headproof_core::text::is_plain(c)));
        assert!(!stream.contains(samples::SECRET));
    }
}
