//! Laws of the comparison: what did not change is not reported, wherever it stands.

use proptest::prelude::*;

use headproof_core::change::FileStatus;

use crate::trial;
use crate::{Options, review};

/// A test of one of several shapes; names repeat on purpose.
fn snippet(name: u8, shape: u8, n: u16) -> String {
    let name = format!("test_case_{name}");
    match shape % 7 {
        0 => format!("def {name}():\n    assert total([{n}, 2]) == {}\n", n + 2),
        1 => format!(
            "def {name}():\n    r = load({n})\n    assert r.name == \"n{n}\"\n    assert r.size > {n}\n"
        ),
        2 => format!(
            "@pytest.mark.parametrize(\"a, b\", [({n}, 1), (2, {n})])\ndef {name}(a, b):\n    assert f(a) == b\n"
        ),
        3 => format!(
            "def {name}():\n    with pytest.raises(ValueError, match=\"bad {n}\"):\n        parse({n})\n"
        ),
        4 => format!("@pytest.mark.skip(reason=\"{n}\")\ndef {name}():\n    assert g({n})\n"),
        5 => format!("def {name}():\n    if ready({n}):\n        assert g({n}) == pytest.approx({n}.5)\n"),
        _ => format!("def {name}():\n    check(make({n}), {n})\n"),
    }
}

/// Files from tests and the file each stands in.
fn files(tests: &[(String, u8)]) -> Vec<(String, String)> {
    (0..3u8)
        .map(|file| {
            let mut text =
                "import pytest\n\n\ndef check(value, want):\n    assert value.count == want\n".to_owned();
            for (test, _) in tests.iter().filter(|(_, f)| f % 3 == file) {
                text.push_str("\n\n");
                text.push_str(test);
            }
            (format!("tests/test_part{file}.py"), text)
        })
        .collect()
}

fn said(before: &[(String, String)], after: &[(String, String)]) -> Vec<String> {
    let pairs = before.iter().zip(after);
    let files: Vec<trial::File<'_>> =
        pairs.map(|((path, b), (_, a))| (path.as_str(), b.as_str(), a.as_str())).collect();
    let claims = trial::claims(&files).into_iter();
    let ours = claims.filter(|c| c.statement.class.is_under("test_weakening"));
    ours.map(|c| format!("{}: {}", c.place.path, c.statement.title)).collect()
}

fn tests() -> impl Strategy<Value = Vec<(String, u8, u8)>> {
    let one = (0..40u8, any::<u8>(), 3..500u16, any::<u8>(), any::<u8>());
    prop::collection::vec(one, 1..12).prop_map(|list| {
        let mut seen = std::collections::BTreeSet::new();
        let unique = list.into_iter().filter(|(name, ..)| seen.insert(*name));
        unique.map(|(name, shape, n, from, to)| (snippet(name, shape, n), from, to)).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn tests_that_only_move_between_files_yield_nothing(list in tests()) {
        let before: Vec<(String, u8)> = list.iter().map(|(t, from, _)| (t.clone(), *from)).collect();
        let mut after: Vec<(String, u8)> = list.iter().map(|(t, _, to)| (t.clone(), *to)).collect();
        after.reverse();
        let found = said(&files(&before), &files(&after));
        prop_assert!(found.is_empty(), "{found:#?}");
    }

    #[test]
    fn a_comment_on_top_yields_nothing(list in tests()) {
        let before: Vec<(String, u8)> = list.iter().map(|(t, from, _)| (t.clone(), *from)).collect();
        let before = files(&before);
        let after: Vec<(String, String)> =
            before.iter().map(|(p, t)| (p.clone(), format!("# Reviewed.\n{t}"))).collect();
        let found = said(&before, &after);
        prop_assert!(found.is_empty(), "{found:#?}");
    }

    #[test]
    fn a_test_that_goes_is_never_silent(list in tests()) {
        // All but the first stay; every shape but the skipped one asserts something.
        let before: Vec<(String, u8)> = list.iter().map(|(t, from, _)| (t.clone(), *from)).collect();
        prop_assume!(!before[0].0.contains("mark.skip"));
        let after = before[1..].to_vec();
        let found = said(&files(&before), &files(&after));
        prop_assert!(!found.is_empty(), "nothing was said about\n{}", before[0].0);
    }
}

/// Git finds copies: a file that was split shows up as changed, and a part of it as its edited copy.
#[test]
fn tests_of_a_copied_file_are_not_lost() {
    let (one, two) = (snippet(1, 0, 5), snippet(2, 1, 6));
    let whole = format!("{one}\n\n{two}");
    let mut change = trial::change(&[
        ("tests/test_a.py", &whole, &one),
        ("tests/test_b.py", &whole, &format!("import pytest\n\n\n{two}")),
        ("tests/test_c.py", &whole, &whole),
    ]);
    for file in change.files.iter_mut().skip(1) {
        file.status = FileStatus::Copied;
    }
    let found = review(&change, &Options::default()).claims;
    assert!(found.is_empty(), "{found:#?}");
}

/// A table of thousands of rows whose every expectation changed takes no time that grows with its square.
#[test]
fn large_tables_are_compared_at_once() {
    let table = |offset: usize| {
        let rows: String = (0..4_000).map(|i| format!("    ({i}, {}),\n", i * 3 + offset)).collect();
        format!(
            "@pytest.mark.parametrize(\"a, want\", [\n{rows}])\ndef test_a(a, want):\n    assert f(a) == want\n"
        )
    };
    let view = |text: &str| trial::file("tests/test_a.py", "", text);
    let (before, after) = (view(&table(0)), view(&table(1)));
    let mut file = after.clone();
    file.before = before.after;
    file.status = FileStatus::Modified;
    let change = headproof_core::change::Change { files: vec![file], ..trial::change(&[("a", "", "b")]) };
    assert!(!review(&change, &Options::default()).claims.is_empty());
}
