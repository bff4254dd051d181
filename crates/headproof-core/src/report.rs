//! A finished review as one value, ready for any format. Counts are made here and nowhere else.

use crate::anchor::Rejected;
use crate::coverage::{Counts, Ledger};
use crate::finding::{Disposition, Finding};
use crate::location::Side;
use crate::path::RepoPath;
use crate::reader::{Duty, ReaderId};
use crate::revision::Revision;
use crate::session::{Desk, State};
use crate::suppression::Suppression;
use crate::target::{Kind, Target};
use crate::verdict::Verdict;

/// A finished review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The program and its version.
    pub program: String,
    /// The session, where one was kept.
    pub session: Option<String>,
    /// What was asked for.
    pub target: Target,
    /// As what.
    pub kind: Kind,
    /// The result.
    pub verdict: Verdict,
    /// Where the policy came from.
    pub policy_source: String,
    /// All findings, in the order to show them.
    pub findings: Vec<Finding>,
    /// Claims that were turned away.
    pub rejected: Vec<(ReaderId, Rejected)>,
    /// What was read.
    pub ledger: Ledger,
    /// The readers and how they ended.
    pub readers: Vec<ReaderLine>,
    /// What was done without.
    pub degradations: Vec<String>,
    /// Lines that came.
    pub lines_added: u64,
    /// Lines that went.
    pub lines_removed: u64,
    /// How long it took, in milliseconds.
    pub millis: u64,
}

/// One reader of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReaderLine {
    /// Who.
    pub reader: ReaderId,
    /// What for.
    pub duty: Duty,
    /// How it ended, as a word.
    pub end: String,
    /// Why, where it did not read.
    pub why: Option<String>,
    /// After how long, in milliseconds.
    pub millis: u64,
}

impl ReaderLine {
    fn of(desk: &Desk) -> Self {
        let (end, millis) = desk.end.as_ref().map_or(("not_run", 0), |(e, ms)| (e.word(), *ms));
        let why = desk.end.as_ref().and_then(|(e, _)| e.why());
        Self { reader: desk.reader.clone(), duty: desk.duty, end: end.to_owned(), why, millis }
    }
}

/// The findings of a report, counted by disposition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct FindingCounts {
    /// In all.
    pub all: usize,
    /// That block.
    pub blocking: usize,
    /// For information.
    pub advisory: usize,
    /// There before the change.
    pub pre_existing: usize,
    /// Let pass by somebody.
    pub suppressed: usize,
    /// Of the suppressed, by a comment that the change itself brings.
    pub suppressed_by_change: usize,
    /// Of a rule that is switched off.
    pub rule_off: usize,
    /// On lines outside the change.
    pub outside_change: usize,
}

impl Report {
    /// The report of a session that was judged; `None` before that.
    #[must_use]
    pub fn of(state: &State, session: Option<String>, millis: u64) -> Option<Self> {
        let (request, gathered) = (state.request.as_ref()?, state.gathered.as_ref()?);
        let (prepared, judged) = (state.prepared.as_ref()?, state.judged.as_ref()?);
        let degradations = gathered.degradations.iter().chain(&prepared.notes);
        let degradations = degradations.chain(state.reviewed().flat_map(|(_, r)| &r.degradations));
        let rejected =
            state.reviewed().flat_map(|(d, r)| r.rejected.iter().map(|x| (d.reader.clone(), x.clone())));
        Some(Self {
            program: request.program.clone(),
            session,
            target: request.target.clone(),
            kind: request.kind,
            verdict: Verdict {
                outcome: judged.outcome,
                reasons: judged.reasons.clone(),
                revision: gathered.revision.clone(),
                policy: prepared.policy.seal(),
                packet: prepared.packet,
            },
            policy_source: prepared.policy.source.clone(),
            findings: judged.findings.clone(),
            rejected: rejected.collect(),
            ledger: state.ledger(),
            readers: state.desks.iter().map(ReaderLine::of).collect(),
            degradations: degradations.cloned().collect(),
            lines_added: gathered.lines_added,
            lines_removed: gathered.lines_removed,
            millis,
        })
    }

    /// The findings, counted.
    #[must_use]
    pub fn finding_counts(&self) -> FindingCounts {
        let mut counts = FindingCounts { all: self.findings.len(), ..FindingCounts::default() };
        for finding in &self.findings {
            match &finding.disposition {
                Disposition::Blocking => counts.blocking += 1,
                Disposition::Advisory => counts.advisory += 1,
                Disposition::PreExisting => counts.pre_existing += 1,
                Disposition::Suppressed(by) => {
                    counts.suppressed += 1;
                    let own = matches!(by, Suppression::Inline { added: true, .. });
                    counts.suppressed_by_change += usize::from(own);
                }
                Disposition::RuleOff => counts.rule_off += 1,
                Disposition::OutsideChange => counts.outside_change += 1,
            }
        }
        counts
    }

    /// The coverage, counted.
    #[must_use]
    pub fn coverage_counts(&self) -> Counts {
        self.ledger.counts()
    }

    /// The state under review.
    #[must_use]
    pub fn revision(&self) -> &Revision {
        &self.verdict.revision
    }

    /// Findings that a reader of the report has to see: those that block and those for information.
    pub fn open_findings(&self) -> impl Iterator<Item = &Finding> {
        self.findings
            .iter()
            .filter(|f| matches!(f.disposition, Disposition::Blocking | Disposition::Advisory))
    }

    /// Open findings in one file after the change.
    pub fn open_in<'r>(&'r self, path: &'r RepoPath) -> impl Iterator<Item = &'r Finding> {
        self.open_findings().filter(move |f| &f.location.path == path && f.location.side == Side::After)
    }
}
