//! Each kind of target on an ordinary repository.

use headproof_core::revision::{Base, Revision};
use headproof_core::target::Target;
use headproof_flow::ports::ChangeSource;
use headproof_testkit::repo::Repo;

use crate::git_bench::{after, gather, open, path, range, refused, summary};

fn some_history() -> Repo {
    let repo = Repo::new();
    repo.write("a.txt", "1\n2\n3\n4\n5\n").write("gone.txt", "x\n").write("src/keep.rs", "fn a() {}\n");
    repo.commit("first");
    repo
}

#[test]
fn uncommitted_is_staged_unstaged_and_untracked() {
    let repo = some_history();
    repo.write("a.txt", "1\nzwei\n3\n4\n5\n").stage();
    repo.write("a.txt", "1\nzwei\n3\n4\n5\n6\n").remove("gone.txt").write("new/file.txt", "n\n");
    repo.write(".gitignore", "*.log\n").write("noise.log", "noise\n");
    let change = gather(&repo, &Target::Uncommitted);
    insta::assert_debug_snapshot!(summary(&change), @r#"
    [
        "added .gitignore -0,0 +1,1",
        "modified a.txt -2,1 +2,1 -5,0 +6,1",
        "deleted gone.txt -1,1 +0,0",
        "added new/file.txt -0,0 +1,1",
    ]
    "#);
    assert!(change.degradations.is_empty(), "{:?}", change.degradations);
    let Revision::Content { on: Some(on), .. } = &change.revision else { panic!("{:?}", change.revision) };
    assert_eq!(on.as_str(), repo.head());
}

#[test]
fn staged_is_the_index_and_nothing_else() {
    let repo = some_history();
    repo.write("a.txt", "staged\n").stage().write("a.txt", "later\n").write("new.txt", "n\n");
    let change = gather(&repo, &Target::Staged);
    assert_eq!(summary(&change), ["modified a.txt -1,5 +1,1"]);
    assert_eq!(after(&change, "a.txt"), "staged\n");
}

#[test]
fn base_is_what_the_branch_has_beyond_the_merge_base() {
    let repo = some_history();
    let fork = repo.head();
    repo.branch("feature").write("f.txt", "f\n");
    let head = repo.commit("feature");
    repo.checkout("main").write("m.txt", "m\n");
    let main = repo.commit("main goes on");
    repo.checkout("feature");
    let change = gather(&repo, &Target::Base("main".to_owned()));
    assert_eq!(summary(&change), ["added f.txt -0,0 +1,1"]);
    let Revision::Commits { head: h, base: Base::Commit { named, merge_base } } = &change.revision else {
        panic!("{:?}", change.revision)
    };
    assert_eq!((h.as_str(), named.as_str(), merge_base.as_str()), (&*head, &*main, &*fork));
}

#[test]
fn range_is_three_dot_and_an_open_end_is_head() {
    let repo = some_history();
    repo.branch("feature").write("f.txt", "f\n").commit("feature");
    repo.checkout("main").write("m.txt", "m\n").commit("main goes on");
    let change = gather(&repo, &range("main", "feature"));
    assert_eq!(summary(&change), ["added f.txt -0,0 +1,1"]);
    let change = gather(&repo, &range("feature", ""));
    assert_eq!(summary(&change), ["added m.txt -0,0 +1,1"]);
}

#[test]
fn a_commit_is_compared_with_its_first_parent() {
    let repo = some_history();
    repo.write("a.txt", "1\n2\n4\n5\n").commit("second");
    repo.write("other.txt", "o\n").commit("third");
    let change = gather(&repo, &Target::Commit("HEAD~1".to_owned()));
    assert_eq!(summary(&change), ["modified a.txt -3,1 +2,0"]);
}

#[test]
fn a_root_commit_is_compared_with_nothing() {
    let repo = some_history();
    let change = gather(&repo, &Target::Commit("HEAD".to_owned()));
    assert_eq!(
        summary(&change),
        ["added a.txt -0,0 +1,5", "added gone.txt -0,0 +1,1", "added src/keep.rs -0,0 +1,1"]
    );
    assert!(matches!(change.revision, Revision::Commits { base: Base::Empty, .. }));
    assert_eq!(open(&repo).base_file(&change, &path("a.txt")), Ok(None));
}

#[test]
fn a_merge_commit_is_compared_with_its_first_parent_and_says_so() {
    let repo = some_history();
    repo.branch("feature").write("f.txt", "f\n").commit("feature");
    repo.checkout("main").write("m.txt", "m\n").commit("main goes on");
    repo.merge("feature");
    let change = gather(&repo, &Target::Commit("HEAD".to_owned()));
    assert_eq!(summary(&change), ["added f.txt -0,0 +1,1"]);
    assert!(change.degradations[0].contains("merge of 2 parents"), "{:?}", change.degradations);
}

#[test]
fn an_empty_target_says_what_was_looked_at() {
    let repo = some_history();
    let trouble = refused(&repo, &Target::Uncommitted);
    assert!(trouble.what.contains(&repo.head()[..10]) && trouble.next.contains("--commit HEAD"), "{trouble}");
    assert!(refused(&repo, &Target::Staged).what.contains("nothing is staged"));
    let empty = repo.commit_staged("nothing in it");
    assert!(refused(&repo, &Target::Commit("HEAD".to_owned())).what.contains(&empty[..10]));
    assert!(refused(&repo, &Target::Base("main".to_owned())).next.contains("same commit"));
}

#[test]
fn base_files_come_from_the_state_before() {
    let repo = some_history();
    repo.write("a.txt", "now\n");
    let change = gather(&repo, &Target::Uncommitted);
    let source = open(&repo);
    assert_eq!(source.base_file(&change, &path("a.txt")).unwrap().as_deref(), Some(&b"1\n2\n3\n4\n5\n"[..]));
    assert!(source.base_file(&change, &path("src")).unwrap_err().what.contains("not a plain file"));
    assert_eq!(source.base_file(&change, &path("none")), Ok(None));
}

#[test]
fn a_moved_work_tree_is_another_revision() {
    let repo = some_history();
    repo.write("a.txt", "one\n");
    let source = open(&repo);
    let change = source.gather(&Target::Uncommitted).unwrap();
    repo.write("a.txt", "two\n");
    assert_ne!(source.revision_now(&change).unwrap(), change.revision);
    repo.write("a.txt", "one\n");
    assert_eq!(source.revision_now(&change).unwrap(), change.revision);
}
