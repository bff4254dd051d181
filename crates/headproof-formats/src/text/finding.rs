//! Findings: the blocking ones in full, the advisory ones short, the others counted.

use headproof_core::claim::{Evidence, Related};
use headproof_core::finding::{Disposition, Finding};
use headproof_core::location::Side;
use headproof_core::report::Report;
use headproof_core::severity::Severity;
use headproof_core::suppression::Suppression;

use super::Page;
use super::cells::one_line;
use super::excerpt;
use super::paint::Role;
use crate::wording;

/// Related places shown of a finding before the rest is only counted.
const RELATED: usize = 4;

/// Writes every finding.
pub(super) fn write_all(page: &mut Page<'_>, report: &Report) {
    let most = page.options.max_findings.unwrap_or(usize::MAX);
    for finding in report.open_findings().take(most) {
        page.gap();
        write_open(page, finding);
    }
    hidden(page, report, most);
    page.gap();
    write_closed(page, report);
}

/// Writes one line a finding: `path:line:column: severity: title [rule]`.
pub(super) fn write_brief(page: &mut Page<'_>, report: &Report) {
    let most = page.options.max_findings.unwrap_or(usize::MAX);
    for finding in report.open_findings().take(most) {
        let (severity, rule) = (finding.statement.severity.word(), &finding.statement.rule);
        let title = one_line(&finding.statement.title);
        page.line(&format!("{}: {severity}: {title} [{rule}]", place(finding)));
    }
    hidden(page, report, most);
}

fn hidden(page: &mut Page<'_>, report: &Report, most: usize) {
    let blocking =
        report.open_findings().skip(most).filter(|f| f.disposition == Disposition::Blocking).count();
    let all = report.open_findings().skip(most).count();
    if all > 0 {
        page.gap();
        page.labelled(
            "not shown",
            &format!("{}, {blocking} of them blocking", wording::count(all, "finding", "findings")),
        );
    }
}

/// `path:line:column`, and which side where it is not the file as it is.
fn place(finding: &Finding) -> String {
    let location = &finding.location;
    let column = location.columns.map(|c| format!(":{}", c.start)).unwrap_or_default();
    let line = location.line().map(|n| format!(":{n}{column}")).unwrap_or_default();
    let side = if location.side == Side::Before { " (before)" } else { "" };
    format!("{}{line}{side}", location.path)
}

fn write_open(page: &mut Page<'_>, finding: &Finding) {
    let blocks = finding.disposition == Disposition::Blocking;
    write_title(page, finding, blocks);
    excerpt::write(page, finding, !blocks && !page.options.explain);
    let statement = &finding.statement;
    let most = if page.options.explain { usize::MAX } else { RELATED };
    for related in statement.related.iter().take(most) {
        write_related(page, finding, related);
    }
    let rest = statement.related.len().saturating_sub(most);
    if rest > 0 {
        page.labelled("", &format!("and {}", wording::count(rest, "more place", "more places")));
    }
    if blocks || page.options.explain {
        page.labelled("why", &statement.why);
    }
    page.labelled("do", &statement.advice);
    if let Some(fix) = &statement.fix {
        page.labelled("fix", &format!("{} (mechanical)", fix.label));
    }
    let others: Vec<&str> =
        finding.witnesses.iter().map(|w| w.as_str()).filter(|w| *w != "built-in").collect();
    if !others.is_empty() {
        let all: Vec<&str> = finding.witnesses.iter().map(|w| w.as_str()).collect();
        page.labelled("seen by", &all.join(", "));
    }
    if page.options.explain {
        explain(page, finding);
    }
}

fn write_title(page: &mut Page<'_>, finding: &Finding, blocks: bool) {
    let statement = &finding.statement;
    let role = match (blocks, statement.severity) {
        (true, _) | (_, Severity::Critical) => Role::Bad,
        (false, _) => Role::Warn,
    };
    let severity = page.paint.paint(role, statement.severity.word());
    let at = page.paint.paint(Role::Strong, &place(finding));
    let rule = page.paint.paint(Role::Faint, &format!("[{}]", statement.rule));
    let symbols = page.options.symbols;
    let sign = if blocks { symbols.pick("✗", "x") } else { symbols.pick("·", "-") };
    let sign = page.paint.paint(role, sign);
    page.line(&format!("{sign} {} {severity}  {at}  {}  {rule}", finding.number, one_line(&statement.title)));
}

fn write_related(page: &mut Page<'_>, finding: &Finding, related: &Related) {
    let side = match related.side {
        Side::Before => "before",
        Side::After => "see",
    };
    let at = if related.path == finding.location.path && related.side == Side::Before {
        format!("line {}", related.line)
    } else {
        format!("{}:{}", related.path, related.line)
    };
    let note = one_line(&related.note);
    let note = if note.is_empty() { String::new() } else { format!("  ({note})") };
    page.labelled(side, &format!("{at}: {}{note}", related.text.trim()));
}

fn explain(page: &mut Page<'_>, finding: &Finding) {
    for evidence in &finding.statement.evidence {
        match evidence {
            Evidence::Fact(fact) => page.labelled("fact", fact),
            Evidence::ToolOutput { tool, text } => page.labelled("output", &format!("{tool}: {text}")),
        }
    }
    let statement = &finding.statement;
    let about = format!("{}, {} confidence, id {}", statement.class, statement.confidence.word(), finding.id);
    page.labelled("class", &about);
}

/// Findings that are not open: counted, and named where somebody has to know.
fn write_closed(page: &mut Page<'_>, report: &Report) {
    let counts = report.finding_counts();
    if counts.suppressed > 0 {
        let all = wording::count(counts.suppressed, "finding", "findings");
        page.labelled("let pass", &format!("{all}: {}", by_what(report, counts.suppressed_by_change)));
        let let_pass = |f: &&Finding| matches!(f.disposition, Disposition::Suppressed(_));
        report.findings.iter().filter(let_pass).for_each(|f| write_one_closed(page, f));
    }
    let mut others = Vec::new();
    for (n, words) in [
        (counts.pre_existing, "there before this change"),
        (counts.outside_change, "on lines that this change does not touch"),
        (counts.rule_off, "of rules that are switched off"),
    ] {
        if n > 0 {
            others.push(format!("{n} {words}"));
        }
    }
    if !others.is_empty() {
        page.labelled("apart", &others.join(", "));
        let apart = |f: &&Finding| !matches!(f.disposition, Disposition::Suppressed(_));
        report.findings.iter().filter(apart).for_each(|f| write_one_closed(page, f));
    }
}

fn by_what(report: &Report, by_change: usize) -> String {
    let (mut comments, mut waivers, mut baseline) = (0, 0, 0);
    for finding in &report.findings {
        match &finding.disposition {
            Disposition::Suppressed(Suppression::Inline { .. }) => comments += 1,
            Disposition::Suppressed(Suppression::Waiver { .. }) => waivers += 1,
            Disposition::Suppressed(Suppression::Baseline) => baseline += 1,
            _ => {}
        }
    }
    let mut parts = Vec::new();
    if comments > 0 {
        let own = if by_change > 0 { format!(" ({by_change} by this change itself)") } else { String::new() };
        parts.push(format!("{comments} by comment{own}"));
    }
    if waivers > 0 {
        parts.push(format!("{waivers} by waiver"));
    }
    if baseline > 0 {
        parts.push(format!("{baseline} in the baseline"));
    }
    parts.join(", ")
}

/// A line for each that this change lets pass itself; for all of them when explaining.
fn write_one_closed(page: &mut Page<'_>, finding: &Finding) {
    let rule = &finding.statement.rule;
    let why = match &finding.disposition {
        Disposition::Blocking | Disposition::Advisory => return,
        Disposition::Suppressed(by @ Suppression::Inline { added: true, .. }) => wording::suppression(by),
        _ if !page.options.explain => return,
        Disposition::Suppressed(by) => wording::suppression(by),
        Disposition::PreExisting => "there before this change".to_owned(),
        Disposition::OutsideChange => "on lines that this change does not touch".to_owned(),
        Disposition::RuleOff => "its rule is switched off".to_owned(),
    };
    page.labelled("", &format!("{} [{rule}] {}; {why}", place(finding), finding.statement.title));
}
