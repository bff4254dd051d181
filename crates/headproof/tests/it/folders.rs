//! `--files` with folders in it.

use headproof_testkit::repo::Repo;

use crate::program::{normalised, run, run_in};

fn paths(repo: &Repo, folder: &std::path::Path, files: &str) -> Vec<String> {
    let ran = run_in(repo, folder, &["review", "--files", files, "--format", "json"], &[], b"");
    assert_eq!(ran.code, 0, "{files}: {}{}", ran.out, ran.err);
    let report = normalised(&ran.out);
    let entries = report["coverage"]["entries"].as_array().expect("a ledger");
    let mut paths: Vec<String> = entries.iter().map(|e| e["path"].as_str().unwrap().to_owned()).collect();
    paths.dedup();
    paths
}

#[test]
fn a_folder_stands_for_its_files_that_are_not_ignored() {
    let repo = Repo::new();
    repo.write(".gitignore", "*.log\n").write("src/a.py", "A = 1\n").write("src/deep/b.py", "B = 1\n");
    repo.write("src/gone.py", "G = 1\n").write("docs/c.md", "c\n").commit("start");
    repo.remove("src/gone.py").write("src/new.py", "N = 1\n").write("src/x.log", "x\n");
    let root = repo.root();
    assert_eq!(paths(&repo, root, "src"), ["src/a.py", "src/deep/b.py", "src/new.py"]);
    assert_eq!(paths(&repo, root, "src/,docs/c.md,src/a.py").len(), 4, "each once");
    assert_eq!(paths(&repo, root, ".").len(), 5);
    assert_eq!(paths(&repo, &root.join("src"), "deep"), ["src/deep/b.py"]);
    assert_eq!(paths(&repo, &root.join("src"), "..").len(), 5);
}

#[test]
fn a_folder_outside_a_repository_is_walked_without_following_links() {
    let folder = Repo::bare_folder();
    folder.write("src/a.py", "A = 1\n").write("src/deep/b.py", "B = 1\n").link("src/loop", "..");
    assert_eq!(paths(&folder, folder.root(), "src"), ["src/a.py", "src/deep/b.py", "src/loop"]);
}

#[test]
fn a_folder_without_such_files_or_outside_the_tree_is_an_error_that_says_what_to_do() {
    let repo = Repo::new();
    repo.write(".gitignore", "out\n").commit("start");
    repo.write("out/x.py", "X = 1\n");
    let ran = run(&repo, &["review", "--files", "out"]);
    assert_eq!(ran.code, 2, "{}", ran.out);
    assert!(ran.err.contains("holds no file") && ran.err.contains("one by one"), "{}", ran.err);
    let ran = run(&repo, &["review", "--files", "out/x.py"]);
    assert_eq!(ran.code, 0, "a file that is named is read, ignored or not: {}{}", ran.out, ran.err);
    let ran = run(&repo, &["review", "--files", ".."]);
    assert_eq!(ran.code, 2, "{}", ran.out);
    assert!(ran.err.contains("outside the tree"), "{}", ran.err);
}
