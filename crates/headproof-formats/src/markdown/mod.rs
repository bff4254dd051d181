//! A report for a comment on a pull request or for a file.
//!
//! Fits into one comment: what does not is counted. Holds no time, so that equal reviews are equal texts and a comment
//! is only edited when something changed.

mod inert;

use std::fmt::Write as _;

use headproof_core::coverage::Reading;
use headproof_core::finding::{Disposition, Finding};
use headproof_core::location::Side;
use headproof_core::report::Report;
use headproof_core::revision::{Base, Revision};
use headproof_core::suppression::Suppression;
use headproof_core::verdict::{Outcome, Reason};

use crate::wording;
use inert::{code, prose, verbatim};

/// Bytes after which findings are only counted. Hosts refuse comments of 65,536 characters.
const MAX_FINDINGS_BYTES: usize = 48_000;
/// Files named of a group that was not read.
const MAX_NAMES: usize = 20;

/// The report as Markdown.
#[must_use]
pub fn render(report: &Report) -> String {
    let mut out = String::new();
    head(&mut out, report);
    findings(&mut out, report);
    let_pass(&mut out, report);
    basis(&mut out, report);
    out
}

/// Adds a line. Writing to a string cannot fail.
macro_rules! line {
    ($out:expr) => { $out.push('\n') };
    ($out:expr, $($arg:tt)*) => {{ let _written = writeln!($out, $($arg)*); }};
}

fn head(out: &mut String, report: &Report) {
    let outcome = report.verdict.outcome;
    let sign = match outcome {
        Outcome::Clean => "✅",
        Outcome::ChangesRequested | Outcome::SpecProblem => "❌",
        Outcome::Incomplete | Outcome::NeedsHuman | Outcome::Stale => "⚠️",
    };
    let (found, read) = (report.finding_counts(), report.coverage_counts());
    line!(out, "### {sign} headproof: {}", wording::outcome(outcome));
    line!(out);
    line!(
        out,
        "{} blocking, {} advisory, {} let pass. {} of {} files read. Reviewed: {}.",
        found.blocking,
        found.advisory,
        found.suppressed,
        read.files_read,
        read.files,
        code(&report.revision().to_string())
    );
    for reason in report.verdict.reasons.iter().filter(|r| !matches!(r, Reason::BlockingFindings(_))) {
        line!(out);
        line!(out, "**Why:** {}", prose(&wording::reason(reason)));
    }
}

fn findings(out: &mut String, report: &Report) {
    let mut advisory = false;
    let mut left_out = 0;
    for finding in report.open_findings() {
        let block = block(finding);
        if out.len() + block.len() > MAX_FINDINGS_BYTES {
            left_out += 1;
            continue;
        }
        if finding.disposition == Disposition::Advisory && !advisory {
            advisory = true;
            line!(out, "\n<details><summary>{} advisory</summary>", report.finding_counts().advisory);
        }
        line!(out);
        out.push_str(&block);
    }
    if advisory {
        line!(out, "\n</details>");
    }
    if left_out > 0 {
        line!(out, "\n{} not shown here.", wording::count(left_out, "finding", "findings"));
    }
}

fn block(finding: &Finding) -> String {
    let statement = &finding.statement;
    let mut out = String::new();
    line!(
        out,
        "**{}. {}** {} {} ({})",
        finding.number,
        statement.severity.word(),
        code(&place(finding)),
        prose(&statement.title),
        code(statement.rule.as_str())
    );
    let blocks = finding.disposition == Disposition::Blocking;
    excerpt(&mut out, finding, blocks);
    for related in statement.related.iter().filter(|r| r.side == Side::Before) {
        let at = format!("{}:{}", related.path, related.line);
        line!(out, "\nBefore, {}: {}", code(&at), code(related.text.trim()));
    }
    if blocks && !statement.why.is_empty() {
        line!(out, "\n{}", sentence(&statement.why));
    }
    if !statement.advice.is_empty() {
        line!(out, "\n**Do:** {}", prose(&statement.advice));
    }
    out
}

/// Prose at the beginning of a line, where some characters would begin a list, a heading or a command.
fn sentence(text: &str) -> String {
    let text = prose(text);
    match text.chars().next() {
        Some(c) if c.is_alphabetic() || c == '<' => text,
        _ => format!("{}{text}", "&#8288;"),
    }
}

fn place(finding: &Finding) -> String {
    finding.location.to_string()
}

/// The code, with line numbers. A `pre` block instead of a fence: nothing inside can end it, and entities keep bots
/// that read the raw comment from seeing mentions and commands.
fn excerpt(out: &mut String, finding: &Finding, context: bool) {
    let Some(span) = finding.location.lines else { return };
    let rows: Vec<String> = finding
        .excerpt
        .numbered()
        .filter(|(n, _)| context || span.contains(*n))
        .map(|(n, line)| {
            let sign = match (span.contains(n), finding.location.side) {
                (false, _) => ' ',
                (true, Side::After) => '>',
                (true, Side::Before) => '-',
            };
            format!("{}{n:>5} {}", verbatim(&sign.to_string()), verbatim(line))
        })
        .collect();
    if !rows.is_empty() {
        line!(out, "\n<pre>\n{}\n</pre>", rows.join("\n"));
    }
}

fn let_pass(out: &mut String, report: &Report) {
    let own: Vec<(&Finding, &Suppression)> = report
        .findings
        .iter()
        .filter_map(|f| match &f.disposition {
            Disposition::Suppressed(by @ Suppression::Inline { added: true, .. }) => Some((f, by)),
            _ => None,
        })
        .collect();
    if !own.is_empty() {
        line!(out, "\n**This change lets findings pass by its own comments:**\n");
        for (finding, by) in own.iter().take(MAX_NAMES) {
            let rule = code(finding.statement.rule.as_str());
            line!(out, "- {} {rule}, {}", code(&place(finding)), prose(&wording::suppression(by)));
        }
        let rest = own.len().saturating_sub(MAX_NAMES);
        if rest > 0 {
            line!(out, "- and {rest} more");
        }
    }
}

/// What the verdict rests on.
fn basis(out: &mut String, report: &Report) {
    let read = report.coverage_counts();
    line!(out, "\n<details><summary>What this rests on</summary>\n");
    line!(out, "- Target: {}, as {}", prose(&wording::target(&report.target)), report.kind.word());
    line!(out, "- Revision: {}", full_revision(report.revision()));
    let (policy, packet) = (&report.verdict.policy, &report.verdict.packet);
    line!(
        out,
        "- Policy: {} ({}), packet {}",
        prose(&report.policy_source),
        code(&policy.to_string()),
        code(&packet.to_string())
    );
    line!(
        out,
        "- Read: {} of {} changed places, {} of them line by line",
        read.read,
        read.units,
        read.as_text
    );
    not_read(out, report);
    let found = report.finding_counts();
    line!(
        out,
        "- Apart: {} there before, {} outside the change, {} of rules that are off, {} let pass",
        found.pre_existing,
        found.outside_change,
        found.rule_off,
        found.suppressed
    );
    for reader in &report.readers {
        let why = reader.why.as_deref().map(|w| format!(": {w}")).unwrap_or_default();
        line!(
            out,
            "- Reader: {}",
            prose(&format!("{} {}{why}", reader.reader, reader.end.replace('_', " ")))
        );
    }
    if !report.rejected.is_empty() {
        line!(
            out,
            "- Rejected: {} that could not be placed",
            wording::count(report.rejected.len(), "claim", "claims")
        );
    }
    for degradation in &report.degradations {
        line!(out, "- Without: {}", prose(degradation));
    }
    line!(out, "- Program: {}", prose(&report.program));
    line!(out, "\n</details>");
}

fn not_read(out: &mut String, report: &Report) {
    let mut named: Vec<(String, &'static str)> = Vec::new();
    for entry in report.ledger.entries() {
        if let Reading::NotRead { why } | Reading::Partly { why } = &entry.reading {
            let line = (entry.unit.path.to_string(), wording::not_read_kind(why));
            if named.last() != Some(&line) {
                named.push(line);
            }
        }
    }
    for (path, why) in named.iter().take(MAX_NAMES) {
        line!(out, "- Not read: {} ({why})", code(path));
    }
    let rest = named.len().saturating_sub(MAX_NAMES);
    if rest > 0 {
        line!(out, "- Not read: {rest} more");
    }
}

fn full_revision(revision: &Revision) -> String {
    match revision {
        Revision::Commits { head, base: Base::Empty } => {
            format!("{}, a root commit", code(head.as_str()))
        }
        Revision::Commits { head, base: Base::Commit { merge_base, .. } } => {
            format!("{} against {}", code(head.as_str()), code(merge_base.as_str()))
        }
        Revision::Content { on, digest } => {
            let on = on.as_ref().map(|o| format!(" on {}", code(o.as_str()))).unwrap_or_default();
            format!("content {}{on}", code(&digest.to_string()))
        }
    }
}
