//! What the findings of all readers mean together: merged, numbered, each with its one disposition.

use crate::anchor::Anchored;
use crate::change::LineSpan;
use crate::claim::{Novelty, Related, Statement};
use crate::finding::{Disposition, Finding, FindingId, Identified, identify};
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
    // What a rule says that is off is no reason to leave out what another reader says at the same place.
    let (off, on) = seen.into_iter().partition(|(_, a)| bench.policy.is_off(&a.statement.rule));
    let identified = identify(on).into_iter().chain(identify(off));
    let mut findings: Vec<Finding> = identified.map(|i| dispose(i, bench)).collect();
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
    let Identified { id, anchored, again, witnesses } = identified;
    let said = &anchored.statement;
    let decided = bench.policy.severities.iter().find(|(r, _)| *r == said.rule);
    let severity = decided.map_or(said.severity, |(_, s)| *s);
    let (confidence, evidence) = (said.confidence, said.evidence.clone());
    let mut places = vec![anchored];
    places.extend(again);
    let dispositions: Vec<Disposition> =
        places.iter().map(|place| disposition(&id, place, severity, bench)).collect();
    // A place that counts is never hidden behind one that does not.
    let gravest = (0..places.len()).min_by_key(|i| dispositions.get(*i).map(order)).unwrap_or(0);
    let shown = places.remove(gravest);
    let disposition = dispositions.into_iter().nth(gravest).unwrap_or(Disposition::Blocking);
    let Anchored { statement, location, excerpt, snippet: _ } = shown;
    let mut statement = Statement { severity, confidence, evidence, ..statement };
    statement.related.extend(places.iter().filter_map(same_here));
    Finding { id, number: 0, statement, location, excerpt, witnesses, disposition }
}

fn disposition(id: &FindingId, at: &Anchored, severity: Severity, bench: &Bench<'_>) -> Disposition {
    if bench.policy.is_off(&at.statement.rule) {
        Disposition::RuleOff
    } else if at.statement.novelty == Novelty::PreExisting {
        Disposition::PreExisting
    } else if outside(at, bench) {
        Disposition::OutsideChange
    } else if let Some(s) =
        suppression_of(id.as_str(), at, bench.policy, bench.allows, bench.today, bench.path_matches)
    {
        Disposition::Suppressed(s)
    } else if blocks(severity, bench.policy.fail_on) {
        Disposition::Blocking
    } else {
        Disposition::Advisory
    }
}

/// Another place of the same finding.
fn same_here(place: &Anchored) -> Option<Related> {
    let line = place.location.line()?;
    let text =
        place.excerpt.numbered().find(|(n, _)| *n == line).map(|(_, t)| t.to_owned()).unwrap_or_default();
    let (path, side) = (place.location.path.clone(), place.location.side);
    Some(Related { path, side, line, text, note: "the same here".to_owned() })
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
