use proptest::prelude::*;

use super::*;

fn read(text: &str) -> Patch<'_> {
    parse(text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn fails(text: &str) -> (u32, Malformed) {
    let error = parse(text.as_bytes()).expect_err(text);
    (error.line, error.why)
}

/// Each file on one line.
fn summary(text: &str) -> Vec<String> {
    let patch = read(text);
    let path = |side: &Option<PatchSide>| side.as_ref().map_or("-".to_owned(), |s| s.path.to_string());
    let one = |f: &FilePatch<'_>| {
        let hunks: Vec<_> = f.hunks.iter().map(|h| h.lines.len()).collect();
        format!("{} {} {} {hunks:?}", f.status.word(), path(&f.before), path(&f.after))
    };
    patch.files.iter().map(one).collect()
}

#[test]
fn a_git_patch_with_context() {
    let text = "From abc Mon Sep 17\nSubject: x\n---\n a.rs | 2 +-\n\ndiff --git a/a.rs b/a.rs\n\
        index 1234567..89abcde 100755\n--- a/a.rs\n+++ b/a.rs\n@@ -1,3 +1,4 @@ fn main\n one\n-two\n+zwei\n+drei\n three\n\
        -- \n2.47.3\n";
    let patch = read(text);
    let [file] = patch.files.as_slice() else { panic!() };
    let after = file.after.as_ref().unwrap();
    assert_eq!((after.mode, after.id.as_deref()), (Some(FileMode::Executable), Some("89abcde")));
    assert_eq!(
        file.hunks[0].places(0, 0),
        [Hunk { before: LineSpan::new(2, 1), after: LineSpan::new(2, 2) }]
    );
    let after: Vec<_> = file.hunks[0].side(Mark::Added).map(|l| l.text).collect();
    assert_eq!(after, [&b"one"[..], b"zwei", b"drei", b"three"]);
}

// https://github.com/nilbuild/diffity/pull/31
#[test]
fn b024_prefixes_of_any_setting_are_understood() {
    for (old, new) in [("a/", "b/"), ("i/", "w/"), ("c/", "i/"), ("", "")] {
        let text = format!(
            "diff --git {old}s/x.c {new}s/x.c\n--- {old}s/x.c\n+++ {new}s/x.c\n@@ -1 +1 @@\n-a\n+b\n"
        );
        assert_eq!(summary(&text), ["modified s/x.c s/x.c [2]"], "{old}{new}");
    }
    let text = "diff --git a/x.c a/x.c\n--- a/x.c\n+++ a/x.c\n@@ -1 +1 @@\n-a\n+b\n";
    assert_eq!(summary(text), ["modified a/x.c a/x.c [2]"], "a folder named a, and no prefix");
    let text = "diff --git b/x.c b/x.c\nnew file mode 100644\n--- /dev/null\n+++ b/x.c\n@@ -0,0 +1 @@\n+b\n";
    assert_eq!(summary(text), ["added - b/x.c [1]"], "a folder named b, and no prefix");
}

// https://github.com/ThreeMoonsLab/agents-shipgate/pull/774
#[test]
fn b025_paths_with_spaces_tabs_and_quotes_survive() {
    let text = "diff --git a/docs/new scope/notes.md b/docs/new scope/notes.md\n--- a/docs/new scope/notes.md\t\n\
        +++ b/docs/new scope/notes.md\t\n@@ -1 +1 @@\n-a\n+b\n\
        diff --git \"a/t\\tb\\\"\\303\\244\" \"b/t\\tb\\\"\\303\\244\"\nold mode 100644\nnew mode 100755\n";
    let patch = read(text);
    let paths: Vec<_> = patch.files.iter().map(|f| f.after.as_ref().unwrap().path.as_bytes()).collect();
    assert_eq!(paths, ["docs/new scope/notes.md".as_bytes(), "t\tb\"ä".as_bytes()]);
}

// https://github.com/wayfair/git-parse/issues/73
#[test]
fn b026_a_pure_rename_with_spaces_keeps_both_names() {
    let text = "diff --git a/a b/prime vue copy.png b/c/prime vue copy.png\nsimilarity index 100%\n\
        rename from a b/prime vue copy.png\nrename to c/prime vue copy.png\n";
    assert_eq!(summary(text), ["renamed a b/prime vue copy.png c/prime vue copy.png []"]);
}

// https://github.com/e0ipso/self-review/issues/149
#[test]
fn b027_code_that_looks_like_headers_stays_code() {
    let text = "diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1,3 +1,3 @@\n--- a/x\n-@@ -9,9 +9,9 @@\n-diff --git a/q b/q\n\
        +++ b/x\n+diff --git a/x b/x\n+rename from y\n\
        diff --git a/m b/m\nold mode 100644\nnew mode 100755\n\
        diff --git a/e b/e\nnew file mode 100644\nindex 0000000..e69de29\n";
    assert_eq!(summary(text), ["modified f f [6]", "mode_changed m m []", "added - e []"]);
}

// https://github.com/coder/xum/pull/1567
#[test]
fn b032_carriage_returns_and_the_mark_of_a_missing_line_end_move_no_number() {
    let text = "diff --git a/f b/f\nnew file mode 100644\n--- /dev/null\n+++ b/f\n@@ -0,0 +1,2 @@\n+one\r\n+two\r\n\
        \\ No newline at end of file\n";
    let patch = read(text);
    let hunk = &patch.files[0].hunks[0];
    assert_eq!(hunk.places(0, 0), [Hunk { before: LineSpan::new(0, 0), after: LineSpan::new(1, 2) }]);
    assert_eq!(hunk.lines[1], PatchLine { mark: Mark::Added, text: b"two\r", ended: false });
    assert!(hunk.lines[0].ended);
}

#[test]
fn plain_patches_of_diff() {
    let text = "Index: x.c\n====\n--- x.c\t(revision 1)\n+++ x.c\t(working copy)\n@@ -1 +1 @@\n-a\n+b\n\
        --- old/y.c.orig\t2020-01-01 00:00:00\n+++ old/y.c\t2020-01-01\n@@ -0,0 +1 @@\n+b\n\
        --- a/z.c\n+++ /dev/null\n@@ -1 +0,0 @@\n-b\n";
    assert_eq!(summary(text), ["modified x.c x.c [2]", "added - old/y.c [1]", "deleted z.c - [1]"]);
}

#[test]
fn binary_and_submodule_changes_are_kept() {
    let text = "diff --git a/i.png b/i.png\nindex 1111111..2222222 100644\nBinary files a/i.png and b/i.png differ\n\
        diff --git a/j.png b/j.png\nindex 1111111..2222222 100644\nGIT binary patch\nliteral 12\nzcmZ\n\nliteral 9\nzab\n\n\
        diff --git a/sub b/sub\nindex 1111111..2222222 160000\n--- a/sub\n+++ b/sub\n@@ -1 +1 @@\n\
        -Subproject commit 1\n+Subproject commit 2\n";
    let patch = read(text);
    let binary: Vec<_> = patch.files.iter().map(|f| f.binary).collect();
    assert_eq!(binary, [Some(0), Some(12), None]);
    assert_eq!(patch.files[2].after.as_ref().unwrap().mode, Some(FileMode::Gitlink));
}

// https://github.com/sashiko-dev/sashiko/issues/554
#[test]
fn b020_what_is_malformed_is_said_with_its_line() {
    let head = "--- a/f\n+++ b/f\n";
    let cases = [
        (String::new(), 1, Malformed::NoFiles),
        ("just\nprose\n".to_owned(), 3, Malformed::NoFiles),
        (format!("{head}@@ -1,3 +1 @@\n-a\n"), 5, Malformed::HunkShort),
        (format!("{head}@@ -1,2 +1 @@\n-a\ndiff --git a/g b/g\n"), 5, Malformed::HunkShort),
        (format!("{head}@@ -1 +1 @@\n-a\n+b\n+c\n"), 6, Malformed::HunkLong),
        (format!("{head}@@ -1 +99999999999 @@\n-a\n+b\n"), 3, Malformed::HunkHeader),
        (format!("{head}@@ -1,4294967295 +1 @@\n"), 3, Malformed::HunkHeader),
        (format!("{head}@@ -+1 +1 @@\n-a\n+b\n"), 3, Malformed::HunkHeader),
        (format!("{head}@@ -5 +5 @@\n-a\n+b\n@@ -2 +2 @@\n-a\n+b\n"), 6, Malformed::HunkOrder),
        ("@@ -1 +1 @@\n-a\n+b\n".to_owned(), 1, Malformed::HunkWithoutFile),
        ("diff --cc f\n".to_owned(), 1, Malformed::Combined),
        ("diff --git a/x b/y\n".to_owned(), 1, Malformed::Name),
        ("diff --git a/x b/x\nold mode 777\n".to_owned(), 2, Malformed::Mode),
    ];
    for (text, line, why) in cases {
        assert_eq!(fails(&text), (line, why), "{text}");
    }
}

#[test]
fn paths_that_leave_the_tree_are_refused() {
    for name in ["../../etc/passwd", "/etc/passwd", "x/./y"] {
        let text = format!("diff --git a/{name} b/{name}\n--- a/{name}\n+++ b/{name}\n@@ -1 +1 @@\n-a\n+b\n");
        assert!(matches!(fails(&text).1, Malformed::Path(_)), "{name}");
    }
}

/// Pieces from which something like a patch is made.
fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("diff --git a/x b/x\n".to_owned()),
        Just("diff --git \"a/\\303\\244\" \"b/\\303\\244\"\n".to_owned()),
        Just("--- a/x\n+++ b/x\n".to_owned()),
        Just("rename from x\nrename to y\n".to_owned()),
        Just("index 1234567..89abcde 100644\n".to_owned()),
        Just("GIT binary patch\nliteral 3\nabc\n\n".to_owned()),
        Just("\\ No newline at end of file\n".to_owned()),
        Just("-a\n+b\n".to_owned()),
        (0u32..9, 0u32..3, 0u32..9, 0u32..3).prop_map(|(a, b, c, d)| format!("@@ -{a},{b} +{c},{d} @@\n")),
        "[ +\\-@\\\\\"a/0-9\n\r\t]{0,20}",
    ]
}

proptest! {
    #[test]
    fn no_bytes_make_the_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = parse(&bytes);
    }

    #[test]
    fn what_is_read_has_the_lines_its_headers_say(pieces in proptest::collection::vec(piece(), 0..12)) {
        let text = pieces.concat();
        let Ok(patch) = parse(text.as_bytes()) else { return Ok(()) };
        for hunk in patch.files.iter().flat_map(|f| &f.hunks) {
            prop_assert_eq!(hunk.side(Mark::Removed).count(), hunk.before.len as usize);
            prop_assert_eq!(hunk.side(Mark::Added).count(), hunk.after.len as usize);
            let (before, after) = hunk.starts();
            let places = hunk.places(before, after);
            let gone: u32 = places.iter().map(|p| p.before.len).sum();
            let come: u32 = places.iter().map(|p| p.after.len).sum();
            prop_assert_eq!(gone as usize, hunk.lines.iter().filter(|l| l.mark == Mark::Removed).count());
            prop_assert_eq!(come as usize, hunk.lines.iter().filter(|l| l.mark == Mark::Added).count());
        }
    }
}
