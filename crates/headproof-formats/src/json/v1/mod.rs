//! `headproof.report.v1`: the whole report. Its schema is `schemas/report.v1.json`.
//!
//! Everything that differs between two runs over the same bytes stands under `timing`; the rest is byte-stable.

mod finding;
mod parts;

use headproof_core::report::Report;
use serde::Serialize;

pub(crate) use finding::Finding;
pub(crate) use parts::{
    Coverage, CoverageCounts, CoverageEntry, Policy, Reader, Rejected, Revision, Target, Verdict,
    coverage_counts, duty,
};

/// The name of the format.
pub const SCHEMA: &str = "headproof.report.v1";

/// The report as JSON, indented, with a final newline.
#[must_use]
pub fn render(report: &Report) -> String {
    crate::wire::pretty(&Document::of(report))
}

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    program: String,
    session: Option<String>,
    target: Target,
    kind: &'static str,
    verdict: Verdict,
    counts: Counts,
    findings: Vec<Finding>,
    rejected: Vec<Rejected>,
    coverage: Coverage,
    readers: Vec<Reader>,
    degradations: Vec<String>,
    timing: Timing,
}

#[derive(Serialize)]
struct Counts {
    findings: FindingCounts,
    coverage: CoverageCounts,
    rejected: usize,
    lines_added: u64,
    lines_removed: u64,
}

/// The findings, counted by disposition.
#[derive(Serialize)]
pub(crate) struct FindingCounts {
    all: usize,
    blocking: usize,
    advisory: usize,
    pre_existing: usize,
    suppressed: usize,
    suppressed_by_change: usize,
    rule_off: usize,
    outside_change: usize,
}

#[derive(Serialize)]
struct Timing {
    millis: u64,
    readers: Vec<ReaderTiming>,
}

#[derive(Serialize)]
struct ReaderTiming {
    reader: String,
    millis: u64,
}

impl Document {
    fn of(report: &Report) -> Self {
        let timing = |r: &headproof_core::report::ReaderLine| ReaderTiming {
            reader: r.reader.to_string(),
            millis: r.millis,
        };
        Self {
            schema: SCHEMA,
            program: report.program.clone(),
            session: report.session.clone(),
            target: Target::of(&report.target),
            kind: report.kind.word(),
            verdict: Verdict::of(&report.verdict, &report.policy_source),
            counts: Counts {
                findings: FindingCounts::of(report.finding_counts()),
                coverage: coverage_counts(report.coverage_counts()),
                rejected: report.rejected.len(),
                lines_added: report.lines_added,
                lines_removed: report.lines_removed,
            },
            findings: report.findings.iter().map(Finding::of).collect(),
            rejected: report.rejected.iter().map(|(who, what)| Rejected::of(who, what)).collect(),
            coverage: Coverage::of(&report.ledger),
            readers: report.readers.iter().map(Reader::of).collect(),
            degradations: report.degradations.clone(),
            timing: Timing { millis: report.millis, readers: report.readers.iter().map(timing).collect() },
        }
    }
}

impl FindingCounts {
    fn of(counts: headproof_core::report::FindingCounts) -> Self {
        // Taken apart so that a new count cannot be forgotten here.
        let headproof_core::report::FindingCounts {
            all,
            blocking,
            advisory,
            pre_existing,
            suppressed,
            suppressed_by_change,
            rule_off,
            outside_change,
        } = counts;
        Self {
            all,
            blocking,
            advisory,
            pre_existing,
            suppressed,
            suppressed_by_change,
            rule_off,
            outside_change,
        }
    }
}
