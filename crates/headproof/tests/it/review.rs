//! `headproof review` over targets and formats.

use headproof_testkit::repo::Repo;

use crate::program::{report, run, run_in, weakened};

#[test]
fn a_weakened_test_blocks_and_is_explained() {
    let repo = weakened();
    let ran = run(&repo, &["review"]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    let first = ran.out.lines().next().unwrap();
    assert!(first.contains("blocked"), "the verdict comes first: {first}");
    assert!(ran.out.contains("tests/test_price.py") && ran.out.contains("skip-added"), "{}", ran.out);
    assert!(ran.err.is_empty(), "nothing beside the result: {}", ran.err);
    assert!(!ran.out.contains('\u{1b}'), "no colour without a terminal");
}

#[test]
fn a_locale_that_has_no_more_than_ascii_gets_no_more() {
    let repo = weakened();
    let ran = run_in(&repo, repo.root(), &["review"], &[("LANG", "C")], b"");
    assert!(ran.code == 1 && ran.out.is_ascii(), "{}", ran.out);
}

#[test]
fn every_target_sees_the_same_weakening() {
    let repo = weakened();
    repo.branch("work");
    let uncommitted = report(&repo, &[]);
    repo.stage();
    let staged = report(&repo, &["--staged"]);
    repo.commit("weaken");
    let commit = report(&repo, &["--commit", "HEAD"]);
    let base = report(&repo, &["--base", "main"]);
    let range = report(&repo, &["--range", "main..work"]);
    let patch = repo.try_git(["diff", "main", "work"]).stdout;
    repo.checkout("main");
    let ran = run_in(&repo, repo.root(), &["review", "--patch", "-", "--format", "json"], &[], &patch);
    let patch = crate::program::normalised(&ran.out);
    for (name, other) in
        [("staged", staged), ("commit", commit), ("base", base), ("range", range), ("patch", patch)]
    {
        assert_eq!(other["findings"], uncommitted["findings"], "{name}");
    }
}

#[test]
fn targets_exclude_each_other() {
    let repo = weakened();
    let ran = run(&repo, &["review", "--staged", "--commit", "HEAD"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("--staged") && ran.err.contains("--commit"), "{}", ran.err);
}

#[test]
fn an_unknown_kind_names_the_kinds() {
    let ran = run(&weakened(), &["review", "src/a.rs"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("code, requirement, design") && ran.err.contains("--files"), "{}", ran.err);
}

#[test]
fn the_result_goes_to_a_file_and_a_summary_to_standard_error() {
    let repo = weakened();
    let path = repo.outside().join("report.json");
    let ran = run(&repo, &["review", "--format", "json", "--output", path.to_str().unwrap()]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("blocked"), "{}", ran.err);
    assert_eq!(crate::program::normalised(&std::fs::read_to_string(path).unwrap()), report(&repo, &[]));
}

#[test]
fn fail_on_moves_the_bar() {
    let repo = weakened();
    assert_eq!(run(&repo, &["review", "--fail-on", "major"]).code, 1);
    assert_eq!(run(&repo, &["review", "--fail-on", "critical"]).code, 0);
    let ran = run(&repo, &["review", "--fail-on", "huge"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("--fail-on") && ran.err.contains("critical, major, minor"), "{}", ran.err);
}

#[test]
fn a_comment_with_a_reason_lets_pass_and_is_always_shown() {
    let repo = weakened();
    let test = String::from_utf8(repo.read("tests/test_price.py")).unwrap();
    let with =
        |comment: &str| test.replace("@pytest.mark.skip\n", &format!("{comment}\n@pytest.mark.skip\n"));
    repo.write(
        "tests/test_price.py",
        with("# headproof: allow skip-added because the feed is down until Monday"),
    );
    let ran = run(&repo, &["review"]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    assert!(ran.out.contains("the feed is down until Monday"), "{}", ran.out);
    repo.write("tests/test_price.py", with("# headproof: allow skip-added"));
    assert_eq!(run(&repo, &["review"]).code, 1, "no reason, no pass");
    repo.write("tests/test_price.py", with("# headproof: allow skip-added because the feed is down"));
    let base_only = [("HEADPROOF_REVIEW_INLINE_SUPPRESSIONS", "base")];
    let ran = run_in(&repo, repo.root(), &["review"], &base_only, b"");
    assert_eq!(ran.code, 1, "a change cannot excuse itself where that was decided: {}", ran.out);
}

#[test]
fn a_baseline_holds_from_the_next_change_on() {
    let repo = weakened();
    let ran = run(&repo, &["review", "--write-baseline"]);
    assert_eq!(ran.code, 1);
    assert_eq!(run(&repo, &["review"]).code, 1, "the baseline is part of the change and does not count yet");
    let weakened = repo.read("tests/test_price.py");
    repo.git(["stash", "push", "--quiet", "tests", "shop"]);
    repo.commit("baseline");
    repo.git(["stash", "pop", "--quiet"]);
    assert_eq!(repo.read("tests/test_price.py"), weakened);
    let ran = run(&repo, &["review"]);
    assert_eq!(ran.code, 0, "{}", ran.out);
}

#[test]
fn a_repository_without_commits_is_reviewed_against_nothing() {
    let repo = Repo::new();
    repo.write("a.py", "def a():\n    return 1\n");
    let ran = run(&repo, &["review"]);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
}

#[test]
fn files_are_reviewed_whole_outside_a_repository_too() {
    let folder = Repo::bare_folder();
    folder.write("a.py", "def a():\n    return 1\n");
    let ran = run(&folder, &["review", "--files", "a.py"]);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    let ran = run(&folder, &["review"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("not in a git repository") && ran.err.contains("next:"), "{}", ran.err);
}
