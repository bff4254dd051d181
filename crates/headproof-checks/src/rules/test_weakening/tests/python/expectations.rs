//! What is expected: values, tolerances, tautologies.

use super::{T, hold, one, with_code};

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
