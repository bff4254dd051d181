//! A repository that git refuses because somebody else owns it.

use headproof_testkit::repo::Repo;

use crate::program::{Ran, run_in, weakened};

/// Runs the program with a git that takes every repository for somebody else's.
fn run_for_a_stranger(repo: &Repo, args: &[&str]) -> Ran {
    let path = std::env::var("PATH").unwrap();
    let bin = repo.beside("bin");
    let script = format!("#!/bin/sh\nPATH='{path}' GIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec git \"$@\"\n");
    std::fs::create_dir_all(bin.root()).unwrap();
    bin.write("git", script).executable("git", true);
    let path = format!("{}:{path}", bin.root().display());
    run_in(repo, repo.root(), args, &[("PATH", &path)], b"")
}

#[test]
fn what_git_refuses_for_its_owner_is_refused_with_the_way_out() {
    let repo = weakened();
    for args in
        [&["review"][..], &["review", "--staged"], &["review", "--files", "shop"], &["hook", "install"]]
    {
        let ran = run_for_a_stranger(&repo, args);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}: {}", ran.err);
        assert!(
            ran.err.contains("another user owns it") && ran.err.contains("safe.directory"),
            "{}",
            ran.err
        );
        assert!(ran.err.contains("next:"), "{}", ran.err);
    }
    let doctor = run_for_a_stranger(&repo, &["doctor"]);
    assert!(format!("{}{}", doctor.out, doctor.err).contains("another user owns it"), "{doctor:?}");
}

#[test]
fn what_the_person_trusts_is_reviewed_and_a_repository_cannot_say_so_itself() {
    let repo = weakened();
    repo.git(["config", "safe.directory", "*"]);
    assert_eq!(run_for_a_stranger(&repo, &["review"]).code, 2);
    repo.git(["config", "--global", "--add", "safe.directory", repo.root().to_str().unwrap()]);
    let ran = run_for_a_stranger(&repo, &["review"]);
    assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
}
