//! `headproof.events.v1`: the stream for `--format jsonl`. Its schema is `schemas/events.v1.json`.
//!
//! This is for programs that watch a review. It is not the journal: it leaves out what only a resumed session
//! needs, and its lines can be thrown away.

use headproof_core::machine::HaltCause;
use headproof_core::reader::{Duty, ReadingEnd};
use headproof_core::report::Report;
use headproof_core::session::{self, Effect, State};
use serde::Serialize;

use crate::json::v1 as report;

/// The name of the format. It stands in the first line.
pub const SCHEMA: &str = "headproof.events.v1";

/// The lines for an event, each with its newline. `state` is the session's state after the event.
#[must_use]
pub fn lines(event: &session::Event, state: &State) -> String {
    let mut out = String::new();
    for line in lines_of(event, state) {
        out.push_str(&crate::wire::compact(&line));
        out.push('\n');
    }
    out
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Line {
    Opened {
        schema: &'static str,
        program: String,
        target: report::Target,
        kind: &'static str,
        readers: Vec<Reader>,
    },
    Gathered {
        revision: report::Revision,
        files: usize,
        units: usize,
        lines_added: u64,
        lines_removed: u64,
        degradations: Vec<String>,
    },
    Prepared {
        policy: report::Policy,
        packet: String,
        excluded: usize,
        notes: Vec<String>,
    },
    ReaderStarted {
        reader: String,
    },
    ReaderEnded {
        reader: String,
        end: &'static str,
        why: Option<String>,
        claims: usize,
        rejected: usize,
        millis: u64,
    },
    HeadChecked {
        moved: Option<report::Revision>,
    },
    Finding {
        finding: Box<report::Finding>,
    },
    Coverage {
        complete: bool,
        counts: report::CoverageCounts,
        unread: Vec<report::CoverageEntry>,
    },
    Verdict {
        verdict: report::Verdict,
    },
    EffectIntended {
        effect: WireEffect,
    },
    EffectDone {
        effect: WireEffect,
    },
    Halted {
        cause: &'static str,
        exit_code: u8,
        what: String,
        next: String,
    },
    Closed {
        exit_code: Option<u8>,
    },
}

#[derive(Serialize)]
struct Reader {
    reader: String,
    duty: &'static str,
}

#[derive(Serialize)]
struct WireEffect {
    kind: &'static str,
    path: String,
    format: String,
}

fn lines_of(event: &session::Event, state: &State) -> Vec<Line> {
    use session::Event as E;
    match event {
        E::Opened(request) => vec![opened(request)],
        E::Gathered(gathered) => vec![self::gathered(gathered, state)],
        E::Prepared(prepared) => vec![Line::Prepared {
            policy: report::Policy::of(&prepared.policy.source, prepared.policy.seal()),
            packet: prepared.packet.to_string(),
            excluded: prepared.excluded.len(),
            notes: prepared.notes.clone(),
        }],
        E::ReadingStarted { reader } => vec![Line::ReaderStarted { reader: reader.to_string() }],
        E::ReadingEnded { reader, end, millis } => vec![ended(reader.to_string(), end, *millis)],
        E::HeadChecked { moved } => {
            vec![Line::HeadChecked { moved: moved.as_ref().map(report::Revision::of) }]
        }
        E::Judged(judged) => self::judged(judged, state),
        E::EffectIntended(effect) => vec![Line::EffectIntended { effect: WireEffect::of(effect) }],
        E::EffectDone(effect) => vec![Line::EffectDone { effect: WireEffect::of(effect) }],
        E::Halted(halt) => vec![Line::Halted {
            cause: match halt.cause {
                HaltCause::Input => "input",
                HaltCause::Nothing => "nothing",
                HaltCause::World => "world",
            },
            exit_code: halt.cause.exit_code(),
            what: halt.what.clone(),
            next: halt.next.clone(),
        }],
        E::Closed => vec![Line::Closed { exit_code: exit_code(state) }],
    }
}

fn opened(request: &session::Request) -> Line {
    let reader = |(reader, duty): &(headproof_core::reader::ReaderId, Duty)| Reader {
        reader: reader.to_string(),
        duty: report::duty(*duty),
    };
    Line::Opened {
        schema: SCHEMA,
        program: request.program.clone(),
        target: report::Target::of(&request.target),
        kind: request.kind.word(),
        readers: request.readers.iter().map(reader).collect(),
    }
}

fn gathered(gathered: &session::Gathered, state: &State) -> Line {
    Line::Gathered {
        revision: report::Revision::of(&gathered.revision),
        files: state.ledger().counts().files,
        units: gathered.units.len(),
        lines_added: gathered.lines_added,
        lines_removed: gathered.lines_removed,
        degradations: gathered.degradations.clone(),
    }
}

fn ended(reader: String, end: &ReadingEnd, millis: u64) -> Line {
    let (claims, rejected) = match end {
        ReadingEnd::Reviewed(r) => (r.anchored.len() + r.rejected.len(), r.rejected.len()),
        _ => (0, 0),
    };
    Line::ReaderEnded { reader, end: end.word(), why: end.why(), claims, rejected, millis }
}

/// Each finding, then the coverage, then the verdict: the last line says what it comes to.
fn judged(judged: &session::Judged, state: &State) -> Vec<Line> {
    let finding = |f| Line::Finding { finding: Box::new(report::Finding::of(f)) };
    let mut lines: Vec<Line> = judged.findings.iter().map(finding).collect();
    let ledger = state.ledger();
    lines.push(Line::Coverage {
        complete: ledger.complete().is_some(),
        counts: report::coverage_counts(ledger.counts()),
        unread: ledger.gaps().map(report::CoverageEntry::of).collect(),
    });
    if let Some(whole) = Report::of(state, None, 0) {
        let verdict = report::Verdict::of(&whole.verdict, &whole.policy_source);
        lines.push(Line::Verdict { verdict });
    }
    lines
}

fn exit_code(state: &State) -> Option<u8> {
    match (&state.halted, &state.judged) {
        (Some(halt), _) => Some(halt.cause.exit_code()),
        (None, Some(judged)) => Some(judged.outcome.exit_code()),
        (None, None) => None,
    }
}

impl WireEffect {
    fn of(effect: &Effect) -> Self {
        match effect {
            Effect::WriteReport { path, format } => {
                Self { kind: "write_report", path: path.clone(), format: format.clone() }
            }
        }
    }
}
