//! The pre-push hook, with real pushes.

use headproof_testkit::repo::Repo;

use crate::program::{git_with_program_and, run, weakened};

fn push(repo: &Repo, args: &[&str]) -> (bool, String) {
    push_with(repo, args, &[])
}

/// The same with more variables.
fn push_with(repo: &Repo, args: &[&str], env: &[(&str, &str)]) -> (bool, String) {
    git_with_program_and(repo, repo.root(), &[&["push", "--quiet"], args].concat(), env)
}

fn with_remote() -> Repo {
    let repo = weakened();
    let remote = repo.outside().join("remote.git");
    repo.git(["init", "--quiet", "--bare", remote.to_str().unwrap()]);
    repo.git(["remote", "add", "origin", remote.to_str().unwrap()]);
    repo
}

#[test]
fn a_push_that_weakens_a_test_is_stopped_with_every_finding_named() {
    let repo = with_remote();
    assert_eq!(run(&repo, &["hook", "install"]).code, 0);
    let (ok, said) = push(&repo, &["origin", "main"]);
    assert!(ok, "the first commit is innocent: {said}");
    repo.commit("weaken");
    // https://github.com/RackulaLives/Rackula/pull/2145: a blocked push printed only a count.
    let (ok, said) = push(&repo, &["origin", "main"]);
    assert!(!ok && said.contains("tests/test_price.py") && said.contains("skip-added"), "{said}");
    assert!(push(&repo, &["--no-verify", "origin", "main"]).0, "the person's escape stays");
    let (ok, said) = push(&repo, &["origin", "HEAD:refs/heads/same", ":refs/heads/none"]);
    assert!(ok, "nothing new is pushed: {said}");
}

#[test]
fn the_first_push_to_an_empty_remote_brings_everything() {
    let repo = with_remote();
    run(&repo, &["hook", "install"]);
    repo.git(["checkout", "--quiet", "--", "."]);
    let key = ["AKIA", "Z7XKQ4M2LJH3VBNT"].concat();
    repo.write("deploy.py", format!("KEY = \"{key}\"\n")).commit("deploy");
    repo.write("notes.md", "# Notes\n").commit("notes");
    let (ok, said) = push(&repo, &["origin", "HEAD"]);
    assert!(!ok && said.contains("deploy.py"), "the last commit alone is clean: {said}");
    // What is on a remote already is not looked at again for another one.
    assert!(push(&repo, &["--no-verify", "origin", "main"]).0);
    let other = repo.outside().join("other.git");
    repo.git(["init", "--quiet", "--bare", other.to_str().unwrap()]);
    repo.git(["remote", "add", "other", other.to_str().unwrap()]);
    let (ok, said) = push(&repo, &["other", "HEAD"]);
    assert!(ok, "{said}");
}

#[test]
fn somebody_elses_hook_is_left_alone() {
    let repo = with_remote();
    repo.write(".git/hooks/pre-push", "#!/bin/sh\nexit 0\n");
    let ran = run(&repo, &["hook", "install"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("left alone") && ran.err.contains("next:"), "{}", ran.err);
    assert_eq!(run(&repo, &["hook", "uninstall"]).code, 0);
    assert_eq!(repo.read(".git/hooks/pre-push"), b"#!/bin/sh\nexit 0\n");
}

#[test]
fn uninstall_removes_what_install_wrote() {
    let repo = with_remote();
    run(&repo, &["hook", "install"]);
    assert!(repo.root().join(".git/hooks/pre-push").exists());
    run(&repo, &["hook", "uninstall"]);
    assert!(!repo.root().join(".git/hooks/pre-push").exists());
}

/// A gate blocked again on every retry, even when the review itself had failed:
/// <https://github.com/openai/codex-plugin-cc/issues/548>.
#[test]
fn b213_what_happens_without_a_verdict_is_the_settings_decision_and_is_said() {
    let repo = with_remote();
    run(&repo, &["hook", "install"]);
    assert!(push(&repo, &["origin", "main"]).0);
    repo.git(["checkout", "--quiet", "--", "."]);
    repo.write("big.txt", "x\n".repeat(600)).commit("too big to read");
    let small = ("HEADPROOF_REVIEW_MAX_FILE_BYTES", "1000");
    let to = ["origin", "main"];
    for _retry in 0..2 {
        let (ok, said) = push_with(&repo, &to, &[small]);
        assert!(!ok && said.contains("big.txt"), "{said}");
        assert!(
            said.contains("the push is stopped") && said.contains("`hooks.undecided` is `block` (default)"),
            "{said}"
        );
        assert!(said.contains("git push --no-verify"), "{said}");
    }
    let (ok, said) = push_with(&repo, &to, &[small, ("HEADPROOF_HOOKS_UNDECIDED", "warn")]);
    assert!(ok && said.contains("passes unreviewed") && said.contains("HEADPROOF_HOOKS_UNDECIDED"), "{said}");
}

#[test]
fn b213_what_blocks_is_never_let_pass_for_what_could_not_be_read() {
    let repo = with_remote();
    run(&repo, &["hook", "install"]);
    assert!(push(&repo, &["origin", "main"]).0);
    repo.write("big.txt", "x\n".repeat(600)).commit("weaken, and too big to read");
    let env = [("HEADPROOF_REVIEW_MAX_FILE_BYTES", "1000"), ("HEADPROOF_HOOKS_UNDECIDED", "warn")];
    let (ok, said) = push_with(&repo, &["origin", "main"], &env);
    assert!(!ok && said.contains("skip-added"), "{said}");
}

#[test]
fn b213_the_hook_says_how_to_get_around_it_and_honours_it() {
    let repo = with_remote();
    run(&repo, &["hook", "install"]);
    let hook = String::from_utf8(repo.read(".git/hooks/pre-push")).unwrap();
    for way in ["git push --no-verify", "HEADPROOF_HOOKS_PRE_PUSH=off", "headproof hook uninstall"] {
        assert!(hook.contains(way), "{way} in {hook}");
    }
    assert!(push(&repo, &["origin", "main"]).0);
    repo.commit("weaken");
    let (ok, said) = push(&repo, &["origin", "main"]);
    assert!(!ok && said.contains("git push --no-verify"), "{said}");
    let (ok, said) = push_with(&repo, &["origin", "main"], &[("HEADPROOF_HOOKS_PRE_PUSH", "off")]);
    assert!(ok && said.contains("not reviewed") && said.contains("HEADPROOF_HOOKS_PRE_PUSH"), "{said}");
}

#[test]
fn b213_a_program_that_is_gone_is_named_with_the_way_out() {
    let repo = with_remote();
    run(&repo, &["hook", "install"]);
    let plain = std::env::var("PATH").unwrap();
    let (ok, said) = push_with(&repo, &["origin", "main"], &[("PATH", &plain)]);
    assert!(!ok && said.contains("not on the PATH") && said.contains("--no-verify"), "{said}");
}

#[test]
fn a_repository_cannot_decide_what_the_hook_does() {
    let repo = with_remote();
    repo.write("headproof.toml", "[hooks]\npre_push = \"off\"\n");
    repo.commit("switch off");
    let ran = run(&repo, &["review", "--commit", "HEAD"]);
    assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
    repo.write("a.txt", "a\n").commit("next");
    let ran = run(&repo, &["review", "--commit", "HEAD"]);
    assert_eq!(ran.code, 2, "{}{}", ran.out, ran.err);
    assert!(ran.err.contains("pre_push"), "{}", ran.err);
}
