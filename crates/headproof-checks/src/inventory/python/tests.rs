//! What is read from Python snippets, as snapshots.

use super::super::sketch::sketches;

const PATH: &str = "tests/test_shop.py";

#[test]
fn assertions() {
    insta::assert_snapshot!(sketches(
        PATH,
        &[
            (
                "equality",
                "def test_a():\n    r = f(1)\n    assert r.total == 3, 'sum'\n    assert 3 == f(2)\n"
            ),
            ("local", "def test_a():\n    want = {'a': 1}\n    assert f() == want\n"),
            (
                "and or",
                "def test_a():\n    assert a == 1 and b == 2\n    assert a == 1 or True\n    assert a == 1 or a == 2\n"
            ),
            (
                "kinds",
                "def test_a():\n    assert x\n    assert not x\n    assert x is None\n    assert x is not None\n    assert isinstance(x, Foo)\n    assert len(x) > 0\n    assert 'a' in x\n    assert x in (1, 2)\n    assert x != 3\n    assert x.startswith('b')\n    assert 1 < x < 3\n"
            ),
            (
                "approx",
                "def test_a():\n    assert x == pytest.approx(3.0, rel=1e-3)\n    assert abs(x - y) < 1e-6\n    np.testing.assert_allclose(x, y, atol=0.1)\n    assert math.isclose(a, b)\n"
            ),
            (
                "tautologies",
                "def test_a():\n    assert True\n    assert x == x\n    assert 1 == 1\n    assert (x == 1, 'msg')\n    self.assertTrue(True)\n    self.assertEqual(1, 1)\n"
            ),
            (
                "raises",
                "def test_a():\n    with pytest.raises(ValueError, match='bad'):\n        f(1)\n    with pytest.raises(Exception):\n        f(2)\n    pytest.raises(KeyError, f, 3)\n"
            ),
            (
                "reach",
                "def test_a():\n    if ok:\n        assert a\n    try:\n        assert b\n    except AssertionError:\n        pass\n    for x in y:\n        assert x\n    if not ready:\n        return\n    assert c\n    return\n    assert d\n"
            ),
            (
                "fail",
                "def test_a():\n    if got != 3:\n        pytest.fail('no')\n    try:\n        f()\n        assert False\n    except ValueError:\n        pass\n"
            ),
            (
                "unittest",
                "class ShopTest(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(f(1), 2)\n        self.assertAlmostEqual(f(1), 2.0, places=3)\n        self.assertIn('a', x)\n        self.assertTrue(a == 3)\n        self.assertFalse(b)\n        with self.assertRaisesRegex(ValueError, 'bad'):\n            f()\n        self.assertIsNone(x)\n        self.assertGreater(n, 4)\n        m.assert_called_once_with(1, a=2)\n        m.assert_called_once()\n"
            ),
        ],
    ));
}

#[test]
fn structure() {
    insta::assert_snapshot!(sketches(
        PATH,
        &[
            (
                "skips",
                "import pytest\n@pytest.mark.skip(reason='flaky')\ndef test_a():\n    assert f()\n\n@pytest.mark.skipif(sys.platform == 'win32', reason='no')\ndef test_b():\n    assert f()\n\n@unittest.skipUnless(False, 'x')\ndef test_c(): pass\n\n@pytest.mark.xfail(strict=True)\ndef test_d():\n    assert f()\n"
            ),
            (
                "inline skips",
                "def test_a():\n    pytest.skip('later')\n    assert f()\n\ndef test_b():\n    if sys.platform == 'win32':\n        pytest.skip('x')\n    assert f()\n\ndef test_c():\n    raise unittest.SkipTest('x')\n"
            ),
            (
                "module skip",
                "import pytest\npytestmark = [pytest.mark.slow, pytest.mark.skip]\nnp = pytest.importorskip('numpy')\ndef test_a():\n    assert f()\n"
            ),
            (
                "named mark",
                "needs_net = pytest.mark.skipif(not NET, reason='net')\n@needs_net\nclass TestA:\n    def test_a(self):\n        assert f()\n"
            ),
            (
                "set-ups",
                "@pytest.fixture\ndef db():\n    if not HAVE_DB:\n        pytest.skip('no db')\n    return 1\ndef test_a(db):\n    assert db\nclass TestB(TestCase):\n    def setUp(self):\n        self.skipTest('x')\n    def test_b(self):\n        self.assertTrue(x)\n"
            ),
            (
                "rows",
                "@pytest.mark.parametrize('a, want', [(1, 2), pytest.param(3, 4, marks=pytest.mark.xfail)])\ndef test_a(a, want):\n    assert f(a) == want\n\ndef test_b():\n    for a, b in [(1, 2), (3, 4)]:\n        with self.subTest(a):\n            assert f(a) == b\n"
            ),
            (
                "mocks and limits",
                "@mock.patch('shop.tax.rate', return_value=1)\n@pytest.mark.timeout(30)\n@pytest.mark.flaky(reruns=3)\ndef test_a(rate, monkeypatch):\n    monkeypatch.setattr(shop, 'now', 3)\n    wait(timeout=5)\n    assert f()\n"
            ),
            (
                "helpers",
                "from geo.address import parse as p, Other\nimport os\ndef check(text, street):\n    assert p(text).street == street\n\ndef test_a():\n    '''Doc.'''\n    check('1 Main', 'Main')\n\ndef test_empty():\n    # later\n    pass\n"
            ),
        ],
    ));
}

#[test]
fn source_files_hold_no_tests() {
    let text = "def test_connection(self):\n    assert self.ok\n";
    let inventory = super::super::sketch::inventory_of("app/db.py", text).unwrap();
    assert!(inventory.tests.is_empty() && inventory.functions.len() == 1);
}

#[test]
fn trees_of_any_depth_are_read() {
    let deep = |open: &str, close: &str| format!("{}x{}", open.repeat(6_000), close.repeat(6_000));
    let nested: String = (0..1_200).map(|i| format!("{}if a:\n", " ".repeat(i + 1))).collect();
    for text in [
        format!("def test_a():\n    assert {}\n", deep("(", ")")),
        format!("def test_a():\n    assert {}\n", deep("not ", "")),
        format!("def test_a():\n    assert {}\n", deep("x and ", "")),
        format!("x = {}\ndef test_a():\n    assert x == {}\n", deep("[", "]"), deep("1 + ", "")),
        format!("def test_a():\n{nested}{}assert x\n", " ".repeat(1_201)),
    ] {
        assert!(super::super::sketch::inventory_of(PATH, &text).is_some());
    }
}
