//! Public reports about how tools take in changes, each brought to the change source.

use headproof_core::change::{FileStatus, Opaque};
use headproof_core::machine::HaltCause;
use headproof_core::revision::{Base, Revision};
use headproof_core::target::Target;
use headproof_flow::ports::ChangeSource;
use headproof_testkit::repo::Repo;
use headproof_world::git::{Environment, Limits, Source};

use crate::git_bench::{after, file, gather, opaque_after, open, path, range, refused, summary};

fn on_main() -> Repo {
    let repo = Repo::new();
    repo.write("a.txt", "a\n").commit("first");
    repo
}

fn base(name: &str) -> Target {
    Target::Base(name.to_owned())
}

// https://github.com/pmcfadin/cqlite/issues/2964
#[test]
fn b001_a_linked_worktree_is_reviewed_from_where_it_stands() {
    let repo = on_main();
    let linked = repo.worktree("feature");
    linked.write("new.txt", "n\n").commit("on the branch");
    let change = gather(&linked, &base("main"));
    assert_eq!(summary(&change), ["added new.txt -0,0 +1,1"]);
    assert_eq!(open(&linked).root(), linked.root());
    assert_ne!(open(&linked).git_dir(), open(&repo).git_dir(), "its index is its own");
    let trouble = refused(&repo, &base("main"));
    assert_eq!(trouble.cause, HaltCause::Nothing, "an empty diff is nothing reviewed");
}

// https://github.com/kenn-io/roborev/pull/1057
#[test]
fn b002_a_shared_worktree_setting_cannot_send_us_to_a_sibling() {
    let repo = on_main();
    let (one, other) = (repo.worktree("one"), repo.worktree("other"));
    one.write("one.txt", "1\n");
    other.write("other.txt", "2\n");
    repo.config("core.worktree", &other.root().to_string_lossy());
    assert_eq!(summary(&gather(&one, &Target::Uncommitted)), ["added one.txt -0,0 +1,1"]);
    let refused = Source::open_with(repo.root(), Limits::default(), &Environment::from_pairs(repo.env()));
    let trouble = refused.expect_err("the main work tree is sent to a sibling");
    assert!(trouble.what.contains("core.worktree") && trouble.cause == HaltCause::Input, "{trouble}");
}

// https://github.com/kenn-io/roborev/pull/1057
#[test]
fn b002_a_copied_worktree_does_not_share_the_index_of_the_original() {
    let repo = on_main();
    let linked = repo.worktree("linked");
    let copy = linked.beside("copy");
    std::fs::create_dir(copy.root()).unwrap();
    for name in [".git", "a.txt"] {
        std::fs::copy(linked.root().join(name), copy.root().join(name)).unwrap();
    }
    let refused = Source::open_with(copy.root(), Limits::default(), &Environment::from_pairs(copy.env()));
    assert!(refused.expect_err("a copy").what.contains("moved or copied"));
}

// https://github.com/sceneview/sceneview/issues/3076
#[test]
fn b006_a_cut_history_without_merge_base_is_an_error_never_a_two_dot_diff() {
    let repo = on_main();
    repo.branch("feature").write("f.txt", "f\n").commit("feature");
    repo.checkout("main").write("m.txt", "m\n").commit("main 2");
    repo.write("m.txt", "mm\n").commit("main 3");
    let shallow = repo.clone_to("shallow", &["--depth=1", "--no-single-branch"]);
    shallow.git(["checkout", "--quiet", "feature"]);
    let trouble = refused(&shallow, &base("origin/main"));
    assert!(trouble.what.contains("shallow") && trouble.next.contains("--deepen"), "{trouble}");
}

// https://github.com/openclaw/clawsweeper/issues/1325
#[test]
fn b008_a_merge_base_behind_a_cut_is_not_believed() {
    let repo = on_main();
    repo.branch("feature").write("f.txt", "f\n").commit("feature 1");
    repo.checkout("main");
    for n in 0..4 {
        repo.write("m.txt", format!("{n}\n")).commit("main");
    }
    repo.checkout("feature").merge("main");
    repo.write("f.txt", "ff\n").commit("feature 2");
    repo.checkout("main").write("m.txt", "end\n").commit("main");
    let shallow = repo.clone_to("shallow", &["--depth=2", "--no-single-branch"]);
    shallow.git(["checkout", "--quiet", "feature"]);
    let trouble = refused(&shallow, &base("origin/main"));
    assert!(trouble.what.contains("commits of the reviewed side are here"), "{trouble}");
    shallow.git(["fetch", "--quiet", "--unshallow"]);
    assert_eq!(summary(&gather(&shallow, &base("origin/main"))), ["added f.txt -0,0 +1,1"]);
}

// https://github.com/can1357/oh-my-pi/pull/10070
#[test]
fn b009_histories_without_common_ancestor_are_refused() {
    let repo = on_main();
    repo.git(["checkout", "--quiet", "--orphan", "other"]);
    repo.write("o.txt", "o\n").commit("orphan");
    let trouble = refused(&repo, &base("main"));
    assert!(trouble.what.contains("no common history"), "{trouble}");
}

// https://github.com/Nayjest/Gito/pull/306
#[test]
fn b010_already_merged_says_so_and_offers_the_state_before() {
    let repo = on_main();
    repo.branch("feature").write("f.txt", "f\n").commit("feature");
    repo.checkout("main").write("m.txt", "m\n").commit("main goes on");
    repo.merge("feature");
    repo.write("later.txt", "l\n").commit("later");
    repo.checkout("feature");
    let trouble = refused(&repo, &base("main"));
    assert_eq!(trouble.cause, HaltCause::Nothing);
    assert!(trouble.what.contains("already merged"), "{trouble}");
    let offered = trouble.next.rsplit_once("--range ").expect("an offer").1;
    let (from, to) = offered.split_once("..").unwrap();
    assert_eq!(summary(&gather(&repo, &range(from, to))), ["added f.txt -0,0 +1,1"]);
    let trouble = refused(&repo, &base("origin/none"));
    assert_eq!(trouble.cause, HaltCause::Input, "a missing base is an error of its own");
    assert!(trouble.what.contains("origin/none"));
}

// https://github.com/openai/codex/issues/30741
#[test]
fn b011_the_merge_base_is_computed_anew_and_a_rebase_is_seen() {
    let repo = on_main();
    repo.branch("feature").write("f.txt", "f\n").commit("feature");
    let change = gather(&repo, &base("main"));
    repo.checkout("main").write("m.txt", "m\n").commit("main goes on");
    repo.checkout("feature").git(["rebase", "--quiet", "main"]);
    let now = open(&repo).revision_now(&change).unwrap();
    assert_ne!(now, change.revision);
    assert_eq!(summary(&gather(&repo, &base("main"))), ["added f.txt -0,0 +1,1"]);
}

// https://github.com/openai/codex/issues/8404
#[test]
fn b012_a_branch_review_leaves_uncommitted_files_out() {
    let repo = on_main();
    repo.branch("feature").write("f.txt", "f\n").commit("feature");
    repo.write("f.txt", "dirty\n").write("build.out", "artefact\n");
    let change = gather(&repo, &base("main"));
    assert_eq!(summary(&change), ["added f.txt -0,0 +1,1"]);
    assert_eq!(after(&change, "f.txt"), "f\n");
}

// https://github.com/thaning0/codeq/issues/4
#[test]
fn b013_what_the_base_gained_is_not_a_removal_by_the_author() {
    let repo = on_main();
    let fork = repo.head();
    repo.branch("feature").write("c.txt", "c\n").commit("C");
    repo.checkout("main").write("b.txt", "b\n");
    let main = repo.commit("B");
    let change = gather(&repo, &range("main", "feature"));
    assert_eq!(summary(&change), ["added c.txt -0,0 +1,1"]);
    let Revision::Commits { base: Base::Commit { named, merge_base }, .. } = change.revision else {
        panic!()
    };
    assert_eq!((named.as_str(), merge_base.as_str()), (&*main, &*fork));
}

// https://github.com/kunchenguid/no-mistakes/issues/553
#[test]
fn b014_a_stacked_branch_is_compared_with_the_base_that_was_named() {
    let repo = on_main();
    repo.branch("two").write("2.txt", "2\n").commit("two");
    repo.branch("three").write("3.txt", "3\n").commit("three");
    assert_eq!(summary(&gather(&repo, &base("two"))), ["added 3.txt -0,0 +1,1"]);
}

// https://github.com/dyad-sh/dyad/pull/3766
#[test]
fn b015_new_untracked_files_are_uncommitted_changes() {
    let repo = on_main();
    repo.write("src/deep/new.rs", "fn n() {}\n");
    assert_eq!(summary(&gather(&repo, &Target::Uncommitted)), ["added src/deep/new.rs -0,0 +1,1"]);
}

// https://github.com/Gentleman-Programming/gentle-ai/issues/4667
#[test]
fn b016_a_repository_without_commits_is_compared_with_nothing() {
    let repo = Repo::new();
    repo.write("first.txt", "1\n").write("staged.txt", "s\n").git(["add", "staged.txt"]);
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["added first.txt -0,0 +1,1", "added staged.txt -0,0 +1,1"]);
    assert!(matches!(change.revision, Revision::Content { on: None, .. }));
    assert_eq!(summary(&gather(&repo, &Target::Staged)), ["added staged.txt -0,0 +1,1"]);
    assert!(refused(&repo, &Target::Commit("HEAD".to_owned())).what.contains("no commits yet"));
    assert!(refused(&repo, &base("HEAD")).what.contains("no commits yet"));
    assert_eq!(open(&repo).head(), Ok(None));
}

// https://github.com/nilbuild/diffity/pull/31
#[test]
fn b024_no_setting_of_a_person_changes_what_is_seen() {
    let repo = on_main();
    repo.write("a.txt", "b\n").write("sub/x.txt", "x\n");
    let plain = gather(&repo, &Target::Uncommitted);
    let settings = [
        ("diff.noprefix", "true"),
        ("diff.mnemonicPrefix", "true"),
        ("color.ui", "always"),
        ("color.diff", "always"),
        ("diff.external", "/bin/false"),
        ("diff.srcPrefix", "x/"),
        ("diff.renames", "false"),
        ("diff.context", "9"),
        ("diff.interHunkContext", "9"),
        ("diff.algorithm", "patience"),
        ("diff.relative", "true"),
        ("diff.ignoreSubmodules", "all"),
        ("diff.orderFile", "/dev/null"),
        ("core.quotePath", "true"),
        ("core.abbrev", "4"),
        ("status.showUntrackedFiles", "no"),
    ];
    for (name, value) in settings {
        repo.config(name, value);
        let change = gather(&repo, &Target::Uncommitted);
        assert_eq!(change.seal(), plain.seal(), "{name}={value}");
    }
}

// https://github.com/ThreeMoonsLab/agents-shipgate/pull/774
#[test]
fn b025_paths_with_spaces_tabs_quotes_and_line_breaks_survive() {
    let names = [
        "docs/new scope/notes.md",
        "tab\there.txt",
        "quo\"te.txt",
        "line\nbreak.txt",
        "ä/ö.txt",
        "-dash.txt",
    ];
    let repo = on_main();
    for name in names {
        repo.write(name, "1\n");
    }
    let untracked = gather(&repo, &Target::Uncommitted);
    repo.commit("odd names");
    for name in names {
        repo.write(name, "2\n");
    }
    let changed = gather(&repo, &Target::Uncommitted);
    repo.commit("odd names again");
    let committed = gather(&repo, &Target::Commit("HEAD".to_owned()));
    for name in names {
        assert_eq!(file(&untracked, name).status, FileStatus::Added, "{name:?}");
        assert_eq!(after(&changed, name), "2\n");
        assert_eq!(after(&committed, name), "2\n");
    }
    let source = open(&repo);
    assert_eq!(source.base_file(&committed, &path("line\nbreak.txt")).unwrap().as_deref(), Some(&b"1\n"[..]));
}

#[cfg(target_os = "linux")]
#[test]
fn paths_that_are_not_utf8_survive() {
    use std::os::unix::ffi::OsStrExt;
    let repo = on_main();
    let name = std::ffi::OsStr::from_bytes(b"caf\xe9.txt");
    repo.write(name, "1\n");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(change.files[0].path().as_bytes(), b"caf\xe9.txt");
    repo.commit("x");
    assert_eq!(gather(&repo, &Target::Commit("HEAD".to_owned())).files[0].path().as_bytes(), b"caf\xe9.txt");
}

// https://github.com/wayfair/git-parse/issues/73
#[test]
fn b026_a_pure_rename_keeps_both_names_and_has_no_lines() {
    let repo = on_main();
    repo.write("a b/prime vue copy.png", b"\x89PNG\0\0data").commit("picture");
    repo.rename("a b/prime vue copy.png", "c/prime vue copy.png");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["renamed a b/prime vue copy.png -> c/prime vue copy.png"]);
}

// https://github.com/e0ipso/self-review/issues/149
#[test]
fn b027_changed_code_that_looks_like_a_patch_stays_code() {
    let repo = on_main();
    repo.write("fixture.diff", "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\ndiff --git a/x b/x\n");
    repo.write("run.sh", "true\n").write("empty", "").commit("fixture");
    repo.write("fixture.diff", "--- a/y\n+++ b/y\n@@ -9 +9 @@\n-a\n+b\ndiff --git a/y b/y\n-- \n");
    repo.write("new-empty", "").executable("run.sh", true);
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(
        summary(&change),
        ["modified fixture.diff -1,3 +1,3 -6,1 +6,2", "added new-empty", "mode_changed run.sh"]
    );
}

// https://github.com/tirth8205/code-review-graph/issues/169
#[test]
fn b029_bytes_that_are_not_utf8_do_not_stop_the_review() {
    let repo = on_main();
    repo.write("latin1.txt", b"caf\xe9\nplain\n\xff\xfe\n").write("key.der", b"\x30\x82\0\x01\xff\xfe\n");
    repo.write("ok.txt", "ok\n");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(after(&change, "latin1.txt"), "caf\u{fffd}\nplain\n\u{fffd}\u{fffd}\n");
    assert_eq!(opaque_after(&change, "key.der"), Opaque::Binary { size: 7 });
    assert_eq!(after(&change, "ok.txt"), "ok\n");
}

// https://github.com/alibaba/open-code-review/pull/1288
#[test]
fn b031_an_untracked_program_is_binary_not_thousands_of_lines() {
    let repo = on_main();
    let mut program = b"\x7fELF\0\0\0".to_vec();
    program.resize(9 << 20, b'\n');
    repo.write("a.out", &program).write("small.bin", &program[..50_000]);
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["added a.out", "added small.bin"]);
    assert_eq!(opaque_after(&change, "a.out"), Opaque::TooLarge { size: 9 << 20, limit: 8 << 20 });
    assert_eq!(opaque_after(&change, "small.bin"), Opaque::Binary { size: 50_000 });
}

// https://github.com/coder/xum/pull/1567
#[test]
fn b032_line_numbers_are_the_files_own_with_any_line_end() {
    let repo = on_main();
    repo.write("crlf.txt", "one\r\ntwo\r\nthree");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["added crlf.txt -0,0 +1,3"]);
    let lines: Vec<_> = change.files[0].after_text().unwrap().lines().collect();
    assert_eq!(lines, ["one", "two", "three"]);
    repo.commit("crlf");
    repo.write("crlf.txt", "one\r\ntwo\r\nthree\r\n");
    assert_eq!(summary(&gather(&repo, &Target::Uncommitted)), ["modified crlf.txt -3,1 +3,1"]);
}

// https://github.com/alibaba/open-code-review/pull/1518
#[test]
fn b033_removed_lines_carry_the_side_they_stood_on() {
    let repo = Repo::new();
    let lines: Vec<String> = (1..=20).map(|n| format!("{n}\n")).collect();
    repo.write("f.txt", lines.concat()).commit("twenty");
    repo.write("f.txt", [&lines[..9], &lines[14..]].concat().concat());
    let change = gather(&repo, &Target::Uncommitted);
    let file = file(&change, "f.txt");
    assert!(file.removed_line(10) && file.removed_line(14) && !file.removed_line(15));
    assert!((1..=15).all(|n| !file.added_line(n)));
}

// https://github.com/alibaba/open-code-review/pull/1502
#[test]
fn b034_a_renamed_file_is_found_by_its_old_name() {
    let repo = Repo::new();
    repo.write("old.txt", "1\n2\n3\n4\n5\n").commit("first");
    repo.rename("old.txt", "new.txt").write("new.txt", "1\n2\n3\n4\nfive\n");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["renamed old.txt -> new.txt -5,1 +5,1"]);
    assert_eq!(file(&change, "old.txt").path(), &path("new.txt"));
}

// https://github.com/mdn/content/pull/37445
#[test]
fn b037_a_difference_that_attributes_hide_is_told() {
    let repo = Repo::new();
    repo.write(".gitattributes", "*.md text eol=lf\n").write("page.md", "one\ntwo\n").write("b.md", "b\n");
    repo.commit("lf");
    repo.write("page.md", "one\r\ntwo\r\n");
    let trouble = refused(&repo, &Target::Uncommitted);
    assert!(trouble.what.contains("page.md") && trouble.what.contains("line ends"), "{trouble}");
    repo.write("b.md", "b\r\nc\r\n");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["modified b.md -1,0 +2,1"]);
    let told = change.degradations.join("\n");
    assert!(told.contains("(b.md)") && told.contains("(page.md)"), "{told}");
}

// https://github.com/handarbeit/fabrik/issues/1274
#[test]
fn b217_one_big_file_is_named_and_the_rest_is_read() {
    let repo = on_main();
    repo.write("data.jsonl", vec![b'x'; 9 << 20]);
    for n in 0..27 {
        repo.write(format!("src/{n:02}.rs"), "fn f() {}\n");
    }
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(change.files.iter().filter(|f| f.after_text().is_some()).count(), 27);
    assert!(matches!(opaque_after(&change, "data.jsonl"), Opaque::TooLarge { .. }));
    repo.commit("all");
    let committed = gather(&repo, &Target::Commit("HEAD".to_owned()));
    assert_eq!(committed.files.iter().filter(|f| f.after_text().is_some()).count(), 27);
    assert!(matches!(opaque_after(&committed, "data.jsonl"), Opaque::TooLarge { .. }));
}

// https://github.com/joshuaswarren/remnic/pull/2002
#[test]
fn b221_more_files_than_any_host_lists_are_all_there() {
    let repo = on_main();
    for n in 0..3_200 {
        repo.write(format!("f/{n:04}.txt"), format!("{n}\n"));
    }
    assert_eq!(gather(&repo, &Target::Uncommitted).files.len(), 3_200);
}
