//! Patches that are handed in.

use headproof_core::change::{Change, FileStatus, Opaque};
use headproof_core::machine::HaltCause;
use headproof_core::target::Target;
use headproof_flow::ports::{ChangeSource, Trouble};
use headproof_testkit::repo::Repo;
use headproof_world::git::{Environment, Limits, Source};

use crate::git_bench::{after, assert_sound, file, gather, opaque_after, open, summary};

fn target() -> Target {
    Target::Patch { name: "-".to_owned() }
}

fn review(repo: &Repo, patch: &str) -> Result<Change, Trouble> {
    let env = Environment::from_pairs(repo.env());
    let source = Source::anywhere_with(repo.root(), Limits::default(), &env).unwrap().with_patch(patch);
    let change = source.gather(&target())?;
    assert_sound(&change);
    assert_eq!(source.revision_now(&change).unwrap(), change.revision);
    Ok(change)
}

/// A repository with a change, and the patch of it: the work tree holds the change, HEAD does not.
fn edited() -> (Repo, String) {
    let repo = Repo::new();
    let text: String = (1..=30).map(|n| format!("line {n}\n")).collect();
    repo.write("f.txt", &text).write("gone.txt", "g\n").write("old.txt", text.replace("line", "zeile"));
    repo.commit("first");
    repo.write("f.txt", text.replace("line 5\n", "fünf\n").replace("line 20\n", "") + "end");
    repo.remove("gone.txt").write("new.txt", "n\n").rename("old.txt", "moved.txt");
    repo.stage();
    let patch = repo.git(["diff", "--cached", "--no-ext-diff"]) + "\n";
    (repo, patch)
}

#[test]
fn a_patch_of_the_work_tree_is_the_same_change() {
    let (repo, patch) = edited();
    let change = review(&repo, &patch).unwrap();
    let same = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), summary(&same));
    assert_eq!(change.seal(), same.seal());
    assert!(change.degradations.is_empty(), "{:?}", change.degradations);
    assert!(change.files.iter().all(|f| f.after_text().is_none_or(|t| t.is_whole())));
}

#[test]
fn a_patch_applies_to_head_when_the_tree_is_clean() {
    let (repo, patch) = edited();
    let same = gather(&repo, &Target::Uncommitted);
    repo.git(["reset", "--quiet", "--hard"]);
    let without_ids: String =
        patch.lines().filter(|l| !l.starts_with("index ")).map(|l| format!("{l}\n")).collect();
    for patch in [&patch, &without_ids] {
        assert_eq!(review(&repo, patch).unwrap().seal(), same.seal());
    }
}

#[test]
fn a_patch_that_was_applied_already_is_undone_in_thought() {
    let (repo, patch) = edited();
    repo.commit("it is in");
    let without_ids: String =
        patch.lines().filter(|l| !l.starts_with("index ")).map(|l| format!("{l}\n")).collect();
    let change = review(&repo, &without_ids).unwrap();
    let committed = gather(&repo, &Target::Commit("HEAD".to_owned()));
    assert_eq!(after(&change, "f.txt"), after(&committed, "f.txt"));
    assert_eq!(file(&change, "f.txt").hunks, file(&committed, "f.txt").hunks);
    assert!(change.degradations.iter().any(|d| d.contains("already")), "{:?}", change.degradations);
}

#[test]
fn lines_without_context_are_not_added_twice() {
    let repo = Repo::new();
    repo.write("f.txt", "1\n2\n").commit("first");
    let patch = "--- a/f.txt\n+++ b/f.txt\n@@ -1,0 +2 @@\n+new\n";
    for _ in 0..2 {
        let change = review(&repo, patch).unwrap();
        assert_eq!(after(&change, "f.txt"), "1\nnew\n2\n");
        repo.write("f.txt", "1\nnew\n2\n").commit("applied");
    }
}

#[test]
fn a_series_of_patches_is_put_together() {
    let repo = Repo::new();
    repo.write("f.txt", "1\n2\n3\n4\n5\n").commit("first");
    repo.write("f.txt", "1\n2\ndrei\n4\n5\n").write("n.txt", "n\n").commit("second");
    repo.write("f.txt", "0\n1\n2\ndrei\n4\n5\n").write("n.txt", "nn\n").commit("third");
    let series = repo.git(["format-patch", "--stdout", "HEAD~2"]) + "\n";
    let change = review(&repo, &series).unwrap();
    assert_eq!(summary(&change), ["modified f.txt -0,0 +1,1 -3,1 +4,1", "added n.txt -0,0 +1,1"]);
    assert_eq!(after(&change, "n.txt"), "nn\n");
}

#[test]
fn outside_a_repository_the_parts_keep_their_lines() {
    let (_, patch) = edited();
    let folder = Repo::bare_folder();
    let change = review(&folder, &patch).unwrap();
    let text = file(&change, "f.txt").after_text().unwrap();
    assert!(!text.is_whole());
    assert_eq!((text.line(5), text.line(1), text.line(30)), (Some("fünf"), Some(""), Some("end")));
    assert_eq!(file(&change, "f.txt").before_text().unwrap().line(20), Some("line 20"));
    assert_eq!(after(&change, "new.txt"), "n\n");
    assert!(file(&change, "new.txt").after_text().unwrap().is_whole());
    assert_eq!(file(&change, "gone.txt").status, FileStatus::Deleted);
    assert!(matches!(opaque_after(&change, "moved.txt"), Opaque::Unavailable { .. }));
    assert!(change.degradations[0].contains("only what the patch shows"), "{:?}", change.degradations);
}

#[test]
fn outside_a_repository_files_of_the_folder_are_used() {
    let folder = Repo::bare_folder();
    folder.write("f.txt", "1\n2\n3\n");
    let change = review(&folder, "--- f.txt\n+++ f.txt\n@@ -2 +2 @@\n-2\n+zwei\n").unwrap();
    assert_eq!(after(&change, "f.txt"), "1\nzwei\n3\n");
}

// https://github.com/imbue-ai/vet/pull/176
#[test]
fn b019_a_submodule_in_a_patch_does_not_stop_the_rest() {
    let repo = Repo::new();
    repo.write("f.txt", "1\n").commit("first");
    let (a, b) = ("a".repeat(40), "b".repeat(40));
    let patch = format!(
        "diff --git a/sub b/sub\nindex {a}..{b} 160000\n--- a/sub\n+++ b/sub\n@@ -1 +1 @@\n\
         -Subproject commit {a}\n+Subproject commit {b}\n\
         diff --git a/f.txt b/f.txt\n--- a/f.txt\n+++ b/f.txt\n@@ -1 +1 @@\n-1\n+2\n"
    );
    let change = review(&repo, &patch).unwrap();
    assert!(matches!(opaque_after(&change, "sub"), Opaque::Submodule { .. }));
    assert_eq!(after(&change, "f.txt"), "2\n");
}

// https://github.com/sashiko-dev/sashiko/issues/554
#[test]
fn b020_a_patch_that_does_not_apply_says_why() {
    let repo = Repo::new();
    repo.write("f.txt", "something else\n").commit("first");
    let conflict = "--- a/f.txt\n+++ b/f.txt\n@@ -1 +1 @@\n-1\n+2\n";
    let foreign = conflict.replace("f.txt", "drivers/net/x.c");
    let cases = [
        (conflict, "does not apply"),
        (&foreign, "another project"),
        ("--- a/f.txt\n+++ b/f.txt\n@@ -1,2 +1 @@\n-1\n+2\n", "breaks off"),
        ("hello\n", "not a patch"),
        ("", "is empty"),
    ];
    for (patch, said) in cases {
        let trouble = review(&repo, patch).expect_err(patch);
        assert!(trouble.what.contains(said), "{patch}: {trouble}");
        assert_eq!(trouble.cause.exit_code(), 2);
    }
}

// https://github.com/sashiko-dev/sashiko/issues/103
#[test]
fn b216_a_patch_for_another_project_is_declined_with_a_reason() {
    let repo = Repo::new();
    repo.write("src/lib.rs", "fn a() {}\n").commit("first");
    let patch = "diff --git a/kernel/sched.c b/kernel/sched.c\nindex 1234567..89abcde 100644\n\
        --- a/kernel/sched.c\n+++ b/kernel/sched.c\n@@ -10 +10 @@\n-int a;\n+int b;\n";
    let trouble = review(&repo, patch).expect_err("foreign");
    assert_eq!(trouble.cause, HaltCause::Input);
    assert!(trouble.what.contains("kernel/sched.c"), "{trouble}");
}

#[test]
fn what_fits_is_whole_and_what_does_not_is_told() {
    let repo = Repo::new();
    repo.write("f.txt", "1\n2\n").write("g.txt", "other\n").commit("first");
    let patch =
        "--- a/f.txt\n+++ b/f.txt\n@@ -1 +1 @@\n-1\n+eins\n--- a/g.txt\n+++ b/g.txt\n@@ -3 +3 @@\n-x\n+y\n";
    let change = review(&repo, patch).unwrap();
    assert_eq!(after(&change, "f.txt"), "eins\n2\n");
    let text = file(&change, "g.txt").after_text().unwrap();
    assert!(!text.is_whole() && text.line(3) == Some("y"));
    assert!(change.degradations.iter().any(|d| d.contains("g.txt")), "{:?}", change.degradations);
}

#[test]
fn a_patch_is_not_led_through_a_link() {
    let repo = Repo::new();
    std::fs::create_dir(repo.outside().join("folder")).unwrap();
    std::fs::write(repo.outside().join("folder/f.txt"), "secret\nline\n").unwrap();
    repo.write("a.txt", "a\n").link("dir", "../folder").commit("link");
    let patch = "--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-a\n+b\n--- a/dir/f.txt\n+++ b/dir/f.txt\n@@ -2 +2 @@\n-line\n+x\n";
    let change = review(&repo, patch).unwrap();
    assert!(!file(&change, "dir/f.txt").before_text().unwrap().as_str().contains("secret"));
}

#[test]
fn without_a_patch_there_is_nothing_to_read() {
    let repo = Repo::new();
    repo.write("a.txt", "a\n").commit("first");
    assert!(open(&repo).gather(&target()).unwrap_err().what.contains("no patch"));
}

#[test]
fn a_bare_repository_takes_patches_on_its_head() {
    let (repo, patch) = edited();
    let same = gather(&repo, &Target::Uncommitted);
    let bare = repo.clone_to("bare.git", &["--bare"]);
    assert_eq!(review(&bare, &patch).unwrap().seal(), same.seal());
}

#[test]
fn lines_of_utf_16_are_those_of_the_text_not_of_the_patch() {
    let wide = |text: &str| -> Vec<u8> {
        std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
    };
    // U+0A0A holds two bytes that a patch takes for line ends.
    for (before, after) in [("", "a"), ("ਊ\nb\nc\n", "ਊ\nB\nc\n"), ("x\n", "")] {
        let repo = Repo::new();
        repo.write("w.txt", wide(before)).commit("first");
        repo.write("w.txt", wide(after)).stage();
        let patch = repo.try_git(["diff", "--cached", "--text", "--no-ext-diff"]).stdout;
        let env = Environment::from_pairs(repo.env());
        let source = Source::anywhere_with(repo.root(), Limits::default(), &env).unwrap().with_patch(patch);
        let change = source.gather(&target()).unwrap();
        assert_sound(&change);
        assert_eq!(change.line_counts(), gather(&repo, &Target::Staged).line_counts());
    }
}
