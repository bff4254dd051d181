//! A finding in the report.

use headproof_core::claim::{Evidence, Novelty, Related};
use headproof_core::finding::{self, Disposition};
use headproof_core::location::Location;
use headproof_core::suppression::Suppression;
use serde::Serialize;

use super::parts::{Lines, Path, path_of};
use crate::wording;

/// One problem at one place.
#[derive(Serialize)]
pub(crate) struct Finding {
    id: String,
    number: u32,
    rule: String,
    class: String,
    severity: &'static str,
    confidence: &'static str,
    disposition: &'static str,
    suppression: Option<WireSuppression>,
    novelty: &'static str,
    title: String,
    location: WireLocation,
    excerpt: Excerpt,
    why: String,
    advice: String,
    fix: Option<Fix>,
    evidence: Vec<WireEvidence>,
    related: Vec<WireRelated>,
    witnesses: Vec<String>,
}

#[derive(Serialize)]
struct WireSuppression {
    by: &'static str,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by_change: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expires: Option<String>,
}

#[derive(Serialize)]
struct WireLocation {
    #[serde(flatten)]
    path: Path,
    side: &'static str,
    lines: Option<Lines>,
    columns: Option<Columns>,
}

/// Columns from 1 in Unicode scalar values, the end not included.
#[derive(Serialize)]
struct Columns {
    start: u32,
    end: u32,
}

#[derive(Serialize)]
struct Excerpt {
    first: u32,
    lines: Vec<String>,
    mark: Option<Columns>,
}

#[derive(Serialize)]
struct Fix {
    label: String,
    #[serde(flatten)]
    path: Path,
    lines: Lines,
    replacement: String,
}

#[derive(Serialize)]
struct WireEvidence {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    tool: Option<String>,
    text: String,
}

#[derive(Serialize)]
struct WireRelated {
    #[serde(flatten)]
    path: Path,
    side: &'static str,
    line: u32,
    text: String,
    note: String,
}

impl Finding {
    pub(crate) fn of(finding: &finding::Finding) -> Self {
        let statement = &finding.statement;
        Self {
            id: finding.id.to_string(),
            number: finding.number,
            rule: statement.rule.to_string(),
            class: statement.class.to_string(),
            severity: statement.severity.word(),
            confidence: statement.confidence.word(),
            disposition: finding.disposition.word(),
            suppression: match &finding.disposition {
                Disposition::Suppressed(by) => Some(WireSuppression::of(by)),
                _ => None,
            },
            novelty: match statement.novelty {
                Novelty::New => "new",
                Novelty::PreExisting => "pre_existing",
                Novelty::Unknown => "unknown",
            },
            title: statement.title.clone(),
            location: WireLocation::of(&finding.location),
            excerpt: Excerpt {
                first: finding.excerpt.first,
                lines: finding.excerpt.lines.clone(),
                mark: finding.excerpt.mark.map(Columns::of),
            },
            why: statement.why.clone(),
            advice: statement.advice.clone(),
            fix: statement.fix.as_ref().map(Fix::of),
            evidence: statement.evidence.iter().map(WireEvidence::of).collect(),
            related: statement.related.iter().map(WireRelated::of).collect(),
            witnesses: finding.witnesses.iter().map(ToString::to_string).collect(),
        }
    }
}

impl WireSuppression {
    fn of(by: &Suppression) -> Self {
        let mut out = Self {
            by: wording::suppression_code(by),
            text: wording::suppression(by),
            line: None,
            by_change: None,
            reason: None,
            owner: None,
            expires: None,
        };
        match by {
            Suppression::Inline { line, reason, added } => {
                (out.line, out.reason, out.by_change) = (Some(*line), Some(reason.clone()), Some(*added));
            }
            Suppression::Waiver { owner, reason, expires } => {
                (out.owner, out.reason) = (Some(owner.clone()), Some(reason.clone()));
                out.expires = Some(expires.to_string());
            }
            Suppression::Baseline => {}
        }
        out
    }
}

impl WireLocation {
    fn of(location: &Location) -> Self {
        Self {
            path: path_of(&location.path),
            side: location.side.word(),
            lines: location.lines.map(Lines::of),
            columns: location.columns.map(Columns::of),
        }
    }
}

impl Columns {
    fn of(columns: headproof_core::location::Columns) -> Self {
        Self { start: columns.start, end: columns.end }
    }
}

impl Fix {
    fn of(fix: &headproof_core::claim::Fix) -> Self {
        Self {
            label: fix.label.clone(),
            path: path_of(&fix.path),
            lines: Lines::of(headproof_core::change::LineSpan::new(fix.start, fix.len)),
            replacement: fix.replacement.clone(),
        }
    }
}

impl WireEvidence {
    fn of(evidence: &Evidence) -> Self {
        match evidence {
            Evidence::Fact(text) => Self { kind: "fact", tool: None, text: text.clone() },
            Evidence::ToolOutput { tool, text } => {
                Self { kind: "tool_output", tool: Some(tool.clone()), text: text.clone() }
            }
        }
    }
}

impl WireRelated {
    fn of(related: &Related) -> Self {
        Self {
            path: path_of(&related.path),
            side: related.side.word(),
            line: related.line,
            text: related.text.clone(),
            note: related.note.clone(),
        }
    }
}
