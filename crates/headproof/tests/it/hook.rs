//! The pre-push hook, with real pushes.

use headproof_testkit::repo::Repo;

use crate::program::{git_with_program, run, weakened};

fn push(repo: &Repo, args: &[&str]) -> (bool, String) {
    git_with_program(repo, repo.root(), &[&["push", "--quiet"], args].concat())
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
