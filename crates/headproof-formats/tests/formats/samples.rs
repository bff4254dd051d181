//! Reports of every outcome.

use headproof_core::anchor::Unanchored;
use headproof_core::change::Opaque;
use headproof_core::claim::{
    Claim, Class, Concealed, Evidence, Fix, Novelty, Place, Related, RuleId, Statement,
};
use headproof_core::coverage::{NotRead, Reading, TextOnly};
use headproof_core::digest::ObjectId;
use headproof_core::location::{Columns, Side};
use headproof_core::path::RepoPath;
use headproof_core::policy::{BaselineEntry, Day, Waiver};
use headproof_core::reader::{Duty, ReaderId};
use headproof_core::report::{ReaderLine, Report};
use headproof_core::severity::{Confidence, Severity};
use headproof_core::suppression::InlineAllow;
use headproof_core::target::Target;
use headproof_formats::rule_info::RuleInfo;

pub(crate) use crate::sample::{Sample, commits, path};

/// A claim about one line, with the words of a real rule.
pub(crate) fn claim(name: &str, line: u32, quote: &str, rule: &str, severity: Severity) -> Claim {
    let (class, title, why, advice) = words(rule);
    Claim {
        statement: Statement {
            rule: RuleId::new(rule),
            class: Class::new(class),
            severity,
            confidence: Confidence::High,
            title: title.to_owned(),
            why: why.to_owned(),
            advice: advice.to_owned(),
            fix: None,
            evidence: Vec::new(),
            related: Vec::new(),
            novelty: Novelty::New,
        },
        place: Place {
            path: path(name),
            side: Side::After,
            line: Some(line),
            lines: 1,
            columns: None,
            quote: quote.to_owned(),
        },
    }
}

fn words(rule: &str) -> (&'static str, &'static str, &'static str, &'static str) {
    match rule {
        "assertion-removed" => (
            "test_weakening.assertion_removed",
            "`refund_leaves_no_balance` no longer asserts the balance",
            "The test still runs and still passes, but nothing it says about the balance can fail any more. A \
             regression there would go unnoticed.",
            "Put the assertion back. If the behaviour changed on purpose, assert the new value instead.",
        ),
        "ci-step-non-fatal" => (
            "ci.check_disabled",
            "the step `test` can no longer fail the workflow",
            "With `continue-on-error` a failing test run is shown green.",
            "Remove `continue-on-error`.",
        ),
        "todo-as-implementation" => (
            "stub.todo_placeholder",
            "TODO in place of the implementation",
            "The function is called and does nothing yet.",
            "Implement it, or return an error that says so.",
        ),
        "secret-in-code" => (
            "secret.leaked",
            "a GitHub token in the code",
            "Whoever can read the repository can use it, now and from its history.",
            "Revoke it, then read it from the environment.",
        ),
        _ => ("evidence.ruff", "possible hardcoded password", "The tool says so.", ""),
    }
}

const TEST_BEFORE: &str = "#[test]\nfn refund_leaves_no_balance() {\n    let account = account_with(100);\n    \
    account.refund(100).unwrap();\n    assert_eq!(account.balance(), 0);\n}\n";
const TEST_AFTER: &str = "#[test]\nfn refund_leaves_no_balance() {\n    let account = account_with(100);\n    \
    let result = account.refund(100);\n    assert!(result.is_ok() || result.is_err());\n}\n";
const CI: &str = "jobs:\n  test:\n    steps:\n      - name: test\n        continue-on-error: true\n        run: make test\n";

/// Two findings that block and one that does not, everything read.
pub(crate) fn blocked() -> Report {
    let mut weak = claim(
        "tests/refund.rs",
        5,
        "assert!(result.is_ok() || result.is_err());",
        "assertion-removed",
        Severity::Major,
    );
    weak.statement.related.push(Related {
        path: path("tests/refund.rs"),
        side: Side::Before,
        line: 5,
        text: "    assert_eq!(account.balance(), 0);".into(),
        note: String::new(),
    });
    weak.statement.evidence.push(Evidence::Fact("1 assertion before, 1 that cannot fail after".into()));
    let mut step = claim(
        ".github/workflows/ci.yml",
        5,
        "continue-on-error: true",
        "ci-step-non-fatal",
        Severity::Critical,
    );
    step.place.columns = Some(Columns { start: 9, end: 32 });
    step.statement.fix = Some(Fix {
        label: "remove the line".into(),
        path: path(".github/workflows/ci.yml"),
        start: 5,
        len: 1,
        replacement: String::new(),
    });
    let todo = claim("src/pay.rs", 2, "// TODO", "todo-as-implementation", Severity::Minor);
    Sample::new()
        .file("tests/refund.rs", TEST_BEFORE, TEST_AFTER)
        .file(".github/workflows/ci.yml", "jobs:\n", CI)
        .file("src/pay.rs", "", "pub fn pay() {\n    // TODO: really pay\n}\n")
        .claim(weak)
        .claim(step)
        .claim(todo)
        .report()
}

/// Nothing found, everything read.
pub(crate) fn clean() -> Report {
    Sample::new().file("src/a.rs", "fn a() {}\n", "fn b() {}\n").file("src/c.rs", "", "fn c() {}\n").report()
}

/// Nothing found, some files are not for reading.
pub(crate) fn clean_with_unreadable() -> Report {
    let commit = ObjectId::new(&"8".repeat(40)).unwrap();
    Sample::new()
        .file("src/a.rs", "fn a() {}\n", "fn b() {}\n")
        .file("Cargo.lock", "", "version = 4\n")
        .file("notes.txt", "", "hello\n")
        .opaque(b"logo.png", Opaque::Binary { size: 2_048 })
        .opaque(b"vendor-lib", Opaque::Submodule { commit })
        .reading("notes.txt", Reading::ReadAsText { why: TextOnly::NoGrammar })
        .report()
}

/// A reader failed and a file is too large.
pub(crate) fn incomplete() -> Report {
    let mut sample = Sample::new()
        .file("src/a.rs", "fn a() {}\n", "fn b() {}\n")
        .file("src/late.rs", "", "fn late() {}\n")
        .opaque(b"data/big.json", Opaque::TooLarge { size: 17 << 20, limit: 1 << 20 })
        .reading("src/late.rs", Reading::NotRead { why: NotRead::NotReached });
    sample.readers.push(ReaderLine {
        reader: ReaderId::named("codex"),
        duty: Duty::Reads,
        end: "timed_out".into(),
        why: Some("no answer after 600 s".into()),
        millis: 600_000,
    });
    sample
        .degradations
        .push("no merge base in this shallow clone; compared with the tip of origin/main".into());
    sample.report()
}

/// The head moved while it was read.
pub(crate) fn stale() -> Report {
    let mut sample = Sample::new().file("src/a.rs", "fn a() {}\n", "fn b() {}\n");
    sample.moved = Some(commits('b'));
    sample.report()
}

/// A finding waits for a person.
pub(crate) fn needs_human() -> Report {
    let mut sample = Sample::new().file("src/a.rs", "fn a() {}\n", "fn b() {}\n");
    sample.waiting = 1;
    sample.report()
}

/// One finding of each disposition, one claim turned away, a tool as second witness.
pub(crate) fn every_disposition() -> Report {
    let rules = "a\nb\nc\nd\ne\nf\ng\n";
    let at = |n: u32, quote: &str, rule: &str, severity| claim("src/all.rs", n, quote, rule, severity);
    let mut old = at(3, "c", "old-problem", Severity::Major);
    old.statement.novelty = Novelty::PreExisting;
    let mut outside = claim("old/x.py", 1, "x", "ruff/S105", Severity::Major);
    outside.statement.novelty = Novelty::Unknown;
    let mut nowhere = at(1, "this is not there", "assertion-removed", Severity::Major);
    nowhere.statement.title = "a claim about nothing".into();
    let mut sample = Sample::new()
        .file("src/all.rs", "", rules)
        .file("old/x.py", "", "x\n")
        .claim(at(1, "a", "assertion-removed", Severity::Major))
        .claim(at(2, "b", "todo-as-implementation", Severity::Minor))
        .claim(old)
        .claim(at(4, "d", "by-comment", Severity::Major))
        .claim(at(5, "e", "by-waiver", Severity::Major))
        .claim(at(6, "f", "rule-off", Severity::Major))
        .claim(at(7, "g", "in-baseline", Severity::Major))
        .claim(outside)
        .claim(nowhere);
    let tool = ReaderId::named("semgrep");
    sample.claims.push((tool.clone(), at(1, "a", "assertion-removed", Severity::Critical)));
    sample.readers.push(ReaderLine {
        reader: tool,
        duty: Duty::Witnesses,
        end: "reviewed".into(),
        why: None,
        millis: 3,
    });
    sample.allows.push(InlineAllow {
        path: path("src/all.rs"),
        line: 4,
        covers: 4,
        rule: Some(RuleId::new("by-comment")),
        reason: "the upstream bug 123".into(),
        added: true,
    });
    sample.policy.rules_off.push(RuleId::new("rule-off"));
    sample.policy.waivers.push(Waiver {
        rule: RuleId::new("by-waiver"),
        path: "src/".into(),
        reason: "until the migration is through".into(),
        owner: "ada".into(),
        expires: Day::parse("2030-06-30").unwrap(),
    });
    let known = Sample::new()
        .file("src/all.rs", "", rules)
        .claim(at(7, "g", "in-baseline", Severity::Major))
        .report();
    let id = known.findings[0].id.to_string();
    sample.policy.baseline.push(BaselineEntry {
        id,
        rule: RuleId::new("in-baseline"),
        path: "src/all.rs".into(),
    });
    sample.report()
}

/// Everything a stranger writes tries to be something else.
pub(crate) fn hostile() -> Report {
    let evil = "\u{1b}]0;owned\u{7}\u{1b}[31m<img src=x onerror=alert(1)> @team #12 [x](http://evil) `a` | %0A\r\n::error::x \u{202e}txet \u{9b}2J";
    let source = format!("fn a() {{}} // {}\n\tlet 漢字 = \"\u{1b}[2J\";\n", evil.replace(['\r', '\n'], " "));
    let quote = source.lines().nth(1).unwrap().trim().to_owned();
    let mut nasty = claim("src/a.rs", 2, &quote, "no-rule", Severity::Major);
    nasty.place.columns = Some(Columns { start: 6, end: 8 });
    nasty.statement.title = evil.into();
    nasty.statement.why = evil.into();
    nasty.statement.advice = format!("```\n{evil}\n```");
    nasty.statement.related.push(Related {
        path: RepoPath::new(b"we\x1b[31mird\xff`|name.rs".as_slice()).unwrap(),
        side: Side::Before,
        line: 3,
        text: evil.into(),
        note: evil.into(),
    });
    nasty.statement.evidence.push(Evidence::ToolOutput { tool: "t\u{1b}[1m".into(), text: evil.into() });
    let mut sample = Sample::new()
        .file("src/a.rs", "", &source)
        .opaque(b"bad\xff\x1b[0m, name%.png", Opaque::Symlink { points_to: evil.into() })
        .claim(nasty);
    sample.degradations.push(evil.into());
    sample.target = Target::Base(evil.into());
    sample.report()
}

/// A secret, which no format may show.
pub(crate) const SECRET: &str = "ghp_0123456789abcdefghijklmnopqrstuvwxyz";

pub(crate) fn secret() -> Report {
    let source = format!("let token = \"{SECRET}\"; send(token);\n");
    let mut leaked = claim("src/a.rs", 1, source.trim(), "secret-in-code", Severity::Critical);
    let columns = Columns { start: 14, end: 14 + u32::try_from(SECRET.len()).unwrap() };
    leaked.place.columns = Some(columns);
    leaked.statement.evidence.push(Evidence::ToolOutput { tool: "gitleaks".into(), text: source.clone() });
    leaked.statement.title = format!("a GitHub token in the code: {SECRET}");
    let nowhere = claim("src/a.rs", 1, &format!("elsewhere {SECRET}"), "secret-in-code", Severity::Critical);
    let mut sample = Sample::new().file("src/a.rs", "", &source).claim(leaked).claim(nowhere);
    sample.concealed.push(Concealed { path: path("src/a.rs"), side: Side::After, line: 1, columns });
    sample.report()
}

/// A finding about a file as a whole and one about removed lines.
pub(crate) fn odd_places() -> Report {
    let mut whole = claim("src/a.rs", 1, "", "todo-as-implementation", Severity::Minor);
    whole.place.line = None;
    let mut removed =
        claim("tests/refund.rs", 2, "fn refund_leaves_no_balance() {", "test-deleted", Severity::Major);
    (removed.place.side, removed.place.lines) = (Side::Before, 5);
    Sample::new()
        .file("src/a.rs", "", "fn a() {}\n")
        .file("tests/refund.rs", TEST_BEFORE, "")
        .claim(whole)
        .claim(removed)
        .report()
}

/// Every sample with its name.
pub(crate) fn all() -> Vec<(&'static str, Report)> {
    vec![
        ("blocked", blocked()),
        ("clean", clean()),
        ("clean_with_unreadable", clean_with_unreadable()),
        ("incomplete", incomplete()),
        ("stale", stale()),
        ("needs_human", needs_human()),
        ("every_disposition", every_disposition()),
        ("hostile", hostile()),
        ("secret", secret()),
        ("odd_places", odd_places()),
    ]
}

pub(crate) fn rules() -> Vec<RuleInfo> {
    ["assertion-removed", "ci-step-non-fatal", "todo-as-implementation", "secret-in-code"]
        .into_iter()
        .map(|id| {
            let (class, summary, why, advice) = words(id);
            RuleInfo {
                id: id.into(),
                class: class.into(),
                summary: summary.into(),
                why: why.into(),
                advice: advice.into(),
                help: "More about it.".into(),
            }
        })
        .collect()
}

#[test]
fn the_samples_are_what_their_names_say() {
    use headproof_core::verdict::Outcome;
    let outcome = |report: Report| report.verdict.outcome;
    assert_eq!(outcome(blocked()), Outcome::ChangesRequested);
    assert_eq!(outcome(clean()), Outcome::Clean);
    assert_eq!(outcome(clean_with_unreadable()), Outcome::Clean);
    assert_eq!(outcome(incomplete()), Outcome::Incomplete);
    assert_eq!(outcome(stale()), Outcome::Stale);
    assert_eq!(outcome(needs_human()), Outcome::NeedsHuman);
    let counts = every_disposition().finding_counts();
    let each = [counts.blocking, counts.advisory, counts.pre_existing, counts.suppressed];
    assert_eq!((counts.all, each, counts.rule_off, counts.outside_change), (8, [1, 1, 1, 3], 1, 1));
    assert_eq!(every_disposition().rejected[0].1.why, Unanchored::QuoteNotFound);
}
