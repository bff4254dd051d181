//! Public reports of noise, each a test by its id.

use std::collections::BTreeSet;

use headproof_testkit::repo::Repo;
use serde_json::{Value, json};

use crate::program::{Ran, normalised, report, run, run_in, weakened};

fn ids(report: &Value) -> Vec<String> {
    let findings = report["findings"].as_array().expect("findings");
    findings.iter().map(|f| f["id"].as_str().expect("an id").to_owned()).collect()
}

/// The findings of a comment, without the counts before and the revision after them.
fn talk(markdown: &str) -> &str {
    let from = markdown.find("**1. ").expect("a finding");
    let to = markdown.find("<details><summary>What this rests on").expect("the basis");
    &markdown[from..to]
}

fn comment(repo: &Repo) -> String {
    run(repo, &["review", "--base", "main", "--format", "markdown"]).out
}

/// A branch with one open finding.
fn branch() -> Repo {
    let repo = weakened();
    repo.branch("work");
    repo.commit("weaken");
    repo
}

/// A review at each push buried human talk: <https://github.com/PolpOnline/gpu-usage-waybar/issues/132>.
#[test]
fn b205_five_pushes_with_one_open_finding_are_one_and_the_same_comment() {
    let repo = branch();
    let (first, known) = (comment(&repo), ids(&report(&repo, &["--base", "main"])));
    assert_eq!(known.len(), 1);
    assert_eq!(comment(&repo), first, "the same state gives the same bytes, so that nothing is edited");
    for push in 0..5 {
        repo.write(format!("docs/{push}.md"), "more words\n").commit("unrelated");
        assert_eq!(talk(&comment(&repo)), talk(&first));
        assert_eq!(ids(&report(&repo, &["--base", "main"])), known);
    }
}

/// A fresh walkthrough on each commit hid the feedback: <https://github.com/azerothcore/azerothcore-wotlk/pull/26235>.
#[test]
fn b207_the_same_findings_are_the_same_bytes_wherever_and_whenever_they_are_found() {
    let (repo, other) = (branch(), branch());
    let first = comment(&repo);
    repo.git(["commit", "--quiet", "--allow-empty", "-m", "nothing new"]);
    assert_eq!(talk(&comment(&repo)), talk(&first));
    assert_eq!(comment(&other), first, "neither folder nor time is in it");
    for noise in [repo.root().to_str().unwrap(), " ms", "session"] {
        assert!(!first.contains(noise), "{noise} in {first}");
    }
}

/// Floods of decorated output that is hard to read in a terminal: <https://github.com/shub39/Rush/issues/179>.
#[test]
fn b206_outside_a_terminal_the_result_is_plain_and_alone_on_standard_output() {
    let repo = branch();
    repo.write("headproof.toml", "[review]\nfail_on = \"major\"\n").commit("settings");
    let env = [("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("CLICOLOR", "1")];
    let review = |format: &str| -> Ran {
        let args = ["review", "--base", "main", "--format", format];
        let ran = run_in(&repo, repo.root(), &args, &env, b"");
        assert_eq!((ran.code, ran.err.as_str()), (1, ""), "{format}: nothing beside the result");
        let control = |c: char| c.is_control() && c != '\n';
        assert!(!ran.out.contains(control), "{format}: {}", ran.out);
        ran
    };
    for format in ["json", "sarif", "gitlab"] {
        serde_json::from_str::<Value>(&review(format).out).unwrap_or_else(|e| panic!("{format}: {e}"));
    }
    for line in review("jsonl").out.lines() {
        serde_json::from_str::<Value>(line).unwrap_or_else(|e| panic!("jsonl: {e}: {line}"));
    }
    assert!(review("text").out.starts_with("✗ blocked"));
    assert!(review("markdown").out.starts_with("### "));
    assert!(review("github").out.lines().all(|l| l.starts_with("::")), "annotations only");
    let quiet = run(&repo, &["review", "--base", "main", "--quiet"]);
    let findings = ids(&report(&repo, &["--base", "main"])).len();
    assert!(quiet.out.lines().count() <= findings + 2, "quiet is one line a finding: {}", quiet.out);
}

/// Eight repeat reviews with claims of missing tests that existed: <https://github.com/thedotmack/claude-mem/pull/2134>.
#[test]
fn b208_a_later_run_says_nothing_twice_and_a_test_in_another_folder_is_not_missing() {
    let repo = branch();
    let first = ids(&report(&repo, &["--base", "main"]));
    let test = String::from_utf8(repo.read("tests/test_price.py")).unwrap();
    repo.write("tests/test_price.py", format!("# moved down\n# by two lines\n{test}")).commit("shift");
    let later = ids(&report(&repo, &["--base", "main"]));
    assert_eq!(later, first);
    assert_eq!(later.iter().collect::<BTreeSet<_>>().len(), later.len());
    let only_shift = report(&repo, &["--commit", "HEAD"]);
    let open = |f: &&Value| ["blocking", "advisory"].contains(&f["disposition"].as_str().unwrap());
    assert_eq!(only_shift["findings"].as_array().unwrap().iter().filter(open).count(), 0);

    let repo = weakened();
    repo.git(["checkout", "--quiet", "--", "."]);
    repo.rename("tests/test_price.py", "checks/unit/test_price.py");
    repo.write("shop/price.py", "def total(rows):\n    return sum(rows, 0)\n");
    let moved = report(&repo, &[]);
    assert_eq!(ids(&moved), Vec::<String>::new());
}

/// A result of another tool.
fn result(rule: &str, line: u32, text: &str) -> Value {
    json!({"ruleId": rule, "level": "error", "message": {"text": text},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": "conf.py"}, "region": {"startLine": line}}}]})
}

fn sarif(repo: &Repo, name: &str, tool: &str, results: &[Value]) -> String {
    let rules = json!([{"id": "token", "properties": {"tags": ["CWE-798"]}}]);
    let log = json!({"version": "2.1.0",
        "runs": [{"tool": {"driver": {"name": tool, "rules": rules}}, "results": results}]});
    let path = repo.outside().join(name);
    std::fs::write(&path, log.to_string()).unwrap();
    path.to_str().unwrap().to_owned()
}

/// 328 comments over 52 pull requests, near copies among them, and nobody could dismiss one:
/// <https://github.com/AzureAD/microsoft-authentication-library-for-dotnet/issues/5967>.
#[test]
fn b209_near_equal_findings_of_several_tools_are_one() {
    let repo = Repo::new();
    repo.write("conf.py", "A = 1\n").commit("start");
    let token = ["ghp", "_", "q7Rk2ZpX9vLmT4sYbN8cWd3FhJ6gAe1KuQ0o"].concat();
    repo.write("conf.py", format!("A = 1\nTOKEN = \"{token}\"\n"));
    assert_eq!(ids(&report(&repo, &[])).len(), 1, "the built-in reviewer sees it");
    let worded = [result("token", 2, "Token found."), result("token", 2, "A token was found!")];
    let one = sarif(&repo, "one.sarif", "Leaks", &worded);
    let two = sarif(&repo, "two.sarif", "Other", &worded);
    let all = report(&repo, &["--sarif", &one, "--sarif", &two, "--sarif", &one]);
    let shown = all.to_string();
    let alone = ids(&report(&repo, &[]));
    assert_eq!(ids(&all), alone, "one finding, under the id it has without them: {shown}");
    assert_eq!(all["findings"][0]["witnesses"].as_array().unwrap().len(), 3, "{shown}");
    assert_eq!(all["findings"][0]["related"], json!([]), "the same place is no other place: {shown}");
    assert!(!shown.contains(&token[4..]), "and the token is nowhere: {shown}");
}

#[test]
fn law_11_a_secret_that_only_another_tool_knows_is_not_shown_either() {
    let repo = Repo::new();
    repo.write("conf.py", "A = 1\n").commit("start");
    repo.write("conf.py", "A = 1\nseats = [\"wren-otter\", \"lynx\"]\n");
    assert_eq!(ids(&report(&repo, &[])).len(), 0, "nothing that we would know for a secret");
    for columns in [json!({"startLine": 2, "startColumn": 11, "endColumn": 20}), json!({"startLine": 2})] {
        let mut found = result("seat", 2, "Found wren-otter.");
        found["locations"][0]["physicalLocation"]["region"] = columns;
        found["locations"][0]["physicalLocation"]["region"]["snippet"] = json!({"text": "wren-otter"});
        let path = sarif(&repo, "seats.sarif", "gitleaks", &[found]);
        for format in ["text", "json", "jsonl", "sarif", "markdown", "gitlab", "github"] {
            let ran = run(&repo, &["review", "--format", format, "--sarif", &path]);
            assert_eq!(ran.code, 1, "{format}: {}", ran.out);
            assert!(!ran.out.contains("otter"), "{format}: {}", ran.out);
        }
    }
}

#[test]
fn b209_a_finding_can_be_dismissed_by_comment_waiver_or_baseline() {
    let dismissed = |repo: &Repo, by: &str| {
        let ran = run(repo, &["review", "--format", "json"]);
        assert_eq!(ran.code, 0, "{by}: {}{}", ran.out, ran.err);
        let report = normalised(&ran.out);
        let kinds: Vec<&Value> =
            report["findings"].as_array().unwrap().iter().map(|f| &f["suppression"]["by"]).collect();
        assert_eq!(kinds, [by], "dismissed, and still shown: {report}");
    };
    let repo = weakened();
    let test = String::from_utf8(repo.read("tests/test_price.py")).unwrap();
    let comment = "# headproof: allow skip-added because the feed is down\n@pytest.mark.skip\n";
    repo.write("tests/test_price.py", test.replace("@pytest.mark.skip\n", comment));
    dismissed(&repo, "inline");

    let keep = |file: &str, text: &str| {
        let repo = weakened();
        repo.git(["stash", "push", "--quiet"]);
        repo.write(file, text).commit("settings");
        repo.git(["stash", "pop", "--quiet"]);
        repo
    };
    let waiver =
        "[[waivers]]\nrule = \"skip-added\"\nreason = \"down\"\nowner = \"ann\"\nexpires = 2999-01-31\n";
    dismissed(&keep("headproof.toml", waiver), "waiver");

    let repo = weakened();
    run(&repo, &["review", "--write-baseline"]);
    let baseline = String::from_utf8(repo.read("headproof.baseline.json")).unwrap();
    dismissed(&keep("headproof.baseline.json", &baseline), "baseline");
}

#[test]
fn b209_a_baseline_still_meets_its_finding_when_another_comes_up_beside_it() {
    let repo = weakened();
    run(&repo, &["review", "--write-baseline"]);
    repo.git(["stash", "push", "--quiet", "tests", "shop"]);
    repo.commit("baseline");
    repo.git(["stash", "pop", "--quiet"]);
    let test = String::from_utf8(repo.read("tests/test_price.py")).unwrap();
    let skip = "@pytest.mark.skipif(True, reason=\"later\")\ndef test_none";
    repo.write("tests/test_price.py", test.replace("def test_none", skip));
    let ran = run(&repo, &["review", "--format", "json"]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    let counts = &normalised(&ran.out)["counts"]["findings"];
    assert_eq!((counts["suppressed"].as_u64(), counts["blocking"].as_u64()), (Some(1), Some(1)), "{counts}");
}

/// Silence, and skips with no reason: <https://github.com/JSONbored/loopover/pull/9180>. What is shown meanwhile is
/// tested where it is made.
#[test]
fn b212_what_is_skipped_or_empty_says_why() {
    let repo = Repo::new();
    repo.write("a.py", "A = 1\n").commit("start");
    let ran = run(&repo, &["review"]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("nothing is uncommitted") && ran.err.contains("next:"), "{}", ran.err);
    repo.write("a.py", "A = 2\n")
        .write("logo.png", b"\x89PNG\r\n\x1a\n\0\0")
        .write("yarn.lock", "# yarn lockfile v1\n");
    let ran = run(&repo, &["review"]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    for named in ["logo.png", "binary", "yarn.lock", "generated"] {
        assert!(ran.out.contains(named), "{named} in {}", ran.out);
    }
}

/// Two comments a pass, and nits used up the attempts: <https://github.com/microsasa/cli-tools/issues/782>.
#[test]
fn b215_advisory_findings_come_all_at_once_and_never_close_the_gate() {
    let repo = Repo::new();
    repo.write("app/start.py", "def start():\n    return run()\n").commit("start");
    for n in 0..40 {
        let text = format!("def handle_{n}(rows):\n    breakpoint()\n    return [r + {n} for r in rows]\n");
        repo.write(format!("app/part_{n}.py"), text);
    }
    let ran = run(&repo, &["review"]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    let all = report(&repo, &[]);
    let counts = &all["counts"]["findings"];
    assert_eq!((counts["blocking"].as_u64(), counts["advisory"].as_u64()), (Some(0), Some(40)), "{counts}");
    for n in 0..40 {
        assert!(ran.out.contains(&format!("app/part_{n}.py")), "part {n} is held back: {}", ran.out);
    }
    assert_eq!(ids(&report(&repo, &[])), ids(&all), "a second pass has nothing to add");
    repo.write("app/part_0.py", "def handle_0(rows):\n    return [r for r in rows]\n");
    let fixed = ids(&report(&repo, &[]));
    assert_eq!(fixed.len(), 39);
    assert!(fixed.iter().all(|id| ids(&all).contains(id)), "mending one brings up no others");
}
