//! The smaller commands.

use headproof_testkit::repo::Repo;

use crate::program::{run, weakened};

#[test]
fn the_demo_finds_what_it_planted() {
    let ran = run(&Repo::bare_folder(), &["demo"]);
    assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
    for rule in ["skip-added", "assertion-removed"] {
        assert!(ran.out.contains(rule), "{rule} in {}", ran.out);
    }
    for place in ["tests/test_refund.py", ".github/workflows/ci.yml", "shop/refund.py"] {
        assert!(ran.out.contains(place), "{place} in {}", ran.out);
    }
    assert!(!ran.out.contains("README.md:"), "an innocent file yields nothing: {}", ran.out);
}

#[test]
fn rules_are_listed_and_explained() {
    let repo = Repo::bare_folder();
    let list = run(&repo, &["rules", "list"]);
    assert_eq!(list.code, 0);
    assert!(list.out.lines().any(|l| l.starts_with("skip-added ")), "{}", list.out);
    let explain = run(&repo, &["rules", "explain", "skip-added"]);
    assert!(
        explain.out.contains("test_weakening.skip_added") && explain.out.contains("What to do"),
        "{}",
        explain.out
    );
    let near = run(&repo, &["rules", "explain", "skip-aded"]);
    assert_eq!(near.code, 2);
    assert!(near.err.contains("did you mean `skip-added`?"), "{}", near.err);
    assert_eq!(run(&repo, &["rules", "list", "--class", "nonsense"]).code, 2);
}

#[test]
fn init_writes_a_file_once() {
    let repo = weakened();
    assert_eq!(run(&repo, &["init"]).code, 0);
    let again = run(&repo, &["init"]);
    assert_eq!(again.code, 2);
    assert!(again.err.contains("exists already"), "{}", again.err);
}

#[test]
fn doctor_tells_what_is_there_and_what_is_not() {
    let ran = run(&weakened(), &["doctor"]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    let ran = run(&Repo::bare_folder(), &["doctor"]);
    assert_eq!(ran.code, 2);
    assert!(ran.out.contains("problem  repository") && ran.out.contains("next:"), "{}", ran.out);
}

#[test]
fn a_recorded_session_can_be_shown_again() {
    let repo = weakened();
    let first = run(&repo, &["review"]);
    let list = run(&repo, &["session", "list"]);
    assert!(list.out.contains("changes_requested"), "{}", list.out);
    let shown = run(&repo, &["session", "show"]);
    assert_eq!(shown.code, 1);
    let finding = first.out.lines().find(|l| l.contains("test_price.py")).unwrap();
    assert!(shown.out.contains(finding), "{}", shown.out);
    let status = repo.git(["status", "--porcelain"]);
    assert!(!status.contains(".headproof"), "records stay out of git: {status}");
}

#[test]
fn completions_and_the_manual_are_made_from_the_arguments() {
    let repo = Repo::bare_folder();
    assert!(run(&repo, &["completions", "bash"]).out.contains("--staged"));
    assert!(run(&repo, &["man"]).out.contains("headproof"));
    let help = run(&repo, &["--help"]);
    assert_eq!(help.code, 0);
    assert!(help.out.contains("Exit codes:"), "{}", help.out);
    assert_eq!(run(&repo, &["revew"]).code, 2);
}

#[test]
fn eval_scores_a_corpus() {
    let repo = Repo::bare_folder();
    let before = "def test_a():\n    assert f() == 1\n    assert g() == 2\n";
    repo.write("corpus/one/before/tests/test_a.py", before);
    repo.write("corpus/one/after/tests/test_a.py", before.replace("    assert g() == 2\n", "    g()\n"));
    repo.write(
        "corpus/one/expect.json",
        r#"{"group":"test_weakening","language":"python","must_find":[{"class":"test_weakening.assertion_removed","file":"tests/test_a.py","line":3,"tolerance":2}],"must_not_find":[{"class":"*","except_must_find":true,"except_classes":[]}]}"#,
    );
    let ran = run(&repo, &["eval", "corpus", "--findings", "out.jsonl", "--min-recall", "1.0"]);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("recall     1.000"), "{}", ran.out);
    let line = String::from_utf8(repo.read("out.jsonl")).unwrap();
    let line: serde_json::Value = serde_json::from_str(line.lines().next().unwrap()).unwrap();
    assert_eq!((line["case"].as_str(), line["side"].as_str()), (Some("one"), Some("after")));
    assert_eq!(run(&repo, &["eval", "."]).code, 0);
    assert_eq!(run(&repo, &["eval", "nowhere"]).code, 2);
}

#[test]
fn the_sample_in_the_readme_is_what_the_demo_prints() {
    let readme = include_str!("../../../../README.md");
    let after = readme.split("`headproof demo` shows it").nth(1).expect("the demo is named");
    let sample = after.split("```").nth(1).expect("a sample").trim_matches('\n');
    let ran = run(&Repo::bare_folder(), &["demo"]);
    let timeless = |line: &str| match line.strip_suffix(" ms").and_then(|l| l.rsplit_once("  ")) {
        Some((head, _)) => head.to_owned(),
        None => line.to_owned(),
    };
    let mut printed = ran.out.lines();
    assert_eq!(sample.lines().next().map(timeless), printed.next().map(timeless), "the verdict comes first");
    for line in sample.lines().skip(1) {
        assert!(
            printed.any(|p| p == line),
            "`{line}` is not what the demo prints, in this order:\n{}",
            ran.out
        );
    }
    let numbered = |l: &&str| l.split(' ').nth(1).is_some_and(|n| n.parse::<u8>().is_ok());
    assert_eq!((sample.lines().filter(numbered).count(), ran.out.lines().filter(numbered).count()), (1, 4));
    assert!(after.contains("(cut to one of its four findings)"));
}

#[test]
fn a_list_that_nobody_reads_on_is_no_error_and_a_verdict_that_nobody_took_is_none() {
    let repo = weakened();
    for (args, code) in [(["rules", "list"].as_slice(), 0), (&["review", "--no-session"], 3)] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_headproof"));
        command.args(args).current_dir(repo.root()).env_clear().envs(repo.env()).stdout(writer);
        let ended = command.output().unwrap();
        assert_eq!(ended.status.code(), Some(code), "{args:?}: {}", String::from_utf8_lossy(&ended.stderr));
    }
}
