//! Repositories of every shape.

use headproof_core::change::{FileMode, FileStatus, Opaque};
use headproof_core::coverage::Ledger;
use headproof_core::machine::HaltCause;
use headproof_core::target::Target;
use headproof_flow::ports::ChangeSource;
use headproof_testkit::repo::Repo;
use headproof_world::git::{Environment, Limits, Source};

use crate::git_bench::{after, file, gather, opaque_after, open, path, range, refused, summary};

fn on_main() -> Repo {
    let repo = Repo::new();
    repo.write("a.txt", "1\n2\n3\n4\n5\n").commit("first");
    repo
}

fn commit(name: &str) -> Target {
    Target::Commit(name.to_owned())
}

#[test]
fn from_a_folder_inside_the_tree_the_whole_tree_is_reviewed() {
    let repo = on_main();
    repo.write("sub/x.txt", "x\n").write("top.txt", "t\n");
    let env = Environment::from_pairs(repo.env());
    let source = Source::open_with(&repo.root().join("sub"), Limits::default(), &env).unwrap();
    assert_eq!(source.gather(&Target::Uncommitted).unwrap().files.len(), 2);
    assert_eq!(source.locate("x.txt".as_ref()).unwrap(), path("sub/x.txt"));
    assert_eq!(source.locate("../top.txt".as_ref()).unwrap(), path("top.txt"));
    assert!(source.locate("../../out.txt".as_ref()).is_err());
    assert!(source.locate("/etc/passwd".as_ref()).is_err());
}

#[test]
fn a_detached_head_is_as_good_as_a_branch() {
    let repo = on_main();
    let first = repo.head();
    repo.write("a.txt", "x\n").commit("second");
    repo.checkout(&first).write("b.txt", "b\n");
    assert_eq!(summary(&gather(&repo, &Target::Uncommitted)), ["added b.txt -0,0 +1,1"]);
    repo.commit("detached");
    assert_eq!(summary(&gather(&repo, &Target::Base("main".to_owned()))), ["added b.txt -0,0 +1,1"]);
}

#[test]
fn a_bare_repository_has_commits_and_ranges_but_no_work_tree() {
    let repo = on_main();
    repo.write("b.txt", "b\n").commit("second");
    let bare = repo.clone_to("bare.git", &["--bare"]);
    assert_eq!(summary(&gather(&bare, &commit("HEAD"))), ["added b.txt -0,0 +1,1"]);
    assert_eq!(summary(&gather(&bare, &range("HEAD~1", "HEAD"))), ["added b.txt -0,0 +1,1"]);
    assert_eq!(summary(&gather(&bare, &Target::Base("HEAD~1".to_owned()))), ["added b.txt -0,0 +1,1"]);
    for target in [Target::Uncommitted, Target::Files(vec![path("HEAD")])] {
        assert!(refused(&bare, &target).what.contains("bare repository"));
    }
}

// https://github.com/AGGIB/Stroq/pull/54
#[test]
fn b187_a_bare_repository_among_the_files_is_content() {
    let repo = on_main();
    let bare = repo.clone_to("work/fixtures-x", &["--bare"]);
    let env = Environment::from_pairs(repo.env());
    let refused = Source::open_with(bare.root(), Limits::default(), &env).expect_err("planted");
    assert!(refused.what.contains("lies inside the work tree"), "{refused}");
    assert!(gather(&repo, &Target::Uncommitted).files.iter().all(|f| f.status == FileStatus::Added));
}

#[test]
fn objects_with_64_digit_names() {
    let repo = Repo::new_sha256();
    repo.write("a.txt", "a\n");
    assert_eq!(summary(&gather(&repo, &Target::Uncommitted)), ["added a.txt -0,0 +1,1"]);
    repo.commit("first");
    assert_eq!(summary(&gather(&repo, &commit("HEAD"))), ["added a.txt -0,0 +1,1"]);
    repo.write("a.txt", "b\n");
    assert_eq!(summary(&gather(&repo, &Target::Uncommitted)), ["modified a.txt -1,1 +1,1"]);
}

#[test]
fn submodules_are_pointers_and_their_files_are_not_ours() {
    let (repo, library) = (on_main(), Repo::new());
    library.write("lib.txt", "l\n").commit("library");
    repo.submodule(&library, "vendor/lib").commit("add it");
    let added = gather(&repo, &commit("HEAD"));
    assert_eq!(summary(&added), ["added .gitmodules -0,0 +1,3", "added vendor/lib"]);
    assert!(matches!(opaque_after(&added, "vendor/lib"), Opaque::Submodule { .. }));
    let inner = repo.beside("work/vendor/lib");
    inner.write("lib.txt", "dirty\n");
    assert_eq!(refused(&repo, &Target::Uncommitted).cause, HaltCause::Nothing);
    let moved = inner.commit("moved on");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["modified vendor/lib"]);
    let Opaque::Submodule { commit } = opaque_after(&change, "vendor/lib") else { panic!() };
    assert_eq!(commit.as_str(), moved);
    assert_eq!(open(&inner).root(), inner.root(), "a submodule is a repository of its own");
    inner.write("lib.txt", "again\n");
    assert_eq!(summary(&gather(&inner, &Target::Uncommitted)), ["modified lib.txt -1,1 +1,1"]);
}

#[test]
fn a_setting_that_hides_submodules_hides_nothing() {
    let (repo, library) = (on_main(), Repo::new());
    library.write("lib.txt", "l\n").commit("library");
    repo.submodule(&library, "lib");
    repo.git(["config", "-f", ".gitmodules", "submodule.lib.ignore", "all"]);
    repo.config("submodule.lib.ignore", "all").commit("add it");
    repo.beside("work/lib").write("n.txt", "n\n").commit("on");
    assert_eq!(summary(&gather(&repo, &Target::Uncommitted)), ["modified lib"]);
    repo.commit("bump");
    assert_eq!(summary(&gather(&repo, &Target::Base("HEAD~1".to_owned()))), ["modified lib"]);
}

#[test]
fn a_repository_inside_the_tree_is_a_pointer_to_its_commit() {
    let repo = on_main();
    let (inner, empty) = (repo.beside("work/inner"), repo.beside("work/empty"));
    for nested in [&inner, &empty] {
        std::fs::create_dir(nested.root()).unwrap();
        nested.git(["init", "--quiet"]);
        nested.write("secret.txt", "s\n");
    }
    let head = inner.commit("inner");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["added empty", "added inner"]);
    let Opaque::Submodule { commit } = opaque_after(&change, "inner") else { panic!() };
    assert_eq!(commit.as_str(), head);
    assert!(matches!(opaque_after(&change, "empty"), Opaque::Unavailable { .. }));
    assert!(Ledger::open(&change).complete().is_none());
}

#[test]
fn a_sparse_checkout_does_not_delete_what_it_leaves_out() {
    let repo = on_main();
    repo.write("in/a.txt", "a\n").write("out/b.txt", "b\n").commit("folders");
    repo.git(["sparse-checkout", "set", "in"]);
    assert!(!repo.root().join("out/b.txt").exists());
    repo.write("in/a.txt", "x\n");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["modified in/a.txt -1,1 +1,1"]);
    assert!(change.degradations[0].contains("skip-worktree"), "{:?}", change.degradations);
    repo.git(["sparse-checkout", "set", "--sparse-index", "in"]);
    assert_eq!(summary(&gather(&repo, &Target::Uncommitted)), ["modified in/a.txt -1,1 +1,1"]);
}

#[test]
fn a_partial_clone_fetches_nothing_and_says_what_is_missing() {
    let repo = on_main();
    repo.write("b.txt", "b\n").write("a.txt", "1\n2\nthree\n4\n5\n").commit("second");
    repo.config("uploadpack.allowFilter", "true");
    let partial = repo.clone_to("partial", &["--filter=blob:none", "--no-checkout"]);
    let packs = || std::fs::read_dir(partial.root().join(".git/objects/pack")).unwrap().count();
    let before = packs();
    let change = gather(&partial, &commit("HEAD"));
    assert_eq!(summary(&change), ["modified a.txt", "added b.txt"]);
    assert!(matches!(opaque_after(&change, "b.txt"), Opaque::Unavailable { .. }));
    assert!(Ledger::open(&change).complete().is_none());
    assert_eq!(packs(), before, "nothing was fetched");
}

#[test]
fn the_first_commit_of_a_shallow_clone_is_not_a_root_commit() {
    let repo = on_main();
    repo.write("b.txt", "b\n").commit("second");
    let shallow = repo.clone_to("shallow", &["--depth=1"]);
    let trouble = refused(&shallow, &commit("HEAD"));
    assert!(trouble.what.contains("parent") && trouble.next.contains("--deepen"), "{trouble}");
    shallow.write("b.txt", "c\n");
    assert_eq!(summary(&gather(&shallow, &Target::Uncommitted)), ["modified b.txt -1,1 +1,1"]);
}

#[test]
fn a_damaged_head_is_not_a_repository_without_commits() {
    let repo = on_main();
    let head = repo.head();
    std::fs::remove_file(repo.root().join(".git/objects").join(&head[..2]).join(&head[2..])).unwrap();
    repo.write("b.txt", "b\n");
    let trouble = open(&repo).gather(&Target::Uncommitted).expect_err("damage");
    assert_eq!(trouble.cause, HaltCause::World, "{trouble}");
}

#[test]
fn names_that_are_no_commits_are_explained() {
    let repo = on_main();
    for (name, said) in
        [("none", "no commit `none`"), ("--output=x", "starts with `-`"), ("HEAD:a.txt", "no commit")]
    {
        assert!(refused(&repo, &commit(name)).what.contains(said), "{name}");
    }
    repo.git(["tag", "-a", "v1", "-m", "annotated"]);
    assert_eq!(gather(&repo, &commit("v1")).revision, gather(&repo, &commit("HEAD")).revision);
}

#[test]
fn replaced_objects_are_not_believed() {
    let repo = on_main();
    repo.write("a.txt", "evil\n");
    let evil = repo.commit("second");
    repo.write("a.txt", "good\n");
    let good = repo.commit("third");
    repo.git(["replace", &evil, &good]);
    assert_eq!(after(&gather(&repo, &commit(&evil)), "a.txt"), "evil\n");
}

#[test]
fn conflicts_are_named() {
    let repo = on_main();
    repo.branch("other").write("a.txt", "other\n").commit("other");
    repo.checkout("main").write("a.txt", "mine\n").commit("mine");
    assert!(!repo.try_git(["merge", "--quiet", "other"]).status.success());
    for target in [Target::Uncommitted, Target::Staged] {
        let trouble = refused(&repo, &target);
        assert!(trouble.what.contains("a.txt") && trouble.what.contains("conflict"), "{trouble}");
    }
}

#[test]
fn states_of_the_index_between_tree_and_commit() {
    let repo = on_main();
    repo.write("gone.txt", "g\n").write("back.txt", "b\n").write("hidden.txt", "h\n").commit("more");
    repo.write("intent.txt", "i\n").git(["add", "--intent-to-add", "intent.txt"]);
    repo.write("a.txt", "staged\n").stage().write("a.txt", "then modified\n");
    repo.git(["rm", "--quiet", "--cached", "back.txt"]);
    repo.write("back.txt", "untracked again\n");
    repo.remove("gone.txt").write("gone.txt/now-a-folder.txt", "f\n");
    repo.git(["update-index", "--assume-unchanged", "hidden.txt"]);
    repo.write("hidden.txt", "changed in secret\n");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(
        summary(&change),
        [
            "modified a.txt -1,5 +1,1",
            "modified back.txt -1,1 +1,1",
            "deleted gone.txt -1,1 +0,0",
            "added gone.txt/now-a-folder.txt -0,0 +1,1",
            "added intent.txt -0,0 +1,1",
        ]
    );
    assert_eq!(after(&change, "a.txt"), "then modified\n");
    let told = change.degradations.join("\n");
    assert!(told.contains("assume-unchanged") && told.contains("hidden.txt"), "{told}");
}

#[test]
fn an_intended_file_is_not_staged() {
    let repo = on_main();
    repo.write("intent.txt", "i\n").git(["add", "--intent-to-add", "intent.txt"]);
    assert_eq!(refused(&repo, &Target::Staged).cause, HaltCause::Nothing);
}

#[test]
fn a_folder_that_becomes_a_file() {
    let repo = on_main();
    repo.write("d/one.txt", "1\n").write("d/two.txt", "2\n").commit("folder");
    std::fs::remove_dir_all(repo.root().join("d")).unwrap();
    repo.write("d", "a file\n");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(
        summary(&change),
        ["added d -0,0 +1,1", "deleted d/one.txt -1,1 +0,0", "deleted d/two.txt -1,1 +0,0"]
    );
}

#[test]
fn moves_copies_and_modes() {
    let repo = Repo::new();
    let text: String = (0..30).map(|n| format!("line {n}\n")).collect();
    repo.write("moved.txt", &text).write("copied.txt", text.replace("line", "zeile")).write("m.sh", "m\n");
    repo.commit("first");
    repo.rename("moved.txt", "there/moved.txt").write("there/moved.txt", text.replace("line 3\n", "drei\n"));
    repo.write("copy.txt", text.replace("line", "zeile") + "end\n");
    repo.write("copied.txt", text.replace("line", "zeile").replace("zeile 9\n", ""));
    repo.write("m.sh", "mm\n").executable("m.sh", true);
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(
        summary(&change),
        [
            "modified copied.txt -10,1 +9,0",
            "copied copied.txt -> copy.txt -30,0 +31,1",
            "modified m.sh -1,1 +1,1",
            "renamed moved.txt -> there/moved.txt -4,1 +4,1",
        ]
    );
    assert_eq!(file(&change, "m.sh").after.as_ref().unwrap().mode, FileMode::Executable);
}

#[test]
fn the_index_of_a_commit_hook_can_be_handed_in() {
    let repo = on_main();
    repo.write("a.txt", "all of it\n");
    let index = repo.outside().join("next-index");
    std::fs::copy(repo.root().join(".git/index"), &index).unwrap();
    let add = std::process::Command::new("git")
        .args(["add", "a.txt"])
        .env("GIT_INDEX_FILE", &index)
        .current_dir(repo.root())
        .status();
    assert!(add.unwrap().success());
    assert_eq!(refused(&repo, &Target::Staged).cause, HaltCause::Nothing);
    let change = open(&repo).with_index(&index).gather(&Target::Staged).unwrap();
    assert_eq!(after(&change, "a.txt"), "all of it\n");
}

#[test]
fn outside_a_repository_there_is_only_what_is_named() {
    let folder = Repo::bare_folder();
    folder.write("x.txt", "x\n");
    let env = Environment::from_pairs(folder.env());
    let refused = Source::open_with(folder.root(), Limits::default(), &env).expect_err("no repository");
    assert!(refused.what.contains("not in a git repository"));
    let source = Source::anywhere_with(folder.root(), Limits::default(), &env).unwrap();
    let change = source.gather(&Target::Files(vec![path("x.txt")])).unwrap();
    assert_eq!(summary(&change), ["whole x.txt -0,0 +1,1"]);
    assert_eq!(source.base_file(&change, &path("x.txt")), Ok(None));
    assert!(source.gather(&Target::Uncommitted).is_err());
    assert_eq!((source.git_dir(), source.head()), (None, Ok(None)));
}
