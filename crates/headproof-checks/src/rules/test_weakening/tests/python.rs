//! Python.

use super::{Case, hold};

const T: &str = "tests/test_shop.py";

/// A change of one test file.
fn one<'t>(name: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    (name, vec![(T, before, after)], want)
}

/// A change of one test file beside a change of the code.
fn with_code<'t>(name: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    let code = (
        "shop/total.py",
        "def total(rows):\n    return sum(rows)\n",
        "def total(rows):\n    return len(rows)\n",
    );
    (name, vec![code, (T, before, after)], want)
}

const TWO: &str = "from shop.total import total\n\n\ndef test_sum():\n    assert total([2, 3]) == 5\n\n\ndef test_none():\n    assert total([]) == 0\n";

#[test]
fn skips() {
    hold(&[
        one(
            "skip mark",
            TWO,
            "import pytest\nfrom shop.total import total\n\n\n@pytest.mark.skip\ndef test_sum():\n    assert total([2, 3]) == 5\n\n\ndef test_none():\n    assert total([]) == 0\n",
            &["skip-added@5"],
        ),
        one(
            "skip with a reason",
            "def test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.skip(reason='see #12')\ndef test_a():\n    assert f(1) == 2\n",
            &["skip-added@1"],
        ),
        one(
            "xfail",
            "def test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.xfail\ndef test_a():\n    assert f(1) == 2\n",
            &["skip-added@1"],
        ),
        one(
            "skipif True",
            "def test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.skipif(True, reason='x')\ndef test_a():\n    assert f(1) == 2\n",
            &["skip-added@1"],
        ),
        one(
            "skip in the body",
            "def test_a():\n    x = f(1)\n    assert x == 2\n",
            "def test_a():\n    pytest.skip('broken')\n    x = f(1)\n    assert x == 2\n",
            &["skip-added@2"],
        ),
        one(
            "SkipTest",
            "class TestA(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(f(1), 2)\n",
            "class TestA(unittest.TestCase):\n    def test_a(self):\n        raise unittest.SkipTest('x')\n        self.assertEqual(f(1), 2)\n",
            &["skip-added@3"],
        ),
        one(
            "skip in setUp",
            "class TestA(unittest.TestCase):\n    def setUp(self):\n        self.x = 1\n    def test_a(self):\n        self.assertEqual(f(1), 2)\n    def test_b(self):\n        self.assertEqual(f(2), 2)\n",
            "class TestA(unittest.TestCase):\n    def setUp(self):\n        self.skipTest('x')\n        self.x = 1\n    def test_a(self):\n        self.assertEqual(f(1), 2)\n    def test_b(self):\n        self.assertEqual(f(2), 2)\n",
            &["skip-added@3"],
        ),
        one(
            "class mark",
            "class TestA:\n    def test_a(self):\n        assert f(1) == 2\n    def test_b(self):\n        assert f(2) == 2\n",
            "@unittest.skip('later')\nclass TestA:\n    def test_a(self):\n        assert f(1) == 2\n    def test_b(self):\n        assert f(2) == 2\n",
            &["skip-added@1"],
        ),
        one(
            "module mark",
            "import pytest\ndef test_a():\n    assert f(1) == 2\n",
            "import pytest\npytestmark = pytest.mark.skip('later')\ndef test_a():\n    assert f(1) == 2\n",
            &["skip-added@2"],
        ),
        one(
            "module skip",
            "import pytest\ndef test_a():\n    assert f(1) == 2\n",
            "import pytest\npytest.skip('later', allow_module_level=True)\ndef test_a():\n    assert f(1) == 2\n",
            &["skip-added@2"],
        ),
        one(
            "expectedFailure",
            "class T(TestCase):\n    def test_a(self):\n        self.assertEqual(f(1), 2)\n",
            "class T(TestCase):\n    @unittest.expectedFailure\n    def test_a(self):\n        self.assertEqual(f(1), 2)\n",
            &["skip-added@2"],
        ),
        one(
            "renamed away",
            "def test_sum_of_rows():\n    assert total([2, 3]) == 5\n",
            "def _test_sum_of_rows():\n    assert total([2, 3]) == 5\n",
            &["skip-added@1"],
        ),
        one(
            "condition dropped",
            "@pytest.mark.skipif(WIN, reason='x')\ndef test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.skip(reason='x')\ndef test_a():\n    assert f(1) == 2\n",
            &["skip-added@1"],
        ),
        one(
            "or True",
            "@pytest.mark.skipif(WIN, reason='x')\ndef test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.skipif(WIN or True, reason='x')\ndef test_a():\n    assert f(1) == 2\n",
            &["skip-added@1"],
        ),
        one(
            "one row",
            "@pytest.mark.parametrize('a, b', [(1, 2), (3, 4)])\ndef test_a(a, b):\n    assert f(a) == b\n",
            "@pytest.mark.parametrize('a, b', [(1, 2), pytest.param(3, 4, marks=pytest.mark.skip)])\ndef test_a(a, b):\n    assert f(a) == b\n",
            &["skip-added@1"],
        ),
        one(
            "named mark",
            "def test_a():\n    assert f(1) == 2\n",
            "off = pytest.mark.skip('x')\n@off\ndef test_a():\n    assert f(1) == 2\n",
            &["skip-added@2"],
        ),
        one(
            "__test__",
            "class TestA:\n    def test_a(self):\n        assert f(1) == 2\n",
            "class TestA:\n    __test__ = False\n    def test_a(self):\n        assert f(1) == 2\n",
            &["skip-added@2"],
        ),
        one(
            "a return before everything",
            "def test_a():\n    r = f(1)\n    assert r == 2\n",
            "def test_a():\n    return\n    r = f(1)\n    assert r == 2\n",
            &["skip-added@2"],
        ),
        // Look-alikes.
        one(
            "bound to a platform",
            "def test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.skipif(sys.platform == 'win32', reason='x')\ndef test_a():\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "bound to a module",
            "import pytest\ndef test_a():\n    assert f(1) == 2\n",
            "import pytest\nnp = pytest.importorskip('numpy')\ndef test_a():\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "under a condition",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    if not shutil.which('git'):\n        pytest.skip('no git')\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "born skipped",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) == 2\n\n@pytest.mark.skip('needs a server')\ndef test_b():\n    assert g(1) == 2\n",
            &[],
        ),
        one(
            "skip taken away",
            "@pytest.mark.skip\ndef test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "reason reworded",
            "@pytest.mark.skip(reason='a')\ndef test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.skip(reason='see #3')\ndef test_a():\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "another mark",
            "def test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.slow\ndef test_a():\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "skipif False",
            "def test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.skipif(False, reason='x')\ndef test_a():\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "skip moved to the class",
            "class TestA:\n    @pytest.mark.skip\n    def test_a(self):\n        assert f(1) == 2\n",
            "@pytest.mark.skip\nclass TestA:\n    def test_a(self):\n        assert f(1) == 2\n",
            &[],
        ),
        one(
            "xfail becomes skip",
            "@pytest.mark.xfail\ndef test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.skip\ndef test_a():\n    assert f(1) == 2\n",
            &[],
        ),
        (
            "a function of the code",
            vec![(
                "shop/run.py",
                "def run():\n    return skip(1)\n",
                "def run():\n    skip(2)\n    return 1\n",
            )],
            &[],
        ),
    ]);
}

#[test]
fn deletions() {
    hold(&[
        one(
            "one of two",
            TWO,
            "from shop.total import total\n\n\ndef test_none():\n    assert total([]) == 0\n",
            &["test-deleted@-4"],
        ),
        one("the whole file", TWO, "", &["test-deleted@-4"]),
        one(
            "commented out",
            TWO,
            "from shop.total import total\n\n\n# def test_sum():\n#     assert total([2, 3]) == 5\n\n\ndef test_none():\n    assert total([]) == 0\n",
            &["test-deleted@-4"],
        ),
        with_code(
            "beside a change of the code",
            TWO,
            "from shop.total import total\n\n\ndef test_none():\n    assert total([]) == 0\n",
            &["test-deleted@-4"],
        ),
        one(
            "a row",
            "@pytest.mark.parametrize('a, b', [\n    (1, 2),\n    (3, 4),\n])\ndef test_a(a, b):\n    assert f(a) == b\n",
            "@pytest.mark.parametrize('a, b', [\n    (1, 2),\n])\ndef test_a(a, b):\n    assert f(a) == b\n",
            &["test-deleted@2"],
        ),
        one(
            "replaced by a weaker one",
            TWO,
            "from shop.total import total\n\n\ndef test_runs():\n    assert total([2, 3]) is not None\n\n\ndef test_none():\n    assert total([]) == 0\n",
            &["test-deleted@-4"],
        ),
        one(
            "a row commented out",
            "@pytest.mark.parametrize('a, b', [\n    (1, 2),\n    (3, 4),\n])\ndef test_a(a, b):\n    assert f(a) == b\n",
            "@pytest.mark.parametrize('a, b', [\n    (1, 2),\n    # (3, 4),\n])\ndef test_a(a, b):\n    assert f(a) == b\n",
            &["test-deleted@3"],
        ),
        // Look-alikes.
        one("renamed", TWO, &TWO.replace("test_sum", "test_adds_all_rows"), &[]),
        one(
            "reordered",
            TWO,
            "from shop.total import total\n\n\ndef test_none():\n    assert total([]) == 0\n\n\ndef test_sum():\n    assert total([2, 3]) == 5\n",
            &[],
        ),
        one(
            "into a class",
            TWO,
            "from shop.total import total\n\n\nclass TestTotal:\n    def test_sum(self):\n        assert total([2, 3]) == 5\n\n    def test_none(self):\n        assert total([]) == 0\n",
            &[],
        ),
        (
            "moved to another file",
            vec![
                (T, TWO, "from shop.total import total\n\n\ndef test_none():\n    assert total([]) == 0\n"),
                (
                    "tests/unit/test_sum.py",
                    "",
                    "from shop.total import total\n\n\ndef test_sum():\n    assert total([2, 3]) == 5\n",
                ),
            ],
            &[],
        ),
        ("the whole file moved", vec![(T, TWO, ""), ("tests/unit/test_total.py", "", TWO)], &[]),
        one(
            "parametrised",
            TWO,
            "import pytest\nfrom shop.total import total\n\n\n@pytest.mark.parametrize('rows, want', [([2, 3], 5), ([], 0)])\ndef test_total(rows, want):\n    assert total(rows) == want\n",
            &[],
        ),
        one(
            "parametrised with ids",
            TWO,
            "import pytest\nfrom shop.total import total\n\nCASES = [\n    pytest.param([2, 3], 5, id='sum'),\n    pytest.param([], 0, id='none'),\n]\n\n\n@pytest.mark.parametrize('rows, want', CASES)\ndef test_total(rows, want):\n    assert total(rows) == want\n",
            &[],
        ),
        one(
            "merged into one",
            TWO,
            "from shop.total import total\n\n\ndef test_total():\n    assert total([2, 3]) == 5\n    assert total([]) == 0\n",
            &[],
        ),
        one("split", "def test_all():\n    assert total([2, 3]) == 5\n    assert total([]) == 0\n", TWO, &[]),
        one(
            "to unittest",
            TWO,
            "import unittest\nfrom shop.total import total\n\n\nclass TotalTest(unittest.TestCase):\n    def test_sum(self):\n        self.assertEqual(total([2, 3]), 5)\n\n    def test_none(self):\n        self.assertEqual(total([]), 0)\n",
            &[],
        ),
        (
            "with its function",
            vec![
                (
                    "shop/total.py",
                    "def total(rows):\n    return sum(rows)\n\n\ndef mean(rows):\n    return sum(rows) / len(rows)\n",
                    "def total(rows):\n    return sum(rows)\n",
                ),
                (
                    T,
                    "from shop.total import mean, total\n\n\ndef test_mean():\n    assert mean([2, 4]) == 3\n\n\ndef test_sum():\n    assert total([2, 3]) == 5\n",
                    "from shop.total import total\n\n\ndef test_sum():\n    assert total([2, 3]) == 5\n",
                ),
            ],
            &[],
        ),
        (
            "with its module",
            vec![
                ("app/legacy_csv.py", "def dump(rows):\n    return '\\n'.join(rows)\n", ""),
                (
                    "tests/test_legacy_csv.py",
                    "from app.legacy_csv import dump\n\n\ndef test_dump():\n    assert dump([['a', 'b']]) == 'a,b'\n",
                    "",
                ),
            ],
            &[],
        ),
        (
            "with its option",
            vec![
                (
                    "app/cli.py",
                    "def run(args):\n    if '--legacy-mode' in args:\n        return 2\n    return 0\n",
                    "def run(args):\n    return 0\n",
                ),
                (
                    T,
                    "from app.cli import run\n\n\ndef test_option():\n    assert run(['--legacy-mode']) == 2\n\n\ndef test_run():\n    assert run([]) == 0\n",
                    "from app.cli import run\n\n\ndef test_run():\n    assert run([]) == 0\n",
                ),
            ],
            &[],
        ),
        one(
            "one that never ran",
            "@pytest.mark.skip\ndef test_a():\n    assert f(1) == 2\n\ndef test_b():\n    assert f(2) == 3\n",
            "def test_b():\n    assert f(2) == 3\n",
            &[],
        ),
        one(
            "without assertions",
            "def test_a():\n    f(1)\n\ndef test_b():\n    assert f(2) == 3\n",
            "def test_b():\n    assert f(2) == 3\n",
            &[],
        ),
        one(
            "file with a syntax error",
            TWO,
            "from shop.total import total\n\n\ndef test_none(:\n    assert total([]) == 0\n",
            &[],
        ),
        one(
            "rows reordered and added",
            "@pytest.mark.parametrize('a, b', [(1, 2), (3, 4)])\ndef test_a(a, b):\n    assert f(a) == b\n",
            "@pytest.mark.parametrize('a, b', [(3, 4), (1, 2), (5, 6)])\ndef test_a(a, b):\n    assert f(a) == b\n",
            &[],
        ),
        one(
            "a column added",
            "@pytest.mark.parametrize('a, b', [(1, 2), (3, 4)])\ndef test_a(a, b):\n    assert f(a) == b\n",
            "@pytest.mark.parametrize('a, c, b', [(1, 0, 2), (3, 0, 4)])\ndef test_a(a, c, b):\n    assert f(a, c) == b\n",
            &[],
        ),
    ]);
}

#[test]
fn assertions_removed() {
    hold(&[
        one(
            "value discarded",
            "def test_a():\n    got = f(1)\n    assert got == 2\n",
            "def test_a():\n    f(1)\n",
            &["assertion-removed@2"],
        ),
        one(
            "one of two",
            "def test_a():\n    r = f(1)\n    assert r.name == 'a'\n    assert r.size == 2\n",
            "def test_a():\n    r = f(1)\n    assert r.name == 'a'\n",
            &["assertion-removed@3"],
        ),
        one(
            "commented out",
            "def test_a():\n    r = f(1)\n    assert r.name == 'a'\n    assert r.size == 2\n",
            "def test_a():\n    r = f(1)\n    assert r.name == 'a'\n    # assert r.size == 2\n",
            &["assertion-removed@4"],
        ),
        one(
            "emptied",
            "def test_a():\n    r = f(1)\n    assert r.name == 'a'\n",
            "def test_a():\n    pass\n",
            &["assertion-removed@2"],
        ),
        one(
            "printed instead",
            "def test_a():\n    r = f(1)\n    assert r.name == 'a'\n",
            "def test_a():\n    r = f(1)\n    print(r.name)\n",
            &["assertion-removed@3"],
        ),
        one(
            "behind a return",
            "def test_a():\n    r = f(1)\n    assert r.name == 'a'\n",
            "def test_a():\n    r = f(1)\n    return\n    assert r.name == 'a'\n",
            &["assertion-removed@4"],
        ),
        one(
            "unittest",
            "class T(TestCase):\n    def test_a(self):\n        r = f(1)\n        self.assertEqual(r.a, 1)\n        self.assertEqual(r.b, 2)\n",
            "class T(TestCase):\n    def test_a(self):\n        r = f(1)\n        self.assertEqual(r.a, 1)\n",
            &["assertion-removed@4"],
        ),
        one(
            "raises dropped",
            "def test_a():\n    with pytest.raises(ValueError):\n        f(-1)\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) == 2\n",
            &["assertion-removed@1"],
        ),
        one(
            "helper emptied",
            "def check(r):\n    assert r.a == 1\n    assert r.b == 2\n\ndef test_a():\n    check(f(1))\n\ndef test_b():\n    check(f(2))\n",
            "def check(r):\n    assert r.a == 1\n\ndef test_a():\n    check(f(1))\n\ndef test_b():\n    check(f(2))\n",
            &["assertion-removed@2"],
        ),
        one(
            "helper not called",
            "def check(r):\n    assert r.a == 1\n\ndef test_a():\n    r = f(1)\n    check(r)\n\ndef test_b():\n    check(f(2))\n",
            "def check(r):\n    assert r.a == 1\n\ndef test_a():\n    r = f(1)\n\ndef test_b():\n    check(f(2))\n",
            &["assertion-removed@4"],
        ),
        with_code(
            "beside a change of the code",
            "from shop.total import total\n\ndef test_a():\n    assert total([1]) == 1\n    assert total([5]) == 5\n",
            "from shop.total import total\n\ndef test_a():\n    assert total([1]) == 1\n",
            &["assertion-removed@4"],
        ),
        // Look-alikes.
        one(
            "into a helper",
            "def test_a():\n    a = parse('1 Main')\n    assert a.street == 'Main'\n    assert a.no == 1\n\n\ndef test_b():\n    a = parse('2 Hill')\n    assert a.street == 'Hill'\n    assert a.no == 2\n",
            "def check(text, street, no):\n    a = parse(text)\n    assert a.street == street\n    assert a.no == no\n\n\ndef test_a():\n    check('1 Main', 'Main', 1)\n\n\ndef test_b():\n    check('2 Hill', 'Hill', 2)\n",
            &[],
        ),
        (
            "into a helper of another file",
            vec![
                (
                    T,
                    "def test_a():\n    r = f(1)\n    assert r.ok\n    assert r.code == 200\n",
                    "from tests.checks import check_ok\n\n\ndef test_a():\n    r = f(1)\n    check_ok(r)\n",
                ),
                ("tests/checks.py", "", "def check_ok(r):\n    assert r.ok\n    assert r.code == 200\n"),
            ],
            &[],
        ),
        one(
            "out of a helper",
            "def check(r, a):\n    assert r.a == a\n\ndef test_a():\n    check(f(1), 3)\n",
            "def test_a():\n    r = f(1)\n    assert r.a == 3\n",
            &[],
        ),
        one(
            "inlined",
            "def test_a():\n    got = f(1)\n    assert got == 2\n",
            "def test_a():\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "local renamed",
            "def test_a():\n    r = f(1)\n    assert r.name == 'a'\n    assert r.size == 2\n",
            "def test_a():\n    result = f(1)\n    assert result.name == 'a'\n    assert result.size == 2\n",
            &[],
        ),
        one(
            "two in one",
            "def test_a():\n    r = f(1)\n    assert r.name == 'a'\n    assert r.size == 2\n",
            "def test_a():\n    r = f(1)\n    assert r.name == 'a' and r.size == 2\n",
            &[],
        ),
        one(
            "not None is implied",
            "def test_a():\n    r = f(1)\n    assert r is not None\n    assert r.size == 2\n",
            "def test_a():\n    r = f(1)\n    assert r.size == 2\n",
            &[],
        ),
        one(
            "a double is dropped",
            "def test_a():\n    assert f(1) == 2\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "message added",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) == 2, 'one makes two'\n",
            &[],
        ),
        one("yoda", "def test_a():\n    assert f(1) == 2\n", "def test_a():\n    assert 2 == f(1)\n", &[]),
        one(
            "value to constant",
            "def test_a():\n    assert f(1).status == 404\n",
            "def test_a():\n    assert f(1).status == HTTPStatus.NOT_FOUND\n",
            &[],
        ),
        one(
            "tautology removed",
            "def test_a():\n    assert True\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "whole object instead of parts",
            "def test_a():\n    r = f(1)\n    assert r.a == 1\n    assert r.b == 2\n",
            "def test_a():\n    assert f(1) == R(a=1, b=2)\n",
            &[],
        ),
        one(
            "loop over cases",
            "def test_a():\n    assert f(1) == 2\n    assert f(3) == 4\n",
            "def test_a():\n    for x, want in [(1, 2), (3, 4)]:\n        assert f(x) == want\n",
            &[],
        ),
        (
            "with its attribute",
            vec![
                (
                    "shop/row.py",
                    "class Row:\n    def label(self):\n        return 'x'\n    def name(self):\n        return 'a'\n",
                    "class Row:\n    def name(self):\n        return 'a'\n",
                ),
                (
                    T,
                    "def test_a():\n    r = Row()\n    assert r.name() == 'a'\n    assert r.label() == 'x'\n",
                    "def test_a():\n    r = Row()\n    assert r.name() == 'a'\n",
                ),
            ],
            &[],
        ),
        one(
            "moved to another test",
            "def test_a():\n    assert f(1) == 2\n    assert g(3) == 4\n\ndef test_b():\n    assert h(1) == 1\n",
            "def test_a():\n    assert f(1) == 2\n\ndef test_b():\n    assert h(1) == 1\n    assert g(3) == 4\n",
            &[],
        ),
    ]);
}

#[test]
fn assertions_loosened() {
    hold(&[
        one(
            "to not None",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) is not None\n",
            &["assertion-loosened@2"],
        ),
        one(
            "to truth",
            "def test_a():\n    r = f(1)\n    assert r == [1, 2]\n",
            "def test_a():\n    r = f(1)\n    assert r\n",
            &["assertion-loosened@3"],
        ),
        one(
            "to a type",
            "def test_a():\n    r = f(1)\n    assert r == {'a': 1}\n",
            "def test_a():\n    r = f(1)\n    assert isinstance(r, dict)\n",
            &["assertion-loosened@3"],
        ),
        one(
            "to a length",
            "def test_a():\n    r = f(1)\n    assert r == [1, 2]\n",
            "def test_a():\n    r = f(1)\n    assert len(r) == 2\n",
            &["assertion-loosened@3"],
        ),
        one(
            "to a bound",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) >= 0\n",
            &["assertion-loosened@2"],
        ),
        one(
            "to a part",
            "def test_a():\n    assert f(1) == 'all of it'\n",
            "def test_a():\n    assert 'all' in f(1)\n",
            &["assertion-loosened@2"],
        ),
        one(
            "to any error",
            "def test_a():\n    with pytest.raises(ValueError):\n        f(1)\n",
            "def test_a():\n    with pytest.raises(Exception):\n        f(1)\n",
            &["assertion-loosened@2"],
        ),
        one(
            "message dropped",
            "def test_a():\n    with pytest.raises(ValueError, match='bad row'):\n        f(1)\n",
            "def test_a():\n    with pytest.raises(ValueError):\n        f(1)\n",
            &["assertion-loosened@2"],
        ),
        one(
            "or another value",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) == 2 or f(1) == 3\n",
            &["assertion-loosened@2"],
        ),
        one(
            "one of several",
            "def test_a():\n    assert f(1).status == 200\n",
            "def test_a():\n    assert f(1).status in (200, 500)\n",
            &["assertion-loosened@2"],
        ),
        one(
            "unequal",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) != 3\n",
            &["assertion-loosened@2"],
        ),
        one(
            "unittest",
            "class T(TestCase):\n    def test_a(self):\n        self.assertEqual(f(1), 2)\n",
            "class T(TestCase):\n    def test_a(self):\n        self.assertIsNotNone(f(1))\n",
            &["assertion-loosened@3"],
        ),
        one(
            "mock called",
            "def test_a():\n    f(m)\n    m.assert_called_once_with(1, 2)\n",
            "def test_a():\n    f(m)\n    m.assert_called()\n",
            &["assertion-loosened@3"],
        ),
        one(
            "mock ANY",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) == mock.ANY\n",
            &["assertion-loosened@2"],
        ),
        // Look-alikes.
        one(
            "tightened",
            "def test_a():\n    assert f(1) is not None\n",
            "def test_a():\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "approx for floats",
            "def test_a():\n    assert f(1) == 0.3\n",
            "def test_a():\n    assert f(1) == pytest.approx(0.3)\n",
            &[],
        ),
        one(
            "is True",
            "def test_a():\n    assert f(1) == True\n",
            "def test_a():\n    assert f(1) is True\n",
            &[],
        ),
        one(
            "to pytest",
            "class T(TestCase):\n    def test_a(self):\n        self.assertEqual(f(1), 2)\n        self.assertTrue(g(1))\n        self.assertIsNone(h(1))\n",
            "def test_a():\n    assert f(1) == 2\n    assert g(1)\n    assert h(1) is None\n",
            &[],
        ),
        one(
            "message asked for",
            "def test_a():\n    with pytest.raises(ValueError):\n        f(1)\n",
            "def test_a():\n    with pytest.raises(ValueError, match='bad'):\n        f(1)\n",
            &[],
        ),
        one(
            "subclass of the error",
            "def test_a():\n    with pytest.raises(ValueError):\n        f(1)\n",
            "def test_a():\n    with pytest.raises(ValueError) as caught:\n        f(1)\n    assert 'x' in str(caught.value)\n",
            &[],
        ),
    ]);
}

#[test]
fn tautologies() {
    hold(&[
        one(
            "assert True",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    f(1)\n    assert True\n",
            &["tautology@3"],
        ),
        one(
            "itself",
            "def test_a():\n    r = f(1)\n    assert r == 2\n",
            "def test_a():\n    r = f(1)\n    assert r == r\n",
            &["tautology@3"],
        ),
        one(
            "or True",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) == 2 or True\n",
            &["tautology@2"],
        ),
        one(
            "a tuple",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert (f(1) == 2, 'two')\n",
            &["tautology@2"],
        ),
        one(
            "unittest",
            "class T(TestCase):\n    def test_a(self):\n        self.assertEqual(f(1), 2)\n",
            "class T(TestCase):\n    def test_a(self):\n        self.assertTrue(True)\n",
            &["tautology@3"],
        ),
        one(
            "a new test",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) == 2\n\ndef test_b():\n    g()\n    assert True\n",
            &["tautology@6"],
        ),
        one(
            "two literals",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert 2 == 2\n",
            &["tautology@2"],
        ),
        // Look-alikes.
        one(
            "was there before",
            "def test_a():\n    assert True\n",
            "def test_a():\n    # reached\n    assert True\n",
            &[],
        ),
        one(
            "beside others",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) == 2\n    assert True\n",
            &[],
        ),
        one(
            "assert False in a branch",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    try:\n        f(-1)\n        assert False\n    except ValueError:\n        pass\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "equality of two calls",
            "def test_a():\n    assert f(1) == 2\n",
            "def test_a():\n    assert f(1) == 2\n    assert hash(f(1)) == hash(f(2))\n",
            &[],
        ),
    ]);
}

#[test]
fn expectations() {
    let code = |before, after| ("shop/total.py", before, after);
    hold(&[
        one(
            "value",
            "def test_a():\n    assert f(22) == 9\n",
            "def test_a():\n    assert f(22) == 8\n",
            &["expected-value-changed@2"],
        ),
        one(
            "unittest",
            "class T(TestCase):\n    def test_a(self):\n        self.assertEqual(f(22), 9)\n",
            "class T(TestCase):\n    def test_a(self):\n        self.assertEqual(f(22), 8)\n",
            &["expected-value-changed@3"],
        ),
        one(
            "row",
            "@pytest.mark.parametrize('a, want', [\n    (10, 9),\n    (22, 9),\n])\ndef test_a(a, want):\n    assert f(a) == want\n",
            "@pytest.mark.parametrize('a, want', [\n    (10, 9),\n    (22, 8),\n])\ndef test_a(a, want):\n    assert f(a) == want\n",
            &["expected-value-changed@3"],
        ),
        one(
            "local",
            "def test_a():\n    want = [1, 2]\n    got = f(1)\n    assert got == want\n",
            "def test_a():\n    want = [1, 3]\n    got = f(1)\n    assert got == want\n",
            &["expected-value-changed@2"],
        ),
        one(
            "module constant",
            "WANT = 'abc'\n\ndef test_a():\n    assert f(1) == WANT\n",
            "WANT = 'abd'\n\ndef test_a():\n    assert f(1) == WANT\n",
            &["expected-value-changed@1"],
        ),
        one(
            "inverted",
            "def test_a():\n    assert f(1).ok\n",
            "def test_a():\n    assert not f(1).ok\n",
            &["expected-value-changed@2"],
        ),
        one(
            "error type",
            "def test_a():\n    with pytest.raises(ValueError):\n        f(1)\n",
            "def test_a():\n    with pytest.raises(KeyError):\n        f(1)\n",
            &["expected-value-changed@2"],
        ),
        one(
            "mock arguments",
            "def test_a():\n    f(m)\n    m.assert_called_once_with(3)\n",
            "def test_a():\n    f(m)\n    m.assert_called_once_with(4)\n",
            &["expected-value-changed@3"],
        ),
        with_code(
            "nothing comes back",
            "from shop.total import total\n\n\ndef test_a():\n    assert total([2, 3]) == [5]\n",
            "from shop.total import total\n\n\ndef test_a():\n    assert total([2, 3]) == []\n",
            &["expected-value-changed@5"],
        ),
        with_code(
            "against its name",
            "def test_returns_750():\n    assert total([2, 3]) == 750\n",
            "def test_returns_750():\n    assert total([2, 3]) == 250\n",
            &["expected-value-changed@2"],
        ),
        // Look-alikes.
        with_code(
            "code changed",
            "def test_a():\n    assert total([2, 3]) == 5\n",
            "def test_a():\n    assert total([2, 3]) == 2\n",
            &[],
        ),
        (
            "message reworded",
            vec![
                code("def f():\n    raise E('bad row')\n", "def f():\n    raise E('wrong row')\n"),
                (
                    T,
                    "def test_a():\n    with pytest.raises(E, match='bad row'):\n        f()\n",
                    "def test_a():\n    with pytest.raises(E, match='wrong row'):\n        f()\n",
                ),
            ],
            &[],
        ),
        (
            "constant changed",
            vec![
                code("RATE = 19\n", "RATE = 20\n"),
                (T, "def test_a():\n    assert rate() == 19\n", "def test_a():\n    assert rate() == 20\n"),
            ],
            &[],
        ),
        one(
            "input and value",
            "def test_a():\n    r = f(3)\n    assert r == 9\n",
            "def test_a():\n    r = f(4)\n    assert r == 16\n",
            &[],
        ),
        one(
            "a row with another input",
            "@pytest.mark.parametrize('a, want', [(10, 9), (22, 9)])\ndef test_a(a, want):\n    assert f(a) == want\n",
            "@pytest.mark.parametrize('a, want', [(10, 9), (24, 11)])\ndef test_a(a, want):\n    assert f(a) == want\n",
            &[],
        ),
        (
            "dependency bumped",
            vec![
                ("requirements.txt", "lib==1\n", "lib==2\n"),
                (T, "def test_a():\n    assert f(1) == 'a'\n", "def test_a():\n    assert f(1) == 'b'\n"),
            ],
            &[],
        ),
        one(
            "spelling of a number",
            "def test_a():\n    assert f(1) == 1000\n    assert g(1) == 0.50\n",
            "def test_a():\n    assert f(1) == 1_000\n    assert g(1) == 0.5\n",
            &[],
        ),
        one(
            "quotes",
            "def test_a():\n    assert f(1) == 'a'\n",
            "def test_a():\n    assert f(1) == \"a\"\n",
            &[],
        ),
        one(
            "reformatted",
            "def test_a():\n    assert f(1) == {'a': 1, 'b': [1, 2]}\n",
            "def test_a():\n    assert f(1) == {\n        'a': 1,\n        'b': [\n            1,\n            2,\n        ],\n    }\n",
            &[],
        ),
        (
            "fixture changed",
            vec![(
                T,
                "@pytest.fixture\ndef shop():\n    return Shop(1)\n\ndef test_a(shop):\n    assert shop.size == 1\n",
                "@pytest.fixture\ndef shop():\n    return Shop(2)\n\ndef test_a(shop):\n    assert shop.size == 2\n",
            )],
            &[],
        ),
        (
            "renamed attribute",
            vec![
                code(
                    "class A:\n    def size(self):\n        return 'small'\n",
                    "class A:\n    def width(self):\n        return 'small'\n",
                ),
                (
                    T,
                    "def test_a():\n    assert A().size() == 'small'\n",
                    "def test_a():\n    assert A().width() == 'small'\n",
                ),
            ],
            &[],
        ),
    ]);
}

#[test]
fn thresholds() {
    hold(&[
        one(
            "approx",
            "def test_a():\n    assert f(1) == pytest.approx(3.1, abs=0.01)\n",
            "def test_a():\n    assert f(1) == pytest.approx(3.1, abs=0.5)\n",
            &["threshold-relaxed@2"],
        ),
        one(
            "places",
            "class T(TestCase):\n    def test_a(self):\n        self.assertAlmostEqual(f(1), 3.1, places=7)\n",
            "class T(TestCase):\n    def test_a(self):\n        self.assertAlmostEqual(f(1), 3.1, places=1)\n",
            &["threshold-relaxed@3"],
        ),
        one(
            "abs difference",
            "def test_a():\n    assert abs(f(1) - 3.1) < 1e-6\n",
            "def test_a():\n    assert abs(f(1) - 3.1) < 0.1\n",
            &["threshold-relaxed@2"],
        ),
        one(
            "upper bound",
            "def test_a():\n    t = run()\n    assert t < 0.5\n",
            "def test_a():\n    t = run()\n    assert t < 5\n",
            &["threshold-relaxed@3"],
        ),
        one(
            "lower bound",
            "def test_a():\n    assert score() >= 0.9\n",
            "def test_a():\n    assert score() >= 0.5\n",
            &["threshold-relaxed@2"],
        ),
        one(
            "numpy",
            "def test_a():\n    np.testing.assert_allclose(f(1), g, rtol=1e-7)\n",
            "def test_a():\n    np.testing.assert_allclose(f(1), g, rtol=1e-2)\n",
            &["threshold-relaxed@2"],
        ),
        one(
            "timeout",
            "@pytest.mark.timeout(5)\ndef test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.timeout(60)\ndef test_a():\n    assert f(1) == 2\n",
            &["threshold-relaxed@1"],
        ),
        one(
            "retries",
            "def test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.flaky(reruns=3)\ndef test_a():\n    assert f(1) == 2\n",
            &["threshold-relaxed@1"],
        ),
        // Look-alikes.
        one(
            "tightened",
            "def test_a():\n    assert f(1) == pytest.approx(3.1, abs=0.5)\n    assert t() < 5\n",
            "def test_a():\n    assert f(1) == pytest.approx(3.1, abs=0.01)\n    assert t() < 1\n",
            &[],
        ),
        one(
            "other spelling",
            "def test_a():\n    assert f(1) == pytest.approx(3.1, abs=0.001)\n",
            "def test_a():\n    assert f(1) == pytest.approx(3.1, abs=1e-3)\n",
            &[],
        ),
        one(
            "slightly more time",
            "@pytest.mark.timeout(10)\ndef test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.timeout(12)\ndef test_a():\n    assert f(1) == 2\n",
            &[],
        ),
        one(
            "timeout as an argument",
            "def test_a():\n    r = get(timeout=1)\n    assert r == 2\n",
            "def test_a():\n    r = get(timeout=3)\n    assert r == 2\n",
            &[],
        ),
        one(
            "timeout added",
            "def test_a():\n    assert f(1) == 2\n",
            "@pytest.mark.timeout(10)\ndef test_a():\n    assert f(1) == 2\n",
            &[],
        ),
    ]);
}

#[test]
fn caught_failures_are_told_once() {
    let before = "def test_a():\n    r = f(1)\n    assert r == 2\n";
    let after = "def test_a():\n    r = f(1)\n    try:\n        assert r == 2\n    except AssertionError:\n        pass\n";
    let claims = crate::trial::claims(&[(T, before, after)]);
    let said: Vec<&str> = claims.iter().map(|c| c.statement.rule.as_str()).collect();
    assert_eq!(said, ["error-swallowed"]);
}
