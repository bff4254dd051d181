//! GitLab code quality and GitHub annotations.

use headproof_formats::{github, gitlab};
use serde_json::Value;

use crate::samples;

#[test]
fn gitlab_gets_one_issue_for_each_open_finding_under_its_id() {
    for (name, report) in samples::all() {
        let mut issues: Vec<Value> = serde_json::from_str(&gitlab::render(&report)).unwrap();
        issues.retain(|i| i["check_name"] != "headproof-verdict");
        let open: Vec<_> = report.open_findings().collect();
        assert_eq!(issues.len(), open.len(), "{name}");
        for (issue, finding) in issues.iter().zip(open) {
            assert_eq!(issue["fingerprint"], finding.id.as_str());
            assert!(issue["location"]["lines"]["begin"].as_u64().unwrap() >= 1);
            let word = issue["severity"].as_str().unwrap();
            let blocks = finding.disposition.word() == "blocking";
            assert_eq!(["blocker", "critical", "major"].contains(&word), blocks, "{name}");
        }
    }
    insta::assert_snapshot!("gitlab_blocked", gitlab::render(&samples::blocked()));
}

#[test]
fn an_empty_gitlab_report_means_clean_and_nothing_else() {
    for (name, report) in samples::all() {
        let empty = gitlab::render(&report) == "[]\n";
        assert_eq!(
            empty,
            report.verdict.outcome.exit_code() == 0 && report.open_findings().count() == 0,
            "{name}"
        );
    }
    insta::assert_snapshot!("gitlab_incomplete", gitlab::render(&samples::incomplete()));
}

#[test]
fn github_gets_an_annotation_for_each_open_finding_and_the_verdict() {
    for (name, report) in samples::all() {
        let text = github::render(&report);
        assert_eq!(text.lines().count(), report.open_findings().count() + 1, "{name}: {text}");
        assert!(
            text.lines().all(|l| l.starts_with("::error ")
                || l.starts_with("::warning ")
                || l.starts_with("::notice "))
        );
        let last = text.lines().last().unwrap();
        assert_eq!(last.starts_with("::notice"), report.verdict.outcome.exit_code() == 0, "{name}: {last}");
    }
    insta::assert_snapshot!("github_blocked", github::render(&samples::blocked()));
    insta::assert_snapshot!("github_hostile", github::render(&samples::hostile()));
    insta::assert_snapshot!("github_incomplete", github::render(&samples::incomplete()));
}

#[test]
fn what_github_would_drop_is_counted() {
    let mut sample = samples::Sample::new();
    let source: String = (0..25).map(|n| format!("line {n}\n")).collect();
    sample = sample.file("src/a.rs", "", &source);
    for n in 1..=25 {
        let quote = format!("line {}", n - 1);
        let severity = headproof_core::severity::Severity::Major;
        sample = sample.claim(samples::claim("src/a.rs", n, &quote, "no-rule", severity));
    }
    let text = github::render(&sample.report());
    assert!(text.lines().count() <= 10, "{text}");
    assert!(text.lines().last().unwrap().contains("16 findings not annotated"), "{text}");
}

#[test]
fn strangers_write_no_command_and_show_no_secret() {
    for (name, report) in samples::all() {
        for text in [gitlab::render(&report), github::render(&report)] {
            assert!(text.chars().all(|c| c == '\n' || headproof_core::text::is_plain(c)), "{name}");
            assert!(!text.contains(samples::SECRET), "{name}");
        }
    }
}
