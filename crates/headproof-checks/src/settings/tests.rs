//! Readers, the difference, and commands.

use proptest::prelude::*;

use super::diff::diff;
use super::shell::commands;
use super::{Setting, Value};
use crate::trial;
use crate::view::FileView;

/// The settings tree of a text in the format of this file name.
fn tree(name: &str, text: &str) -> Setting {
    let file = trial::file(name, "", text);
    let view = FileView::new(&file);
    super::of(&view).after.clone().unwrap_or_else(|| panic!("{name} has no tree"))
}

/// Every scalar of a tree as `path = value @line`.
fn flat(root: &Setting) -> Vec<String> {
    let mut out = Vec::new();
    root.walk(&mut |path, node| {
        if node.children().is_empty() {
            out.push(format!("{} = {} @{}", path.join("."), node.text().unwrap_or("null".into()), node.line));
        }
    });
    out
}

#[test]
fn every_format_reads_into_the_same_tree() {
    let yaml = "a:\n  b: true\n  c: [x, 'y']\n";
    let toml = "[a]\nb = true\nc = [\"x\", 'y']\n";
    let json = "{\n  \"a\": {\"b\": true, // why\n    \"c\": [\"x\", \"y\"],}\n}\n";
    let script = "const c = ['x', `y`];\nexport default defineConfig({ a: { b: true, c } });\n";
    let values = |t: &Setting| {
        flat(t).into_iter().map(|l| l.split(" @").next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let expected = ["a.b = true", "a.c.x = x", "a.c.y = y"];
    for (name, text) in [("x.yml", yaml), ("x.toml", toml), ("x.json", json), ("x.config.ts", script)] {
        assert_eq!(values(&tree(name, text)), expected, "{name}");
    }
}

#[test]
fn anchors_merges_and_block_text_are_resolved_with_their_lines() {
    let text = "base: &b\n  k: 1\n  l: 2\njob:\n  <<: *b\n  l: 3\n  run: |\n    one\n    two\n  fold: >-\n    a\n    b\n";
    let root = tree("x.yaml", text);
    insta::assert_snapshot!(flat(&root).join("\n"), @r"
    base.k = 1 @2
    base.l = 2 @3
    job.l = 3 @6
    job.run = one
    two @7
    job.fold = a
    b @10
    job.k = 1 @2
    ");
    let run = root.at_path(&["job", "run"]).unwrap();
    assert_eq!((run.value_line, run.folded), (8, false));
    assert!(root.at_path(&["job", "fold"]).unwrap().folded);
}

#[test]
fn ini_sections_and_continued_values() {
    let root = tree(
        "setup.cfg",
        "[tool:pytest]\naddopts = -q\n  --strict\n# c\n[flake8]\nignore = E501,\n    W503\nmax: 3\n",
    );
    insta::assert_snapshot!(flat(&root).join("\n"), @r"
    tool:pytest.addopts. = -q @2
    tool:pytest.addopts. = --strict @3
    flake8.ignore. = E501, @6
    flake8.ignore. = W503 @7
    flake8.max = 3 @8
    ");
}

#[test]
fn toml_tables_arrays_of_tables_and_dotted_keys() {
    let root = tree(
        "x.toml",
        "a.b = 1\n[[test]]\nname = \"x\"\n[[test]]\nname = \"y\"\nharness = false\n[c.\"d.e\"]\nf = { g = 2 }\n",
    );
    insta::assert_snapshot!(flat(&root).join("\n"), @r"
    a.b = 1 @1
    test.name: x.name = x @3
    test.name: y.name = y @5
    test.name: y.harness = false @6
    c.d.e.f.g = 2 @8
    ");
}

#[test]
fn inserting_and_reordering_keyed_items_is_no_difference_elsewhere() {
    let before = tree("x.yml", "steps:\n  - name: a\n    run: x\n  - uses: b@v1\n  - name: c\n    run: y\n");
    let after = tree(
        "x.yml",
        "steps:\n  - name: c\n    run: y\n  - name: new\n  - name: a\n    run: z\n  - uses: b@v1\n",
    );
    let found: Vec<String> = diff(&before, &after)
        .iter()
        .map(|d| {
            format!("{} {:?} -> {:?}", d.path.join("/"), d.before.map(|s| s.line), d.after.map(|s| s.line))
        })
        .collect();
    assert_eq!(found, ["steps/name: a/run Some(3) -> Some(6)", "steps/name: new None -> Some(4)"]);
}

#[test]
fn dropped_failures_are_told_from_handled_ones() {
    let dropped = |text: &str| {
        commands(text, 1, false).into_iter().any(|c| c.words[0].text == "t" && c.dropped.is_some())
    };
    for text in [
        "t || true",
        "t || :",
        "t || echo no",
        "t && ok || true",
        "t 2>&1 | tee x || true",
        "t || exit 0",
        "t; true",
        "set +e\nt",
        "t || { echo a; echo b; }",
        "t || (echo a)",
        "t ||\n true",
    ] {
        assert!(dropped(text), "{text:?} drops the failure");
    }
    for text in [
        "t",
        "t || exit 1",
        "t || { echo a; exit 1; }",
        "t || retry",
        "t || t",
        "t; s=$?; exit $s",
        "set +e\nt\nrc=$?\nexit $rc",
        "t && echo ok",
        "t # || true",
        "echo '|| true'\nt",
        "t || fail=1",
    ] {
        assert!(!dropped(text), "{text:?} keeps the failure");
    }
}

#[test]
fn words_keep_their_lines_through_continuations_and_expressions() {
    let found = commands("A=1 go test \\\n  -run \"a b\" ${{ matrix.x || 'y' }}\nb", 5, false);
    let words: Vec<(&str, u32)> =
        found.iter().flat_map(|c| &c.words).map(|w| (w.text.as_str(), w.line)).collect();
    assert_eq!(
        words,
        [
            ("A=1", 5),
            ("go", 5),
            ("test", 5),
            ("-run", 6),
            ("a b", 6),
            ("${{ matrix.x || 'y' }}", 6),
            ("b", 7)
        ]
    );
}

const NAMES: [&str; 9] = [
    "a.yml",
    "a.toml",
    "a.json",
    "setup.cfg",
    "jest.config.js",
    "vitest.config.ts",
    "conftest.py",
    "Makefile",
    "Jenkinsfile",
];

fn any_tree() -> impl Strategy<Value = Setting> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        (-9i32..9).prop_map(|n| Value::Number(f64::from(n))),
        "[a-c]{0,3}".prop_map(Value::Text),
    ];
    let node = |key: String, value: Value| Setting {
        key,
        value,
        line: 1,
        value_line: 1,
        last_line: 1,
        column: 1,
        folded: false,
    };
    let value = leaf.prop_recursive(4, 32, 5, move |inner| {
        let entries = prop::collection::vec(("[a-d]", inner), 0..5);
        entries.prop_map(move |entries| {
            let mut seen = std::collections::BTreeSet::new();
            let fresh = entries.into_iter().filter(|(k, _)| seen.insert(k.clone()));
            Value::Table(fresh.map(|(k, v)| node(k, v)).collect())
        })
    });
    value.prop_map(move |value| Setting {
        key: String::new(),
        value,
        line: 1,
        value_line: 1,
        last_line: 1,
        column: 1,
        folded: false,
    })
}

fn reversed(node: &Setting) -> Setting {
    let mut node = node.clone();
    if let Value::Table(items) | Value::List(items) = &mut node.value {
        items.reverse();
        items.iter_mut().for_each(|i| *i = reversed(i));
    }
    node
}

proptest! {
    #[test]
    fn a_tree_does_not_differ_from_itself_or_from_its_reordering(root in any_tree()) {
        prop_assert!(diff(&root, &root).is_empty());
        prop_assert!(diff(&root, &reversed(&root)).is_empty());
    }

    #[test]
    fn a_difference_turned_around_is_the_same_difference(a in any_tree(), b in any_tree()) {
        let paths = |x: &Setting, y: &Setting| {
            let mut paths: Vec<_> = diff(x, y).into_iter().map(|d| d.path).collect();
            paths.sort();
            paths
        };
        prop_assert_eq!(paths(&a, &b), paths(&b, &a));
    }

    #[test]
    fn no_bytes_make_a_reader_panic(bytes in prop::collection::vec(any::<u8>(), 1..400), which in 0..NAMES.len()) {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let file = trial::file(NAMES[which], "a: 1\n", &text);
        let view = FileView::new(&file);
        let _ = (super::of(&view), super::pipeline::of(&view));
    }

    #[test]
    fn no_text_of_settings_makes_a_reader_panic(text in "[\\[\\]{}:,\"'\\-&*|>a-c =\\n\\t$()#;\\\\]{1,200}", which in 0..NAMES.len()) {
        let file = trial::file(NAMES[which], "a: 1\n", &text);
        let view = FileView::new(&file);
        let _ = (super::of(&view), super::pipeline::of(&view));
        let _ = commands(&text, 1, false);
    }
}

#[test]
fn deep_nesting_ends_without_ending_the_process() {
    let indented: String = (0..300).map(|n| format!("{}a:\n", " ".repeat(n))).collect();
    let deep_code: String = (0..900).map(|n| format!("{}if a:\n", " ".repeat(n))).collect();
    let deep_string = format!("{deep_code}{}x = f'''{{'a'}}\n", " ".repeat(900));
    let texts = [
        ("conftest.py", deep_string),
        ("a.json", "[".repeat(20_000)),
        ("a.yml", "- ".repeat(5_000)),
        ("a.yml", "? ".repeat(600)),
        ("a.yml", "a: ".repeat(600)),
        ("a.yml", "[".repeat(5_000)),
        ("a.yml", "{a: ".repeat(5_000)),
        ("a.yml", indented),
        ("a.toml", format!("a = {}", "[".repeat(5_000))),
        ("a.toml", format!("{}b = 1", "a.".repeat(5_000))),
        ("jest.config.js", format!("module.exports = {}", "[".repeat(5_000))),
        ("jest.config.js", format!("module.exports = {}", "f({a: ".repeat(2_000))),
        ("conftest.py", format!("a = {}", "[".repeat(5_000))),
        ("conftest.py", deep_code),
        ("a.sh", "cat <<A\n".repeat(600)),
    ];
    for (name, text) in texts {
        let file = trial::file(name, "", &text);
        let view = FileView::new(&file);
        let _ = super::of(&view);
        let _ = view.after.as_ref().and_then(|s| s.tree()).map(|t| t.root_node().kind());
    }
}

#[test]
fn yaml_up_to_the_limit_is_parsed() {
    let text: String = (0..230).map(|n| format!("{}a:\n", " ".repeat(n))).collect();
    let file = trial::file("a.yml", "", &text);
    assert!(FileView::new(&file).after.as_ref().unwrap().tree().is_some());
}
