//! How long gathering takes, for changes of three sizes. Run by hand:
//! `cargo test -p headproof-world --test it -- --ignored --nocapture git_speed`
#![allow(clippy::print_stdout, reason = "figures are for people")]

use std::time::Instant;

use headproof_core::target::Target;
use headproof_flow::ports::ChangeSource;
use headproof_testkit::repo::Repo;

use crate::git_bench::open;

/// A file of `lines` lines, every third of which differs between the two states.
fn text(file: usize, lines: usize, after: bool) -> String {
    let line = |n: usize| {
        let value = if after && n.is_multiple_of(3) { n * 7 + 1 } else { n };
        format!("    let value_{n} = compute({file}, {value}, \"some text that makes lines long\");\n")
    };
    (0..lines).map(line).collect()
}

fn measure(files: usize, lines: usize) {
    let repo = Repo::new();
    for after in [false, true] {
        for n in 0..files {
            repo.write(format!("src/m{:02}/f{n:05}.rs", n % 50), text(n, lines, after));
        }
        if !after {
            repo.commit("before");
        }
    }
    let time = |what: &str, target: &Target| {
        for _ in 0..3 {
            let started = Instant::now();
            let change = open(&repo).gather(target).unwrap();
            let (added, removed) = change.line_counts();
            println!("{files} files, {} changed lines, {what}: {:?}", added + removed, started.elapsed());
        }
    };
    time("uncommitted", &Target::Uncommitted);
    repo.commit("after");
    repo.git(["repack", "-adq"]);
    time("commit", &Target::Commit("HEAD".to_owned()));
    let started = Instant::now();
    repo.git(["diff", "HEAD~1", "HEAD", "--output=/dev/null"]);
    println!("git diff alone: {:?}", started.elapsed());
}

#[test]
#[ignore = "measures"]
fn small() {
    measure(10, 150);
}

#[test]
#[ignore = "measures"]
fn medium() {
    measure(100, 180);
}

#[test]
#[ignore = "measures"]
fn big() {
    measure(2_000, 203);
}
