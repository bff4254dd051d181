//! The parts of the report that are not findings.

use headproof_core::anchor;
use headproof_core::coverage::{self, Entry, Ledger, Reading};
use headproof_core::path::RepoPath;
use headproof_core::reader::{Duty, ReaderId};
use headproof_core::report::ReaderLine;
use headproof_core::revision;
use headproof_core::verdict::{self, Reason};
use serde::Serialize;

use crate::wording;

/// A path: as visible text and, where that is not exactly the path, its bytes.
#[derive(Serialize)]
pub(crate) struct Path {
    path: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    path_hex: Option<String>,
}

/// The wire form of a path. One that is not UTF-8 is shown with its stray bytes escaped and given exactly in
/// hexadecimal digits.
pub(crate) fn path_of(path: &RepoPath) -> Path {
    match path.as_str() {
        Some(text) => Path { path: text.to_owned(), path_hex: None },
        None => Path { path: path.to_string(), path_hex: Some(hex(path.as_bytes())) },
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// What was asked for.
#[derive(Serialize)]
pub(crate) struct Target {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    files: Option<Vec<Path>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    patch: Option<String>,
    command: String,
}

impl Target {
    pub(crate) fn of(target: &headproof_core::target::Target) -> Self {
        use headproof_core::target::Target as T;
        let command = wording::command(target);
        let mut out = Self { kind: "", from: None, to: None, files: None, patch: None, command };
        match target {
            T::Uncommitted => out.kind = "uncommitted",
            T::Staged => out.kind = "staged",
            T::Base(name) => (out.kind, out.from) = ("base", Some(name.clone())),
            T::Commit(name) => (out.kind, out.to) = ("commit", Some(name.clone())),
            T::Range { from, to } => {
                (out.kind, out.from, out.to) = ("range", Some(from.clone()), Some(to.clone()));
            }
            T::Files(files) => (out.kind, out.files) = ("files", Some(files.iter().map(path_of).collect())),
            T::Patch { name } => (out.kind, out.patch) = ("patch", Some(name.clone())),
        }
        out
    }
}

/// The result.
#[derive(Serialize)]
pub(crate) struct Verdict {
    outcome: &'static str,
    exit_code: u8,
    reasons: Vec<WireReason>,
    revision: Revision,
    policy: Policy,
    packet: String,
}

/// The policy in force.
#[derive(Serialize)]
pub(crate) struct Policy {
    source: String,
    digest: String,
}

#[derive(Serialize)]
struct WireReason {
    code: &'static str,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reader: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<Revision>,
}

impl Verdict {
    pub(crate) fn of(verdict: &verdict::Verdict, policy_source: &str) -> Self {
        Self {
            outcome: verdict.outcome.word(),
            exit_code: verdict.outcome.exit_code(),
            reasons: verdict.reasons.iter().map(WireReason::of).collect(),
            revision: Revision::of(&verdict.revision),
            policy: Policy::of(policy_source, verdict.policy),
            packet: verdict.packet.to_string(),
        }
    }
}

impl Policy {
    pub(crate) fn of(source: &str, digest: headproof_core::digest::Digest) -> Self {
        Self { source: source.to_owned(), digest: digest.to_string() }
    }
}

impl WireReason {
    fn of(reason: &Reason) -> Self {
        let (code, text) = (wording::reason_code(reason), wording::reason(reason));
        let mut out = Self { code, text, count: None, reader: None, end: None, now: None };
        match reason {
            Reason::Moved { now } => out.now = Some(Revision::of(now)),
            Reason::BlockingFindings(n) | Reason::Unread(n) | Reason::WaitingForPerson(n) => {
                out.count = Some(*n);
            }
            Reason::ReaderDidNotRead { reader, end } => {
                (out.reader, out.end) = (Some(reader.clone()), Some(end.clone()));
            }
            Reason::NothingReviewed => {}
        }
        out
    }
}

/// The exact state that was reviewed.
#[derive(Serialize)]
pub(crate) struct Revision {
    kind: &'static str,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    head: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    base: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    merge_base: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
}

impl Revision {
    pub(crate) fn of(revision: &revision::Revision) -> Self {
        let text = revision.to_string();
        let mut out = Self { kind: "", text, head: None, base: None, merge_base: None, digest: None };
        match revision {
            revision::Revision::Commits { head, base } => {
                (out.kind, out.head) = ("commits", Some(head.to_string()));
                if let revision::Base::Commit { named, merge_base } = base {
                    (out.base, out.merge_base) = (Some(named.to_string()), Some(merge_base.to_string()));
                }
            }
            revision::Revision::Content { on, digest } => {
                (out.kind, out.digest) = ("content", Some(digest.to_string()));
                out.base = on.as_ref().map(ToString::to_string);
            }
        }
        out
    }
}

/// The coverage, counted.
#[derive(Serialize)]
pub(crate) struct CoverageCounts {
    files: usize,
    files_read: usize,
    units: usize,
    read: usize,
    as_text: usize,
    partly: usize,
    not_read: usize,
    gaps: usize,
}

/// The wire form of the coverage counts.
pub(crate) fn coverage_counts(counts: coverage::Counts) -> CoverageCounts {
    // Taken apart so that a new count cannot be forgotten here.
    let coverage::Counts { files, files_read, units, read, as_text, partly, not_read, gaps } = counts;
    CoverageCounts { files, files_read, units, read, as_text, partly, not_read, gaps }
}

/// What was read: one entry for each changed place, or for a file as a whole where it has none.
#[derive(Serialize)]
pub(crate) struct Coverage {
    complete: bool,
    entries: Vec<CoverageEntry>,
}

/// One line of the ledger.
#[derive(Serialize)]
pub(crate) struct CoverageEntry {
    #[serde(flatten)]
    path: Path,
    hunk: Option<Hunk>,
    reading: &'static str,
    reason: Option<&'static str>,
    detail: Option<String>,
    gap: bool,
}

#[derive(Serialize)]
struct Hunk {
    before: Lines,
    after: Lines,
}

/// A run of lines.
#[derive(Serialize)]
pub(super) struct Lines {
    start: u32,
    count: u32,
}

impl Lines {
    pub(super) fn of(span: headproof_core::change::LineSpan) -> Self {
        Self { start: span.start, count: span.len }
    }
}

impl Coverage {
    pub(crate) fn of(ledger: &Ledger) -> Self {
        Self {
            complete: ledger.complete().is_some(),
            entries: ledger.entries().iter().map(CoverageEntry::of).collect(),
        }
    }
}

impl CoverageEntry {
    pub(crate) fn of(entry: &Entry) -> Self {
        let (reason, detail) = match &entry.reading {
            Reading::Read => (None, None),
            Reading::ReadAsText { why } => (Some(wording::text_only_code(*why)), None),
            Reading::Partly { why } | Reading::NotRead { why } => {
                (Some(wording::not_read_code(why)), wording::not_read_detail(why))
            }
        };
        let hunk =
            |h: headproof_core::change::Hunk| Hunk { before: Lines::of(h.before), after: Lines::of(h.after) };
        Self {
            path: path_of(&entry.unit.path),
            hunk: entry.unit.hunk.map(hunk),
            reading: wording::reading_code(&entry.reading),
            reason,
            detail,
            gap: entry.reading.is_gap(),
        }
    }
}

/// The word for what a reader is there for.
pub(crate) fn duty(duty: Duty) -> &'static str {
    match duty {
        Duty::Reads => "reads",
        Duty::Witnesses => "witnesses",
    }
}

/// A reader and how it ended.
#[derive(Serialize)]
pub(crate) struct Reader {
    reader: String,
    duty: &'static str,
    end: String,
    why: Option<String>,
}

impl Reader {
    pub(crate) fn of(line: &ReaderLine) -> Self {
        Self {
            reader: line.reader.to_string(),
            duty: duty(line.duty),
            end: line.end.clone(),
            why: line.why.clone(),
        }
    }
}

/// A claim that was turned away.
#[derive(Serialize)]
pub(crate) struct Rejected {
    reader: String,
    rule: String,
    title: String,
    #[serde(flatten)]
    path: Path,
    side: &'static str,
    line: Option<u32>,
    quote: String,
    reason: &'static str,
    text: String,
}

impl Rejected {
    pub(crate) fn of(who: &ReaderId, what: &anchor::Rejected) -> Self {
        use headproof_core::anchor::Unanchored;
        let (place, statement) = (&what.claim.place, &what.claim.statement);
        Self {
            reader: who.to_string(),
            rule: statement.rule.to_string(),
            title: statement.title.clone(),
            path: path_of(&place.path),
            side: place.side.word(),
            line: place.line,
            quote: place.quote.clone(),
            reason: match what.why {
                Unanchored::NoSuchFile => "no_such_file",
                Unanchored::NoText => "no_text",
                Unanchored::QuoteNotFound => "quote_not_found",
            },
            text: what.why.to_string(),
        }
    }
}
