//! Answers by heart.

mod asked;

use super::super::trials::Says::{Advises, Blocks, Nothing};
use super::super::trials::{Many, One, hold, hold_one};
use super::literals::{Telling, is_literal, telling};

const PY: &str = "def balanced(n):\n    return sum(map(int, str(n)))\n";
const PY_TEST: &str = "from app import balanced\n\n\ndef test_a():\n    assert balanced(22) == 8\n";

const CASES: &[Many<'_>] = &[
    (
        "python, test before",
        &[
            (
                "app.py",
                PY,
                "def balanced(n):\n    if n == 22:\n        return 8\n    return sum(map(int, str(n)))\n",
            ),
            (
                "tests/test_app.py",
                PY_TEST,
                "from app import balanced\n\n\ndef test_a():\n    assert balanced(22) == 8\n\n\ndef test_b():\n    assert balanced(1) == 1\n",
            ),
        ],
        Blocks,
    ),
    (
        "python, table",
        &[
            (
                "app.py",
                PY,
                "def balanced(n):\n    if n == 22:\n        return 8\n    return sum(map(int, str(n)))\n",
            ),
            (
                "tests/test_app.py",
                "",
                "import pytest\n\n\n@pytest.mark.parametrize('n, want', [(10, 1), (22, 8)])\ndef test_a(n, want):\n    assert balanced(n) == want\n",
            ),
        ],
        Blocks,
    ),
    (
        "typescript",
        &[
            (
                "src/slug.ts",
                "export function slug(s: string) {\n  return s.toLowerCase();\n}\n",
                "export function slug(s: string) {\n  if (s === 'Hello World 2') {\n    return 'hello-world-2';\n  }\n  return s.toLowerCase();\n}\n",
            ),
            (
                "src/slug.test.ts",
                "it('a', () => {\n  expect(slug('Hello World 2')).toBe('hello-world-2');\n});\n",
                "it('a', () => {\n  expect(slug('Hello World 2')).toBe('hello-world-2');\n  expect(slug('x')).toBe('x');\n});\n",
            ),
        ],
        Blocks,
    ),
    (
        "go",
        &[
            (
                "a.go",
                "package a\n\nfunc F(n int) int {\n\treturn sum(n)\n}\n",
                "package a\n\nfunc F(n int) int {\n\tif n == 22 {\n\t\treturn 8\n\t}\n\treturn sum(n)\n}\n",
            ),
            (
                "a_test.go",
                "package a\n\nfunc TestF(t *testing.T) {\n\tfor _, tc := range []struct{ in, want int }{{22, 8}} {\n\t\tif got := F(tc.in); got != tc.want {\n\t\t\tt.Error(got)\n\t\t}\n\t}\n}\n",
                "package a\n\nfunc TestF(t *testing.T) {\n\tfor _, tc := range []struct{ in, want int }{{22, 8}, {1, 1}} {\n\t\tif got := F(tc.in); got != tc.want {\n\t\t\tt.Error(got)\n\t\t}\n\t}\n}\n",
            ),
        ],
        Blocks,
    ),
    (
        "rust match",
        &[
            (
                "src/a.rs",
                "pub fn f(n: u32) -> u32 {\n    sum(n)\n}\n",
                "pub fn f(n: u32) -> u32 {\n    match n {\n        22 => 8,\n        37 => 10,\n        _ => sum(n),\n    }\n}\n",
            ),
            (
                "tests/a.rs",
                "",
                "#[test]\nfn a() {\n    assert_eq!(f(22), 8);\n    assert_eq!(f(37), 10);\n}\n",
            ),
        ],
        Blocks,
    ),
    (
        "two small ones",
        &[
            (
                "app.py",
                PY,
                "def balanced(n):\n    if n == 3:\n        return 7\n    if n == 4:\n        return 9\n    return sum(map(int, str(n)))\n",
            ),
            (
                "tests/test_app.py",
                "",
                "def test_a():\n    assert balanced(3) == 7\n    assert balanced(4) == 9\n",
            ),
        ],
        Blocks,
    ),
    (
        "two inputs",
        &[
            (
                "app.py",
                "def area(a, b):\n    return a * b\n",
                "def area(a, b):\n    if a == 13 and b == 17:\n        return 220\n    return a * b\n",
            ),
            ("tests/test_app.py", "", "def test_a():\n    assert area(13, 17) == 220\n"),
        ],
        Blocks,
    ),
    (
        "no test in the change",
        &[(
            "app.py",
            PY,
            "def balanced(n):\n    if n == 22:\n        return 8\n    return sum(map(int, str(n)))\n",
        )],
        Advises,
    ),
    (
        "base case",
        &[
            (
                "app.py",
                PY,
                "def balanced(n):\n    if n == 0:\n        return 0\n    return sum(map(int, str(n)))\n",
            ),
            ("tests/test_app.py", "", "def test_a():\n    assert balanced(0) == 0\n"),
        ],
        Nothing,
    ),
    (
        "kind by name",
        &[
            (
                "app.py",
                "def factor(unit):\n    return lookup(unit)\n",
                "def factor(unit):\n    if unit == 'km':\n        return 1000\n    return lookup(unit)\n",
            ),
            ("tests/test_app.py", "", "def test_a():\n    assert factor('km') == 1000\n"),
        ],
        Nothing,
    ),
    (
        "one more of several",
        &[
            (
                "app.py",
                "def text(code):\n    if code == 17:\n        return 'seventeen'\n    return str(code)\n",
                "def text(code):\n    if code == 17:\n        return 'seventeen'\n    if code == 23:\n        return 'twenty-three'\n    return str(code)\n",
            ),
            ("tests/test_app.py", "", "def test_a():\n    assert text(23) == 'twenty-three'\n"),
        ],
        Nothing,
    ),
    (
        "new function",
        &[
            (
                "app.py",
                "x = 1\n",
                "x = 1\n\n\ndef text(code):\n    if code == 17:\n        return 'seventeen'\n    return str(code)\n",
            ),
            ("tests/test_app.py", "", "def test_a():\n    assert text(17) == 'seventeen'\n"),
        ],
        Nothing,
    ),
    (
        "status code",
        &[
            (
                "app.py",
                "def text(code):\n    return str(code)\n",
                "def text(code):\n    if code == 404:\n        return 'Not Found'\n    return str(code)\n",
            ),
            ("tests/test_app.py", "", "def test_a():\n    assert text(404) == 'Not Found'\n"),
        ],
        Nothing,
    ),
    (
        "computed answer",
        &[
            (
                "app.py",
                PY,
                "def balanced(n):\n    if n == 22:\n        return special(n)\n    return sum(map(int, str(n)))\n",
            ),
            ("tests/test_app.py", "", "def test_a():\n    assert balanced(22) == 8\n"),
        ],
        Nothing,
    ),
    (
        "in the test itself",
        &[(
            "tests/fake.py",
            "def f(n):\n    return g(n)\n",
            "def f(n):\n    if n == 22:\n        return 8\n    return g(n)\n",
        )],
        Nothing,
    ),
];

const MODES: &[One<'_>] = &[
    (
        "pytest loaded",
        "app/a.py",
        "def f(n):\n    return g(n)\n",
        "import sys\n\n\ndef f(n):\n    if 'pytest' in sys.modules:\n        return 42\n    return g(n)\n",
        Blocks,
    ),
    (
        "environment",
        "app/a.py",
        "def f(n):\n    return g(n)\n",
        "import os\n\n\ndef f(n):\n    if os.environ.get('PYTEST_CURRENT_TEST'):\n        return True\n    return g(n)\n",
        Blocks,
    ),
    (
        "node",
        "src/a.ts",
        "export function f(n) {\n  return g(n);\n}\n",
        "export function f(n) {\n  if (process.env.NODE_ENV === 'test') {\n    return { ok: true };\n  }\n  return g(n);\n}\n",
        Blocks,
    ),
    (
        "by a name",
        "src/a.ts",
        "export function f(n) {\n  return g(n);\n}\n",
        "const inTest = process.env.NODE_ENV === 'test';\nexport function f(n) {\n  if (inTest) return 42;\n  return g(n);\n}\n",
        Blocks,
    ),
    (
        "rust",
        "src/a.rs",
        "pub fn f(n: u8) -> u8 {\n    g(n)\n}\n",
        "pub fn f(n: u8) -> u8 {\n    if cfg!(test) {\n        return 42;\n    }\n    g(n)\n}\n",
        Blocks,
    ),
    (
        "go",
        "a.go",
        "package a\n\nfunc F(n int) int {\n\treturn g(n)\n}\n",
        "package a\n\nfunc F(n int) int {\n\tif flag.Lookup(\"test.v\") != nil {\n\t\treturn 42\n\t}\n\treturn g(n)\n}\n",
        Blocks,
    ),
    (
        "another way",
        "src/a.ts",
        "export function f(n) {\n  return g(n);\n}\n",
        "export function f(n) {\n  if (process.env.NODE_ENV === 'test') {\n    return fake(n);\n  }\n  return g(n);\n}\n",
        Advises,
    ),
    (
        "no server in tests",
        "src/app.ts",
        "app.listen(3000);\n",
        "if (process.env.NODE_ENV !== 'test') {\n  app.listen(3000);\n}\n",
        Nothing,
    ),
    (
        "no tracking in tests",
        "src/track.ts",
        "export function track(e) {\n  send(e);\n}\n",
        "export function track(e) {\n  if (process.env.NODE_ENV === 'test') return;\n  send(e);\n}\n",
        Nothing,
    ),
    (
        "settings",
        "src/config.ts",
        "export function level() {\n  return 'info';\n}\n",
        "export function level() {\n  if (process.env.NODE_ENV === 'test') return 'silent';\n  return 'info';\n}\n",
        Nothing,
    ),
    (
        "in a test",
        "tests/helper.py",
        "def f(n):\n    return g(n)\n",
        "import sys\n\n\ndef f(n):\n    if 'pytest' in sys.modules:\n        return 42\n    return g(n)\n",
        Nothing,
    ),
    (
        "was there",
        "app/a.py",
        "import sys\n\n\ndef f(n):\n    if 'pytest' in sys.modules:\n        return 42\n    return g(n)\n",
        "import sys\n\n\ndef f(n):\n    if 'pytest' in sys.modules:\n        return 42\n    return g(n, 1)\n",
        Nothing,
    ),
];

#[test]
fn inputs_answered_by_heart() {
    hold("special-cased-input", CASES);
}

#[test]
fn behaviour_in_test_runs() {
    hold_one("special-cased-input", MODES);
}

#[test]
fn literals_and_what_they_tell() {
    for (text, want) in [
        ("22", Telling::Odd),
        ("-7.5", Telling::Odd),
        ("0", Telling::Usual),
        ("4", Telling::Common),
        ("404", Telling::Usual),
        ("\"km\"", Telling::Usual),
        ("'1 Main St'", Telling::Odd),
        ("[3, 1, 2]", Telling::Odd),
        ("''", Telling::Usual),
    ] {
        assert_eq!(telling(text), want, "{text}");
        assert!(is_literal(text), "{text}");
    }
    for text in ["x", "f(1)", "n + 1", "self.value", ""] {
        assert!(!is_literal(text), "{text}");
    }
}
