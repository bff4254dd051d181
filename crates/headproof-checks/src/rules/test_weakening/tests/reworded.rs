//! Assertions that say the same in other words, beside those that only look so.

use super::{Case, hold};

fn py<'t>(name: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    (name, vec![("tests/test_shop.py", before, after)], want)
}

fn js<'t>(name: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    (name, vec![("src/shop.test.js", before, after)], want)
}

fn go<'t>(name: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    (name, vec![("shop_test.go", before, after)], want)
}

#[test]
fn parts_that_became_the_whole() {
    let parts =
        "def test_a():\n    got = reserve(3)\n    assert got.sku == \"mug\"\n    assert got.left == 10\n";
    let entries = "func TestA(t *testing.T) {\n\tgot := list()\n\tif len(got) != 2 {\n\t\tt.Fatal()\n\t}\n\tif got[0] != (Entry{\"mug\", 5}) {\n\t\tt.Error()\n\t}\n\tif got[1] != (Entry{\"tea\", 1}) {\n\t\tt.Error()\n\t}\n}\n";
    hold(&[
        py("joined", parts, "def test_a():\n    assert reserve(3) == Stock(\"mug\", 10)\n", &[]),
        py(
            "joined with keys",
            parts,
            "def test_a():\n    assert reserve(3) == Stock(sku=\"mug\", left=10)\n",
            &[],
        ),
        py(
            "joined under its name",
            parts,
            "def test_a():\n    got = reserve(3)\n    assert got == Stock(\"mug\", 10)\n",
            &[],
        ),
        py(
            "one value left out",
            parts,
            "def test_a():\n    assert reserve(3).sku == \"mug\"\n",
            &["assertion-removed@2"],
        ),
        go(
            "a difference of the whole",
            entries,
            "func TestA(t *testing.T) {\n\twant := []Entry{{\"mug\", 5}, {\"tea\", 1}}\n\tif diff := cmp.Diff(want, list()); diff != \"\" {\n\t\tt.Error(diff)\n\t}\n}\n",
            &[],
        ),
        js(
            "members of a list",
            "it(\"a\", () => {\n  const rows = list();\n  expect(rows.length).toBe(2);\n  expect(rows[0]).toBe(\"x\");\n  expect(rows[1]).toBe(\"y\");\n});\n",
            "it(\"a\", () => {\n  expect(list()).toEqual([\"x\", \"y\"]);\n});\n",
            &[],
        ),
    ]);
}

#[test]
fn idioms_of_matchers() {
    let js_test = |line: &str| format!("it(\"a\", () => {{\n  const r = f(1);\n  {line}\n}});\n");
    let same = [
        ("expect(r.rows.length).toBe(2);", "expect(r.rows).toHaveLength(2);"),
        ("expect(r.rows.includes(\"x\")).toBe(false);", "expect(r.rows).not.toContain(\"x\");"),
        ("expect(r.rows.includes(\"x\")).toBe(true);", "expect(r.rows).toContain(\"x\");"),
        ("expect(r.now === null).toBe(true);", "expect(r.now).toBeNull();"),
        ("expect(r.n === 3).toBe(true);", "expect(r.n).toBe(3);"),
    ];
    for (one, other) in same {
        let (one, other) = (js_test(one), js_test(other));
        hold(&[js(&one, &one, &other, &[]), js(&other, &other, &one, &[])]);
    }
    let (before, after) =
        (js_test("expect(r.rows.length).toBe(2);"), js_test("expect(r.rows).toBeDefined();"));
    hold(&[js("a length became presence", &before, &after, &["assertion-removed@3"])]);
}

#[test]
fn errors_in_other_words() {
    let message = "func TestA(t *testing.T) {\n\t_, err := price(\"cup\")\n\tif err == nil || !strings.Contains(err.Error(), \"not found\") {\n\t\tt.Error(err)\n\t}\n}\n";
    let raised = "def test_a(self):\n    with pytest.raises(Overdrawn):\n        post(3)\n";
    hold(&[
        go(
            "a message became a sentinel",
            message,
            "func TestA(t *testing.T) {\n\t_, err := price(\"cup\")\n\tif !errors.Is(err, ErrNotFound) {\n\t\tt.Error(err)\n\t}\n}\n",
            &[],
        ),
        py(
            "caught by hand",
            raised,
            "def test_a(self):\n    try:\n        post(3)\n    except Overdrawn as error:\n        assert error.args == (3,)\n    else:\n        pytest.fail(\"no error\")\n",
            &[],
        ),
        py(
            "dead behind what raises",
            "def test_a():\n    with pytest.raises(Full):\n        push(3)\n    assert calls() == 3\n",
            "def test_a():\n    with pytest.raises(Full):\n        push(3)\n        assert calls() == 3\n",
            &["assertion-removed@4"],
        ),
    ]);
}

#[test]
fn bounds_and_tolerances_in_other_units() {
    let took = |limit: &str| {
        format!("func TestA(t *testing.T) {{\n\tif d := run(); d > {limit} {{\n\t\tt.Error(d)\n\t}}\n}}\n")
    };
    let (short, long, same) = (took("50*time.Millisecond"), took("5*time.Second"), took("time.Second/20"));
    let near = |text: &str| format!("def test_a():\n    assert way(1) == pytest.approx({text})\n");
    let (km, metres, loose) = (near("877.46, abs=0.01"), near("877464.5, abs=1"), near("877.46, abs=1"));
    hold(&[
        go("a longer time", &short, &long, &["threshold-relaxed@2"]),
        go("a shorter time", &long, &short, &[]),
        go("the same time", &short, &same, &[]),
        py("wider", &km, &loose, &["threshold-relaxed@2"]),
    ]);
    let code = (
        "geo/way.py",
        "KM = 6371.0\n\n\ndef way(n):\n    return n * KM\n",
        "M = 6371000.0\n\n\ndef way(n):\n    return n * M\n",
    );
    hold(&[("another unit", vec![code, ("tests/test_way.py", &km, &metres)], &[])]);
}

#[test]
fn what_cannot_fail() {
    let js_test = |line: &str| format!("it(\"a\", () => {{\n  const r = f(1);\n  {line}\n}});\n");
    let before = js_test("expect(r).toEqual({ a: 1 });");
    for line in [
        "expect(r).toEqual({ ...r });",
        "expect(r.length).toBeGreaterThanOrEqual(0);",
        "expect(r === 1 || r !== 1).toBe(true);",
    ] {
        hold(&[js(line, &before, &js_test(line), &["tautology@3"])]);
    }
    let go_test = |lines: &str| {
        format!(
            "func TestA(t *testing.T) {{\n\tgot := f(1)\n{lines}\tif got != want {{\n\t\tt.Error(got)\n\t}}\n}}\n"
        )
    };
    let right = go_test("\twant := 3\n");
    hold(&[
        go("the same call", &right, &go_test("\twant := f(1)\n"), &["tautology@4"]),
        go("taken from it", &right, &go_test("\twant := 3\n\twant = got\n"), &["tautology@5"]),
        go("another call", &right, &go_test("\twant := g(1)\n"), &[]),
        py("stable", "", "def test_a():\n    assert f(1) == f(1)\n", &[]),
    ]);
}
