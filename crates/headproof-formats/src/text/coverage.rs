//! What the verdict rests on: what was read, by whom, and what was done without.

use std::collections::BTreeMap;

use headproof_core::coverage::{NotRead, Reading, TextOnly};
use headproof_core::path::RepoPath;
use headproof_core::report::Report;

use super::Page;
use crate::wording;

/// Names listed of a group before the rest is only counted.
const NAMES: usize = 6;

/// Writes coverage, readers, what was turned away and what was done without.
pub(super) fn write(page: &mut Page<'_>, report: &Report) {
    page.gap();
    let groups = grouped(report);
    let (gaps, plain): (Vec<Group<'_>>, Vec<Group<'_>>) = groups.into_iter().partition(|g| g.gap);
    write_groups(page, "unread", &gaps);
    write_groups(page, "not read", &plain);
    write_as_text(page, report);
    write_readers(page, report);
    if !report.rejected.is_empty() {
        write_rejected(page, report);
    }
    for degradation in &report.degradations {
        page.labelled("without", degradation);
    }
    if page.options.explain {
        let (verdict, program) = (&report.verdict, &report.program);
        let policy = format!("{} ({})", report.policy_source, verdict.policy.hex_prefix(12));
        page.labelled("policy", &policy);
        page.labelled("target", &format!("{}, as {}", wording::target(&report.target), report.kind.word()));
        page.labelled("state", &report.revision().to_string());
        page.labelled("program", program);
    }
}

/// Files that were not (wholly) read for the same reason.
struct Group<'r> {
    gap: bool,
    kind: String,
    files: Vec<Named<'r>>,
}

/// A file and what is particular about it.
type Named<'r> = (&'r RepoPath, Option<String>);

fn grouped(report: &Report) -> Vec<Group<'_>> {
    let mut groups: BTreeMap<(bool, String), Vec<Named<'_>>> = BTreeMap::new();
    for entry in report.ledger.entries() {
        let (part, why): (&str, &NotRead) = match &entry.reading {
            Reading::Read | Reading::ReadAsText { .. } => continue,
            Reading::Partly { why } => ("only in part: ", why),
            Reading::NotRead { why } => ("", why),
        };
        let key = (!why.is_gap(), format!("{part}{}", wording::not_read_kind(why)));
        let files = groups.entry(key).or_default();
        if files.last().is_none_or(|(path, _)| *path != &entry.unit.path) {
            files.push((&entry.unit.path, wording::not_read_detail(why)));
        }
    }
    groups.into_iter().map(|((nature, kind), files)| Group { gap: !nature, kind, files }).collect()
}

fn write_groups(page: &mut Page<'_>, label: &str, groups: &[Group<'_>]) {
    if groups.is_empty() {
        return;
    }
    let most = if page.options.explain { usize::MAX } else { NAMES };
    let described: Vec<String> = groups
        .iter()
        .map(|group| {
            let named = group.files.iter().take(most).map(|(path, detail)| match detail {
                Some(detail) if group.gap || page.options.explain => format!("{path} ({detail})"),
                _ => path.to_string(),
            });
            let named: Vec<String> = named.collect();
            let rest = group.files.len().saturating_sub(most);
            let rest = if rest > 0 { format!(" and {rest} more") } else { String::new() };
            format!("{} {}{rest}", group.kind, named.join(", "))
        })
        .collect();
    let mut paths: Vec<&RepoPath> = groups.iter().flat_map(|g| g.files.iter().map(|(p, _)| *p)).collect();
    paths.sort_unstable();
    paths.dedup();
    page.labelled(label, &format!("{}: {}", paths.len(), described.join("; ")));
}

/// The files that were read line by line, with why.
pub(super) fn as_text(report: &Report) -> BTreeMap<&RepoPath, TextOnly> {
    let mut files = BTreeMap::new();
    for entry in report.ledger.entries() {
        if let Reading::ReadAsText { why } = &entry.reading {
            files.entry(&entry.unit.path).or_insert(*why);
        }
    }
    files
}

/// Names files that were read less deeply than one would expect. That a text file has no grammar is no surprise and
/// is only counted, unless somebody asks.
fn write_as_text(page: &mut Page<'_>, report: &Report) {
    let mut files = as_text(report);
    files.retain(|_, why| page.options.explain || *why != TextOnly::NoGrammar);
    if files.is_empty() {
        return;
    }
    let most = if page.options.explain { usize::MAX } else { NAMES };
    let named = files.iter().take(most).map(|(path, why)| format!("{path} ({})", wording::text_only(*why)));
    let named: Vec<String> = named.collect();
    let rest = files.len().saturating_sub(most);
    let rest = if rest > 0 { format!(" and {rest} more") } else { String::new() };
    page.labelled("as text", &format!("{}: {}{rest}", files.len(), named.join(", ")));
}

/// Readers are named unless the built-in one alone read as it should.
fn write_readers(page: &mut Page<'_>, report: &Report) {
    let usual = report.readers.iter().all(|r| r.end == "reviewed" && r.reader.as_str() == "built-in");
    if usual && !page.options.explain {
        return;
    }
    for line in &report.readers {
        let why = line.why.as_deref().map(|w| format!(": {w}")).unwrap_or_default();
        let end = line.end.replace('_', " ");
        page.labelled("reader", &format!("{} {end} in {}{why}", line.reader, wording::duration(line.millis)));
    }
}

fn write_rejected(page: &mut Page<'_>, report: &Report) {
    let most = if page.options.explain { usize::MAX } else { 3 };
    let n = report.rejected.len();
    page.labelled("rejected", &format!("{} that could not be placed", wording::count(n, "claim", "claims")));
    for (reader, rejected) in report.rejected.iter().take(most) {
        let (place, statement) = (&rejected.claim.place, &rejected.claim.statement);
        let line = place.line.map(|n| format!(":{n}")).unwrap_or_default();
        let said = format!("{reader}: {}{line} {} [{}]", place.path, statement.title, statement.rule);
        page.labelled("", &format!("{said}; {}", rejected.why));
    }
    let rest = n.saturating_sub(most);
    if rest > 0 {
        page.labelled("", &format!("and {rest} more"));
    }
}
