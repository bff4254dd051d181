//! What holds for every format and every report, however odd.

use headproof_core::text::is_plain;
use headproof_formats::{github, gitlab, json, markdown, sarif, text};
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use serde_json::Value;

use crate::arbitrary;

fn schema(text: &str) -> jsonschema::Validator {
    jsonschema::validator_for(&serde_json::from_str::<Value>(text).unwrap()).unwrap()
}

fn safe(text: &str) -> bool {
    text.chars().all(|c| c == '\n' || is_plain(c))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_format_shows_every_report_safely_and_the_same_twice(report in arbitrary::report()) {
        let explain = text::Options { explain: true, width: 50, ..text::Options::default() };
        let quiet = text::Options { quiet: true, ..text::Options::default() };
        let formats: [&dyn Fn() -> String; 7] = [
            &|| text::render(&report, &explain),
            &|| text::render(&report, &quiet),
            &|| json::v1::render(&report),
            &|| sarif::write::render(&report, &[]),
            &|| markdown::render(&report),
            &|| gitlab::render(&report),
            &|| github::render(&report),
        ];
        for format in formats {
            let shown = format();
            prop_assert!(safe(&shown), "{shown}");
            prop_assert!(shown.ends_with('\n'));
            prop_assert_eq!(format(), shown);
        }
    }

    #[test]
    fn json_and_sarif_fit_their_schemas(report in arbitrary::report()) {
        thread_local! {
            static JSON: jsonschema::Validator = schema(include_str!("../../../../schemas/report.v1.json"));
            static SARIF: jsonschema::Validator = schema(include_str!("../data/sarif-schema-2.1.0.json"));
        }
        let json: Value = serde_json::from_str(&json::v1::render(&report)).unwrap();
        let error = JSON.with(|s| s.iter_errors(&json).next().map(|e| format!("{}: {e}", e.instance_path())));
        // A rule, a name or a column that the core never makes may be empty or zero here; nothing else may differ.
        let odd = ["/rule", "/columns/start", "/columns/end", "/mark/start", "/mark/end", "/columns", "/mark"];
        prop_assert!(error.as_deref().is_none_or(|e| odd.iter().any(|o| e.split(':').next().unwrap().ends_with(o))), "{error:?}");
        let log: Value = serde_json::from_str(&sarif::write::render(&report, &[])).unwrap();
        let error = SARIF.with(|s| s.iter_errors(&log).next().map(|e| format!("{}: {e}", e.instance_path())));
        prop_assert!(error.is_none(), "{error:?}");
    }
}
