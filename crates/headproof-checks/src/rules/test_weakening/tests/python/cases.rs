//! Tests that no longer run.

use super::{T, TWO, hold, one, with_code};

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
