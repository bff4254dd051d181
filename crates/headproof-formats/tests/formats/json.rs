use headproof_formats::json::v1::render;
use serde_json::Value;

use crate::samples;

const SCHEMA: &str = include_str!("../../../../schemas/report.v1.json");

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn every_document_fits_its_schema() {
    let schema = jsonschema::validator_for(&parsed(SCHEMA)).unwrap();
    for (name, report) in samples::all() {
        let document = parsed(&render(&report));
        let errors: Vec<String> =
            schema.iter_errors(&document).map(|e| format!("{}: {e}", e.instance_path())).collect();
        assert!(errors.is_empty(), "{name}: {errors:#?}");
    }
}

#[test]
fn the_schema_refuses_what_it_does_not_know() {
    let schema = jsonschema::validator_for(&parsed(SCHEMA)).unwrap();
    let good = parsed(&render(&samples::blocked()));
    let spoilt: [fn(&mut Value); 4] = [
        |d| d["surprise"] = 1.into(),
        |d| d["verdict"]["outcome"] = "fine".into(),
        |d| d["findings"][0]["severity"] = "nit".into(),
        |d| d["findings"][0]["location"].as_object_mut().unwrap().retain(|k, _| k != "side"),
    ];
    for (n, spoil) in spoilt.into_iter().enumerate() {
        let mut bad = good.clone();
        spoil(&mut bad);
        assert!(!schema.is_valid(&bad), "spoilt document {n} was taken");
    }
}

#[test]
fn counts_verdict_and_lists_agree() {
    for (name, report) in samples::all() {
        let document = parsed(&render(&report));
        let findings = document["findings"].as_array().unwrap();
        let by = |word: &str| findings.iter().filter(|f| f["disposition"] == word).count();
        let counts = &document["counts"]["findings"];
        assert_eq!(counts["all"], findings.len(), "{name}");
        for word in ["blocking", "advisory", "pre_existing", "suppressed", "rule_off", "outside_change"] {
            assert_eq!(counts[word], by(word), "{name}: {word}");
        }
        let entries = document["coverage"]["entries"].as_array().unwrap();
        assert_eq!(document["counts"]["coverage"]["units"], entries.len(), "{name}");
        let gaps = entries.iter().filter(|e| e["gap"] == true).count();
        assert_eq!(document["counts"]["coverage"]["gaps"], gaps, "{name}");
        assert_eq!(document["coverage"]["complete"], gaps == 0, "{name}");
        assert_eq!(document["counts"]["rejected"], document["rejected"].as_array().unwrap().len(), "{name}");
        assert_eq!(document["verdict"]["exit_code"], report.verdict.outcome.exit_code(), "{name}");
    }
}

#[test]
fn all_but_the_timing_is_byte_stable() {
    let (mut first, mut second) = (samples::blocked(), samples::blocked());
    second.millis = 99_999;
    second.readers[0].millis = 77_777;
    let strip = |text: String| {
        let mut document = parsed(&text);
        document.as_object_mut().unwrap().remove("timing");
        document.to_string()
    };
    assert_ne!(render(&first), render(&second));
    assert_eq!(strip(render(&first)), strip(render(&second)));
    first.millis = second.millis;
    first.readers[0].millis = second.readers[0].millis;
    assert_eq!(render(&first), render(&second));
}

#[test]
fn a_path_that_is_not_utf8_keeps_its_bytes() {
    let document = parsed(&render(&samples::hostile()));
    let entries = document["coverage"]["entries"].as_array().unwrap();
    let odd = entries.iter().find(|e| e.get("path_hex").is_some()).unwrap();
    assert_eq!(odd["path"], "bad\\xff\\u{1b}[0m, name%.png");
    assert_eq!(odd["path_hex"], "626164ff1b5b306d2c206e616d65252e706e67");
}

#[test]
fn raw_output_steers_no_terminal_and_shows_no_secret() {
    for (name, report) in samples::all() {
        let text = render(&report);
        let plain = |c: char| c == '\n' || headproof_core::text::is_plain(c);
        assert!(text.chars().all(plain), "{name}");
        assert!(!text.contains(samples::SECRET), "{name}");
    }
}

#[test]
fn a_finding_as_it_looks() {
    insta::assert_snapshot!("json_blocked", render(&samples::blocked()));
}
