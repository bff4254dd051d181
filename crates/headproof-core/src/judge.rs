//! What the findings of all readers mean together: merged, numbered, each with its one disposition.

use crate::anchor::Anchored;
use crate::change::LineSpan;
use crate::claim::Novelty;
use crate::finding::{Disposition, Finding, Identified, identify};
use crate::location::Side;
use crate::path::RepoPath;
use crate::policy::{Day, Policy};
use crate::reader::ReaderId;
use crate::severity::Severity;
use crate::suppression::{InlineAllow, suppression_of};

/// What judging needs beside the findings.
pub struct Bench<'b> {
    /// The policy in force.
    pub policy: &'b Policy,
    /// Suppression comments met while reading.
    pub allows: &'b [InlineAllow],
    /// The day of the session, for waivers.
    pub today: Day,
    /// Whether a path pattern matches a path.
    pub path_matches: &'b dyn Fn(&str, &RepoPath) -> bool,
    /// Whether lines of a file are part of the change; used for tools that report on whole files.
    pub in_change: &'b dyn Fn(&RepoPath, Side, LineSpan) -> bool,
}

/// Merges, identifies, disposes of and orders what was seen: what blocks first, then by severity, file and line.
/// As many findings leave as distinct problems entered.
#[must_use]
pub fn judge(seen: Vec<(ReaderId, Anchored)>, bench: &Bench<'_>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = identify(seen).into_iter().map(|i| dispose(i, bench)).collect();
    findings.sort_by(|a, b| {
        let key = |f: &Finding| {
            (order(&f.disposition), std::cmp::Reverse(f.statement.severity), f.location.clone())
        };
        key(a).cmp(&key(b)).then_with(|| a.id.cmp(&b.id))
    });
    for (number, finding) in (1..).zip(&mut findings) {
        finding.number = number;
    }
    findings
}

fn dispose(identified: Identified, bench: &Bench<'_>) -> Finding {
    let Identified { id, mut anchored, witnesses } = identified;
    let rule = anchored.statement.rule.clone();
    if let Some((_, severity)) = bench.policy.severities.iter().find(|(r, _)| *r == rule) {
        anchored.statement.severity = *severity;
    }
    let disposition = if bench.policy.is_off(&rule) {
        Disposition::RuleOff
    } else if anchored.statement.novelty == Novelty::PreExisting {
        Disposition::PreExisting
    } else if outside(&anchored, bench) {
        Disposition::OutsideChange
    } else if let Some(s) =
        suppression_of(id.as_str(), &anchored, bench.policy, bench.allows, bench.today, bench.path_matches)
    {
        Disposition::Suppressed(s)
    } else if blocks(anchored.statement.severity, bench.policy.fail_on) {
        Disposition::Blocking
    } else {
        Disposition::Advisory
    };
    let Anchored { statement, location, excerpt, snippet: _ } = anchored;
    Finding { id, number: 0, statement, location, excerpt, witnesses, disposition }
}

/// Whether a severity closes the gate under a threshold.
#[must_use]
pub fn blocks(severity: Severity, fail_on: Severity) -> bool {
    severity >= fail_on
}

fn outside(anchored: &Anchored, bench: &Bench<'_>) -> bool {
    let location = &anchored.location;
    anchored.statement.novelty == Novelty::Unknown
        && location.lines.is_some_and(|lines| !(bench.in_change)(&location.path, location.side, lines))
}

fn order(disposition: &Disposition) -> u8 {
    match disposition {
        Disposition::Blocking => 0,
        Disposition::Advisory => 1,
        Disposition::Suppressed(_) => 2,
        Disposition::PreExisting => 3,
        Disposition::OutsideChange => 4,
        Disposition::RuleOff => 5,
    }
}
