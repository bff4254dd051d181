use headproof_core::claim::{Claim, Evidence, Novelty};
use headproof_core::path::RepoPath;
use headproof_core::severity::{Confidence, Severity};
use headproof_core::text::SourceText;
use headproof_formats::sarif::read::{SarifError, SarifReading, Tree, quote_from_line, read, read_in};
use headproof_formats::sarif::write::render;
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};
use serde_json::{Value, json};

use crate::samples;

const KNOWN: [&str; 4] = ["src/parser.js", "src/a b.py", "lib/ü.rs", "main.js"];

fn known(path: &str) -> Option<RepoPath> {
    KNOWN.contains(&path).then(|| RepoPath::new(path).unwrap())
}

fn log(results: Value) -> Value {
    json!({"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "Ruff", "version": "0.9"}}, "results": results}]})
}

fn parse(log: &Value) -> SarifReading {
    let reading = read(log.to_string().as_bytes(), &known).unwrap();
    assert_eq!(
        reading.results,
        reading.claims.len() + reading.rejected.len() + reading.not_findings,
        "in = out"
    );
    reading
}

fn at(uri: &str) -> Value {
    json!({"ruleId": "S105", "level": "error", "message": {"text": "Bad. Very bad."},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": uri}, "region": {"startLine": 3}}}]})
}

fn only(result: Value) -> Claim {
    let reading = parse(&log(json!([result])));
    assert_eq!(reading.rejected, Vec::<String>::new());
    reading.claims.into_iter().next().expect("one claim")
}

#[test]
fn a_result_becomes_a_claim() {
    let mut result = at("src/parser.js");
    result["locations"][0]["physicalLocation"]["region"] = json!({"startLine": 3, "endLine": 3, "startColumn": 5, "endColumn": 9, "snippet": {"text": "  x = eval(y)\n"}});
    let claim = only(result);
    assert_eq!(claim.statement.rule.as_str(), "ruff/S105");
    assert_eq!(claim.statement.class.as_str(), "evidence.ruff");
    assert_eq!(claim.statement.title, "Bad");
    assert_eq!((claim.statement.severity, claim.statement.novelty), (Severity::Major, Novelty::Unknown));
    assert_eq!((claim.place.line, claim.place.quote.as_str()), (Some(3), "x = eval(y)"));
    assert_eq!(claim.place.columns.map(|c| (c.start, c.end)), Some((5, 9)));
    let output = Evidence::ToolOutput { tool: "Ruff 0.9".into(), text: "Bad. Very bad.".into() };
    assert_eq!(claim.statement.evidence, [output]);
}

/// Reports with absolute Windows paths never matched the paths of the repository, and all findings were dropped:
/// <https://github.com/relekang/lint-filter/issues/32>.
#[test]
fn b036_paths_are_normalised_and_what_cannot_be_mapped_is_named() {
    for (uri, want) in [
        ("src/parser.js", "src/parser.js"),
        ("./src//parser.js", "src/parser.js"),
        ("src\\parser.js", "src/parser.js"),
        ("C:\\repo\\src\\parser.js", "src/parser.js"),
        ("C:/repo/src/parser.js", "src/parser.js"),
        ("file:///C:/repo/src/parser.js", "src/parser.js"),
        ("file:///c%3A/repo/src/parser.js", "src/parser.js"),
        ("file://C:/repo/src/parser.js", "src/parser.js"),
        ("file:///home/me/repo/src/parser.js", "src/parser.js"),
        ("file://host/home/me/repo/src/parser.js", "src/parser.js"),
        ("FILE:/home/me/repo/src/parser.js", "src/parser.js"),
        ("/home/me/repo/src/parser.js", "src/parser.js"),
        ("src/x/../parser.js", "src/parser.js"),
        ("src/a%20b.py", "src/a b.py"),
        ("src/a b.py", "src/a b.py"),
        ("lib/%C3%BC.rs", "lib/ü.rs"),
    ] {
        assert_eq!(only(at(uri)).place.path.as_str(), Some(want), "{uri}");
    }
    let lost =
        ["src/other.js", "D:\\x\\other.js", "../src/parser.js", "https://example.org/src/x.js", "", "%00"];
    let reading = parse(&log(lost.iter().map(|uri| at(uri)).collect()));
    assert_eq!((reading.claims.len(), reading.rejected.len()), (0, lost.len()));
    assert!(reading.rejected[0].contains("ruff/S105") && reading.rejected[0].contains("src/other.js"));
    assert!(reading.rejected[1].contains("not part of what is reviewed"), "{:?}", reading.rejected);
}

#[test]
fn an_absolute_path_is_never_mapped_onto_one_of_several_files() {
    let files = ["src/util.py", "util.py", "lib/other.py"];
    let known = |p: &str| ["util.py", "lib/other.py"].contains(&p).then(|| RepoPath::new(p).unwrap());
    let tree = Tree { root: "/home/me/repo", known: &known, exists: &|p| files.contains(&p) };
    let read = |uri: &str| {
        let reading = read_in(log(json!([at(uri)])).to_string().as_bytes(), &tree).unwrap();
        let path = reading.claims.first().map(|c| c.place.path.to_string());
        (path, reading.rejected, reading.notes)
    };
    let named = |path: &str| (Some(path.to_owned()), Vec::<String>::new(), Vec::<String>::new());
    assert_eq!(read("/home/me/repo/util.py"), named("util.py"), "below our root there is no doubt");
    let (path, rejected, _) = read("/home/me/repo/src/util.py");
    assert_eq!(path, None, "a file that is not under review is not another one of the same name");
    assert!(rejected[0].contains("not part of what is reviewed"), "{rejected:?}");
    let (path, rejected, _) = read("/builds/7/src/util.py");
    assert_eq!(path, None);
    assert!(
        rejected[0].contains("src/util.py or util.py") && rejected[0].contains("relative"),
        "{rejected:?}"
    );
    let (path, _, notes) = read("/builds/7/lib/other.py");
    assert_eq!(path.as_deref(), Some("lib/other.py"));
    assert!(notes[0].contains("another folder") && notes[0].contains("/builds/7/lib/other.py"), "{notes:?}");
    let relative = parse(&log(json!([at("repo/src/parser.js")])));
    assert_eq!(relative.claims.len(), 0, "a relative path is taken as it is");
}

#[test]
fn the_folder_that_a_tool_started_from_settles_what_its_paths_mean() {
    let known = |p: &str| ["util.py", "src/util.py"].contains(&p).then(|| RepoPath::new(p).unwrap());
    let tree = Tree { root: "/home/me/repo", known: &known, exists: &|p| known(p).is_some() };
    for uri in ["/builds/7/src/util.py", "file:///builds/7/src/util.py"] {
        let mut log = log(json!([at(uri)]));
        log["runs"][0]["originalUriBaseIds"] = json!({"%SRCROOT%": {"uri": "file:///builds/7/"}});
        let reading = read_in(log.to_string().as_bytes(), &tree).unwrap();
        assert_eq!(reading.claims[0].place.path.as_str(), Some("src/util.py"));
        assert_eq!(reading.notes, Vec::<String>::new(), "nothing was guessed");
    }
}

#[test]
fn bases_and_artifact_indices_are_followed() {
    let mut log = log(json!([
        {"message": {"text": "a"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "parser.js", "uriBaseId": "SRC"}}}]},
        {"message": {"text": "b"}, "locations": [{"physicalLocation": {"artifactLocation": {"index": 0}}}]},
        {"message": {"text": "c"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "src/parser.js", "uriBaseId": "%SRCROOT%"}}}]},
        {"message": {"text": "d"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "parser.js", "uriBaseId": "LOOP"}}}]},
    ]));
    log["runs"][0]["originalUriBaseIds"] = json!({
        "SRC": {"uri": "src/", "uriBaseId": "ROOT"},
        "ROOT": {"uri": "file:///home/me/repo/"},
        "LOOP": {"uriBaseId": "LOOP", "uri": "x"},
    });
    log["runs"][0]["artifacts"] = json!([{"location": {"uri": "src/parser.js"}}]);
    let reading = parse(&log);
    assert_eq!((reading.claims.len(), reading.rejected.len()), (3, 1), "{:?}", reading.rejected);
    assert!(reading.claims.iter().all(|c| c.place.path.as_str() == Some("src/parser.js")));
}

#[test]
fn a_base_inside_the_tree_is_not_taken_for_its_root() {
    let result = json!({"message": {"text": "a"}, "locations": [{"physicalLocation":
        {"artifactLocation": {"uri": "parser.js", "uriBaseId": "HERE"}}}]});
    let mut log = log(json!([result]));
    let mut placed = |base: &str| {
        log["runs"][0]["originalUriBaseIds"] = json!({"HERE": {"uri": base}});
        let known = |p: &str| ["src/parser.js", "parser.js"].contains(&p).then(|| RepoPath::new(p).unwrap());
        let reading = read(log.to_string().as_bytes(), &known).unwrap();
        (reading.claims.first().and_then(|c| c.place.path.as_str().map(str::to_owned)), reading.rejected)
    };
    let root = placed("file:///ci/repo/");
    assert_eq!(root.0.as_deref(), Some("parser.js"), "{:?}", root.1);
    let (path, rejected) = placed("file:///ci/repo/src/");
    assert_eq!(path, None, "it is src/parser.js of somewhere, or parser.js of a tree that is called src");
    assert!(rejected[0].contains("src/parser.js or parser.js"), "{rejected:?}");
}

#[test]
fn severity_is_capped_at_what_a_tools_word_is_worth() {
    let with = |level: Value, score: Value| {
        let mut result = at("main.js");
        result["level"] = level;
        result["properties"] = json!({"security-severity": score});
        only(result).statement.severity
    };
    assert_eq!(with("error".into(), Value::Null), Severity::Major);
    assert_eq!(with("warning".into(), Value::Null), Severity::Minor);
    assert_eq!(with("note".into(), Value::Null), Severity::Minor);
    assert_eq!(with(Value::Null, Value::Null), Severity::Minor);
    assert_eq!(with("note".into(), "9.8".into()), Severity::Major);
    assert_eq!(with("error".into(), json!(3.1)), Severity::Minor);
    assert_eq!(with("error".into(), "NaN".into()), Severity::Major);
}

#[test]
fn rules_give_class_level_confidence_and_words() {
    let rule = |tags: Value| {
        let mut result = at("main.js");
        result["message"] = json!({"id": "default", "arguments": ["x", "y"]});
        result["level"] = Value::Null;
        result["ruleId"] = "js/sqli/sub".into();
        let mut log = log(json!([result]));
        log["runs"][0]["tool"]["driver"]["rules"] = json!([{"bogus": 1}, {
            "id": "js/sqli",
            "fullDescription": {"text": "Queries made of input."},
            "defaultConfiguration": {"level": "error"},
            "messageStrings": {"default": {"text": "{0} reaches {1}"}},
            "properties": {"tags": tags, "precision": "very-high"},
        }]);
        parse(&log).claims.remove(0).statement
    };
    let sql = rule(json!(["security", "external/cwe/cwe-089"]));
    assert_eq!(
        (sql.class.as_str(), sql.severity, sql.confidence),
        ("injection.sql", Severity::Major, Confidence::High)
    );
    assert_eq!((sql.title.as_str(), sql.why.as_str()), ("x reaches y", "Queries made of input."));
    assert_eq!(sql.rule.as_str(), "ruff/js/sqli/sub");
    assert_eq!(rule(json!(["CWE-798: hard-coded"])).class.as_str(), "secret.leaked");
    assert_eq!(rule(json!(["CWE-1"])).class.as_str(), "evidence.ruff");
    assert_eq!(rule(json!("not a list")).class.as_str(), "evidence.ruff");
}

#[test]
fn what_a_scanner_for_secrets_reports_is_a_secret() {
    let mut log = log(json!([at("main.js")]));
    log["runs"][0]["tool"]["driver"]["name"] = "Gitleaks".into();
    assert_eq!(parse(&log).claims[0].statement.class.as_str(), "secret.leaked");
}

#[test]
fn what_the_tool_itself_lets_pass_is_counted_not_claimed() {
    let mut results = Vec::new();
    for (field, value) in [
        ("kind", json!("pass")),
        ("kind", json!("notApplicable")),
        ("level", json!("none")),
        ("baselineState", json!("absent")),
        ("suppressions", json!([{"kind": "inSource"}])),
    ] {
        let mut result = at("main.js");
        result[field] = value;
        results.push(result);
    }
    let mut rejected = at("main.js");
    rejected["suppressions"] = json!([{"kind": "external", "status": "rejected"}]);
    results.push(rejected);
    let reading = parse(&log(results.into()));
    assert_eq!((reading.not_findings, reading.claims.len()), (5, 1));
}

/// An imported scanner that crashed looks clean: <https://semgrep.dev/docs/semgrep-ci/configuring-blocking-and-errors-in-ci/>.
#[test]
fn b201_a_run_that_failed_or_has_no_results_is_noted() {
    let mut failed = log(json!([]));
    failed["runs"][0]["invocations"] = json!([{"executionSuccessful": false}]);
    assert!(parse(&failed).notes[0].contains("did not run to its end"));
    let mut none = log(json!([]));
    none["runs"][0].as_object_mut().unwrap().remove("results");
    assert!(parse(&none).notes[0].contains("may not have run"));
}

#[test]
fn what_is_no_sarif_is_told_so() {
    let refused = |bytes: &[u8]| read(bytes, &known).unwrap_err();
    assert!(matches!(refused(b""), SarifError::NotSarif { .. }));
    assert!(matches!(refused(b"[]"), SarifError::NotSarif { .. }));
    assert!(matches!(refused(b"{\"version\":\"2.1.0\"}"), SarifError::NotSarif { .. }));
    assert!(matches!(refused(b"{\"version\":\"2.0.0\",\"runs\":[]}"), SarifError::Version { .. }));
    let deep = format!("{{\"version\":\"2.1.0\",\"runs\":{}", "[".repeat(100_000));
    assert!(matches!(refused(deep.as_bytes()), SarifError::NotSarif { .. }));
    assert!(
        read(b"\xef\xbb\xbf{\"version\":\"2.1.0\",\"runs\":[]}", &known).is_ok(),
        "a byte order mark is no harm"
    );
}

#[test]
fn the_quote_comes_from_the_line_where_the_tool_gave_none() {
    let text = SourceText::new("a\nb\n  here it is  \n");
    let mut claim = only(at("main.js"));
    quote_from_line(&mut claim, &text);
    assert_eq!(claim.place.quote, "here it is");
    claim.place.quote = "here".into();
    quote_from_line(&mut claim, &text);
    assert_eq!(claim.place.quote, "here", "a quote that fits stays");
    claim.place.quote = "another state of the file".into();
    quote_from_line(&mut claim, &text);
    assert_eq!(claim.place.quote, "another state of the file", "a quote that does not fit is not replaced");
    (claim.place.line, claim.place.quote) = (Some(99), String::new());
    quote_from_line(&mut claim, &text);
    assert!(claim.place.quote.contains("past the end"));
}

#[test]
fn what_we_write_we_read() {
    let report = samples::blocked();
    let written = render(&report, &samples::rules());
    let paths: Vec<RepoPath> = report.findings.iter().map(|f| f.location.path.clone()).collect();
    let reading =
        read(written.as_bytes(), &|p| paths.iter().find(|x| x.as_str() == Some(p)).cloned()).unwrap();
    assert_eq!((reading.claims.len(), reading.rejected.len()), (report.findings.len(), 0));
    for (claim, finding) in reading.claims.iter().zip(&report.findings) {
        assert_eq!(claim.place.path, finding.location.path);
        assert_eq!(claim.place.line, finding.location.line());
        assert_eq!(claim.place.columns, finding.location.columns);
    }
}

/// Any JSON, with the words of SARIF strewn in.
fn any_json() -> impl proptest::strategy::Strategy<Value = Value> {
    use proptest::prelude::{Just, Strategy as _, prop_oneof};
    let words = proptest::sample::select(vec![
        "version",
        "runs",
        "tool",
        "driver",
        "name",
        "rules",
        "results",
        "ruleId",
        "ruleIndex",
        "message",
        "text",
        "locations",
        "physicalLocation",
        "artifactLocation",
        "uri",
        "region",
        "startLine",
        "endLine",
        "level",
        "kind",
        "suppressions",
        "properties",
        "tags",
        "rule",
        "index",
        "snippet",
        "arguments",
        "artifacts",
        "location",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[a-zA-Z:/\\\\%.2{}0]{0,12}".prop_map(Value::from),
        Just(Value::from("2.1.0")),
        Just(Value::from("src/parser.js")),
    ];
    leaf.prop_recursive(6, 60, 6, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..5).prop_map(Value::from),
            vec((words.clone(), inner), 0..6)
                .prop_map(|kv| Value::Object(kv.into_iter().map(|(k, v)| (k.to_owned(), v)).collect())),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in vec(any::<u8>(), 0..300)) {
        let _any_answer_will_do = read(&bytes, &known);
    }

    #[test]
    fn whatever_a_result_holds_it_is_counted_once(
        results in vec(any_json(), 0..5),
        uri in "[a-zA-Z:/\\\\%.2 ]{0,20}",
    ) {
        let mut results: Vec<Value> = results.into_iter().filter(Value::is_object).collect();
        results.push(at(&uri));
        let reading = read(log(results.clone().into()).to_string().as_bytes(), &known).unwrap();
        prop_assert_eq!(reading.results, results.len());
        prop_assert_eq!(reading.claims.len() + reading.rejected.len() + reading.not_findings, results.len());
        for claim in &reading.claims {
            prop_assert!(KNOWN.contains(&claim.place.path.as_str().unwrap()));
            prop_assert!(claim.statement.severity <= Severity::Major);
        }
    }

    #[test]
    fn a_whole_file_of_anything_gives_an_answer(value in any_json()) {
        let _any_answer_will_do = read(value.to_string().as_bytes(), &known);
    }
}
