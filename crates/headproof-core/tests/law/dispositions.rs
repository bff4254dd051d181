//! Law 4: every finding leaves with exactly one disposition.

use headproof_core::anchor::Anchored;
use headproof_core::change::LineSpan;
use headproof_core::claim::{Novelty, RuleId};
use headproof_core::finding::{Disposition, Finding};
use headproof_core::judge::{Bench, blocks, judge};
use headproof_core::location::Side;
use headproof_core::policy::{BaselineEntry, Day, InlineMode, Policy, Waiver};
use headproof_core::reader::ReaderId;
use headproof_core::severity::Severity;
use headproof_core::suppression::{InlineAllow, Suppression};
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, proptest};

use crate::build::{path, seen};

const TODAY: Day = Day { year: 2030, month: 1, day: 15 };

struct Case {
    policy: Policy,
    allows: Vec<InlineAllow>,
    changed_lines: Option<LineSpan>,
}

impl Default for Case {
    fn default() -> Self {
        Self { policy: Policy::built_in(), allows: Vec::new(), changed_lines: None }
    }
}

impl Case {
    fn judge(&self, seen: Vec<Anchored>) -> Vec<Finding> {
        let bench = Bench {
            policy: &self.policy,
            allows: &self.allows,
            today: TODAY,
            path_matches: &|pattern, path| pattern == "**" || path.lossy() == pattern,
            in_change: &|_, _, lines| {
                self.changed_lines.is_none_or(|c| c.meets(lines.start, lines.last().unwrap_or(lines.start)))
            },
        };
        judge(seen.into_iter().map(|s| (ReaderId::built_in(), s)).collect(), &bench)
    }

    fn of(&self, seen: Anchored) -> Disposition {
        let mut findings = self.judge(vec![seen]);
        assert_eq!(findings.len(), 1);
        findings.remove(0).disposition
    }
}

fn rule() -> RuleId {
    RuleId::new("some-rule")
}

fn allow(line: u32, covers: u32) -> InlineAllow {
    let reason = "because of this".to_owned();
    InlineAllow { path: path("a.rs"), line, covers, rule: Some(rule()), reason, added: true }
}

fn waiver(pattern: &str, day: u8) -> Waiver {
    Waiver {
        rule: rule(),
        path: pattern.into(),
        reason: "later".into(),
        owner: "ada".into(),
        expires: Day { day, ..TODAY },
    }
}

#[test]
fn severity_and_threshold_decide_what_blocks() {
    for severity in Severity::ALL {
        for fail_on in Severity::ALL {
            let mut case = Case::default();
            case.policy.fail_on = fail_on;
            let mut seen = seen(3, "x");
            seen.statement.severity = severity;
            let want = if severity >= fail_on { Disposition::Blocking } else { Disposition::Advisory };
            assert_eq!(case.of(seen), want, "{severity:?} with fail_on {fail_on:?}");
            assert_eq!(blocks(severity, fail_on), want == Disposition::Blocking);
        }
    }
}

#[test]
fn the_policy_can_set_the_severity_of_a_rule_and_switch_it_off() {
    let mut case = Case::default();
    case.policy.severities.push((rule(), Severity::Minor));
    let finding = case.judge(vec![seen(3, "x")]).remove(0);
    assert_eq!((finding.statement.severity, finding.disposition), (Severity::Minor, Disposition::Advisory));
    case.policy.rules_off.push(rule());
    assert_eq!(case.of(seen(3, "x")), Disposition::RuleOff);
}

#[test]
fn what_was_there_before_never_blocks() {
    let mut old = seen(3, "x");
    old.statement.severity = Severity::Critical;
    old.statement.novelty = Novelty::PreExisting;
    assert_eq!(Case::default().of(old), Disposition::PreExisting);
}

#[test]
fn a_reader_that_saw_one_state_counts_only_inside_the_change() {
    let case = Case { changed_lines: Some(LineSpan::new(5, 2)), ..Case::default() };
    for (line, novelty, want) in [
        (5, Novelty::Unknown, Disposition::Blocking),
        (3, Novelty::Unknown, Disposition::OutsideChange),
        (3, Novelty::New, Disposition::Blocking),
    ] {
        let mut seen = seen(line, "x");
        seen.statement.novelty = novelty;
        assert_eq!(case.of(seen), want, "line {line}, {novelty:?}");
    }
    let mut whole = seen(3, "x");
    (whole.statement.novelty, whole.location.lines) = (Novelty::Unknown, None);
    assert_eq!(case.of(whole), Disposition::Blocking, "a finding about the file is about the change");
}

#[test]
fn a_comment_allows_with_a_reason_and_only_what_it_names() {
    let inline = |line| {
        Disposition::Suppressed(Suppression::Inline { line, reason: "because of this".into(), added: true })
    };
    let with = |change: fn(&mut InlineAllow)| {
        let mut allow = allow(2, 3);
        change(&mut allow);
        Case { allows: vec![allow], ..Case::default() }.of(seen(3, "x"))
    };
    assert_eq!(with(|_| {}), inline(2));
    assert_eq!(with(|a| (a.line, a.covers) = (3, 3)), inline(3));
    for (n, refused) in [
        with(|a| a.reason = "  ".into()),
        with(|a| a.rule = None),
        with(|a| a.rule = Some(RuleId::new("other-rule"))),
        with(|a| a.path = path("b.rs")),
        with(|a| (a.line, a.covers) = (4, 4)),
        with(|a| (a.line, a.covers) = (1, 2)),
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(refused, Disposition::Blocking, "case {n}");
    }
    let mut before = seen(3, "x");
    before.location.side = Side::Before;
    let case = Case { allows: vec![allow(3, 3)], ..Case::default() };
    assert_eq!(case.of(before), Disposition::Blocking, "a comment speaks of the file as it is");
}

#[test]
fn the_mode_decides_which_comments_count() {
    for (mode, added, counts) in [
        (InlineMode::All, true, true),
        (InlineMode::All, false, true),
        (InlineMode::BaseOnly, true, false),
        (InlineMode::BaseOnly, false, true),
        (InlineMode::Off, true, false),
        (InlineMode::Off, false, false),
    ] {
        let mut case = Case { allows: vec![InlineAllow { added, ..allow(3, 3) }], ..Case::default() };
        case.policy.inline = mode;
        let suppressed = matches!(case.of(seen(3, "x")), Disposition::Suppressed(_));
        assert_eq!(suppressed, counts, "{mode:?}, added: {added}");
    }
}

#[test]
fn a_waiver_holds_to_the_end_of_its_last_day() {
    for (pattern, day, holds) in [
        ("", 15, true),
        ("", 16, true),
        ("", 14, false),
        ("a.rs", 15, true),
        ("**", 15, true),
        ("b.rs", 15, false),
    ] {
        let mut case = Case::default();
        case.policy.waivers.push(waiver(pattern, day));
        let suppressed = matches!(case.of(seen(3, "x")), Disposition::Suppressed(Suppression::Waiver { .. }));
        assert_eq!(suppressed, holds, "{pattern:?} until {day}");
    }
    let mut case = Case::default();
    case.policy.waivers.push(Waiver { rule: RuleId::new("other-rule"), ..waiver("", 20) });
    assert_eq!(case.of(seen(3, "x")), Disposition::Blocking);
}

#[test]
fn the_baseline_goes_by_id_and_comes_first() {
    let id = Case::default().judge(vec![seen(3, "x")]).remove(0).id.to_string();
    let mut case = Case { allows: vec![allow(3, 3)], ..Case::default() };
    case.policy.waivers.push(waiver("", 20));
    case.policy.baseline.push(BaselineEntry { id, rule: rule(), path: "a.rs".into() });
    assert_eq!(case.of(seen(77, "x")), Disposition::Suppressed(Suppression::Baseline));
    let mut other = seen(3, "x");
    other.location.path = path("c.rs");
    assert!(!matches!(case.of(other), Disposition::Suppressed(Suppression::Baseline)));
}

#[test]
fn a_place_that_counts_is_not_hidden_behind_one_that_does_not() {
    let twice = || {
        let (mut first, mut second) = (seen(3, "todo!()"), seen(9, "todo!()"));
        first.statement.novelty = Novelty::Unknown;
        second.statement.novelty = Novelty::Unknown;
        vec![first, second]
    };
    let shown = |case: Case, seen: Vec<Anchored>| {
        let finding = case.judge(seen).remove(0);
        (finding.disposition.word(), finding.location.line().unwrap(), finding.statement.related.len())
    };
    let outside = Case { changed_lines: Some(LineSpan::new(9, 1)), ..Case::default() };
    assert_eq!(shown(outside, twice()), ("blocking", 9, 1));
    let allowed = Case { allows: vec![allow(3, 3)], ..Case::default() };
    assert_eq!(shown(allowed, twice()), ("blocking", 9, 1));
    let mut old = twice();
    old[0].statement.novelty = Novelty::PreExisting;
    assert_eq!(shown(Case::default(), old), ("blocking", 9, 1));
    assert_eq!(shown(Case::default(), twice()), ("blocking", 3, 1));
}

#[test]
fn what_blocks_comes_first_then_the_graver_then_the_place() {
    let at = |file: &str, line: u32, severity: Severity| {
        let mut seen = seen(line, &format!("code {line}"));
        seen.location.path = path(file);
        seen.statement.severity = severity;
        seen
    };
    let findings = Case::default().judge(vec![
        at("b.rs", 1, Severity::Minor),
        at("b.rs", 2, Severity::Major),
        at("a.rs", 9, Severity::Major),
        at("a.rs", 3, Severity::Major),
        at("c.rs", 1, Severity::Critical),
    ]);
    let shown: Vec<(u32, String)> = findings.iter().map(|f| (f.number, f.location.to_string())).collect();
    let want = [(1, "c.rs:1"), (2, "a.rs:3"), (3, "a.rs:9"), (4, "b.rs:2"), (5, "b.rs:1")];
    assert_eq!(shown, want.map(|(n, at)| (n, at.to_owned())));
}

fn anything() -> impl Strategy<Value = Anchored> {
    let severity = proptest::sample::select(Severity::ALL.to_vec());
    let novelty = proptest::sample::select(vec![Novelty::New, Novelty::PreExisting, Novelty::Unknown]);
    (1u32..9, 0u32..40, severity, novelty).prop_map(|(line, code, severity, novelty)| {
        let mut seen = seen(line, &format!("code {code}"));
        (seen.statement.severity, seen.statement.novelty) = (severity, novelty);
        seen
    })
}

proptest! {
    #[test]
    fn law_4_as_many_leave_as_distinct_problems_entered_each_once(
        seen in proptest::collection::vec(anything(), 0..12),
        off in any::<bool>(),
        allowed in 1u32..9,
    ) {
        let mut case = Case { allows: vec![allow(allowed, allowed)], ..Case::default() };
        case.changed_lines = Some(LineSpan::new(2, 4));
        if off {
            case.policy.rules_off.push(rule());
        }
        let distinct: std::collections::BTreeSet<&String> = seen.iter().map(|s| &s.snippet).collect();
        let findings = case.judge(seen.clone());
        prop_assert_eq!(findings.len(), distinct.len());
        let numbers: Vec<u32> = findings.iter().map(|f| f.number).collect();
        prop_assert_eq!(numbers, (1..=u32::try_from(findings.len()).unwrap()).collect::<Vec<_>>());
        prop_assert!(!off || findings.iter().all(|f| f.disposition == Disposition::RuleOff));
    }
}

#[test]
fn law_4_a_rule_that_is_off_hides_no_other_readers_word() {
    let mut case = Case::default();
    case.policy.rules_off.push(rule());
    let (ours, mut theirs) = (seen(3, "x"), seen(3, "x"));
    theirs.statement.rule = RuleId::new("tool/other");
    let findings = case.judge(vec![ours, theirs]);
    let dispositions: Vec<&Disposition> = findings.iter().map(|f| &f.disposition).collect();
    assert_eq!(dispositions, [&Disposition::Blocking, &Disposition::RuleOff]);
}
