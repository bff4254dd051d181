//! Any sequence of edits gives a change whose hunks lead exactly from before to after, and a ledger over all of
//! them.

use std::collections::BTreeMap;

use headproof_core::coverage::Ledger;
use headproof_core::target::Target;
use headproof_flow::ports::ChangeSource;
use headproof_testkit::repo::Repo;
use headproof_world::git::{Environment, Limits, Source};
use proptest::prelude::*;

use crate::git_bench::{assert_sound, gather, open, path};

#[derive(Clone, Debug)]
enum Edit {
    Write(u8, Vec<u8>),
    Delete(u8),
    Rename(u8, u8),
    Executable(u8),
    Stage,
}

fn content() -> impl Strategy<Value = Vec<u8>> {
    let line = prop_oneof![
        4 => "[abc]{0,2}\n",
        1 => "[ab]{1,2}\r\n",
        1 => Just("--- a/x\n+++ b/x\n@@ -1 +1 @@\n".to_owned()),
        1 => Just("diff --git a/x b/x\n".to_owned()),
        1 => Just("ä\u{2028}\u{feff}\n".to_owned()),
    ];
    let end = prop_oneof![3 => Just(String::new()), 1 => "[xy]{1,3}"];
    let text = (proptest::collection::vec(line, 0..12), end).prop_map(|(lines, end)| lines.concat() + &end);
    prop_oneof![
        8 => text.prop_map(String::into_bytes),
        1 => Just(b"\0\x01\n\n".to_vec()),
        1 => Just(b"caf\xe9\nx\xff\n".to_vec()),
        1 => "[ab\n]{0,9}".prop_map(|t: String| {
            std::iter::once(0xfeff).chain(t.encode_utf16()).flat_map(u16::to_le_bytes).collect()
        }),
    ]
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        5 => (0u8..6, content()).prop_map(|(n, c)| Edit::Write(n, c)),
        1 => (0u8..6).prop_map(Edit::Delete),
        2 => (0u8..6, 0u8..6).prop_map(|(a, b)| Edit::Rename(a, b)),
        1 => (0u8..6).prop_map(Edit::Executable),
        1 => Just(Edit::Stage),
    ]
}

const NAMES: [&str; 6] = ["a.txt", "b c.txt", "d/e.txt", "d/\"q\".txt", "ü.txt", "tab\t.txt"];

fn perform(repo: &Repo, files: &mut BTreeMap<&'static str, Vec<u8>>, edit: &Edit) {
    let name = |n: u8| NAMES[usize::from(n)];
    match edit {
        Edit::Write(n, bytes) => {
            repo.write(name(*n), bytes);
            files.insert(name(*n), bytes.clone());
        }
        Edit::Delete(n) => {
            if files.remove(name(*n)).is_some() {
                repo.remove(name(*n));
            }
        }
        Edit::Rename(from, to) if from != to => {
            if let Some(bytes) = files.remove(name(*from)) {
                repo.rename(name(*from), name(*to));
                files.insert(name(*to), bytes);
            }
        }
        Edit::Rename(..) => {}
        Edit::Executable(n) => {
            if files.contains_key(name(*n)) {
                repo.executable(name(*n), true);
            }
        }
        Edit::Stage => {
            repo.stage();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn any_edits_give_exact_hunks_and_a_full_ledger(
        first in proptest::collection::vec(edit(), 0..8),
        then in proptest::collection::vec(edit(), 1..10),
    ) {
        let repo = Repo::new();
        let mut files = BTreeMap::new();
        first.iter().for_each(|e| perform(&repo, &mut files, e));
        repo.commit("first");
        let before = files.clone();
        then.iter().for_each(|e| perform(&repo, &mut files, e));
        let source = open(&repo);
        let Ok(change) = source.gather(&Target::Uncommitted) else {
            prop_assert_eq!(&before, &files, "only an unchanged tree has nothing to review");
            return Ok(());
        };
        assert_sound(&change);
        prop_assert_eq!(Ledger::open(&change).gaps().count(), Ledger::open(&change).entries().len());
        for name in NAMES {
            if before.get(name) != files.get(name) {
                prop_assert!(change.file(&path(name)).is_some(), "{} is missing", name);
            }
            let (Some(file), Some(bytes)) = (change.file(&path(name)), files.get(name)) else { continue };
            if let (Some(text), Ok(expected)) = (file.after_text(), std::str::from_utf8(bytes)) {
                prop_assert_eq!(text.as_str(), expected);
            }
        }
        repo.git(["add", "--all"]);
        // As git wrote it, byte for byte: contents need not be UTF-8, and blank lines at the end count.
        let patch = repo.try_git(["diff", "--cached", "--binary"]).stdout;
        repo.commit("second");
        let committed = gather(&repo, &Target::Commit("HEAD".to_owned()));
        prop_assert_eq!(committed.seal(), change.seal(), "committed, it is the same change");
        let env = Environment::from_pairs(repo.env());
        for folder in [repo.root().to_owned(), repo.outside()] {
            let source = Source::anywhere_with(&folder, Limits::default(), &env).unwrap();
            let patched = source.with_patch(patch.clone()).gather(&Target::Patch { name: "-".to_owned() });
            let patched = patched.unwrap_or_else(|t| panic!("{t}\n{}", String::from_utf8_lossy(&patch)));
            assert_sound(&patched);
            prop_assert_eq!(patched.files.len(), change.files.len());
        }
    }
}
