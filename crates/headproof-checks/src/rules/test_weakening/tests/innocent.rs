//! Changes of the kinds that real projects make every week and that only look like a weakening, each beside the
//! weakening it looks like.

use super::{Case, hold};

fn py<'t>(name: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    (name, vec![("tests/test_a.py", before, after)], want)
}

fn go<'t>(name: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    (name, vec![("a_test.go", before, after)], want)
}

fn js<'t>(name: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    (name, vec![("test/a.test.js", before, after)], want)
}

#[test]
fn one_value_of_several_is_bound_to_a_name() {
    let before = "package a\n\nfunc TestA(t *testing.T) {\n\trequire.Equal(t, want, s.Meta(refs.All()))\n}\n";
    hold(&[
        go(
            "with its error",
            before,
            "package a\n\nfunc TestA(t *testing.T) {\n\tmeta, err := s.Meta(refs.All())\n\trequire.NoError(t, err)\n\trequire.Equal(t, want, meta)\n}\n",
            &[],
        ),
        go(
            "the error alone",
            before,
            "package a\n\nfunc TestA(t *testing.T) {\n\t_, err := s.Meta(refs.All())\n\trequire.NoError(t, err)\n}\n",
            &["assertion-removed@4"],
        ),
    ]);
}

#[test]
fn truth_in_the_words_that_linters_ask_for() {
    let before = "class T(TestCase):\n    def test_a(self):\n        self.assertEqual(r.ok, False)\n        self.assertEqual(r.sent, True)\n        self.assertEqual(len(r.rows), 0)\n";
    hold(&[
        py(
            "to assert",
            before,
            "class T(TestCase):\n    def test_a(self):\n        assert not r.ok\n        assert r.sent\n        assert not len(r.rows)\n",
            &[],
        ),
        py(
            "to methods",
            before,
            "class T(TestCase):\n    def test_a(self):\n        self.assertFalse(r.ok)\n        self.assertTrue(r.sent)\n        self.assertFalse(len(r.rows))\n",
            &[],
        ),
        py(
            "a count",
            "def test_a():\n    assert len(r.rows) == 3\n",
            "def test_a():\n    assert len(r.rows)\n",
            &["assertion-loosened@2"],
        ),
        go(
            "a flag",
            "package a\n\nfunc TestA(t *testing.T) {\n\tif flag != true {\n\t\tt.Errorf(\"want true, got %v\", flag)\n\t}\n}\n",
            "package a\n\nfunc TestA(t *testing.T) {\n\tif !flag {\n\t\tt.Errorf(\"want true, got %v\", flag)\n\t}\n}\n",
            &[],
        ),
        js(
            "truthy",
            "it('a', () => {\n  expect(r.ok).toBe(true);\n});\n",
            "it('a', () => {\n  expect(r.ok).toBeTruthy();\n});\n",
            &["assertion-loosened@2"],
        ),
    ]);
}

#[test]
fn a_shorter_part_forbids_more() {
    let before = "def test_a():\n    out = run()\n    assert \"GET, HEAD, POST\" not in out\n";
    hold(&[
        py("shorter", before, "def test_a():\n    out = run()\n    assert \"HEAD\" not in out\n", &[]),
        py(
            "longer",
            before,
            "def test_a():\n    out = run()\n    assert \"GET, HEAD, POST, PUT\" not in out\n",
            &["assertion-loosened@3"],
        ),
        py(
            "shorter where it must be there",
            "def test_a():\n    out = run()\n    assert \"GET, HEAD, POST\" in out\n",
            "def test_a():\n    out = run()\n    assert \"HEAD\" in out\n",
            &["assertion-loosened@3"],
        ),
    ]);
}

#[test]
fn a_whole_taken_apart() {
    let before = "def test_a():\n    seen = run()\n    assert seen == [(\"down\", None)]\n";
    hold(&[
        py(
            "length and elements",
            before,
            "def test_a():\n    seen = run()\n    assert len(seen) == 1\n    assert isinstance(seen[0], ZeroDivisionError)\n",
            &[],
        ),
        py(
            "length alone",
            before,
            "def test_a():\n    seen = run()\n    assert len(seen) == 1\n",
            &["assertion-loosened@3"],
        ),
        js(
            "arguments of a call",
            "it('a', () => {\n  settle(ok, reject, response);\n  expect(reject).toHaveBeenCalledWith(response);\n});\n",
            "it('a', () => {\n  settle(ok, reject, response);\n  expect(reject).toHaveBeenCalled();\n  const reason = reject.calls.first().args[0];\n  expect(reason.message).toBe('failed with 500');\n  expect(reason.response).toBe(response);\n});\n",
            &[],
        ),
        js(
            "the call alone",
            "it('a', () => {\n  settle(ok, reject, response);\n  expect(reject).toHaveBeenCalledWith(response);\n});\n",
            "it('a', () => {\n  settle(ok, reject, response);\n  expect(reject).toHaveBeenCalled();\n});\n",
            &["assertion-loosened@3"],
        ),
    ]);
}

#[test]
fn names_that_mean_something_else_in_between() {
    hold(&[
        (
            "bound anew",
            vec![(
                "src/lib.rs",
                "#[cfg(test)]\nmod tests {\n    #[test]\n    fn counts() {\n        let ms: Vec<_> = search(TEXT);\n        assert_eq!(91, ms.len());\n    }\n}\n",
                "#[cfg(test)]\nmod tests {\n    #[test]\n    fn counts() {\n        let ms: Vec<_> = plain(TEXT);\n        let expected_count = ms.len();\n        let ms: Vec<_> = search(TEXT);\n        assert_eq!(expected_count, ms.len());\n    }\n}\n",
            )],
            &[],
        ),
        (
            "the same value",
            vec![(
                "src/lib.rs",
                "#[cfg(test)]\nmod tests {\n    #[test]\n    fn counts() {\n        let ms: Vec<_> = search(TEXT);\n        assert_eq!(91, ms.len());\n    }\n}\n",
                "#[cfg(test)]\nmod tests {\n    #[test]\n    fn counts() {\n        let ms: Vec<_> = search(TEXT);\n        let expected_count = ms.len();\n        assert_eq!(expected_count, ms.len());\n    }\n}\n",
            )],
            &["tautology@7"],
        ),
        go(
            "the parameter of a closure",
            "package a\n\nfunc TestA(t *testing.T) {\n\twant := []string{\"-v\"}\n\tc := &Command{Run: func(_ *Command, args []string) {\n\t\tgot = args\n\t}}\n\tc.Execute()\n\tif !reflect.DeepEqual(want, got) {\n\t\tt.Errorf(\"want %v, got %v\", want, got)\n\t}\n}\n",
            "package a\n\nfunc TestA(t *testing.T) {\n\targs := []string{\"-v\"}\n\tc := &Command{Run: func(_ *Command, args []string) {\n\t\tgot = args\n\t}}\n\tc.Execute()\n\tif !reflect.DeepEqual(args, got) {\n\t\tt.Errorf(\"want %v, got %v\", args, got)\n\t}\n}\n",
            &[],
        ),
    ]);
}

#[test]
fn an_error_by_name_says_more_than_its_text() {
    let before = "package a\n\nfunc TestA(t *testing.T) {\n\tgot := write(path)\n\tif got == nil {\n\t\tt.Error(\"should fail\")\n\t}\n\tif got.Error() != \"open x: permission denied\" {\n\t\tt.Errorf(\"got %s\", got.Error())\n\t}\n}\n";
    hold(&[
        go(
            "errors.Is",
            before,
            "package a\n\nfunc TestA(t *testing.T) {\n\tgot := write(path)\n\tif !errors.Is(got, os.ErrPermission) {\n\t\tt.Errorf(\"got %s\", got)\n\t}\n}\n",
            &[],
        ),
        go(
            "any error",
            before,
            "package a\n\nfunc TestA(t *testing.T) {\n\tgot := write(path)\n\tif got == nil {\n\t\tt.Error(\"should fail\")\n\t}\n}\n",
            &["assertion-removed@7"],
        ),
    ]);
}

#[test]
fn branches_that_became_one() {
    let before = "#[test]\nfn lists() {\n    let lines = run();\n    if cfg!(windows) {\n        assert_eq!(lines, \"a\\\\b\\n\");\n    } else {\n        assert_eq!(lines, \"a/b\\n\");\n    }\n}\n";
    hold(&[
        (
            "for every platform",
            vec![(
                "tests/list.rs",
                before,
                "#[test]\nfn lists() {\n    let lines = run();\n    assert_eq!(lines, path(\"a/b\\n\"));\n}\n",
            )],
            &[],
        ),
        (
            "none is left",
            vec![("tests/list.rs", before, "#[test]\nfn lists() {\n    let lines = run();\n}\n")],
            &["assertion-removed@3"],
        ),
    ]);
}

#[test]
fn what_goes_with_the_code_it_was_about() {
    let test = "def test_urls():\n    with pytest.raises(app.InvalidURL):\n        Request(\"example.org\")\n\n    with pytest.raises(app.InvalidURL):\n        Request(\"invalid://example.org\")\n";
    let less =
        "def test_urls():\n    with pytest.raises(app.InvalidURL):\n        Request(\"example.org\")\n";
    let code = "class URL:\n    def __init__(self, u):\n        if not u.scheme:\n            raise InvalidURL(\"No scheme.\")\n        if u.scheme not in KNOWN:\n            raise InvalidURL(\"Which scheme?\")\n";
    let lax = "class URL:\n    def __init__(self, u):\n        if not u.scheme:\n            raise InvalidURL(\"No scheme.\")\n";
    let config = "describe('merge', () => {\n  it('keeps its own', () => {\n    const defaults = { url: '/a', method: 'get' };\n    const merged = merge(defaults, {});\n    expect(merged.url).toEqual(undefined);\n    expect(merged.method).toEqual(undefined);\n  });\n});\n";
    let fewer = "describe('merge', () => {\n  it('keeps its own', () => {\n    const defaults = { method: 'get' };\n    const merged = merge(defaults, {});\n    expect(merged.method).toEqual(undefined);\n  });\n});\n";
    let hollow = "describe('merge', () => {\n  it('keeps its own', () => {\n    const defaults = { url: '/a', method: 'get' };\n    const merged = merge(defaults, {});\n    expect(merged.method).toEqual(undefined);\n  });\n});\n";
    let (old, new) = ("const KEYS = [\n  'base'\n];\n", "const KEYS = [\n  'base', 'url'\n];\n");
    hold(&[
        (
            "the code raises it no more",
            vec![("tests/test_url.py", test, less), ("app/models.py", code, lax)],
            &[],
        ),
        ("the code raises it still", vec![("tests/test_url.py", test, less)], &["assertion-removed@3"]),
        (
            "its input went and the code knows it now",
            vec![("test/merge.test.js", config, fewer), ("lib/merge.js", old, new)],
            &[],
        ),
        (
            "its input is still there",
            vec![("test/merge.test.js", config, hollow), ("lib/merge.js", old, new)],
            &["assertion-removed@4"],
        ),
    ]);
}

#[test]
fn what_the_code_demands_is_no_check_of_its_tests() {
    let code = |body: &str| {
        format!(
            "pub fn route(p: &str) -> u8 {{\n    assert!(p.starts_with('/'), \"paths start with a slash\");\n    {body}\n}}\n"
        )
    };
    let test = "#[test]\nfn routes() {\n    let got = route(\"/a\");\n    assert_eq!(got, 1);\n}\n";
    let other = "pub fn route(p: &str, q: u8) -> u8 {\n    q\n}\n";
    let (before, after) = (code("1"), code("one()"));
    hold(&[(
        "two functions of one name",
        vec![
            ("src/routing.rs", &before, &after),
            ("src/or.rs", "pub fn or() {}\n", other),
            ("tests/routes.rs", test, &test.replace("\"/a\"", "\"/b\"")),
        ],
        &[],
    )]);
}

#[test]
fn one_file_for_several() {
    let single = "import pytest\n\n\n@pytest.fixture\ndef client():\n    from docs.a import app\n    return Client(app)\n\n\ndef test_needy(client):\n    response = client.get(\"/items/foo\")\n    assert response.status_code == 200\n    assert response.json() == {\"id\": \"foo\"}\n";
    let twin = single.replace("docs.a", "docs.a_py310");
    let many = single
        .replace(
            "@pytest.fixture\ndef client():",
            "@pytest.fixture(params=[\"a\", \"a_py310\"])\ndef client(request):",
        )
        .replace("from docs.a import app", "app = load(request.param)");
    let kept = single.replace("    from docs.a import app\n", "    from docs.a import app  # the first\n");
    hold(&[
        (
            "the other one runs on both",
            vec![("tests/test_a.py", single, &many), ("tests/test_a_py310.py", &twin, "")],
            &[],
        ),
        (
            "the other one runs on its own still",
            vec![("tests/test_a.py", single, &kept), ("tests/test_a_py310.py", &twin, "")],
            &["test-deleted@-10"],
        ),
    ]);
}

#[test]
fn the_tests_took_over_what_the_code_dropped() {
    let test = "import { store } from '../src/blob'\n\ntest('a', async () => {\n  await store([1], 'x')\n  expect(await read('x')).toEqual([1])\n})\n";
    let own = "test('a', async () => {\n  await store([1], 'x')\n  expect(await read('x')).toEqual([1])\n})\n\nasync function store(rows, name) {\n  await writeFile(name, stringify(rows))\n}\n";
    let code = "export async function store(rows, name) {\n  await writeFile(name, stringify(rows))\n}\n\nexport const read = load\n";
    hold(&[
        (
            "dropped",
            vec![("test/a.test.js", test, own), ("src/blob.js", code, "export const read = load\n")],
            &[],
        ),
        ("still there", vec![("test/a.test.js", test, own)], &["mock-of-unit-under-test@6"]),
    ]);
}

#[test]
fn a_failure_that_the_code_is_fed_with() {
    let test = |condition: &str| {
        format!(
            "it('stops', (done) => {{\n  get('/x', {{\n    before: function (o, d) {{\n      if ({condition}) {{\n        throw new Error('path is not allowed');\n      }}\n    }}\n  }}).catch((e) => {{\n    assert.equal(e.message, 'path is not allowed');\n    done();\n  }});\n}});\n"
        )
    };
    hold(&[(
        "asked for elsewhere",
        vec![(
            "test/a.test.js",
            &test("o.path === '/foo'"),
            &test("o.path === '/foo' && d.headers.location === '/foo'"),
        )],
        &[],
    )]);
}

#[test]
fn the_same_value_in_other_clothes() {
    hold(&[
        py(
            "bytes",
            "def test_a():\n    assert out.getvalue() == 'x[31m'\n",
            "def test_a():\n    assert out.getvalue() == b'x[31m'\n",
            &[],
        ),
        py(
            "other bytes",
            "def test_a():\n    assert out.getvalue() == 'x[31m'\n",
            "def test_a():\n    assert out.getvalue() == b'x[32m'\n",
            &["expected-value-changed@2"],
        ),
        py(
            "a path",
            "@pytest.mark.parametrize(\"a, b\", [(\"x\", os.path.join(cwd, \"a\"))])\ndef test_a(a, b):\n    assert f(a) == b\n",
            "@pytest.mark.parametrize(\"a, b\", [(\"x\", cwd / \"a\")])\ndef test_a(a, b):\n    assert f(a) == b\n",
            &[],
        ),
        py(
            "another path",
            "@pytest.mark.parametrize(\"a, b\", [(\"x\", os.path.join(cwd, \"a\"))])\ndef test_a(a, b):\n    assert f(a) == b\n",
            "@pytest.mark.parametrize(\"a, b\", [(\"x\", os.path.join(cwd, \"b\"))])\ndef test_a(a, b):\n    assert f(a) == b\n",
            &["expected-value-changed@1"],
        ),
    ]);
}

#[test]
fn exits_that_are_asked_for() {
    hold(&[
        py(
            "not well",
            "def test_a():\n    assert run().ret != 0\n",
            "def test_a():\n    assert run().ret != ExitCode.OK\n",
            &[],
        ),
        (
            "well",
            vec![(
                "tests/conftest.py",
                "def pytest_sessionfinish(session, exitstatus):\n    report(session)\n",
                "def pytest_sessionfinish(session, exitstatus):\n    session.exitstatus = ExitCode.OK\n",
            )],
            &["result-forged@2"],
        ),
    ]);
}

#[test]
fn a_matcher_that_comes_with_the_change() {
    let test = "test('a', async () => {\n  const r = await run()\n  expect(r.stderr).toBe('')\n})\n";
    let by_own = test.replace("toBe('')", "toReportNoErrors()");
    let setup = "expect.extend({\n  toReportNoErrors(stderr) {\n    return { pass: !stderr }\n  },\n})\n";
    hold(&[("its own", vec![("test/a.test.js", test, &by_own), ("test/setup.js", "", setup)], &[])]);
}

#[test]
fn what_a_compiler_says() {
    let said = |words: &str| {
        format!("error: future cannot be sent\n --> tests/fail/a.rs:4:1\n  |\n  = help: within `{words}`\n")
    };
    hold(&[
        (
            "another version",
            vec![("tests/fail/a.stderr", &said("impl Future"), &said("impl Future<Output = ()>"))],
            &[],
        ),
        (
            "an output of the program",
            vec![("tests/cmd/a.stdout", "total: 3\n", "total: 4\n")],
            &["snapshot-rewritten@1"],
        ),
    ]);
}

#[test]
fn a_way_of_its_own_in_tests_that_was_only_put_in_brackets() {
    let code = |way: &str| {
        format!(
            "export async function ensure(name) {{\n  if (process.env.VITEST_SKIP){way}\n  return look(name)\n}}\n"
        )
    };
    let (bare, braced, new) = (
        code("\n    return true\n"),
        code(" {\n    return true\n  }\n"),
        code(" {\n    return false\n  }\n"),
    );
    hold(&[
        ("in brackets", vec![("src/install.js", &bare, &braced)], &[]),
        ("another answer", vec![("src/install.js", &bare, &new)], &["special-cased-input@2"]),
    ]);
}

#[test]
fn from_one_library_to_another() {
    let before = "it('a', () => {\n  should(req.called).be.true()\n  should(err.message).equal('no')\n  route.all(() => {\n    true.should.be.false()\n  })\n})\n";
    hold(&[
        js(
            "to assert",
            before,
            "it('a', () => {\n  assert.ok(req.called)\n  assert.strictEqual(err.message, 'no')\n  route.all(() => {\n    throw new Error('not to be called')\n  })\n})\n",
            &[],
        ),
        js(
            "and one less",
            before,
            "it('a', () => {\n  assert.ok(req.called)\n  route.all(() => {\n    throw new Error('not to be called')\n  })\n})\n",
            &["assertion-removed@2"],
        ),
    ]);
}

#[test]
fn a_case_that_names_what_is_new_in_the_code() {
    let test = |prefix: &str| {
        format!(
            "package a\n\nfunc TestPrefix(t *testing.T) {{\n\tfor _, tc := range []struct {{\n\t\tin, prefix string\n\t\tanyCasePrefix bool\n\t}}{{\n\t\t{{in: \"abc\", prefix: \"abc\"}},\n\t\t{{in: \"(?i)abc\", prefix: {prefix}, anyCasePrefix: true}},\n\t}} {{\n\t\trequire.Equal(t, tc.prefix, New(tc.in).Prefix())\n\t}}\n}}\n"
        )
    };
    let code = |when: &str| {
        format!(
            "package a\n\nfunc (m *M) Prefix() string {{\n\tif {when} {{\n\t\treturn \"\"\n\t}}\n\treturn m.re.prefix\n}}\n"
        )
    };
    let (old, new) = (test("\"ABC\""), test("\"\""));
    hold(&[
        (
            "named",
            vec![
                ("a_test.go", &old, &new),
                ("a.go", &code("m.re == nil"), &code("m.re == nil || m.re.anyCasePrefix")),
            ],
            &[],
        ),
        (
            "not named",
            vec![("a_test.go", &old, &new), ("a.go", &code("m.re == nil"), &code("m.re == nil || m.off"))],
            &["expected-value-changed@9"],
        ),
    ]);
}

#[test]
fn renamed_in_place_and_asked_otherwise() {
    let before = "describe('url', () => {\n  it('should detect xss', () => {\n    expect(isSame('https://a?<script>')).toEqual(false)\n  })\n  it('is same', () => {\n    expect(isSame('https://b')).toEqual(true)\n  })\n})\n";
    hold(&[
        js(
            "an error by its message",
            before,
            "describe('url', () => {\n  it('should detect XSS scripts on a same origin request', () => {\n    expect(() => isSame('https://a?<script>')).toThrowError(Error, 'URL contains XSS')\n  })\n  it('is same', () => {\n    expect(isSame('https://b')).toEqual(true)\n  })\n})\n",
            &[],
        ),
        js(
            "gone",
            before,
            "describe('url', () => {\n  it('is same', () => {\n    expect(isSame('https://b')).toEqual(true)\n  })\n})\n",
            &["test-deleted@-2"],
        ),
    ]);
}

#[test]
fn checkers_and_snapshots_that_took_over() {
    let outcomes = "def test_a(pytester):\n    result = pytester.run()\n    assert result.outcomes() == {\"passed\": 2}\n";
    let output = "test('a', async () => {\n  const { stdout } = await run()\n  expect(stdout).toContain('2 tests | 1 skipped')\n  expect(stdout).not.toContain('3 + 3')\n})\n";
    hold(&[
        py(
            "a checker of a library",
            outcomes,
            "def test_a(pytester):\n    result = pytester.run()\n    result.assert_outcomes(passed=2)\n",
            &[],
        ),
        py(
            "no checker",
            outcomes,
            "def test_a(pytester):\n    result = pytester.run()\n    result.outcomes()\n",
            &["assertion-removed@3"],
        ),
        js(
            "the whole output",
            output,
            "test('a', async () => {\n  const { stdout } = await run()\n  expect(trim(stdout)).toMatchInlineSnapshot(`\n    \"a.test.ts (2 tests | 1 skipped)\"\n  `)\n})\n",
            &[],
        ),
        js(
            "no output",
            output,
            "test('a', async () => {\n  const { stdout } = await run()\n  trim(stdout)\n})\n",
            &["assertion-removed@3"],
        ),
        py(
            "a search by hand",
            "def test_a():\n    text = markup(\"hello\")\n    assert text.find(\"hello\") != -1\n",
            "def test_a():\n    out = markup(\"hello\")\n    assert \"hello\" in out\n",
            &[],
        ),
    ]);
}

#[test]
fn helpers_of_the_file_are_no_library() {
    let helper = |last: &str| {
        format!(
            "function assertAwait(code, want) {{\n  const out = compile(code)\n  expect(out).toMatch('let __temp')\n  {last}\n}}\n"
        )
    };
    let before = format!(
        "{}\ntest('a', () => {{\n  assertAwait('await foo', '(foo)')\n}})\n",
        helper("expect(out).toMatch(want)")
    );
    let after = format!(
        "{}\ntest('a', () => {{\n  assertAwait('await foo')\n}})\n",
        helper("expect(out).toMatchSnapshot()")
    );
    hold(&[js("a snapshot in the helper", &before, &after, &[])]);
}

#[test]
fn other_code_turns_an_answer_around() {
    let test = |not: &str| {
        format!(
            "it('a', () => {{\n  const [one, two] = [spy(o), spy(o)]\n  expect(one){not}.toBe(two)\n}})\n"
        )
    };
    let (before, after) = (test(""), test(".not"));
    hold(&[
        (
            "with the code",
            vec![
                ("test/a.test.js", &before, &after),
                ("src/spy.js", "let a = find(o)\n", "let a = make(o)\n"),
            ],
            &[],
        ),
        ("alone", vec![("test/a.test.js", &before, &after)], &["assertion-loosened@3"]),
    ]);
}

#[test]
fn rows_that_never_ran_or_lost_their_parameter() {
    let table = |more: &str| {
        format!(
            "package a\n\nfunc TestA(t *testing.T) {{\n\tfor _, tc := range []struct {{\n\t\tname, in, want, skip string\n\t}}{{\n\t\t{{name: \"a\", in: \"x\", want: \"y\"}},\n\t\t{{name: \"c\", in: \"y\", want: \"z\"}},\n{more}\t}} {{\n\t\trequire.Equal(t, tc.want, f(tc.in))\n\t}}\n}}\n"
        )
    };
    let without = table("");
    hold(&[
        go(
            "skipped",
            &table("\t\t{name: \"b\", in: \"q\", want: \"r\", skip: \"behaves strangely\"},\n"),
            &without,
            &[],
        ),
        go("run", &table("\t\t{name: \"b\", in: \"q\", want: \"r\"},\n"), &without, &["test-deleted@8"]),
    ]);
}

#[test]
fn handlers_that_were_there() {
    let test = |class: &str| {
        format!(
            "def test_a():\n    try:\n        expect_failure(check, A())\n    except {class}:\n        pass\n"
        )
    };
    let (before, after) = (test("raises.Exception"), test("fail.Exception"));
    let bare = "def test_a():\n    expect_failure(check, A())\n    assert done()\n";
    let wrapped = "def test_a():\n    try:\n        expect_failure(check, A())\n    except fail.Exception:\n        pass\n    assert done()\n";
    hold(&[
        py("another name of the error", &before, &after, &[]),
        py("a new one", bare, wrapped, &["error-swallowed@4"]),
    ]);
}

#[test]
fn inputs_of_other_tests() {
    let test = "test('ok', () => {\n  expect('ok').toMatchInlineSnapshot(`\"ok\"`)\n})\n\ntest('fail', () => {\n  expect('a').toBe('b')\n})\n";
    let less = "test('fail', () => {\n  expect('a').toBe('b')\n})\n";
    hold(&[
        ("in fixtures", vec![("test/cli/fixtures/loop.test.ts", test, less)], &[]),
        ("a test of its own", vec![("test/cli/loop.test.ts", test, less)], &["test-deleted@-1"]),
    ]);
}

#[test]
fn a_value_from_another_block() {
    let helper = |last: &str| {
        format!(
            "function check(a, bad) {{\n  let expected;\n  try {{\n    a.parse(bad);\n  }} catch (error) {{\n    expected = error.formErrors;\n  }}\n  try {{\n    a.optional().parse(bad);\n  }} catch (error) {{\n    {last}\n  }}\n}}\n\nit('a', () => {{\n  check(z.string(), 1)\n}})\n"
        )
    };
    let (before, after) = (
        helper("expect(error.formErrors).toEqual(known);"),
        helper("expect(error.formErrors).toEqual(expected);"),
    );
    hold(&[js("of the first handler", &before, &after, &[])]);
}

#[test]
fn tests_whose_place_was_taken() {
    let before = "class TestPDB:\n    def test_pdb_on_raise_skiptest(self):\n        rep = report(SOURCE)\n        assert rep.skipped\n        assert len(calls) == 0\n\n    def test_other(self):\n        assert f(1) == 2\n";
    let renamed = "class TestPDB:\n    def test_pdb_on_top_level_raise_skiptest(self):\n        stdout = output(SOURCE)\n        assert \"entering\" not in stdout\n\n    def test_other(self):\n        assert f(1) == 2\n";
    let gone = "class TestPDB:\n    def test_other(self):\n        assert f(1) == 2\n";
    hold(&[
        py("under a longer name", before, renamed, &[]),
        py("by nothing", before, gone, &["test-deleted@-2"]),
        (
            "set aside already",
            vec![("test/a.test.disabled.tsx", "test('a', () => {\n  expect(f(1)).toBe(2)\n})\n", "")],
            &[],
        ),
    ]);
}

#[test]
fn another_act_and_cases_that_follow_the_code() {
    let inner = "def test_empty(decoder):\n    response = Response(b\"\")\n    instance = decoder()\n    assert instance.decode(response) == b\"\"\n    assert instance.flush() == b\"\"\n";
    let rows = |value: &str, last: &str| {
        let row = |n: u32, v: &str| format!("        ({n}, [{v}]),\n");
        let some: String = (0..6).map(|n| row(n, value)).collect();
        format!(
            "import pytest\n\n\n@pytest.mark.parametrize(\n    \"n, want\",\n    [\n{some}{}    ],\n)\ndef test_hints(n, want):\n    assert hints(n) == want\n",
            row(9, last)
        )
    };
    let (old, new, one) = (rows("1, 2", "1, 2"), rows("1", ""), rows("1, 2", ""));
    let code =
        ("app/hints.py", "def hints(n):\n    return both(n)\n", "def hints(n):\n    return first(n)\n");
    hold(&[
        py(
            "through the front door",
            inner,
            "def test_empty(header):\n    got = Response(b\"\", headers=[header])\n    assert got.read() == b\"\"\n",
            &[],
        ),
        py(
            "one step less",
            inner,
            "def test_empty(decoder):\n    response = Response(b\"\")\n    instance = decoder()\n    assert instance.decode(response) == b\"\"\n",
            &["assertion-removed@4"],
        ),
        ("many follow", vec![("tests/test_a.py", &old, &new), code], &[]),
        ("one became empty", vec![("tests/test_a.py", &old, &one), code], &["expected-value-changed@13"]),
    ]);
}

#[test]
fn targets_that_are_named_by_hand() {
    let cargo = |auto: &str, test: &str| format!("[package]\nname = \"a\"\n{auto}\n{test}[dependencies]\n");
    let named = "[[test]]\nname = \"integration\"\npath = \"tests/tests.rs\"\n\n";
    let off = "autotests = false\n";
    hold(&[
        ("named", vec![("Cargo.toml", &cargo("", named), &cargo(off, named))], &[]),
        ("found", vec![("Cargo.toml", &cargo("", ""), &cargo(off, ""))], &["test-disabled-by-config@3"]),
    ]);
}
