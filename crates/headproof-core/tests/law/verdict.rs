//! Law 1 and law 3: the verdict is computed, and unread is never clean.

use headproof_core::coverage::{Entry, Ledger, NotRead, Reading, Unit};
use headproof_core::finding::{Disposition, Finding};
use headproof_core::judge::{Bench, judge};
use headproof_core::policy::{Day, Policy};
use headproof_core::reader::ReaderId;
use headproof_core::verdict::{Approval, Facts, Outcome, Reason, conclude};

use crate::build::{content, path, revision, seen};

fn finding(disposition: Disposition) -> Finding {
    let bench = Bench {
        policy: &Policy::built_in(),
        allows: &[],
        today: Day { year: 2030, month: 1, day: 1 },
        path_matches: &|_, _| false,
        in_change: &|_, _, _| true,
    };
    let mut finding = judge(vec![(ReaderId::built_in(), seen(1, "x"))], &bench).remove(0);
    finding.disposition = disposition;
    finding
}

fn ledger(readings: &[Reading]) -> Ledger {
    let entry = |(n, reading): (usize, &Reading)| Entry {
        unit: Unit { path: path(&format!("f{n}")), hunk: None },
        reading: reading.clone(),
    };
    Ledger::from_entries(readings.iter().enumerate().map(entry).collect())
}

/// The whole table. The gravest thing decides: moved, blocking, unread or absent or nothing, waiting, none.
#[test]
fn law_3_every_combination_of_facts_has_its_outcome_and_exit_code() {
    let revision = revision('a');
    let now = content(1);
    let unread = Reading::NotRead { why: NotRead::NotReached };
    for bits in 0..64u32 {
        let bit = |n: u32| bits & (1 << n) != 0;
        let (moved, blocking, absent, gap, waiting, empty) = (bit(0), bit(1), bit(2), bit(3), bit(4), bit(5));
        let findings = if blocking {
            vec![finding(Disposition::Blocking)]
        } else {
            vec![finding(Disposition::Advisory)]
        };
        let readings: &[Reading] = match (empty, gap) {
            (true, _) => &[],
            (false, true) => &[Reading::Read, unread.clone()],
            (false, false) => &[Reading::Read],
        };
        let ledger = ledger(readings);
        let missing = [("codex".to_owned(), "failed".to_owned())];
        let facts = Facts {
            findings: &findings,
            ledger: &ledger,
            absent: if absent { &missing } else { &[] },
            waiting: usize::from(waiting),
            moved: moved.then_some(&now),
        };
        let (outcome, reasons) = conclude(&revision, &facts);
        let want = if moved {
            (Outcome::Stale, 4)
        } else if blocking {
            (Outcome::ChangesRequested, 1)
        } else if absent || gap || empty {
            (Outcome::Incomplete, 3)
        } else if waiting {
            (Outcome::NeedsHuman, 1)
        } else {
            (Outcome::Clean, 0)
        };
        assert_eq!((outcome, outcome.exit_code()), want, "{bits:06b}");

        let mut all = Vec::new();
        if moved {
            all.push(Reason::Moved { now: now.clone() });
        }
        if blocking {
            all.push(Reason::BlockingFindings(1));
        }
        if absent {
            all.push(Reason::ReaderDidNotRead { reader: "codex".into(), end: "failed".into() });
        }
        if gap && !empty {
            all.push(Reason::Unread(1));
        }
        if empty {
            all.push(Reason::NothingReviewed);
        }
        if waiting {
            all.push(Reason::WaitingForPerson(1));
        }
        assert_eq!(reasons, all, "{bits:06b}: every reason is listed, not only the one that decided");
        let approval = Approval::of(&revision, &facts);
        assert_eq!(
            approval.is_some(),
            outcome == Outcome::Clean,
            "{bits:06b}: clean is an approval and nothing else is"
        );
    }
}

#[test]
fn law_4_only_open_blocking_findings_block() {
    for disposition in [
        Disposition::Advisory,
        Disposition::PreExisting,
        Disposition::Suppressed(headproof_core::suppression::Suppression::Baseline),
        Disposition::RuleOff,
        Disposition::OutsideChange,
    ] {
        let (findings, ledger) = ([finding(disposition)], ledger(&[Reading::Read]));
        let facts = Facts { findings: &findings, ledger: &ledger, absent: &[], waiting: 0, moved: None };
        assert_eq!(conclude(&revision('a'), &facts).0, Outcome::Clean);
    }
}

#[test]
fn law_2_an_approval_names_what_it_approves_and_what_was_read() {
    let (revision, ledger) = (revision('a'), ledger(&[Reading::Read]));
    let facts = Facts { findings: &[], ledger: &ledger, absent: &[], waiting: 0, moved: None };
    let approval = Approval::of(&revision, &facts).unwrap();
    assert_eq!((approval.revision(), approval.coverage().ledger()), (&revision, &ledger));
}

#[test]
fn words_and_outcomes_are_one_to_one() {
    for outcome in Outcome::ALL {
        assert_eq!(Outcome::from_word(outcome.word()), Some(outcome));
        assert_eq!(outcome.exit_code() == 0, outcome == Outcome::Clean, "only clean is zero");
        assert_ne!(outcome.exit_code(), 2, "usage is no outcome");
    }
}
