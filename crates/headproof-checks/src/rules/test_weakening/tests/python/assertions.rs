//! Assertions that are gone or ask less.

use super::{T, hold, one, with_code};

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
fn caught_failures_are_told_once() {
    let before = "def test_a():\n    r = f(1)\n    assert r == 2\n";
    let after = "def test_a():\n    r = f(1)\n    try:\n        assert r == 2\n    except AssertionError:\n        pass\n";
    let claims = crate::trial::claims(&[(T, before, after)]);
    let said: Vec<&str> = claims.iter().map(|c| c.statement.rule.as_str()).collect();
    assert_eq!(said, ["error-swallowed"]);
}
