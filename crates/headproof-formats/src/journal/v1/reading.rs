//! What readers yield, in the journal: claims, anchored statements, findings, coverage.

use headproof_core::anchor;
use headproof_core::claim;
use headproof_core::coverage;
use headproof_core::finding;
use headproof_core::kind_of_file;
use headproof_core::reader;

use super::mirror::{mirror_enum, mirror_struct};
use super::parts::{
    Class, Columns, Confidence, FindingId, Hunk, InlineAllow, Location, OpaqueContent, Path, ReaderId,
    RuleId, Severity, Side, Suppression,
};

mirror_struct!(Statement = claim::Statement {
    rule: RuleId,
    class: Class,
    severity: Severity,
    confidence: Confidence,
    title: String,
    why: String,
    advice: String,
    fix: Option<Fix>,
    evidence: Vec<Evidence>,
    related: Vec<Related>,
    novelty: Novelty,
});
mirror_struct!(Fix = claim::Fix { label: String, path: Path, start: u32, len: u32, replacement: String });
mirror_enum!(Evidence = claim::Evidence { Fact(fact: String), ToolOutput { tool: String, text: String } });
mirror_struct!(Related = claim::Related { path: Path, side: Side, line: u32, text: String, note: String });
mirror_enum!(Novelty = claim::Novelty { New, PreExisting, Unknown });
mirror_struct!(Place = claim::Place {
    path: Path,
    side: Side,
    line: Option<u32>,
    lines: u32,
    columns: Option<Columns>,
    quote: String,
});
mirror_struct!(Claim = claim::Claim { statement: Statement, place: Place });

mirror_struct!(Excerpt = anchor::Excerpt { first: u32, lines: Vec<String>, mark: Option<Columns> });
mirror_struct!(
    Anchored =
        anchor::Anchored { statement: Statement, location: Location, excerpt: Excerpt, snippet: String }
);
mirror_enum!(Unanchored = anchor::Unanchored { NoSuchFile, NoText, QuoteNotFound });

mirror_struct!(Unit = coverage::Unit { path: Path, hunk: Option<Hunk> });
mirror_struct!(Entry = coverage::Entry { unit: Unit, reading: Reading });
mirror_enum!(Reading = coverage::Reading {
    Read,
    ReadAsText { why: TextOnly },
    Partly { why: NotRead },
    NotRead { why: NotRead },
});
mirror_enum!(TextOnly = coverage::TextOnly { NoGrammar, SyntaxErrors, PatchFragment, TooLongToParse });
mirror_enum!(NotRead = coverage::NotRead {
    NotReached,
    Opaque(content: OpaqueContent),
    NotAuthored(kind: NotAuthored),
    Excluded { pattern: String },
    ReaderFailed { why: String },
    LimitReached { why: String },
});
mirror_enum!(NotAuthored = kind_of_file::NotAuthored { Generated, Vendored, Minified });

mirror_enum!(Duty = reader::Duty { Reads, Witnesses });
mirror_struct!(Rejected = anchor::Rejected { claim: Claim, why: Unanchored });
mirror_struct!(Reviewed = reader::Reviewed {
    anchored: Vec<Anchored>,
    rejected: Vec<Rejected>,
    readings: Vec<Entry>,
    allows: Vec<InlineAllow>,
    degradations: Vec<String>,
});
mirror_enum!(ReadingEnd = reader::ReadingEnd {
    Reviewed(reviewed: Reviewed),
    Unreadable { why: String },
    Refused { why: String },
    TimedOut { after_ms: u64 },
    Failed { why: String },
    Cancelled,
});

mirror_struct!(Finding = finding::Finding {
    id: FindingId,
    number: u32,
    statement: Statement,
    location: Location,
    excerpt: Excerpt,
    witnesses: Vec<ReaderId>,
    disposition: Disposition,
});
mirror_enum!(Disposition = finding::Disposition {
    Blocking,
    Advisory,
    PreExisting,
    Suppressed(by: Suppression),
    RuleOff,
    OutsideChange,
});
