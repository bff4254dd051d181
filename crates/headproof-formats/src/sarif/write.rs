//! A report as SARIF 2.1.0.
//!
//! A result has level `error` exactly when it blocks, so that a gate built on levels agrees with ours. Findings that
//! do not count are there too, marked as suppressed or as unchanged. Nothing of a run that did not read everything
//! looks like success: `executionSuccessful` is false and the reasons are notifications.

use headproof_core::claim::{Evidence, Fix, Related};
use headproof_core::finding::{Disposition, Finding};
use headproof_core::location::{Location, Side};
use headproof_core::path::RepoPath;
use headproof_core::report::Report;
use headproof_core::severity::Severity;
use headproof_core::suppression::Suppression;
use headproof_core::text::visible;
use headproof_core::verdict::{Outcome, Reason};
use serde_json::{Map, Value, json};

use super::uri;
use crate::rule_info::RuleInfo;
use crate::wording;

/// Where the schema that the output follows is published.
const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/// The name under which paths of the reviewed tree are relative.
const ROOT: &str = "%SRCROOT%";

/// The report as a SARIF log, indented, with a final newline.
#[must_use]
pub fn render(report: &Report, rules: &[RuleInfo]) -> String {
    let used = used_rules(report);
    let results: Vec<Value> = report.findings.iter().map(|f| result(f, &used)).collect();
    let (name, version) = report.program.trim().split_once(' ').unwrap_or((report.program.trim(), ""));
    let name = if name.is_empty() { "headproof" } else { name };
    let driver = without_empty(json!({
        "name": name,
        "version": version,
        "informationUri": "https://github.com/headproof/headproof",
        "rules": used.iter().map(|id| descriptor(id, rules)).collect::<Vec<_>>(),
    }));
    let run = json!({
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {ROOT: {"description": {"text": "The root of the reviewed tree."}}},
        "invocations": [invocation(report)],
        "results": results,
        "properties": properties(report),
    });
    crate::wire::pretty(&json!({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}))
}

/// Every rule that spoke, in order, each once.
fn used_rules(report: &Report) -> Vec<&str> {
    let mut rules: Vec<&str> = report.findings.iter().map(|f| f.statement.rule.as_str()).collect();
    rules.sort_unstable();
    rules.dedup();
    rules
}

fn descriptor(id: &str, rules: &[RuleInfo]) -> Value {
    match RuleInfo::find(rules, id) {
        None => json!({"id": id}),
        Some(rule) => {
            let help = [rule.advice.as_str(), rule.help.as_str()].join("\n\n");
            let family = rule.class.split('.').next().unwrap_or(&rule.class);
            json!({
                "id": id,
                "shortDescription": {"text": rule.summary},
                "fullDescription": {"text": rule.why},
                "help": {"text": help.trim()},
                "properties": {"tags": [family], "class": rule.class},
            })
        }
    }
}

fn result(finding: &Finding, rules: &[&str]) -> Value {
    let statement = &finding.statement;
    let index = rules.binary_search(&statement.rule.as_str()).unwrap_or(0);
    let evidence: Vec<Value> = statement.evidence.iter().map(evidence).collect();
    let witnesses: Vec<&str> = finding.witnesses.iter().map(|w| w.as_str()).collect();
    without_empty(json!({
        "ruleId": statement.rule.as_str(),
        "ruleIndex": index,
        "level": level(finding),
        "message": {"text": message(finding)},
        "locations": [location(&finding.location, snippet(finding))],
        "relatedLocations": statement.related.iter().map(related).collect::<Vec<_>>(),
        "fixes": statement.fix.iter().map(fix).collect::<Vec<_>>(),
        "partialFingerprints": {"headproof/v1": finding.id.as_str()},
        "baselineState": baseline_state(&finding.disposition),
        "suppressions": suppressions(&finding.disposition),
        "properties": without_empty(json!({
            "number": finding.number,
            "class": statement.class.as_str(),
            "severity": statement.severity.word(),
            "confidence": statement.confidence.word(),
            "disposition": finding.disposition.word(),
            "witnesses": witnesses,
            "evidence": evidence,
        })),
    }))
}

/// `error` exactly when it blocks.
fn level(finding: &Finding) -> &'static str {
    match (&finding.disposition, finding.statement.severity) {
        (Disposition::Blocking, _) => "error",
        (_, Severity::Critical | Severity::Major) => "warning",
        (_, Severity::Minor) => "note",
    }
}

fn baseline_state(disposition: &Disposition) -> &'static str {
    match disposition {
        Disposition::PreExisting
        | Disposition::OutsideChange
        | Disposition::Suppressed(Suppression::Baseline) => "unchanged",
        Disposition::Blocking
        | Disposition::Advisory
        | Disposition::Suppressed(Suppression::Inline { .. } | Suppression::Waiver { .. })
        | Disposition::RuleOff => "new",
    }
}

fn suppressions(disposition: &Disposition) -> Vec<Value> {
    let (kind, why) = match disposition {
        Disposition::Suppressed(by @ Suppression::Inline { .. }) => ("inSource", wording::suppression(by)),
        Disposition::Suppressed(by) => ("external", wording::suppression(by)),
        Disposition::RuleOff => ("external", "the policy switches the rule off".to_owned()),
        Disposition::Blocking
        | Disposition::Advisory
        | Disposition::PreExisting
        | Disposition::OutsideChange => return Vec::new(),
    };
    vec![json!({"kind": kind, "status": "accepted", "justification": why})]
}

fn message(finding: &Finding) -> String {
    let statement = &finding.statement;
    let before = match (finding.location.side, finding.location.line()) {
        (Side::Before, Some(line)) => format!(" (line {line} before the change)"),
        _ => String::new(),
    };
    let mut text = format!("{}{before}.", statement.title);
    for more in [&statement.why, &statement.advice] {
        if !more.is_empty() {
            text.push(' ');
            text.push_str(more);
        }
    }
    plain_text(&text)
}

/// Text that a viewer cannot take for a link to somewhere: SARIF reads `[text](target)` in messages.
fn plain_text(text: &str) -> String {
    visible(text).replace("](", "] (")
}

/// A place. Lines of the state before are not lines of the file a viewer has, so they make no region.
fn location(location: &Location, snippet: Option<String>) -> Value {
    let mut physical = Map::new();
    physical.insert("artifactLocation".into(), artifact(&location.path));
    if let (Side::After, Some(lines)) = (location.side, location.lines) {
        let start = lines.start.max(1);
        let mut region = Map::new();
        region.insert("startLine".into(), start.into());
        region.insert("endLine".into(), lines.last().unwrap_or(start).max(start).into());
        if let Some(columns) = location.columns.filter(|c| lines.len <= 1 && c.start >= 1 && c.start < c.end)
        {
            region.insert("startColumn".into(), columns.start.into());
            region.insert("endColumn".into(), columns.end.into());
        }
        if let Some(text) = snippet {
            region.insert("snippet".into(), json!({"text": text}));
        }
        physical.insert("region".into(), region.into());
    }
    json!({"physicalLocation": physical})
}

/// The lines of the finding as they may be shown.
fn snippet(finding: &Finding) -> Option<String> {
    let lines = finding.location.lines?;
    let own = finding.excerpt.numbered().filter(|(n, _)| lines.contains(*n)).map(|(_, l)| l);
    let own: Vec<&str> = own.collect();
    (!own.is_empty()).then(|| own.join("\n"))
}

fn artifact(path: &RepoPath) -> Value {
    json!({"uri": uri::encode(path.as_bytes()), "uriBaseId": ROOT})
}

fn related(related: &Related) -> Value {
    let span = headproof_core::change::LineSpan::new(related.line, 1);
    let place = Location { path: related.path.clone(), side: related.side, lines: Some(span), columns: None };
    let mut value = location(&place, Some(related.text.clone()));
    let side = match related.side {
        Side::Before => format!("line {} before the change: {}", related.line, related.text.trim()),
        Side::After => related.text.trim().to_owned(),
    };
    let note = if related.note.is_empty() { side } else { format!("{} ({side})", related.note) };
    if let Some(object) = value.as_object_mut() {
        object.insert("message".into(), json!({"text": plain_text(&note)}));
    }
    value
}

/// Whole lines are replaced: from the start of the first to the start of the line after the last.
fn fix(fix: &Fix) -> Value {
    let start = fix.start.max(1);
    json!({
        "description": {"text": plain_text(&fix.label)},
        "artifactChanges": [{
            "artifactLocation": artifact(&fix.path),
            "replacements": [{
                "deletedRegion": {
                    "startLine": start,
                    "startColumn": 1,
                    "endLine": start.saturating_add(fix.len),
                    "endColumn": 1,
                },
                "insertedContent": {"text": fix.replacement},
            }],
        }],
    })
}

fn evidence(evidence: &Evidence) -> Value {
    match evidence {
        Evidence::Fact(text) => json!({"kind": "fact", "text": text}),
        Evidence::ToolOutput { tool, text } => json!({"kind": "tool_output", "tool": tool, "text": text}),
    }
}

fn invocation(report: &Report) -> Value {
    let outcome = report.verdict.outcome;
    let mut notes: Vec<Value> = Vec::new();
    for reason in report.verdict.reasons.iter().filter(|r| !matches!(r, Reason::BlockingFindings(_))) {
        notes.push(notification("error", &wording::reason(reason), None));
    }
    for entry in report.ledger.gaps() {
        let why = match &entry.reading {
            headproof_core::coverage::Reading::Partly { why }
            | headproof_core::coverage::Reading::NotRead { why } => wording::not_read_kind(why),
            _ => continue,
        };
        notes.push(notification("error", &format!("not read: {why}"), Some(&entry.unit.path)));
    }
    for degradation in &report.degradations {
        notes.push(notification("warning", degradation, None));
    }
    without_empty(json!({
        "executionSuccessful": !matches!(outcome, Outcome::Incomplete | Outcome::Stale),
        "exitCode": outcome.exit_code(),
        "exitCodeDescription": wording::outcome(outcome),
        "toolExecutionNotifications": notes,
    }))
}

fn notification(level: &str, text: &str, path: Option<&RepoPath>) -> Value {
    let places: Vec<Value> =
        path.map(|p| json!({"physicalLocation": {"artifactLocation": artifact(p)}})).into_iter().collect();
    without_empty(json!({"level": level, "message": {"text": plain_text(text)}, "locations": places}))
}

fn properties(report: &Report) -> Value {
    let (found, read) = (report.finding_counts(), report.coverage_counts());
    let verdict = &report.verdict;
    json!({
        "outcome": verdict.outcome.word(),
        "revision": verdict.revision.to_string(),
        "revisionDigest": verdict.revision.seal().to_string(),
        "policy": {"source": report.policy_source, "digest": verdict.policy.to_string()},
        "packet": verdict.packet.to_string(),
        "blocking": found.blocking,
        "advisory": found.advisory,
        "suppressed": found.suppressed,
        "suppressedByChange": found.suppressed_by_change,
        "preExisting": found.pre_existing,
        "rejected": report.rejected.len(),
        "filesInChange": read.files,
        "filesRead": read.files_read,
        "unread": read.gaps,
    })
}

/// An object without its empty lists and texts: SARIF has a meaning for what is absent.
fn without_empty(mut value: Value) -> Value {
    if let Some(object) = value.as_object_mut() {
        object.retain(|_, v| match v {
            Value::Array(list) => !list.is_empty(),
            Value::String(text) => !text.is_empty(),
            Value::Null => false,
            _ => true,
        });
    }
    value
}
