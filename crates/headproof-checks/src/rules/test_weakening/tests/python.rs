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

mod assertions;
mod cases;
mod expectations;
