//! The session as a fold: law 1, law 4 and law 10 where they are about order.

use headproof_core::change::{Hunk, LineSpan};
use headproof_core::coverage::{Entry, NotRead, Reading, Unit};
use headproof_core::digest::Digest;
use headproof_core::machine::{Halt, HaltCause, Machine, replay};
use headproof_core::policy::{Day, Policy};
use headproof_core::reader::{Duty, ReaderId, ReadingEnd, Reviewed};
use headproof_core::session::{Effect, Event, Gathered, Judged, Prepared, Request, Review, State, Step};
use headproof_core::target::{Kind, Target};
use headproof_core::verdict::{Facts, Outcome, conclude};
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};

use crate::build::{content, path, revision};

/// What the world does when asked: everything that a run can meet.
#[derive(Clone, Debug)]
struct World {
    units: usize,
    excluded: usize,
    readers: Vec<(Duty, ReadingEnd)>,
    effects: usize,
    moved: bool,
    /// The step at which the world refuses, if any.
    halts_at: Option<usize>,
}

fn unit(n: usize) -> Unit {
    let line = LineSpan::new(1, 1);
    Unit { path: path(&format!("f{n}")), hunk: Some(Hunk { before: line, after: line }) }
}

fn reader(n: usize) -> ReaderId {
    ReaderId::named(&format!("reader-{n}"))
}

fn effect(n: usize) -> Effect {
    Effect::WriteReport { path: format!("out-{n}"), format: "json".into() }
}

impl World {
    fn opening(&self) -> Event {
        let readers = self.readers.iter().enumerate().map(|(n, (duty, _))| (reader(n), *duty)).collect();
        Event::Opened(Request {
            target: Target::Uncommitted,
            kind: Kind::Code,
            readers,
            effects: (0..self.effects).map(effect).collect(),
            today: Day { year: 2030, month: 1, day: 1 },
            program: "headproof 0".into(),
        })
    }

    /// What doing a step comes to.
    fn does(&self, step: &Step, state: &State) -> Event {
        match step {
            Step::Gather => Event::Gathered(Gathered {
                revision: revision('a'),
                change: Digest::of(b"change"),
                units: (0..self.units).map(unit).collect(),
                lines_added: 1,
                lines_removed: 0,
                degradations: Vec::new(),
            }),
            Step::Prepare => Event::Prepared(Prepared {
                policy: Policy::built_in(),
                packet: Digest::of(b"packet"),
                excluded: (0..self.excluded)
                    .map(|n| Entry {
                        unit: unit(n),
                        reading: Reading::NotRead { why: NotRead::Excluded { pattern: "f*".into() } },
                    })
                    .collect(),
                notes: Vec::new(),
            }),
            Step::Read(who) => {
                let index = (0..self.readers.len()).find(|n| &reader(*n) == who).unwrap();
                Event::ReadingEnded { reader: who.clone(), end: self.readers[index].1.clone(), millis: 1 }
            }
            Step::CheckHead => Event::HeadChecked { moved: self.moved.then(|| content(7)) },
            Step::Judge => {
                let (ledger, absent) = (state.ledger(), state.absent());
                let moved = state.head.clone().flatten();
                let facts = Facts {
                    findings: &[],
                    ledger: &ledger,
                    absent: &absent,
                    waiting: 0,
                    moved: moved.as_ref(),
                };
                let (outcome, reasons) = conclude(&revision('a'), &facts);
                Event::Judged(Judged { findings: Vec::new(), outcome, reasons })
            }
            Step::Perform(effect) | Step::Settle(effect) => Event::EffectDone(effect.clone()),
            Step::Close => Event::Closed,
        }
    }

    /// Goes on from these events until nothing is left to do, as the driver does, and gives all events.
    fn run(&self, mut events: Vec<Event>) -> Vec<Event> {
        if events.is_empty() {
            events.push(self.opening());
        }
        let mut state = replay::<Review>(events.clone()).expect("what was recorded replays");
        for turn in 0..100 {
            let Some(step) = Review::next(&state).first().cloned() else { return events };
            let refuses = self.halts_at == Some(turn) && state.halted.is_none();
            let mut happened = Vec::new();
            if refuses {
                let (what, next) = ("no disk".to_owned(), String::new());
                happened.push(Review::halt(Halt { cause: HaltCause::World, what, next }));
            } else {
                happened.extend(Review::announce(&step));
                happened.push(self.does(&step, &state));
            }
            for event in happened {
                state = Review::apply(state, event.clone()).expect("what next asks for can follow");
                events.push(event);
            }
        }
        panic!("no end after 100 turns: {state:?}");
    }
}

fn reads(units: usize) -> ReadingEnd {
    let entry = |n: usize| Entry { unit: unit(n), reading: Reading::Read };
    ReadingEnd::Reviewed(Reviewed { readings: (0..units).map(entry).collect(), ..Reviewed::default() })
}

fn end() -> impl Strategy<Value = ReadingEnd> {
    let why = || "words".to_owned();
    prop_oneof![
        4 => (0usize..5).prop_map(reads),
        1 => proptest::sample::select(vec![
            ReadingEnd::Unreadable { why: why() },
            ReadingEnd::Refused { why: why() },
            ReadingEnd::TimedOut { after_ms: 5 },
            ReadingEnd::Failed { why: why() },
            ReadingEnd::Cancelled,
        ]),
    ]
}

fn world() -> impl Strategy<Value = World> {
    let duty = proptest::sample::select(vec![Duty::Reads, Duty::Witnesses]);
    let halts_at = proptest::option::weighted(0.2, 0usize..8);
    (0usize..5, 0usize..3, proptest::collection::vec((duty, end()), 0..4), 0usize..3, any::<bool>(), halts_at)
        .prop_map(|(units, excluded, readers, effects, moved, halts_at)| World {
            units,
            excluded,
            readers,
            effects,
            moved,
            halts_at,
        })
}

fn plain() -> World {
    World {
        units: 2,
        excluded: 0,
        readers: vec![(Duty::Reads, reads(2))],
        effects: 1,
        moved: false,
        halts_at: None,
    }
}

fn outcome(events: &[Event]) -> Option<Outcome> {
    replay::<Review>(events.to_vec()).unwrap().judged.map(|j| j.outcome)
}

#[test]
fn a_plain_review_in_order() {
    let events = plain().run(Vec::new());
    let words: Vec<&str> = events.iter().map(Event::word).collect();
    let want = [
        "opened",
        "gathered",
        "prepared",
        "reading_started",
        "reading_ended",
        "head_checked",
        "judged",
        "effect_intended",
        "effect_done",
        "closed",
    ];
    assert_eq!(words, want);
    assert_eq!(outcome(&events), Some(Outcome::Clean));
}

#[test]
fn law_1_no_end_of_a_reading_but_a_reading_is_clean() {
    let why = || "words".to_owned();
    for end in [
        ReadingEnd::Unreadable { why: why() },
        ReadingEnd::Refused { why: why() },
        ReadingEnd::TimedOut { after_ms: 1 },
        ReadingEnd::Failed { why: why() },
        ReadingEnd::Cancelled,
        ReadingEnd::Reviewed(Reviewed::default()),
        reads(1),
    ] {
        let world = World { readers: vec![(Duty::Reads, end.clone())], ..plain() };
        assert_eq!(outcome(&world.run(Vec::new())), Some(Outcome::Incomplete), "{end:?}");
    }
    let nobody = World { readers: Vec::new(), ..plain() };
    assert_eq!(outcome(&nobody.run(Vec::new())), Some(Outcome::Incomplete));
    let witness = World { readers: vec![(Duty::Witnesses, reads(2))], ..plain() };
    assert_eq!(outcome(&witness.run(Vec::new())), Some(Outcome::Incomplete), "a witness reads nothing");
}

#[test]
fn law_2_a_head_that_moved_is_stale() {
    let world = World { moved: true, ..plain() };
    assert_eq!(outcome(&world.run(Vec::new())), Some(Outcome::Stale));
}

#[test]
fn law_10_an_effect_that_was_announced_is_settled_not_repeated() {
    let events = plain().run(Vec::new());
    let intended = events.iter().position(|e| matches!(e, Event::EffectIntended(_))).unwrap();
    let state = replay::<Review>(events[..=intended].to_vec()).unwrap();
    assert_eq!(Review::next(&state), [Step::Settle(effect(0))]);
    assert_eq!(Review::announce(&Step::Settle(effect(0))), None);
    let before = replay::<Review>(events[..intended].to_vec()).unwrap();
    assert_eq!(Review::next(&before), [Step::Perform(effect(0))]);
}

#[test]
fn a_reader_that_is_named_twice_reads_once() {
    let Event::Opened(mut request) = plain().opening() else { unreachable!() };
    request.readers.push(request.readers[0].clone());
    let events = plain().run(vec![Event::Opened(request)]);
    assert_eq!(outcome(&events), Some(Outcome::Clean));
}

#[test]
fn a_reader_can_be_started_again_after_a_crash_but_ends_once() {
    let events = plain().run(Vec::new());
    let started = events.iter().position(|e| matches!(e, Event::ReadingStarted { .. })).unwrap();
    let mut state = replay::<Review>(events[..=started].to_vec()).unwrap();
    state = Review::apply(state, events[started].clone()).expect("started again");
    assert_eq!(state.desks[0].starts, 2);
    state = Review::apply(state, events[started + 1].clone()).expect("ended");
    assert!(Review::apply(state, events[started + 1].clone()).is_err(), "ended twice");
}

#[test]
fn a_halted_session_can_only_be_closed() {
    let world = World { halts_at: Some(1), ..plain() };
    let events = world.run(Vec::new());
    let words: Vec<&str> = events.iter().map(Event::word).collect();
    assert_eq!(words, ["opened", "gathered", "halted", "closed"]);
    let halted = replay::<Review>(events[..3].to_vec()).unwrap();
    for event in plain().run(Vec::new()).into_iter().filter(|e| *e != Event::Closed) {
        assert!(Review::apply(halted.clone(), event.clone()).is_err(), "{}", event.word());
    }
}

#[test]
fn every_refusal_names_event_and_phase() {
    let refused = replay::<Review>([Event::Closed]).unwrap_err();
    assert_eq!((refused.event, refused.phase), ("closed", "new"));
    assert!(refused.to_string().contains("`closed`") && refused.to_string().contains("`new`"));
}

#[test]
fn a_reading_of_what_is_not_part_of_the_change_counts_for_nothing() {
    let world = World { readers: vec![(Duty::Reads, reads(5))], ..plain() };
    let state = replay::<Review>(world.run(Vec::new())).unwrap();
    assert_eq!(state.ledger().entries().len(), 2);
}

proptest! {
    #[test]
    fn law_10_cut_anywhere_and_resumed_a_session_ends_as_if_it_had_not_been_cut(
        world in world(),
        at in any::<proptest::sample::Index>(),
    ) {
        let whole = World { halts_at: None, ..world.clone() }.run(Vec::new());
        let cut = 1 + at.index(whole.len());
        let resumed = World { halts_at: None, ..world.clone() }.run(whole[..cut].to_vec());
        prop_assert_eq!(resumed.last(), Some(&Event::Closed));
        prop_assert_eq!(outcome(&resumed), outcome(&whole));
        // Each effect was announced once and done once.
        for n in 0..world.effects {
            let times = |e: &Event| resumed.iter().filter(|x| *x == e).count();
            prop_assert_eq!(times(&Event::EffectIntended(effect(n))), 1);
            prop_assert_eq!(times(&Event::EffectDone(effect(n))), 1);
        }
        // A world that refuses somewhere ends too, without a verdict or with the one it had.
        let halted = world.run(whole[..cut].to_vec());
        prop_assert_eq!(halted.last(), Some(&Event::Closed));
    }

    #[test]
    fn law_1_no_run_is_clean_without_a_complete_ledger(world in world()) {
        let events = world.run(Vec::new());
        let state = replay::<Review>(events).unwrap();
        if state.judged.as_ref().is_some_and(|j| j.outcome == Outcome::Clean) {
            prop_assert!(state.ledger().complete().is_some());
            prop_assert!(state.absent().is_empty() && state.head == Some(None));
        }
        let all_read = world.excluded >= world.units
            || world.readers.iter().any(|(d, e)| match (d, e) {
                (Duty::Reads, ReadingEnd::Reviewed(r)) => r.readings.len() >= world.units,
                _ => false,
            });
        prop_assert!(world.units == 0 || !all_read || state.judged.is_none()
            || state.ledger().complete().is_some());
    }

    #[test]
    fn events_out_of_order_are_refused_and_change_nothing(
        world in world(),
        picks in proptest::collection::vec(any::<proptest::sample::Index>(), 1..30),
    ) {
        let pool = World { halts_at: None, ..world.clone() }.run(Vec::new());
        let mut state = State::default();
        for pick in picks {
            let event = pool[pick.index(pool.len())].clone();
            // An event is taken exactly when it is what could happen now: asked for, or a reader started again.
            let asked = Review::next(&state);
            let fits = match &event {
                Event::Opened(_) => state.request.is_none(),
                Event::ReadingStarted { reader } => asked.contains(&Step::Read(reader.clone())),
                Event::ReadingEnded { reader, .. } => {
                    asked.contains(&Step::Read(reader.clone()))
                        && state.desks.iter().any(|d| &d.reader == reader && d.starts > 0)
                }
                Event::EffectIntended(e) => {
                    state.judged.is_some() && !state.closed
                        && state.effects.contains(&(e.clone(), headproof_core::session::Progress::Open))
                }
                Event::EffectDone(e) => {
                    !state.closed
                        && state.effects.contains(&(e.clone(), headproof_core::session::Progress::Intended))
                }
                Event::Gathered(_) => asked == [Step::Gather],
                Event::Prepared(_) => asked == [Step::Prepare],
                Event::HeadChecked { .. } => asked == [Step::CheckHead],
                Event::Judged(_) => asked == [Step::Judge],
                Event::Closed => asked == [Step::Close],
                Event::Halted(_) => false,
            };
            match Review::apply(state.clone(), event.clone()) {
                Ok(next) => {
                    prop_assert!(fits, "{} was taken after {}", event.word(), state.phase());
                    state = next;
                }
                Err(_) => prop_assert!(!fits, "{} was refused in {}", event.word(), state.phase()),
            }
        }
    }
}
