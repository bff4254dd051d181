//! A `pre-commit` hook that calls `headproof review --staged`, with real commits.
//!
//! git names the index that is about to be committed in `GIT_INDEX_FILE`; with `git commit -a` and `git commit FILE` it
//! is not the one of the repository.

use std::path::Path;

use headproof_testkit::repo::Repo;

use crate::program::{git_with_program, run_in, weakened};

const TEST: &str = "tests/test_price.py";
const CODE: &str = "shop/price.py";

/// A repository with a weakened test that is not staged, and the hook.
fn hooked() -> Repo {
    let repo = weakened();
    install(&repo, ".git/hooks");
    repo
}

fn install(repo: &Repo, hooks: &str) {
    let hook = format!("{hooks}/pre-commit");
    repo.write(&hook, "#!/bin/sh\nexec headproof review --staged --no-session\n").executable(&hook, true);
}

fn commit(repo: &Repo, folder: &Path, args: &[&str]) -> (bool, String) {
    git_with_program(repo, folder, &[&["commit", "--quiet", "-m", "change"], args].concat())
}

fn is_stopped(result: &(bool, String)) {
    let (ok, said) = result;
    assert!(!ok && said.contains(TEST) && said.contains("skip-added"), "{said}");
}

#[test]
fn what_commit_all_would_commit_is_reviewed() {
    let repo = hooked();
    let head = repo.head();
    is_stopped(&commit(&repo, repo.root(), &["-a"]));
    assert_eq!(repo.head(), head);
    assert!(repo.git(["diff", "--cached", "--name-only"]).is_empty(), "nothing was staged on the way");
}

#[test]
fn what_a_partial_commit_would_commit_is_reviewed() {
    let repo = hooked();
    is_stopped(&commit(&repo, repo.root(), &[TEST]));
    // From a folder in the tree git still means the index from the root.
    is_stopped(&commit(&repo, &repo.root().join("tests"), &["test_price.py"]));
}

#[test]
fn what_a_partial_commit_leaves_out_is_not_reviewed() {
    let repo = hooked();
    repo.git(["add", TEST]);
    let (ok, said) = commit(&repo, repo.root(), &["--only", CODE]);
    assert!(ok && !said.contains("skip-added"), "{said}");
    assert_eq!(repo.git(["diff", "--cached", "--name-only"]), TEST, "the weakened test is still only staged");
    is_stopped(&commit(&repo, repo.root(), &[]));
}

#[test]
fn the_hook_of_a_linked_worktree_sees_the_worktrees_index() {
    let repo = hooked();
    let test = repo.read(TEST);
    let other = repo.worktree("other");
    other.write(TEST, test);
    is_stopped(&commit(&other, other.root(), &["-a"]));
}

#[test]
fn an_index_that_is_not_there_is_refused_and_only_what_is_staged_asks_for_it() {
    let repo = weakened();
    repo.stage();
    let env = [("GIT_INDEX_FILE", "nowhere/index"), ("GIT_DIR", "/nowhere"), ("GIT_WORK_TREE", "/nowhere")];
    let ran = run_in(&repo, repo.root(), &["review", "--staged"], &env, b"");
    assert_eq!(ran.code, 2, "{}", ran.out);
    assert!(ran.err.contains("GIT_INDEX_FILE") && ran.err.contains("next:"), "{}", ran.err);
    let ran = run_in(&repo, repo.root(), &["review", "--staged"], &env[1..], b"");
    assert_eq!(ran.code, 1, "no other variable counts: {}", ran.err);
    let ran = run_in(&repo, repo.root(), &["review"], &env, b"");
    assert_eq!(ran.code, 1, "what is not committed does not depend on it: {}", ran.err);
}

#[test]
fn a_repository_cannot_name_the_index() {
    let repo = weakened();
    repo.stage();
    repo.write("empty-index", "").raw_config("[core]\n\tindexFile = empty-index\n");
    repo.write(".env", "GIT_INDEX_FILE=empty-index\n");
    let ran = run_in(&repo, repo.root(), &["review", "--staged"], &[], b"");
    assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
}

#[test]
fn the_index_of_another_repository_is_refused() {
    let (repo, other) = (weakened(), weakened());
    other.stage();
    let index = other.root().join(".git/index");
    let env = [("GIT_INDEX_FILE", index.to_str().unwrap())];
    let ran = run_in(&repo, repo.root(), &["review", "--staged"], &env, b"");
    assert_eq!(ran.code, 2, "{}", ran.out);
    assert!(ran.err.contains("another repository") && ran.err.contains("next:"), "{}", ran.err);
}
