//! Content of every kind, in commits and in the work tree.

use headproof_core::change::{FileStatus, Opaque};
use headproof_core::machine::HaltCause;
use headproof_core::target::Target;
use headproof_core::text::Encoding;
use headproof_flow::ports::ChangeSource;
use headproof_testkit::repo::Repo;
use headproof_world::git::{Environment, Limits, Source};

use crate::git_bench::{after, file, gather, opaque_after, open, path, refused, summary};

fn on_main() -> Repo {
    let repo = Repo::new();
    repo.write("a.txt", "a\n").commit("first");
    repo
}

fn utf16(text: &str) -> Vec<u8> {
    std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

// https://github.com/xai-org/grok-build-plugin-cc/issues/4
#[test]
fn b172_links_are_never_followed() {
    let repo = on_main();
    std::fs::write(repo.outside().join("secret.txt"), "secret\n").unwrap();
    std::fs::create_dir(repo.outside().join("folder")).unwrap();
    std::fs::write(repo.outside().join("folder/f.txt"), "secret\n").unwrap();
    repo.write("dir/f.txt", "f\n").commit("folder");
    std::fs::remove_dir_all(repo.root().join("dir")).unwrap();
    repo.link("notes.txt", "../secret.txt").link("dir", "../folder").link("dangling", "nowhere");
    let check = |change: &headproof_core::change::Change| {
        assert_eq!(
            summary(change),
            ["added dangling", "added dir", "deleted dir/f.txt -1,1 +0,0", "added notes.txt"]
        );
        let to = opaque_after(change, "notes.txt");
        assert_eq!(to, Opaque::Symlink { points_to: "../secret.txt".to_owned() });
    };
    check(&gather(&repo, &Target::Uncommitted));
    repo.commit("links");
    check(&gather(&repo, &Target::Commit("HEAD".to_owned())));
    let files = gather_files(&repo, &["notes.txt"]).unwrap();
    assert!(matches!(opaque_after(&files, "notes.txt"), Opaque::Symlink { .. }));
    assert!(gather_files(&repo, &["dir/f.txt"]).unwrap_err().what.contains("leads out"));
}

fn gather_files(
    repo: &Repo,
    names: &[&str],
) -> Result<headproof_core::change::Change, headproof_flow::ports::Trouble> {
    open(repo).gather(&Target::Files(names.iter().map(|n| path(n)).collect()))
}

#[test]
fn whole_files_are_read_whole() {
    let repo = on_main();
    repo.write("b.txt", "1\n2\n").write("empty", "");
    let change = gather_files(&repo, &["b.txt", "a.txt", "empty", "b.txt"]).unwrap();
    assert_eq!(summary(&change), ["whole a.txt -0,0 +1,1", "whole b.txt -0,0 +1,2", "whole empty"]);
    let revision = open(&repo).revision_now(&change).unwrap();
    assert_eq!(revision, change.revision);
    repo.write("b.txt", "1\n2\n3\n");
    assert_ne!(open(&repo).revision_now(&change).unwrap(), change.revision);
    for (name, said) in
        [("none", "cannot be read"), (".git/config", "git directory"), (".GIT/config", "git directory")]
    {
        let trouble = gather_files(&repo, &[name]).unwrap_err();
        assert!(trouble.what.contains(said) && trouble.cause == HaltCause::Input, "{trouble}");
    }
    repo.write("sub/x", "x");
    assert!(gather_files(&repo, &["sub"]).unwrap_err().what.contains("is a folder"));
    assert_eq!(gather_files(&repo, &[]).unwrap_err().cause, HaltCause::Input);
}

#[test]
fn a_file_that_becomes_a_link_and_back() {
    let repo = on_main();
    repo.write("f.txt", "1\n2\n").commit("file");
    repo.remove("f.txt").link("f.txt", "a.txt");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["type_changed f.txt -1,2 +0,0"]);
    repo.commit("link");
    repo.remove("f.txt").write("f.txt", "3\n");
    assert_eq!(summary(&gather(&repo, &Target::Uncommitted)), ["type_changed f.txt -0,0 +1,1"]);
}

#[test]
fn binary_files_have_no_lines() {
    let repo = on_main();
    repo.write("i.bin", b"\0\x01\n\n").commit("binary");
    repo.write("i.bin", b"\0\x01\n\n\n");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["modified i.bin"]);
    assert_eq!(opaque_after(&change, "i.bin"), Opaque::Binary { size: 5 });
    repo.write("i.bin", "now text\n");
    assert_eq!(summary(&gather(&repo, &Target::Uncommitted)), ["modified i.bin -0,0 +1,1"]);
}

#[test]
fn text_that_attributes_call_binary_is_read_all_the_same() {
    let repo = Repo::new();
    repo.write(".gitattributes", "*.py binary\n*.js -diff\n*.rs diff=x\n").config("diff.x.binary", "true");
    for name in ["a.py", "a.js", "a.rs"] {
        repo.write(name, "1\n2\n");
    }
    repo.commit("first");
    for name in ["a.py", "a.js", "a.rs"] {
        repo.write(name, "1\ntwo\n");
    }
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(
        summary(&change),
        ["modified a.js -2,1 +2,1", "modified a.py -2,1 +2,1", "modified a.rs -2,1 +2,1"]
    );
}

#[test]
fn utf16_is_compared_by_its_own_lines() {
    let repo = on_main();
    // U+010A holds the byte of a line end, U+0A0D both.
    repo.write("w.txt", utf16("eins\r\nĊ\u{0a0d}\nzwei\ndrei\n")).commit("wide");
    repo.write("w.txt", utf16("eins\r\nĊ\u{0a0d}\nzwo\ndrei\nvier\n"));
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["modified w.txt -3,1 +3,1 -4,0 +5,1"]);
    assert_eq!(file(&change, "w.txt").after_text().unwrap().encoding(), Encoding::Utf16);
    assert_eq!(file(&change, "w.txt").after_text().unwrap().line(3), Some("zwo"));
}

#[test]
fn files_without_final_line_end_and_empty_files() {
    let repo = on_main();
    repo.write("n.txt", "1\n2").write("e.txt", "").write("f.txt", "x\n").commit("first");
    repo.write("n.txt", "1\n2\n").write("e.txt", "no longer\n").write("f.txt", "");
    assert_eq!(
        summary(&gather(&repo, &Target::Uncommitted)),
        ["modified e.txt -0,0 +1,1", "modified f.txt -1,1 +0,0", "modified n.txt -2,1 +2,1"]
    );
}

#[test]
fn autocrlf_shows_what_changed_and_not_the_line_ends() {
    let repo = on_main();
    repo.write("w.txt", "1\n2\n3\n").commit("lf");
    repo.config("core.autocrlf", "true").write("w.txt", "1\r\nzwei\r\n3\r\n").write("new.txt", "n\r\n");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["added new.txt -0,0 +1,1", "modified w.txt -2,1 +2,1"]);
    assert!(change.degradations[0].contains("line ends"), "{:?}", change.degradations);
    assert_eq!(file(&change, "w.txt").after_text().unwrap().line(2), Some("zwei"));
}

#[test]
fn without_attributes_a_change_of_line_ends_is_a_change() {
    let repo = on_main();
    repo.write("w.txt", "1\n2\n").commit("lf");
    repo.write("w.txt", "1\r\n2\r\n");
    assert_eq!(summary(&gather(&repo, &Target::Uncommitted)), ["modified w.txt -1,2 +1,2"]);
}

#[test]
fn lfs_files_are_pointers_whether_or_not_the_content_is_there() {
    let repo = on_main();
    repo.write(".gitattributes", "*.bin filter=lfs diff=lfs merge=lfs -text\n").commit("attributes");
    let content = b"hello lfs\n";
    let oid = "1a0b8f7a1e2a6f4ee8a0a6be4dbb1b2f5b8d4d9a1b6c1c4a5a1d2e3f4a5b6c7d";
    let pointer = format!("version https://git-lfs.github.com/spec/v1\noid sha256:{oid}\nsize 12\n");
    repo.write("p.bin", &pointer).commit("pointer, no filter configured");
    let change = gather(&repo, &Target::Commit("HEAD".to_owned()));
    assert_eq!(opaque_after(&change, "p.bin"), Opaque::LfsPointer { size: 12 });
    repo.raw_config("[filter \"lfs\"]\n\tclean = false\n\tprocess = false\n\trequired = true\n");
    repo.write("p.bin", content);
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["modified p.bin"]);
    assert_eq!(opaque_after(&change, "p.bin"), Opaque::LfsPointer { size: 10 });
    assert!(change.degradations.is_empty(), "{:?}", change.degradations);
}

#[test]
fn an_lfs_file_whose_content_is_what_its_pointer_says_has_not_changed() {
    let repo = on_main();
    let hash = headproof_core::digest::Digest::of(b"hello lfs\n");
    let pointer = format!("version https://git-lfs.github.com/spec/v1\noid sha256:{hash}\nsize 10\n");
    repo.write(".gitattributes", "*.bin filter=lfs -text\n").write("p.bin", pointer).commit("pointer");
    repo.raw_config("[filter \"lfs\"]\n\tclean = false\n");
    repo.write("p.bin", "hello lfs\n");
    assert_eq!(refused(&repo, &Target::Uncommitted).cause, HaltCause::Nothing);
}

#[test]
fn the_limit_is_in_force_everywhere() {
    let repo = on_main();
    repo.write("big.txt", "x\n".repeat(600)).write("a.txt", "y\n".repeat(600)).write("small.txt", "s\n");
    let limits = Limits { file_bytes: 1_000, ..Limits::default() };
    let source = Source::open_with(repo.root(), limits, &Environment::from_pairs(repo.env())).unwrap();
    let too_large = Opaque::TooLarge { size: 1_200, limit: 1_000 };
    let uncommitted = source.gather(&Target::Uncommitted).unwrap();
    let files = source.gather(&Target::Files(vec![path("big.txt")])).unwrap();
    repo.stage();
    let staged = source.gather(&Target::Staged).unwrap();
    for change in [&uncommitted, &staged] {
        assert_eq!(opaque_after(change, "big.txt"), too_large);
        assert_eq!(opaque_after(change, "a.txt"), too_large);
        assert_eq!(file(change, "a.txt").status, FileStatus::Modified);
        assert_eq!(after(change, "small.txt"), "s\n");
    }
    assert_eq!(opaque_after(&files, "big.txt"), too_large);
    assert_eq!(
        source.revision_now(&uncommitted).unwrap(),
        source.gather(&Target::Uncommitted).unwrap().revision
    );
}

#[cfg(unix)]
#[test]
fn pipes_and_sockets_are_never_opened() {
    let repo = on_main();
    repo.write("was-a-file", "x\n").commit("file");
    repo.remove("was-a-file");
    for name in ["untracked-pipe", "was-a-file"] {
        let made = std::process::Command::new("mkfifo").arg(repo.root().join(name)).status();
        assert!(made.unwrap().success());
    }
    let _socket = std::os::unix::net::UnixListener::bind(repo.root().join("socket")).unwrap();
    repo.write("n.txt", "n\n");
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["added n.txt -0,0 +1,1", "modified was-a-file -1,1 +0,0"]);
    assert!(matches!(opaque_after(&change, "was-a-file"), Opaque::Unavailable { .. }));
    let change = gather_files(&repo, &["untracked-pipe"]).unwrap();
    assert!(matches!(opaque_after(&change, "untracked-pipe"), Opaque::Unavailable { .. }));
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_read_is_listed_as_unread() {
    use std::os::unix::fs::PermissionsExt;
    let repo = on_main();
    repo.write("locked.txt", "l\n").write("n.txt", "n\n");
    let locked = repo.root().join("locked.txt");
    std::fs::set_permissions(&locked, std::fs::Permissions::from_mode(0o000)).unwrap();
    if std::fs::read(&locked).is_ok() {
        // The super-user may read everything; there is nothing to be tested then.
        return;
    }
    let change = gather(&repo, &Target::Uncommitted);
    assert!(matches!(opaque_after(&change, "locked.txt"), Opaque::Unavailable { .. }));
    assert_eq!(after(&change, "n.txt"), "n\n");
}

#[test]
fn encodings_that_attributes_declare_are_converted_as_git_does() {
    let repo = on_main();
    repo.write(".gitattributes", "*.txt working-tree-encoding=UTF-16LE-BOM\n").remove("a.txt");
    repo.write("w.txt", utf16("one\n")).commit("wide in the tree, UTF-8 in git");
    repo.write("w.txt", utf16("one\ntwo\n"));
    let change = gather(&repo, &Target::Uncommitted);
    assert_eq!(summary(&change), ["modified w.txt -1,0 +2,1"]);
    assert_eq!(after(&change, "w.txt"), "one\ntwo\n");
}
