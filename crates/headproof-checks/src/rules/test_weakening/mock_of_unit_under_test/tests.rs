use super::super::trials::Says::{Advises, Blocks, Nothing};
use super::super::trials::{Many, One, hold, hold_one};

const PLAIN: &str =
    "import { totalCents } from './basket';\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n";
const PY: &str = "from shop import basket\n\n\ndef test_total():\n    assert basket.total([2]) == 2\n";

const CASES: &[One<'_>] = &[
    (
        "jest module",
        "src/basket.test.ts",
        PLAIN,
        "import { totalCents } from './basket';\njest.mock('./basket', () => ({ totalCents: jest.fn(() => 1) }));\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
        Blocks,
    ),
    (
        "vitest module from a test folder",
        "src/__tests__/basket.test.ts",
        "import { totalCents } from '../basket';\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
        "import { totalCents } from '../basket';\nvi.mock('../basket');\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
        Blocks,
    ),
    (
        "spy on the function",
        "src/basket.test.ts",
        "import basket from './basket';\nit('sums', () => {\n  expect(basket.total([1])).toBe(1);\n});\n",
        "import basket from './basket';\nit('sums', () => {\n  jest.spyOn(basket, 'total').mockReturnValue(1);\n  expect(basket.total([1])).toBe(1);\n});\n",
        Blocks,
    ),
    (
        "assigned",
        "src/basket.test.js",
        "const basket = require('./basket');\nit('sums', () => {\n  expect(basket.total([1])).toBe(1);\n});\n",
        "const basket = require('./basket');\nit('sums', () => {\n  basket.total = jest.fn().mockReturnValue(1);\n  expect(basket.total([1])).toBe(1);\n});\n",
        Blocks,
    ),
    (
        "method of the class",
        "src/cart.test.ts",
        "import { Cart } from './cart';\nit('sums', () => {\n  const c = new Cart();\n  expect(c.total()).toBe(1);\n});\n",
        "import { Cart } from './cart';\nit('sums', () => {\n  jest.spyOn(Cart.prototype, 'total').mockReturnValue(1);\n  const c = new Cart();\n  expect(c.total()).toBe(1);\n});\n",
        Blocks,
    ),
    (
        "python function",
        "tests/test_basket.py",
        PY,
        "from unittest.mock import patch\nfrom shop import basket\n\n\n@patch('shop.basket.total', return_value=2)\ndef test_total(m):\n    assert basket.total([2]) == 2\n",
        Blocks,
    ),
    (
        "python object",
        "tests/test_basket.py",
        PY,
        "from unittest import mock\nfrom shop import basket\n\n\ndef test_total():\n    with mock.patch.object(basket, 'total', return_value=2):\n        assert basket.total([2]) == 2\n",
        Blocks,
    ),
    (
        "python monkeypatch",
        "tests/test_basket.py",
        PY,
        "from shop import basket\n\n\ndef test_total(monkeypatch):\n    monkeypatch.setattr(basket, 'total', lambda x: 2)\n    got = basket.total([2])\n    assert got == 2\n",
        Blocks,
    ),
    (
        "python class",
        "tests/test_cart.py",
        "from shop.cart import Cart\n\n\ndef test_total():\n    assert Cart().total() == 2\n",
        "from unittest.mock import patch\nfrom shop.cart import Cart\n\n\ndef test_total():\n    with patch.object(Cart, 'total', return_value=2):\n        assert Cart().total() == 2\n",
        Blocks,
    ),
    (
        "go function",
        "basket_test.go",
        "package a\n\nfunc TestTotal(t *testing.T) {\n\tif got := total(2); got != 2 {\n\t\tt.Fatal(got)\n\t}\n}\n",
        "package a\n\nfunc TestTotal(t *testing.T) {\n\ttotal = func(int) int { return 2 }\n\tif got := total(2); got != 2 {\n\t\tt.Fatal(got)\n\t}\n}\n",
        Blocks,
    ),
    (
        "new file",
        "src/basket.test.ts",
        "",
        "import { totalCents } from './basket';\njest.mock('./basket');\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
        Advises,
    ),
    (
        "collaborator",
        "src/basket.test.ts",
        PLAIN,
        "import { totalCents } from './basket';\njest.mock('./prices');\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
        Nothing,
    ),
    (
        "package",
        "src/basket.test.ts",
        PLAIN,
        "import { totalCents } from './basket';\nimport axios from 'axios';\njest.mock('axios');\nit('sums', () => {\n  axios.get.mockResolvedValue(1);\n  expect(totalCents([1])).toBe(1);\n});\n",
        Nothing,
    ),
    (
        "partial",
        "src/basket.test.ts",
        PLAIN,
        "import { totalCents } from './basket';\njest.mock('./basket', () => ({\n  ...jest.requireActual('./basket'),\n  load: jest.fn(),\n}));\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
        Nothing,
    ),
    (
        "spy that calls through",
        "src/basket.test.ts",
        "import basket from './basket';\nit('sums', () => {\n  expect(basket.total([1])).toBe(1);\n});\n",
        "import basket from './basket';\nit('sums', () => {\n  const spy = jest.spyOn(basket, 'total');\n  expect(basket.total([1])).toBe(1);\n});\n",
        Nothing,
    ),
    (
        "helper of the unit",
        "tests/test_basket.py",
        PY,
        "from unittest.mock import patch\nfrom shop import basket\n\n\ndef test_total():\n    with patch('shop.basket._load', return_value=2):\n        assert basket.total([2]) == 2\n",
        Nothing,
    ),
    (
        "other module's function of the same name",
        "tests/test_basket.py",
        PY,
        "from unittest.mock import patch\nfrom shop import basket\n\n\ndef test_total():\n    with patch('shop.prices.total', return_value=2):\n        assert basket.total([2]) == 2\n",
        Nothing,
    ),
    (
        "clock in go",
        "basket_test.go",
        "package a\n\nfunc TestTotal(t *testing.T) {\n\tif got := total(2); got != 2 {\n\t\tt.Fatal(got)\n\t}\n}\n",
        "package a\n\nfunc TestTotal(t *testing.T) {\n\ttimeNow = func() int { return 2 }\n\tif got := total(2); got != 2 {\n\t\tt.Fatal(got)\n\t}\n}\n",
        Nothing,
    ),
    (
        "was there",
        "src/basket.test.ts",
        "import { totalCents } from './basket';\njest.mock('./basket');\nit('sums', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
        "import { totalCents } from './basket';\njest.mock('./basket');\nit('sums them', () => {\n  expect(totalCents([1])).toBe(1);\n});\n",
        Nothing,
    ),
    (
        "call count of a collaborator",
        "src/basket.test.ts",
        PLAIN,
        "import { totalCents } from './basket';\nimport * as api from './api';\nit('sums', () => {\n  jest.spyOn(api, 'get').mockReturnValue(1);\n  expect(totalCents([1])).toBe(1);\n  expect(api.get).toHaveBeenCalled();\n});\n",
        Nothing,
    ),
];

#[test]
fn stand_ins_for_the_unit_under_test() {
    hold_one("mock-of-unit-under-test", CASES);
}

const FAKES: &[Many<'_>] = &[
    (
        "mock in place of the limiter",
        &[(
            "src/limiter.rs",
            "trait Limiter {}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n\n    #[test]\n    fn third_is_refused() {\n        let mut limiter = FixedWindow::new(2, 60);\n        assert!(limiter.allow(\"a\", 0));\n        assert!(!limiter.allow(\"a\", 2));\n    }\n}\n",
            "trait Limiter {}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n\n    #[test]\n    fn third_is_refused() {\n        let mut limiter = MockLimiter::new();\n        limiter.expect_allow().returning(|_, now| now < 2);\n        assert!(limiter.allow(\"a\", 0));\n        assert!(!limiter.allow(\"a\", 2));\n    }\n}\n",
        )],
        Blocks,
    ),
    (
        "fake in place of the quoter",
        &[(
            "quote_test.go",
            "package a\n\ntype fakeQuoter struct{ cents int }\n\nfunc (f fakeQuoter) Quote(int) (int, error) { return f.cents, nil }\n\nfunc TestQuote(t *testing.T) {\n\tq := NewQuoter(450)\n\tgot, err := q.Quote(1001)\n\tif err != nil {\n\t\tt.Fatal(err)\n\t}\n\tif got != 1250 {\n\t\tt.Errorf(\"got %d\", got)\n\t}\n}\n",
            "package a\n\ntype fakeQuoter struct{ cents int }\n\nfunc (f fakeQuoter) Quote(int) (int, error) { return f.cents, nil }\n\nfunc TestQuote(t *testing.T) {\n\tvar q Quoter = fakeQuoter{cents: 1250}\n\tgot, err := q.Quote(1001)\n\tif err != nil {\n\t\tt.Fatal(err)\n\t}\n\tif got != 1250 {\n\t\tt.Errorf(\"got %d\", got)\n\t}\n}\n",
        )],
        Blocks,
    ),
    (
        "fake class",
        &[(
            "tests/test_cart.py",
            "from shop import Cart\n\n\ndef test_a():\n    cart = Cart()\n    assert cart.total() == 2\n",
            "from shop import Cart\n\n\ndef test_a():\n    cart = MagicMock(spec=Cart)\n    cart.total.return_value = 2\n    assert cart.total() == 2\n",
        )],
        Blocks,
    ),
    (
        "fake that is handed on",
        &[(
            "tests/test_cart.py",
            "from shop import Cart\n\n\ndef test_a():\n    store = Store()\n    place(store)\n    assert store.get(1) == 2\n",
            "from shop import Cart\n\n\ndef test_a():\n    store = FakeStore()\n    place(store)\n    assert store.get(1) == 2\n",
        )],
        Nothing,
    ),
    (
        "function of the tests",
        &[(
            "src/a.rs",
            "fn merge(all: Vec<u32>) -> Vec<u32> {\n    all\n}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n\n    #[test]\n    fn merges() {\n        assert_eq!(merge(vec![1]), vec![1]);\n    }\n}\n",
            "fn merge(all: Vec<u32>) -> Vec<u32> {\n    all\n}\n\n#[cfg(test)]\nmod tests {\n    use super::Other;\n\n    fn merge(_: Vec<u32>) -> Vec<u32> {\n        vec![1]\n    }\n\n    #[test]\n    fn merges() {\n        assert_eq!(merge(vec![1]), vec![1]);\n    }\n}\n",
        )],
        Blocks,
    ),
    (
        "function of the tests, python",
        &[(
            "tests/test_cart.py",
            "from shop.cart import total\n\n\ndef test_a():\n    assert total([2]) == 2\n",
            "def total(lines):\n    return 2\n\n\ndef test_a():\n    assert total([2]) == 2\n",
        )],
        Blocks,
    ),
    (
        "property",
        &[(
            "tests/test_ledger.py",
            "from bank.ledger import Ledger\n\n\ndef test_a():\n    ledger = Ledger()\n    assert ledger.balance == 30\n",
            "from unittest.mock import PropertyMock, patch\n\nfrom bank.ledger import Ledger\n\n\n@patch.object(Ledger, \"balance\", new_callable=PropertyMock, return_value=30)\ndef test_a(_b):\n    ledger = Ledger()\n    assert ledger.balance == 30\n",
        )],
        Blocks,
    ),
    (
        "for all tests",
        &[
            (
                "tests/conftest.py",
                "import pytest\n",
                "import pytest\n\nfrom ledger import reconcile as rec\n\n\n@pytest.fixture(autouse=True)\ndef _stable(monkeypatch):\n    monkeypatch.setattr(rec, \"reconcile\", lambda a, b: {})\n",
            ),
            (
                "tests/test_reconcile.py",
                "from ledger import reconcile as rec\n\n\ndef test_a():\n    assert rec.reconcile([], []) == {}\n",
                "from ledger import reconcile as rec\n\n\ndef test_a():\n    assert rec.reconcile([1], [1]) == {}\n",
            ),
        ],
        Blocks,
    ),
    (
        "clock for all tests",
        &[(
            "tests/conftest.py",
            "import pytest\n",
            "import pytest\nimport time\n\n\n@pytest.fixture(autouse=True)\ndef _fast(monkeypatch):\n    monkeypatch.setattr(time, \"sleep\", lambda s: None)\n",
        )],
        Nothing,
    ),
    (
        "fixture that is asked for",
        &[
            (
                "tests/conftest.py",
                "import pytest\n",
                "import pytest\n\nfrom ledger import reconcile as rec\n\n\n@pytest.fixture\ndef stable(monkeypatch):\n    monkeypatch.setattr(rec, \"reconcile\", lambda a, b: {})\n",
            ),
            (
                "ledger/reconcile.py",
                "def reconcile(a, b):\n    return a\n",
                "def reconcile(a, b):\n    return b\n",
            ),
        ],
        Nothing,
    ),
];

#[test]
fn fakes_in_place_of_the_subject() {
    hold("mock-of-unit-under-test", FAKES);
}
