use headproof_core::verdict::Outcome;
use headproof_formats::sarif::write::render;
use serde_json::Value;

use crate::samples;

fn log(report: &headproof_core::report::Report) -> Value {
    serde_json::from_str(&render(report, &samples::rules())).unwrap()
}

#[test]
fn every_log_fits_the_published_schema() {
    let schema: Value = serde_json::from_str(include_str!("../data/sarif-schema-2.1.0.json")).unwrap();
    let schema = jsonschema::validator_for(&schema).unwrap();
    for (name, report) in samples::all() {
        let errors: Vec<String> =
            schema.iter_errors(&log(&report)).map(|e| format!("{}: {e}", e.instance_path())).collect();
        assert!(errors.is_empty(), "{name}: {errors:#?}");
    }
    let mut bad = log(&samples::blocked());
    bad["runs"][0]["results"][0]["level"] = "fatal".into();
    assert!(!schema.is_valid(&bad));
}

#[test]
fn a_result_is_an_error_exactly_when_it_blocks() {
    for (name, report) in samples::all() {
        let log = log(&report);
        let results = log["runs"][0]["results"].as_array().unwrap();
        assert_eq!(results.len(), report.findings.len(), "{name}: nothing gets lost");
        for (result, finding) in results.iter().zip(&report.findings) {
            assert_eq!(result["level"] == "error", finding.disposition.word() == "blocking", "{name}");
            assert_eq!(result["partialFingerprints"]["headproof/v1"], finding.id.as_str());
            let rule =
                &log["runs"][0]["tool"]["driver"]["rules"][result["ruleIndex"].as_u64().unwrap() as usize];
            assert_eq!(rule["id"], result["ruleId"], "{name}");
        }
    }
}

#[test]
fn an_incomplete_or_stale_run_is_no_success() {
    for (name, report) in samples::all() {
        let log = log(&report);
        let invocation = &log["runs"][0]["invocations"][0];
        let failed = matches!(report.verdict.outcome, Outcome::Incomplete | Outcome::Stale);
        assert_eq!(invocation["executionSuccessful"], !failed, "{name}");
        assert_eq!(invocation["exitCode"], report.verdict.outcome.exit_code(), "{name}");
    }
    let log = log(&samples::incomplete());
    let notes = log["runs"][0]["invocations"][0]["toolExecutionNotifications"].to_string();
    for word in ["codex", "data/big.json", "too large", "src/late.rs", "shallow"] {
        assert!(notes.contains(word), "{word} is not in {notes}");
    }
}

#[test]
fn what_is_let_pass_is_suppressed_and_what_was_there_is_unchanged() {
    let log = log(&samples::every_disposition());
    let by = |rule: &str| {
        let results = log["runs"][0]["results"].as_array().unwrap();
        results.iter().find(|r| r["ruleId"] == rule).unwrap().clone()
    };
    assert_eq!(by("by-comment")["suppressions"][0]["kind"], "inSource");
    assert_eq!(by("by-waiver")["suppressions"][0]["kind"], "external");
    assert_eq!(by("old-problem")["baselineState"], "unchanged");
    assert_eq!(by("assertion-removed")["baselineState"], "new");
    assert!(by("assertion-removed").get("suppressions").is_none());
}

/// A number of the old file without its side was taken for a line of the new one:
/// <https://github.com/alibaba/open-code-review/pull/1518>.
#[test]
fn b033_removed_lines_are_no_region_of_the_new_file() {
    let log = log(&samples::odd_places());
    let result = &log["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "test-deleted");
    assert!(result["locations"][0]["physicalLocation"].get("region").is_none());
    assert!(result["message"]["text"].as_str().unwrap().contains("line 2 before the change"));
}

#[test]
fn strangers_make_no_links_no_escapes_and_show_no_secret() {
    for (name, report) in samples::all() {
        let text = render(&report, &samples::rules());
        assert!(text.chars().all(|c| c == '\n' || headproof_core::text::is_plain(c)), "{name}");
        assert!(!text.contains(samples::SECRET), "{name}");
    }
    let log = log(&samples::hostile());
    let message = log["runs"][0]["results"][0]["message"]["text"].as_str().unwrap();
    assert!(!message.contains("]("), "{message}");
}

#[test]
fn a_log_as_it_looks() {
    insta::assert_snapshot!("sarif_blocked", render(&samples::blocked(), &samples::rules()));
}
