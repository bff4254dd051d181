use proptest::prelude::*;

use crate::inventory::sketch::{inventory_of, sketches};

const HARNESS: &[(&str, &str)] = &[
    (
        "plain test",
        "use ranges::merge;\n#[test]\nfn joins() {\n    let got = merge(vec![(0, 4), (4, 9)]);\n    assert_eq!(got, vec![(0, 9)]);\n}\n",
    ),
    ("discarded result", "#[test]\nfn joins() {\n    let _ = merge(vec![(0, 4)]);\n}\n"),
    (
        "async test with doc comment",
        "/// Says hello.\n#[tokio::test(flavor = \"multi_thread\")]\nasync fn greets() {\n    let r = client().get(\"/\").await.unwrap();\n    assert_eq!(r.status(), 200);\n}\n",
    ),
    (
        "test module",
        "pub fn f() -> u8 { 1 }\n#[cfg(test)]\nmod tests {\n    use super::*;\n    use crate::{a::B, c};\n    #[test]\n    fn one() { assert_eq!(f(), 1); }\n    mod deep {\n        #[test]\n        fn two() { assert!(f() > 0); }\n    }\n    fn make() -> Vec<u8> { build(3) }\n}\n",
    ),
    (
        "ignored",
        "#[test]\n#[ignore]\nfn a() { assert!(run()); }\n#[test]\n#[ignore = \"flaky on CI\"]\nfn b() { assert!(run()); }\n#[test]\n#[cfg_attr(windows, ignore = \"no signals\")]\nfn c() { assert!(run()); }\n",
    ),
    (
        "gated",
        "#[cfg(unix)]\n#[test]\nfn a() { assert!(run()); }\n#[test]\n#[cfg(any())]\nfn b() { assert!(run()); }\n#[cfg(all(test, feature = \"slow\"))]\nmod slow {\n    #[test]\n    fn c() { assert!(run()); }\n}\n",
    ),
    ("gated file", "#![cfg(target_os = \"linux\")]\n#[test]\nfn a() { assert!(run()); }\n"),
    (
        "panics",
        "#[test]\n#[should_panic]\nfn a() { div(1, 0); }\n#[test]\n#[should_panic(expected = \"by zero\")]\nfn b() { div(1, 0); }\n",
    ),
    (
        "rstest",
        "#[rstest]\n#[case(\"a b\", \"a-b\")]\n#[case::empty(\"\", \"\")]\n#[timeout(Duration::from_secs(2))]\nfn slug(#[case] text: &str, #[case] want: &str) {\n    assert_eq!(slugify(text), want);\n}\n",
    ),
    (
        "test_case",
        "#[test_case(2, 4; \"two\")]\n#[test_case(3 => 9)]\nfn square(n: i32, want: i32) { assert_eq!(sq(n), want) }\n",
    ),
    (
        "table loop",
        "#[test]\nfn t() {\n    for (input, want) in [(\"1\", 1), (\"2\", 2)] {\n        assert_eq!(parse(input), want, \"{input}\");\n    }\n}\n",
    ),
    (
        "named table",
        "const CASES: &[Case] = &[Case { input: \"1\", want: 1 }, Case { input: \"2\", want: 2 }];\n#[test]\nfn t() {\n    for case in CASES.iter() {\n        assert_eq!(parse(case.input), case.want);\n    }\n    let more = vec![(1, 2), (3, 4)];\n    for (a, b) in &more { assert_eq!(a + 1, *b); }\n}\n",
    ),
    (
        "proptest",
        "proptest! {\n    #![proptest_config(ProptestConfig::with_cases(10))]\n    #[test]\n    fn round_trips(s in \".*\") {\n        let text = encode(&s);\n        prop_assert_eq!(decode(&text).unwrap(), s);\n        if s.len() > 3 { prop_assert!(text.len() > 3); }\n    }\n}\n",
    ),
    (
        "quickcheck",
        "#[quickcheck]\nfn reverses(v: Vec<u8>) -> bool { rev(rev(v.clone())) == v }\nquickcheck! {\n    fn adds(a: u8) -> bool { add(a, 0) == a }\n}\n",
    ),
    ("empty", "#[test]\nfn nothing() {\n    // TODO\n}\n"),
    (
        "early return",
        "#[test]\nfn a() {\n    return;\n    assert_eq!(f(), 1);\n}\n#[test]\nfn b() {\n    if std::env::var(\"CI\").is_ok() {\n        eprintln!(\"skipped\");\n        return;\n    }\n    assert_eq!(f(), 1);\n}\n",
    ),
    (
        "only unwrapped",
        "#[test]\nfn a() -> Result<()> {\n    open(\"x\").unwrap();\n    read(\"y\")?;\n    Ok(())\n}\n",
    ),
    (
        "stand-in",
        "#[test]\nfn a() {\n    let mut store = MockStore::new();\n    store.expect_get().returning(|_| 1);\n    assert_eq!(load(&store), 1);\n}\n",
    ),
    ("broken", "#[test]\nfn a( {\n    assert_eq!(1, ;\n"),
];

const ASSERTIONS: &[(&str, &str)] = &[
    (
        "equality",
        "assert_eq!(parse(\"1\"), 1); assert_ne!(a, b); assert!(a == b); assert!(a != b); assert_eq!(3, f(x));",
    ),
    (
        "trivial",
        "assert!(true); assert_eq!(x, x); assert_eq!(1, 1); assert_eq!(hash(a), hash(a)); assert!(ok || true);",
    ),
    (
        "truth and negation",
        "assert!(valid(x), \"why {x}\"); assert!(!valid(x)); assert!(!list.is_empty()); assert!(list.is_empty());",
    ),
    (
        "results",
        "assert!(r.is_ok()); assert!(r.is_err()); assert!(o.is_some()); assert!(o.is_none()); assert!(!r.is_err());",
    ),
    ("bounds", "assert!(v.len() >= 2); assert!(size < Vec::<u8>::new().len()); assert_ge!(a, 3);"),
    (
        "parts",
        "assert!(s.contains(\"ab\")); assert!(s.starts_with(\"a\") && s.ends_with(\"z\")); assert!(a == 1 || a == 2);",
    ),
    (
        "patterns",
        "assert!(matches!(r, Err(_))); assert!(matches!(r, Err(Error::Eof))); assert_matches!(x, Token::Num(3)); assert!(matches!(x, Some(_))); assert!(matches!(x, Shape::Circle { .. }));",
    ),
    (
        "tolerance",
        "assert!((a - 0.5).abs() < 1e-6); assert_relative_eq!(a, 0.5, epsilon = 1e-3); assert_abs_diff_eq!(a, b); assert_approx_eq!(f64, a, 0.1, ulps = 2);",
    ),
    (
        "snapshots",
        "insta::assert_snapshot!(render(x), @\"<p>a</p>\"); insta::assert_debug_snapshot!(x); assert_json_snapshot!(\"name\", x);",
    ),
    ("expect_test", "expect![[\"a\"]].assert_eq(&run()); check_it(1);"),
    (
        "branches",
        "if got != want { panic!(\"{got}\"); } if let Err(Error::Eof) = r { assert_eq!(a, 1); } else { panic!(); } let Ok(v) = r else { panic!() }; if flag { assert_eq!(b, 2); }",
    ),
    (
        "match",
        "match parse(x) { Err(Error::Eof) => {}, other => panic!(\"{other:?}\") } match r { Ok(_) => panic!(), Err(e) => assert_eq!(e.code(), 3) }",
    ),
    ("helper with assertion", "assert_same_tree(&left, &right); tree.assert_valid();"),
    (
        "loops and closures",
        "for x in list { assert_eq!(f(x), 1); } list.iter().for_each(|x| assert!(ok(x))); let _ = std::panic::catch_unwind(|| assert!(bad()));",
    ),
    (
        "claims and googletest",
        "assert_ok!(open()); assert_err!(open()); assert_ok_eq!(open(), 3); verify_that!(x, eq(3))?; expect_that!(v, contains(eq(1)));",
    ),
    ("commented", "assert_eq!(a /* was b */, 1 // one\n);"),
];

#[test]
fn harnesses() {
    insta::assert_snapshot!(sketches("tests/a.rs", HARNESS));
}

#[test]
fn assertions() {
    let table: Vec<(&str, String)> =
        ASSERTIONS.iter().map(|(n, t)| (*n, format!("#[test]\nfn t() {{ {t} }}\n"))).collect();
    let table: Vec<(&str, &str)> = table.iter().map(|(n, t)| (*n, t.as_str())).collect();
    insta::assert_snapshot!(sketches("tests/a.rs", &table));
}

#[test]
fn formatting_and_comments_change_nothing_but_places() {
    let tight = inventory_of("tests/a.rs", "#[test]\nfn t(){assert_eq!(f(1,2),vec![3,4]);}\n").unwrap();
    let loose =
        "#[test]\nfn t() {\n    // why\n    assert_eq!(\n        f(1, 2),\n        vec![3, 4,],\n    );\n}\n";
    let loose = inventory_of("tests/a.rs", loose).unwrap();
    assert_eq!(tight.tests[0].assertions[0].subject, loose.tests[0].assertions[0].subject);
    assert_eq!(tight.tests[0].assertions[0].expected, loose.tests[0].assertions[0].expected);
    assert_eq!(tight.tests[0].body, loose.tests[0].body);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_text_is_read_without_a_panic(text in "\\PC{0,200}") {
        inventory_of("tests/a.rs", &format!("{text} "));
    }

    #[test]
    fn cut_and_spliced_tests_are_read_without_a_panic(
        a in 0..HARNESS.len(), b in 0..HARNESS.len(), from in 0usize..400, to in 0usize..400,
    ) {
        let head: String = HARNESS[a].1.chars().take(from).collect();
        let tail: String = HARNESS[b].1.chars().skip(to).collect();
        inventory_of("tests/a.rs", &format!("{head} {tail} "));
    }
}

#[test]
fn deep_nesting_is_read() {
    let text = format!("#[test]\nfn t() {{ assert!({}x{}); }}\n", "(".repeat(5_000), ")".repeat(5_000));
    assert_eq!(inventory_of("tests/a.rs", &text).unwrap().tests.len(), 1);
    let sum = vec!["f(1)"; 5_000].join(" + ");
    let text = format!("#[test]\nfn t() {{ let x = {sum}; assert!(x == 1); }}\n");
    assert_eq!(inventory_of("tests/a.rs", &text).unwrap().tests.len(), 1);
}
