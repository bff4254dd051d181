//! A report in the making, by the same functions that make real ones.

use headproof_core::anchor::anchor;
use headproof_core::change::{
    Change, Content, FileChange, FileMode, FileSide, FileStatus, Hunk, LineSpan, Opaque,
};
use headproof_core::claim::{Claim, Concealed};
use headproof_core::coverage::{Ledger, Reading, unreadable};
use headproof_core::digest::{Digest, ObjectId};
use headproof_core::judge::{Bench, judge};
use headproof_core::path::RepoPath;
use headproof_core::policy::{Day, Policy};
use headproof_core::reader::{Duty, ReaderId};
use headproof_core::redact::Secrets;
use headproof_core::report::{ReaderLine, Report};
use headproof_core::revision::{Base, Revision};
use headproof_core::suppression::InlineAllow;
use headproof_core::target::{Kind, Target};
use headproof_core::text::SourceText;
use headproof_core::verdict::{Facts, Verdict, conclude};

pub(crate) fn path(text: &str) -> RepoPath {
    RepoPath::new(text).unwrap()
}

pub(crate) fn commits(head: char) -> Revision {
    let id = |c: char| ObjectId::new(&c.to_string().repeat(40)).unwrap();
    Revision::Commits { head: id(head), base: Base::Commit { named: id('9'), merge_base: id('9') } }
}

/// A report in the making.
pub(crate) struct Sample {
    pub(crate) files: Vec<FileChange>,
    pub(crate) claims: Vec<(ReaderId, Claim)>,
    pub(crate) concealed: Vec<Concealed>,
    pub(crate) policy: Policy,
    pub(crate) allows: Vec<InlineAllow>,
    pub(crate) readings: Vec<(String, Reading)>,
    pub(crate) readers: Vec<ReaderLine>,
    pub(crate) degradations: Vec<String>,
    pub(crate) moved: Option<Revision>,
    pub(crate) waiting: usize,
    pub(crate) target: Target,
}

impl Sample {
    pub(crate) fn new() -> Self {
        let built_in = ReaderLine {
            reader: ReaderId::built_in(),
            duty: Duty::Reads,
            end: "reviewed".into(),
            why: None,
            millis: 12,
        };
        Self {
            files: Vec::new(),
            claims: Vec::new(),
            concealed: Vec::new(),
            policy: Policy::built_in(),
            allows: Vec::new(),
            readings: Vec::new(),
            readers: vec![built_in],
            degradations: Vec::new(),
            moved: None,
            waiting: 0,
            target: Target::Base("origin/main".into()),
        }
    }

    /// A file whose every line changed.
    pub(crate) fn file(mut self, name: &str, before: &str, after: &str) -> Self {
        let side = |text: &str| {
            (!text.is_empty()).then(|| FileSide {
                path: path(name),
                mode: FileMode::Regular,
                content: Content::Text(SourceText::new(text)),
            })
        };
        let span = |text: &str| {
            let lines = u32::try_from(text.lines().count()).unwrap();
            LineSpan::new(u32::from(lines > 0), lines)
        };
        let status = match (before.is_empty(), after.is_empty()) {
            (true, _) => FileStatus::Added,
            (_, true) => FileStatus::Deleted,
            _ => FileStatus::Modified,
        };
        let hunks = vec![Hunk { before: span(before), after: span(after) }];
        self.files.push(FileChange::new(status, side(before), side(after), hunks).unwrap());
        self
    }

    /// A file whose content is not text.
    pub(crate) fn opaque(mut self, name: &[u8], why: Opaque) -> Self {
        let path = RepoPath::new(name).unwrap();
        let side = FileSide { path, mode: FileMode::Regular, content: Content::Opaque(why) };
        self.files.push(FileChange::new(FileStatus::Added, None, Some(side), Vec::new()).unwrap());
        self
    }

    pub(crate) fn claim(mut self, claim: Claim) -> Self {
        self.claims.push((ReaderId::built_in(), claim));
        self
    }

    pub(crate) fn reading(mut self, name: &str, reading: Reading) -> Self {
        self.readings.push((name.to_owned(), reading));
        self
    }

    fn ledger(&self, change: &Change) -> Ledger {
        let mut ledger = Ledger::open(change);
        for file in &change.files {
            let own = self.readings.iter().find(|(name, _)| name.as_bytes() == file.path().as_bytes());
            let reading = match (own, unreadable(file)) {
                (Some((_, reading)), _) => reading.clone(),
                (None, Some(why)) => Reading::NotRead { why },
                (None, None) => Reading::Read,
            };
            for unit in headproof_core::coverage::units_of(file) {
                assert!(ledger.record(&unit, reading.clone()) || reading.is_gap());
            }
        }
        ledger
    }

    pub(crate) fn report(self) -> Report {
        let change = Change {
            target: self.target.clone(),
            revision: commits('a'),
            files: self.files.clone(),
            degradations: Vec::new(),
        };
        let ledger = self.ledger(&change);
        let secrets = Secrets::of(&change, self.concealed.clone());
        let (mut seen, mut rejected) = (Vec::new(), Vec::new());
        for (reader, claim) in self.claims {
            match anchor(claim, &change, &secrets) {
                Ok(anchored) => seen.push((reader, anchored)),
                Err(turned_away) => rejected.push((reader, *turned_away)),
            }
        }
        let findings = judge(
            seen,
            &Bench {
                policy: &self.policy,
                allows: &self.allows,
                today: Day::parse("2030-01-01").unwrap(),
                path_matches: &|pattern, path| path.lossy().starts_with(pattern),
                in_change: &|path, _, _| !path.lossy().starts_with("old/"),
            },
        );
        let absent: Vec<(String, String)> = self
            .readers
            .iter()
            .filter(|r| r.duty == Duty::Reads && r.end != "reviewed")
            .map(|r| (r.reader.to_string(), r.end.clone()))
            .collect();
        let facts = Facts {
            findings: &findings,
            ledger: &ledger,
            absent: &absent,
            waiting: self.waiting,
            moved: self.moved.as_ref(),
        };
        let (outcome, reasons) = conclude(&change.revision, &facts);
        let verdict = Verdict {
            outcome,
            reasons,
            revision: change.revision.clone(),
            policy: self.policy.seal(),
            packet: Digest::of(b"packet"),
        };
        let (lines_added, lines_removed) = change.line_counts();
        Report {
            program: "headproof 0.1.0".into(),
            session: None,
            target: self.target,
            kind: Kind::Code,
            verdict,
            policy_source: self.policy.source.clone(),
            findings,
            rejected,
            ledger,
            readers: self.readers,
            degradations: self.degradations,
            lines_added,
            lines_removed,
            millis: 41,
        }
    }
}
