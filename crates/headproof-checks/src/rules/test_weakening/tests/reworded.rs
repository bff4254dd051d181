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

#[test]
fn a_checker_of_ones_own_gives_way_to_assert() {
    let checkers = "import pytest\n\n\nclass Base(object):\n    def assert_equal(self, x, y):\n        assert x == y\n\n    def assert_in(self, x, y):\n        assert x in y\n\n    def assert_isinstance(self, obj, cls):\n        assert isinstance(obj, cls)\n\n    def teardown(self):\n        self.assert_equal(leaks(), [])\n";
    let plain =
        "import pytest\n\n\nclass Base(object):\n    def teardown(self):\n        assert leaks() == []\n";
    let test = "class TestA(Base):\n    def test_a(self):\n        r = get(1)\n        self.assert_equal(r.status, 200)\n        self.assert_in('a', r.body)\n        self.assert_equal('b' in r.body, False)\n        self.assert_equal(type(r), Response)\n        self.assert_isinstance(r.config, Config)\n";
    let now = "class TestA(Base):\n    def test_a(self):\n        r = get(1)\n        assert r.status == 200\n        assert 'a' in r.body\n        assert 'b' not in r.body\n        assert type(r) == Response\n        assert isinstance(r.config, Config)\n";
    let hollow = checkers.replace("        assert x == y\n", "        pass\n");
    let touched = format!("{test}\n\nOTHER = 1\n");
    hold(&[
        ("all", vec![("tests/__init__.py", checkers, plain), ("tests/test_a.py", test, now)], &[]),
        (
            "the checker checks nothing",
            vec![("tests/__init__.py", checkers, &hollow), ("tests/test_a.py", test, &touched)],
            &["assertion-removed@2"],
        ),
    ]);
}

#[test]
fn the_same_in_the_words_of_another_library() {
    let go = |check: &str| {
        format!(
            "package a\n\nfunc TestA(t *testing.T) {{\n\tbody := get(1)\n{check}\tassert.Contains(t, body, \"a\")\n}}\n"
        )
    };
    let (length, filled) =
        (go("\tif len(body) == 0 {\n\t\tt.Errorf(\"empty\")\n\t}\n"), go("\tassert.NotEmpty(t, body)\n"));
    let counted = go("\tif len(body) != 3 {\n\t\tt.Errorf(\"want 3\")\n\t}\n");
    let should = |word: &str| {
        format!(
            "it('a', function (done) {{\n  get('/').end(function (err, res) {{\n    res.headers['set-cookie'][0].should.not.{word}('Thu, 01 Jan 1970');\n    done();\n  }});\n}});\n"
        )
    };
    let (include, contain) = (should("include"), should("containEql"));
    let find = |check: &str| {
        format!("it('shows the diff', () => {{\n  const diff = within(render(View))\n  {check}\n}})\n")
    };
    let (text, query, other) = (
        find("diff.should('contain.text', 'Expected')"),
        find("expect(diff.getByText(/Expected/)).toBeTruthy()"),
        find("expect(diff.element).toBeTruthy()"),
    );
    hold(&[
        ("a length", vec![("a_test.go", &length, &filled)], &[]),
        ("a count", vec![("a_test.go", &counted, &filled)], &["assertion-loosened@5"]),
        ("should", vec![("test/a.test.js", &include, &contain)], &[]),
        ("a query", vec![("src/a.test.ts", &text, &query)], &[]),
        ("no query", vec![("src/a.test.ts", &text, &other)], &["assertion-loosened@3"]),
    ]);
}

#[test]
fn tests_with_fixtures_by_name_and_classes_with_one_test() {
    let by_parameter =
        "import pytest\n\n\nasync def test_a(backend):\n    got = await run(1)\n    assert got.count == 2\n";
    let by_name = "import pytest\n\n\n@pytest.mark.usefixtures(\"environment\")\nasync def test_a():\n    got = await run(1)\n    assert got.count == 2\n";
    let hollow = "import pytest\n\n\n@pytest.mark.usefixtures(\"environment\")\nasync def test_a():\n    got = await run(1)\n";
    let class = |name: &str, check: &str| {
        format!(
            "class Test{name}(BaseTestCase):\n    def runTest(self):\n        got = self.client.call('{name}')\n        self.assertEqual(got['{name}'], {check})\n\n\n"
        )
    };
    let two = format!("import unittest\n\n\n{}{}", class("Start", "1"), class("Stop", "False"));
    let three = format!(
        "import unittest\n\n\n{}{}{}",
        class("Rename", "'a'"),
        class("Start", "1"),
        class("Stop", "False")
    );
    hold(&[
        ("by name", vec![("tests/test_a.py", by_parameter, by_name)], &[]),
        ("and hollow", vec![("tests/test_a.py", by_parameter, hollow)], &["assertion-removed@6"]),
        ("one more class", vec![("tests/integration_test.py", &two, &three)], &[]),
    ]);
}

#[test]
fn prefixes_of_strings_and_columns_that_feed_a_test() {
    let payload = |p: &str| {
        format!(
            "def test_a():\n    assert event().payload == {{{p}'a': [{{{p}'b': {p}'c u d'}}], {p}'e': 1}}\n"
        )
    };
    let (old, new) = (payload("u"), payload(""));
    let rows = |row: &str| {
        format!(
            "import pytest\n\n\n@pytest.mark.parametrize(\"name, kind\", [(\"a.json\", \"json\"), {row}])\ndef test_a(name, kind):\n    body = encode(name)\n    assert body == f\"{{name}}: {{kind}}\"\n"
        )
    };
    let (log, none, text) =
        (rows("(\"a.log\", \"bytes\")"), rows("(\"none\", \"bytes\")"), rows("(\"a.log\", \"text\")"));
    hold(&[
        ("inside", vec![("tests/test_a.py", &old, &new)], &[]),
        ("what it is fed with", vec![("tests/test_a.py", &log, &none)], &[]),
        ("the answer", vec![("tests/test_a.py", &log, &text)], &["expected-value-changed@4"]),
    ]);
}

#[test]
fn wholes_tables_and_escaped_texts() {
    let list = |checks: &str| {
        format!(
            "it('splits', function () {{\n  var str = 'en, nl, fr';\n  var arr = parse(str);\n{checks}}})\n"
        )
    };
    let each = list(
        "  arr[0].value.should.equal('en');\n  arr[1].value.should.equal('nl');\n  arr[2].value.should.equal('fr');\n",
    );
    let (whole, one) =
        (list("  arr.should.eql(str.split(', '));\n"), list("  arr[0].value.should.equal('en');\n"));
    let two = "def test_url_prefix(client):\n    parent = blueprint('parent', '/parent')\n    assert client.get('/parent/child').data == b'Child'\n\n\ndef test_only_parent(client):\n    parent = blueprint('parent')\n    assert client.get('/parent/end').data == b'Child'\n\n\ndef test_other():\n    assert f(1) == 2\n";
    let table = "import pytest\n\n\n@pytest.mark.parametrize(\"parent, child\", [(\"/parent\", None), (None, \"/child\"), (None, None)])\ndef test_nesting(parent, child, client):\n    blueprint('parent', parent)\n    blueprint('child', child)\n    assert client.get('/parent/child').status_code == 200\n\n\ndef test_other():\n    assert f(1) == 2\n";
    let single = "def test_nesting(client):\n    blueprint('parent')\n    assert client.get('/parent/child').status_code == 200\n\n\ndef test_other():\n    assert f(1) == 2\n";
    let warns = |text: &str| {
        format!("def test_a():\n    with pytest.warns(Gone, match={text}):\n        run(None)\n")
    };
    let (pattern, escaped, other) = (
        warns("r\"Passing None:\\n Replace warns\\(None\\).\""),
        warns("re.escape(\"Passing None:\\n Replace warns(None).\")"),
        warns("re.escape(\"Passing nothing.\")"),
    );
    hold(&[
        ("a whole", vec![("test/a.js", &each, &whole)], &[]),
        ("one of three", vec![("test/a.js", &each, &one)], &["assertion-removed@4"]),
        ("a table", vec![("tests/test_a.py", two, table)], &[]),
        ("one for two", vec![("tests/test_a.py", two, single)], &["test-deleted@-1", "test-deleted@-6"]),
        ("escaped", vec![("tests/test_a.py", &pattern, &escaped)], &[]),
        ("another text", vec![("tests/test_a.py", &pattern, &other)], &["expected-value-changed@2"]),
    ]);
}
