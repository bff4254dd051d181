use super::super::trials::Says::{Advises, Blocks, Nothing};
use super::super::trials::{Many, One, hold, hold_one};

const SNAP: &str = "// Jest Snapshot v1\n\nexports[`cart total 1`] = `\"750\"`;\n\nexports[`cart rows 1`] = `\nArray [\n  1,\n]\n`;\n";
const INSTA: &str = "---\nsource: src/a.rs\nexpression: render(1)\n---\n<p>1</p>\n";

const CASES: &[Many<'_>] = &[
    (
        "jest, nothing else",
        &[(
            "src/__snapshots__/cart.test.ts.snap",
            SNAP,
            "// Jest Snapshot v1\n\nexports[`cart total 1`] = `\"250\"`;\n\nexports[`cart rows 1`] = `\nArray [\n  1,\n]\n`;\n",
        )],
        Blocks,
    ),
    (
        "jest, with a change log",
        &[
            (
                "src/__snapshots__/cart.test.ts.snap",
                SNAP,
                "// Jest Snapshot v1\n\nexports[`cart total 1`] = `\"250\"`;\n",
            ),
            ("CHANGELOG.md", "# a\n", "# a\n\nb\n"),
        ],
        Blocks,
    ),
    (
        "insta, nothing else",
        &[(
            "src/snapshots/a__b.snap",
            INSTA,
            "---\nsource: src/a.rs\nexpression: render(1)\n---\n<p>2</p>\n",
        )],
        Blocks,
    ),
    ("golden", &[("testdata/out.golden", "a\nb\n", "a\nc\n")], Blocks),
    ("cassette", &[("tests/cassettes/user.yaml", "status: 200\n", "status: 500\n")], Blocks),
    (
        "syrupy",
        &[(
            "tests/__snapshots__/test_a.ambr",
            "# name: test_a\n  'x'\n# ---\n",
            "# name: test_a\n  'y'\n# ---\n",
        )],
        Blocks,
    ),
    ("stderr of compile tests", &[("tests/ui/a.stderr", "error: x\n", "error: y\n")], Blocks),
    (
        "gave up, with code",
        &[
            (
                "src/__snapshots__/cart.test.ts.snap",
                SNAP,
                "// Jest Snapshot v1\n\nexports[`cart total 1`] = `\"NaN\"`;\n",
            ),
            ("src/cart.ts", "export const a = 1;\n", "export const a = 2;\n"),
        ],
        Blocks,
    ),
    (
        "with code",
        &[
            (
                "src/__snapshots__/cart.test.ts.snap",
                SNAP,
                "// Jest Snapshot v1\n\nexports[`cart total 1`] = `\"250\"`;\n",
            ),
            ("src/cart.ts", "export const a = 1;\n", "export const a = 2;\n"),
        ],
        Advises,
    ),
    (
        "with the test's input",
        &[
            (
                "src/__snapshots__/cart.test.ts.snap",
                SNAP,
                "// Jest Snapshot v1\n\nexports[`cart total 1`] = `\"250\"`;\n",
            ),
            (
                "src/cart.test.ts",
                "it('a', () => { expect(f(1)).toMatchSnapshot(); });\n",
                "it('a', () => { expect(f(2)).toMatchSnapshot(); });\n",
            ),
        ],
        Advises,
    ),
    (
        "with a dependency",
        &[
            (
                "src/__snapshots__/cart.test.ts.snap",
                SNAP,
                "// Jest Snapshot v1\n\nexports[`cart total 1`] = `\"250\"`;\n",
            ),
            ("package.json", "{\"a\":1}\n", "{\"a\":2}\n"),
        ],
        Advises,
    ),
    ("new file", &[("src/__snapshots__/cart.test.ts.snap", "", SNAP)], Nothing),
    ("removed file", &[("src/__snapshots__/cart.test.ts.snap", SNAP, "")], Nothing),
    (
        "new entry",
        &[(
            "src/__snapshots__/cart.test.ts.snap",
            SNAP,
            "// Jest Snapshot v1\n\nexports[`cart more 1`] = `1`;\n\nexports[`cart total 1`] = `\"750\"`;\n\nexports[`cart rows 1`] = `\nArray [\n  1,\n]\n`;\n",
        )],
        Nothing,
    ),
    (
        "removed entry",
        &[(
            "src/__snapshots__/cart.test.ts.snap",
            SNAP,
            "// Jest Snapshot v1\n\nexports[`cart total 1`] = `\"750\"`;\n",
        )],
        Nothing,
    ),
    (
        "header",
        &[(
            "src/__snapshots__/cart.test.ts.snap",
            "// Jest Snapshot v1, https://goo.gl/fbAQLP\n\nexports[`a 1`] = `1`;\n",
            "// Jest Snapshot v1, https://jestjs.io/docs/snapshot-testing\n\nexports[`a 1`] = `1`;\n",
        )],
        Nothing,
    ),
    (
        "insta header",
        &[(
            "src/snapshots/a__b.snap",
            INSTA,
            "---\nsource: src/b.rs\nassertion_line: 7\nexpression: render(1)\n---\n<p>1</p>\n",
        )],
        Nothing,
    ),
    (
        "indentation",
        &[(
            "src/__snapshots__/cart.test.ts.snap",
            SNAP,
            "// Jest Snapshot v1\n\nexports[`cart total 1`] = `\"750\"`;\n\nexports[`cart rows 1`] = `\nArray [\n    1,\n]\n`;\n",
        )],
        Nothing,
    ),
    ("code in a folder named golden", &[("src/golden/ratio.py", "PHI = 1.6\n", "PHI = 1.618\n")], Nothing),
    (
        "inline, nothing else",
        &[(
            "src/a.test.ts",
            "it('a', () => {\n  expect(f(1)).toMatchInlineSnapshot(`\"750\"`);\n});\n",
            "it('a', () => {\n  expect(f(1)).toMatchInlineSnapshot(`\"250\"`);\n});\n",
        )],
        Blocks,
    ),
    (
        "inline insta, with code",
        &[
            (
                "tests/a.rs",
                "#[test]\nfn a() {\n    insta::assert_snapshot!(f(1), @\"750\");\n}\n",
                "#[test]\nfn a() {\n    insta::assert_snapshot!(f(1), @\"250\");\n}\n",
            ),
            ("src/a.rs", "pub fn f() -> u8 { 1 }\n", "pub fn f() -> u8 { 2 }\n"),
        ],
        Advises,
    ),
];

#[test]
fn stored_outputs() {
    hold("snapshot-rewritten", CASES);
}

#[test]
fn the_changed_line_is_named() {
    let after = SNAP.replace("  1,", "  2,");
    let claims = crate::trial::claims(&[("src/__snapshots__/cart.test.ts.snap", SNAP, &after)]);
    let ours: Vec<_> = claims.iter().filter(|c| c.statement.rule.as_str() == "snapshot-rewritten").collect();
    assert_eq!(ours.len(), 1);
    assert_eq!(
        (ours[0].place.line, ours[0].statement.title.as_str()),
        (Some(7), "The stored output `cart rows 1` is rewritten, and nothing in the change explains it",)
    );
}

const COMMANDS_AND_QUOTES: &[One<'_>] = &[
    (
        "update on every run",
        "package.json",
        "{\n  \"scripts\": {\n    \"test\": \"vitest run\"\n  }\n}\n",
        "{\n  \"scripts\": {\n    \"test\": \"vitest run --update\"\n  }\n}\n",
        Blocks,
    ),
    (
        "update script of its own",
        "package.json",
        "{\n  \"scripts\": {\n    \"test\": \"jest\"\n  }\n}\n",
        "{\n  \"scripts\": {\n    \"test\": \"jest\",\n    \"test:update\": \"jest -u\"\n  }\n}\n",
        Nothing,
    ),
    (
        "update in a recipe",
        "Makefile",
        "test:\n\tpytest tests\n",
        "test:\n\tpytest --snapshot-update tests\n",
        Blocks,
    ),
    (
        "other flag",
        "package.json",
        "{\n  \"scripts\": {\n    \"test\": \"vitest run\"\n  }\n}\n",
        "{\n  \"scripts\": {\n    \"test\": \"vitest run --coverage\"\n  }\n}\n",
        Nothing,
    ),
    (
        "quotes of the output",
        "src/csv.test.js",
        "test('a', () => {\n  expect(csv).toMatchInlineSnapshot(`\n    \"\"Byron, Ada\",3\"\n  `);\n});\n",
        "test('a', () => {\n  expect(csv).toMatchInlineSnapshot(`\n    \"Byron, Ada,3\"\n  `);\n});\n",
        Blocks,
    ),
    (
        "output of a command",
        "tests/cmd/number.trycmd",
        "```console\n$ semv check 1.x\nerror: `x` is not a number\n```\n",
        "```console\n$ semv check 1.x\nerror: `` is not a number\n```\n",
        Blocks,
    ),
];

#[test]
fn commands_and_quotes() {
    hold_one("snapshot-rewritten", COMMANDS_AND_QUOTES);
}

#[test]
fn years_of_licences() {
    let golden = |year: &str, body: &str| format!("/*\nCopyright © {year} NAME\n*/\npackage {body}\n");
    let (old, year) = (golden("2020", "main"), golden("2021", "main"));
    let (both, dates) = (golden("2021", "other"), ("Founded 2020\n", "Founded 2021\n"));
    hold(
        "snapshot-rewritten",
        &[
            ("a new year", &[("cmd/testdata/main.go.golden", &old, &year)], Nothing),
            ("more than that", &[("cmd/testdata/main.go.golden", &old, &both)], Blocks),
            ("another date", &[("cmd/testdata/main.txt.golden", dates.0, dates.1)], Blocks),
        ],
    );
}
