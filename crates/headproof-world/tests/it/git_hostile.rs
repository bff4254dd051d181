//! Nothing a repository can configure is ever run, and nothing of it is ever written.

use headproof_core::target::Target;
use headproof_flow::ports::ChangeSource;
use headproof_testkit::repo::Repo;

use crate::git_bench::{gather, open, path, range, summary};

/// A repository in which every setting, hook and attribute that could start a program starts one that leaves a
/// mark.
fn trapped() -> Repo {
    let repo = Repo::new();
    repo.write("a.txt", "1\n2\n3\n").write("pic.bin", b"\0\x01").write("moved.txt", "m\nm\nm\nm\n");
    repo.write(".gitattributes", "* filter=evil diff=evil merge=evil\n*.bin diff=evil filter=proc\n");
    repo.commit("first");
    repo.branch("feature").write("a.txt", "1\nzwei\n3\n").write("pic.bin", b"\0\x02").commit("second");
    // Staging runs filters, so it comes before the traps are set.
    repo.write("staged.txt", "s\n").git(["add", "staged.txt"]);
    let trap = repo.outside().join("trap.sh");
    std::fs::write(&trap, format!("#!/bin/sh\necho \"$0 $@\" >> '{}'\ncat\n", mark(&repo).display()))
        .unwrap();
    make_executable(&trap);
    let trap = trap.display().to_string();
    let settings = format!(
        "[core]\n\tfsmonitor = {trap}\n\tpager = {trap}\n\tsshCommand = {trap}\n\teditor = {trap}\n\
         \taskPass = {trap}\n\tgitProxy = {trap}\n\talternateRefsCommand = {trap}\n\thooksPath = hooks\n\
         [diff]\n\texternal = {trap}\n[diff \"evil\"]\n\tcommand = {trap}\n\ttextconv = {trap}\n\
         \tcachetextconv = true\n\
         [filter \"evil\"]\n\tclean = {trap}\n\tsmudge = {trap}\n\trequired = true\n\
         [filter \"proc\"]\n\tprocess = {trap}\n\trequired = true\n\
         [filter \"with \\\"odd\\\" name\"]\n\tclean = {trap}\n\
         [merge \"evil\"]\n\tdriver = {trap}\n[interactive]\n\tdiffFilter = {trap}\n\
         [alias]\n\tdiff = !{trap}\n\tdiff-files = !{trap}\n\tcat-file = !{trap}\n\tls-files = !{trap}\n\
         [pager]\n\tdiff = {trap}\n\tdiff-tree = {trap}\n[gpg]\n\tprogram = {trap}\n\
         [log]\n\tshowSignature = true\n[commit]\n\tgpgSign = true\n\
         [credential]\n\thelper = {trap}\n[uploadpack]\n\tpackObjectsHook = {trap}\n\
         [remote \"origin\"]\n\turl = ext::{trap}\n\tpromisor = true\n\tuploadpack = {trap}\n\
         [protocol]\n\tallow = always\n[submodule]\n\trecurse = true\n\
         [gc]\n\tauto = 1\n[maintenance]\n\tauto = true\n\
         [includeIf \"gitdir:**\"]\n\tpath = more\n[include]\n\tpath = more\n"
    );
    repo.raw_config(&settings);
    std::fs::write(repo.root().join(".git/more"), format!("[filter \"evil\"]\n\tprocess = {trap}\n"))
        .unwrap();
    for hook in
        ["post-index-change", "post-checkout", "pre-commit", "reference-transaction", "fsmonitor-watchman"]
    {
        for folder in [".git/hooks", "hooks"] {
            let hook = repo.root().join(folder).join(hook);
            std::fs::create_dir_all(hook.parent().unwrap()).unwrap();
            std::fs::copy(repo.outside().join("trap.sh"), &hook).unwrap();
            make_executable(&hook);
        }
    }
    std::fs::write(repo.root().join(".git/info/attributes"), "* filter=evil diff=evil\n").unwrap();
    repo
}

fn mark(repo: &Repo) -> std::path::PathBuf {
    repo.outside().join("the-trap-went-off")
}

#[cfg(unix)]
fn make_executable(path: &std::path::Path) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).unwrap();
}

#[cfg(not(unix))]
fn make_executable(_: &std::path::Path) {}

fn targets() -> Vec<Target> {
    vec![
        Target::Uncommitted,
        Target::Staged,
        Target::Base("main".to_owned()),
        Target::Commit("HEAD".to_owned()),
        range("main", "feature"),
        Target::Files(vec![path("a.txt")]),
        Target::Patch { name: "-".to_owned() },
    ]
}

const PATCH: &str = "diff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -2 +2 @@\n-zwei\n+two\n";

fn dirty(repo: &Repo) {
    repo.write("a.txt", "1\nzwei\n3\n4\n").write("new.txt", "n\n").write("pic.bin", b"\0\x03");
    repo.rename("moved.txt", "there.txt");
    let _ = std::fs::remove_file(mark(repo));
}

// https://github.com/atlassian/atlascode/pull/1918
#[test]
fn b186_no_program_of_the_repository_is_run() {
    let repo = trapped();
    dirty(&repo);
    for target in targets() {
        let source = open(&repo).with_patch(PATCH);
        let change = source.gather(&target).unwrap_or_else(|t| panic!("{target:?}: {t}"));
        source.revision_now(&change).unwrap();
        source.base_file(&change, &path("a.txt")).unwrap();
        let sprung = std::fs::read_to_string(mark(&repo)).unwrap_or_default();
        assert!(sprung.is_empty(), "{target:?} ran: {sprung}");
    }
    let change = gather(&repo, &Target::Uncommitted);
    assert!(
        summary(&change).contains(&"renamed moved.txt -> there.txt".to_owned()),
        "{:?}",
        summary(&change)
    );
    assert!(change.degradations.iter().any(|d| d.contains("`evil`")), "{:?}", change.degradations);
}

#[test]
fn the_traps_are_real() {
    let repo = trapped();
    dirty(&repo);
    repo.try_git(["diff", "HEAD"]);
    assert!(mark(&repo).exists(), "plain git falls into them");
}

#[test]
fn law_6_the_repository_is_the_same_before_and_after() {
    let repo = trapped();
    dirty(&repo);
    // An entry whose time says nothing: git would like to write down what it finds out.
    let touched = std::fs::File::options().write(true).open(repo.root().join("there.txt")).unwrap();
    touched.set_modified(std::time::SystemTime::now()).unwrap();
    let before = repo.snapshot();
    for target in targets() {
        let source = open(&repo).with_patch(PATCH);
        let change = source.gather(&target).unwrap();
        source.revision_now(&change).unwrap();
    }
    let after = repo.snapshot();
    let names = |s: &[(std::path::PathBuf, Vec<u8>)]| s.iter().map(|(p, _)| p.clone()).collect::<Vec<_>>();
    assert_eq!(names(&before), names(&after));
    assert!(before == after, "some bytes changed");
}

#[test]
fn nothing_is_left_in_the_folder_for_temporary_files() {
    let repo = Repo::new();
    repo.write("a.txt", "1\n").commit("first");
    repo.write("a.txt", "2\n").write("n.txt", "n\n");
    let stores = || -> std::collections::BTreeSet<std::ffi::OsString> {
        let all = std::fs::read_dir(std::env::temp_dir()).unwrap().flatten().map(|e| e.file_name());
        all.filter(|n| n.to_string_lossy().starts_with("headproof-git-")).collect()
    };
    // What a process that was killed has left lies there already and is nothing of ours.
    let before = stores();
    let left = || stores().difference(&before).count();
    let source = open(&repo);
    let change = source.gather(&Target::Uncommitted).unwrap();
    drop(source);
    assert_eq!(change.files.len(), 2);
    // Other tests run at the same time; what must not be is a store that outlives every gathering.
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(60);
    while left() > 0 && std::time::Instant::now() < deadline {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(left(), 0);
}
