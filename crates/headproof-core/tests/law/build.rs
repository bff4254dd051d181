//! Values for tests, each with the fewest words.

use headproof_core::anchor::{Anchored, anchor};
use headproof_core::change::{
    Change, Content, FileChange, FileMode, FileSide, FileStatus, Hunk, LineSpan, Opaque,
};
use headproof_core::claim::{Claim, Class, Novelty, Place, RuleId, Statement};
use headproof_core::digest::{Digest, ObjectId};
use headproof_core::location::Side;
use headproof_core::path::RepoPath;
use headproof_core::redact::Secrets;
use headproof_core::revision::{Base, Revision};
use headproof_core::severity::{Confidence, Severity};
use headproof_core::target::Target;
use headproof_core::text::SourceText;

pub(crate) fn path(name: &str) -> RepoPath {
    RepoPath::new(name).unwrap()
}

pub(crate) fn revision(head: char) -> Revision {
    let head = ObjectId::new(&head.to_string().repeat(40)).unwrap();
    Revision::Commits { head, base: Base::Empty }
}

pub(crate) fn content(byte: u8) -> Revision {
    Revision::Content { on: None, digest: Digest::of(&[byte]) }
}

/// A file that came with the change, all of it new.
pub(crate) fn added(name: &str, text: &str) -> FileChange {
    changed(name, "", text)
}

pub(crate) fn changed(name: &str, before: &str, after: &str) -> FileChange {
    let side = |text: &str| {
        (!text.is_empty()).then(|| FileSide {
            path: path(name),
            mode: FileMode::Regular,
            content: Content::Text(SourceText::new(text)),
        })
    };
    let span = |text: &str| {
        let len = u32::try_from(text.lines().count()).unwrap();
        LineSpan::new(u32::from(len > 0), len)
    };
    let hunks = vec![Hunk { before: span(before), after: span(after) }];
    FileChange::new(FileStatus::Modified, side(before), side(after), hunks).unwrap()
}

pub(crate) fn binary(name: &str) -> FileChange {
    let content = Content::Opaque(Opaque::Binary { size: 9 });
    let side = FileSide { path: path(name), mode: FileMode::Regular, content };
    FileChange::new(FileStatus::Added, None, Some(side), Vec::new()).unwrap()
}

pub(crate) fn change(files: Vec<FileChange>) -> Change {
    Change { target: Target::Uncommitted, revision: revision('a'), files, degradations: Vec::new() }
}

/// A claim about line `line` of `a.rs`, quoting `quote`.
pub(crate) fn claim(line: u32, quote: &str) -> Claim {
    Claim {
        statement: Statement {
            rule: RuleId::new("some-rule"),
            class: Class::new("stub.empty_body"),
            severity: Severity::Major,
            confidence: Confidence::Medium,
            title: "something".into(),
            why: String::new(),
            advice: String::new(),
            fix: None,
            evidence: Vec::new(),
            related: Vec::new(),
            novelty: Novelty::New,
        },
        place: Place {
            path: path("a.rs"),
            side: Side::After,
            line: Some(line),
            lines: 1,
            columns: None,
            quote: quote.to_owned(),
        },
    }
}

/// Something seen in line `line` of `a.rs`, which holds `text`.
pub(crate) fn seen(line: u32, text: &str) -> Anchored {
    let blank = "\n".repeat(line as usize - 1);
    let change = change(vec![added("a.rs", &format!("{blank}{text}\n"))]);
    anchor(claim(line, text), &change, &Secrets::default()).unwrap()
}
