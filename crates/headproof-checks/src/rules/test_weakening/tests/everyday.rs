//! More changes that real projects make and that only look like a weakening, each beside the weakening it looks like.

use super::{Case, hold};

fn one<'t>(name: &'t str, path: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    (name, vec![(path, before, after)], want)
}

#[test]
fn a_go_failure_worded_by_a_function_of_the_file() {
    let before = "package a\n\nfunc check(t *testing.T, out, want string) {\n\tif !strings.Contains(out, want) {\n\t\tt.Errorf(\"got %q, want %q\", out, want)\n\t}\n}\n\nfunc TestA(t *testing.T) {\n\tcheck(t, run(\"a\"), \"usage\")\n}\n";
    let worded = "package a\n\nfunc logErr(t *testing.T, found, want string) {\n\tt.Helper()\n\tout := fmt.Sprintf(\"got %q, want %q\", found, want)\n\tt.Errorf(out)\n}\n\nfunc check(t *testing.T, out, want string) {\n\tif !strings.Contains(out, want) {\n\t\tlogErr(t, out, want)\n\t}\n}\n\nfunc TestA(t *testing.T) {\n\tcheck(t, run(\"a\"), \"usage\")\n}\n";
    let silent = "package a\n\nfunc logErr(t *testing.T, found, want string) {\n\tt.Logf(\"got %q, want %q\", found, want)\n}\n\nfunc check(t *testing.T, out, want string) {\n\tif !strings.Contains(out, want) {\n\t\tlogErr(t, out, want)\n\t}\n}\n\nfunc TestA(t *testing.T) {\n\tcheck(t, run(\"a\"), \"usage\")\n}\n";
    hold(&[
        one("it fails", "a_test.go", before, worded, &[]),
        one("it only talks", "a_test.go", before, silent, &["assertion-removed@13"]),
        one(
            "inside the test",
            "a_test.go",
            "package a\n\nfunc TestA(t *testing.T) {\n\tif got := Sum(2, 3); got != 5 {\n\t\tt.Errorf(\"got %d\", got)\n\t}\n}\n",
            "package a\n\nfunc fail(t *testing.T, got int) {\n\tt.Fatalf(\"got %d\", got)\n}\n\nfunc TestA(t *testing.T) {\n\tif got := Sum(2, 3); got != 5 {\n\t\tfail(t, got)\n\t}\n}\n",
            &[],
        ),
    ]);
}

#[test]
fn not_the_empty_value_in_other_words() {
    let go = "package a\n\nfunc TestA(t *testing.T) {\n\tassert.NotEqual(t, \"\", w.Header().Get(\"Content-Type\"))\n}\n";
    hold(&[
        one(
            "NotEmpty",
            "a_test.go",
            go,
            "package a\n\nfunc TestA(t *testing.T) {\n\tassert.NotEmpty(t, w.Header().Get(\"Content-Type\"))\n}\n",
            &[],
        ),
        one(
            "not another value",
            "a_test.go",
            "package a\n\nfunc TestA(t *testing.T) {\n\tassert.NotEqual(t, \"text/plain\", w.Header().Get(\"Content-Type\"))\n}\n",
            "package a\n\nfunc TestA(t *testing.T) {\n\tassert.NotEmpty(t, w.Header().Get(\"Content-Type\"))\n}\n",
            &["assertion-loosened@4"],
        ),
        one(
            "truth",
            "tests/test_a.py",
            "def test_a():\n    assert load().name != \"\"\n",
            "def test_a():\n    assert load().name\n",
            &[],
        ),
        one(
            "a value became truth",
            "tests/test_a.py",
            "def test_a():\n    assert load().name == \"Ada\"\n",
            "def test_a():\n    assert load().name\n",
            &["assertion-loosened@2"],
        ),
    ]);
}

#[test]
fn titles_put_together_in_a_loop() {
    let before = "function runTest(t, json) {\n  t.equal(send(json).status, 200);\n  t.end();\n}\n\ntape('multipart related', function (t) {\n  runTest(t, false);\n});\n\ntape('multipart related + JSON', function (t) {\n  runTest(t, true);\n});\n";
    let looped = "function runTest(t, a) {\n  t.equal(send(a.json).status, 200);\n  t.end();\n}\n\nvar cases = [\n  { name: '-json', args: { json: false } },\n  { name: '+json', args: { json: true } },\n];\n\ncases.forEach(function (test) {\n  tape('multipart related ' + test.name, function (t) {\n    runTest.call(null, t, test.args);\n  });\n});\n";
    let other = "function runTest(t, a) {\n  t.equal(send(a.json).status, 200);\n  t.end();\n}\n\n['a', 'b'].forEach(function (name) {\n  tape('redirects ' + name, function (t) {\n    follow(t, name);\n  });\n});\n";
    hold(&[
        one("the same beginning", "tests/test-multipart.js", before, looped, &[]),
        one(
            "other tests",
            "tests/test-multipart.js",
            before,
            other,
            &["test-deleted@-6", "test-deleted@-10"],
        ),
    ]);
}

#[test]
fn a_fixture_that_knew_two_ways() {
    let before = "import pytest\n\n\n@pytest.fixture(params=[\"new\", \"old\"])\ndef match(request):\n    if request.param == \"old\":\n        return old_match\n    assert request.param == \"new\"\n    return new_match\n\n\ndef test_match(match):\n    assert match(\"*.py\", \"a.py\")\n";
    hold(&[
        one(
            "one way left",
            "tests/test_a.py",
            before,
            "import pytest\n\n\ndef test_match():\n    assert new_match(\"*.py\", \"a.py\")\n",
            &[],
        ),
        one(
            "the test gone too",
            "tests/test_a.py",
            before,
            "import pytest\n\n\ndef test_match():\n    new_match(\"*.py\", \"a.py\")\n",
            &["assertion-removed@5"],
        ),
    ]);
}

#[test]
fn members_of_a_prototype_that_moved_to_another() {
    let test = "describe('Route', function () {\n  it('should match', function () {\n    var route = new Route('/a');\n    assert(route.match('/a'));\n    assert(!route.match('/b'));\n  });\n\n  it('should run', function () {\n    assert.equal(new Route('/a').run(), 1);\n  });\n});\n";
    let rest = "describe('Route', function () {\n  it('should run', function () {\n    assert.equal(new Route('/a').run(), 1);\n  });\n});\n";
    let member = |class: &str| {
        format!("{class}.prototype.match = function (path) {{\n  return this.regexp.test(path);\n}};\n")
    };
    let (route, layer) = (member("Route"), member("Layer"));
    let runs = "Route.prototype.run = function () {\n  return 1;\n};\n";
    let (both, slow) = (format!("{route}{runs}"), format!("{route}// slow\n{runs}"));
    hold(&[
        (
            "to another class",
            vec![("test/Route.js", test, rest), ("lib/route.js", &both, runs), ("lib/layer.js", "", &layer)],
            &[],
        ),
        (
            "still there",
            vec![("test/Route.js", test, rest), ("lib/route.js", &both, &slow)],
            &["test-deleted@-2"],
        ),
    ]);
}

#[test]
fn what_is_no_longer_refused() {
    let test = "test('urls', () => {\n  expect(() => url.parse('asdf')).toThrow();\n  expect(() => url.parse('c:')).toThrow();\n});\n";
    let fewer =
        "test('urls', () => {\n  url.parse('c:');\n  expect(() => url.parse('asdf')).toThrow();\n});\n";
    let strict = "export function check(url) {\n  if (!host.test(url.host)) {\n    throw new Error('host');\n  }\n  return url;\n}\n";
    let lax = "export function check(url) {\n  return url;\n}\n";
    let faster = strict.replace("return url", "return cached(url)");
    hold(&[
        ("the code refuses less", vec![("test/a.test.js", test, fewer), ("src/url.js", strict, lax)], &[]),
        (
            "the code refuses as much",
            vec![("test/a.test.js", test, fewer), ("src/url.js", strict, &faster)],
            &["assertion-removed@3"],
        ),
    ]);
}

#[test]
fn escapes_in_capitals() {
    let said = |text: &str| format!("it('a', () => {{\n  expect(hint()).toBe('{text}');\n}});\n");
    let (small, large) = (said("asisten\\u021b\\xee"), said("asisten\\u021B\\xEE"));
    let other = said("asisten\\u021c\\xee");
    hold(&[
        one("the same sign", "test/a.test.js", &small, &large, &[]),
        one("another sign", "test/a.test.js", &small, &other, &["expected-value-changed@2"]),
    ]);
}

#[test]
fn parts_of_a_test_are_said_with_it() {
    let before = "package a\n\nfunc TestRate(t *testing.T) {\n\tseries := load(t)\n\trequire.Len(t, series, 2)\n\n\tt.Run(\"instant_query\", func(t *testing.T) {\n\t\trequire.Equal(t, 3, rate(series))\n\t})\n}\n\nfunc TestKeep(t *testing.T) {\n\trequire.Equal(t, 1, one())\n}\n";
    hold(&[
        one(
            "the whole",
            "a_test.go",
            before,
            "package a\n\nfunc TestKeep(t *testing.T) {\n\trequire.Equal(t, 1, one())\n}\n",
            &["test-deleted@-3"],
        ),
        one(
            "the part",
            "a_test.go",
            before,
            "package a\n\nfunc TestRate(t *testing.T) {\n\tseries := load(t)\n\trequire.Len(t, series, 2)\n}\n\nfunc TestKeep(t *testing.T) {\n\trequire.Equal(t, 1, one())\n}\n",
            &["test-deleted@-7"],
        ),
    ]);
}

#[test]
fn parts_that_became_one_part() {
    let before = "def test_help(runner):\n    out = runner().splitlines()\n    assert \"  --foo TEXT  hello\" in out\n    assert \"              i am\" in out\n    assert \"              multiline\" in out\n";
    hold(&[
        one(
            "one line",
            "tests/test_a.py",
            before,
            "def test_help(runner):\n    out = runner().splitlines()\n    assert \"  --foo TEXT  hello i am multiline\" in out\n",
            &[],
        ),
        one(
            "the first line alone",
            "tests/test_a.py",
            before,
            "def test_help(runner):\n    out = runner().splitlines()\n    assert \"  --foo TEXT  hello\" in out\n",
            &["assertion-removed@3"],
        ),
    ]);
}

#[test]
fn what_a_loop_asks_for_as_well() {
    let test = |own: &str, values: &str| {
        format!(
            "def test_unset():\n    value = UNSET\n    assert value is UNSET\n{own}    for other in {values}:\n        assert value is not other\n"
        )
    };
    let own = "    assert value is not True\n";
    let (before, after) = (test(own, "(None, True, 0)"), test("", "(None, True, 0)"));
    let (few, fewer) = (test(own, "(None, 0)"), test("", "(None, 0)"));
    hold(&[
        one("one of the values", "tests/test_a.py", &before, &after, &[]),
        one("another value", "tests/test_a.py", &few, &fewer, &["assertion-removed@3"]),
    ]);
}

#[test]
fn assertions_on_the_surroundings_that_became_guards() {
    let before = "import pytest\n\n\ndef test_links(tmp_path):\n    link = make(tmp_path)\n    assert link.is_symlink() is True\n    assert collect(tmp_path) == 1\n";
    let guard = |asks: &str, reason: &str| {
        format!(
            "import pytest\n\n\ndef test_links(tmp_path):\n    link = make(tmp_path)\n    if not {asks}:\n        pytest.skip(\"{reason}\")\n    assert collect(tmp_path) == 1\n"
        )
    };
    let fits = guard("link.is_symlink()", "Symlinks not supported in this environment");
    let blocking = super::blocking(&[("tests/test_a.py", before, &fits)]);
    assert!(!blocking.iter().any(|b| b.starts_with("assertion-removed")), "{blocking:?}");
    let flaky = guard("link.is_symlink()", "flaky");
    let blocking = super::blocking(&[("tests/test_a.py", before, &flaky)]);
    assert!(!blocking.is_empty());
}

#[test]
fn tests_that_stand_elsewhere_in_another_shape() {
    let inputs: String = (0..6).map(|n| format!("buckets{{le=\"{n}.5\"}}   0+{n}x10\n")).collect();
    let keep = "func TestKeep(t *testing.T) {\n\trequire.Equal(t, 1, one())\n}\n";
    let test = format!(
        "package a\n\nfunc TestQuantile(t *testing.T) {{\n\tgot := run(`\n{inputs}`)\n\trequire.Equal(t, \"info: fixed\", got)\n}}\n\n{keep}"
    );
    let rest = format!("package a\n\n{keep}");
    let (data, more) = ("load 1m\n".to_owned(), format!("load 1m\n{inputs}eval quantile\n\texpect info\n"));
    hold(&[
        (
            "into data of a runner",
            vec![("a_test.go", &test, &rest), ("testdata/quantile.test", &data, &more)],
            &[],
        ),
        (
            "nowhere",
            vec![("a_test.go", &test, &rest), ("testdata/quantile.test", &data, "load 2m\n")],
            &["test-deleted@-3"],
        ),
    ]);
}

#[test]
fn a_file_of_tests_for_what_took_the_place() {
    let old = "from a import complete\n\n\ndef test_single():\n    assert complete(\"a\") == [\"b\"]\n\n\ndef test_option():\n    assert complete(\"-\") == [\"--c\"]\n";
    let new = "from a import ShellComplete\n\n\ndef test_command():\n    assert ShellComplete(\"a\").words() == [\"b\"]\n";
    let fewer = "from a import ShellComplete\n\n\ndef test_command():\n    ShellComplete(\"a\").words()\n";
    hold(&[
        (
            "a file much like it",
            vec![("tests/test_bashcomplete.py", old, ""), ("tests/test_shell_completion.py", "", new)],
            &[],
        ),
        (
            "one that demands nothing",
            vec![("tests/test_bashcomplete.py", old, ""), ("tests/test_shell_completion.py", "", fewer)],
            &["test-deleted@-4"],
        ),
        (
            "one about another thing",
            vec![("tests/test_bashcomplete.py", old, ""), ("tests/test_parser.py", "", new)],
            &["test-deleted@-4"],
        ),
    ]);
}

#[test]
fn steps_of_the_test_done_by_another_function() {
    let test = "\n\nfunc TestWatch(t *testing.T) {\n\tr := newRunner(t)\n\tr.write(\"a\", \"b\")\n\trequire.Equal(t, 1, r.seen())\n}\n";
    let before = format!(
        "package a\n\nfunc (r *runner) write(file, data string) {{\n\trequire.NoError(r.t, os.WriteFile(file, []byte(data), 0o644))\n}}{test}"
    );
    let handed = format!(
        "package a\n\nfunc (r *runner) write(file, data string) {{\n\tr.atomicWrite(file, data)\n}}{test}"
    );
    let value = format!(
        "package a\n\nfunc (r *runner) write(file, data string) {{\n\trequire.Equal(r.t, 3, copyTo(file, data))\n}}{test}"
    );
    hold(&[
        one("the step", "a_test.go", &before, &handed, &[]),
        one("a value", "a_test.go", &value, &handed, &["assertion-removed@7"]),
    ]);
}

#[test]
fn flags_of_the_test_that_are_gone() {
    let test = |flag: &str, set: &str, asks: &str| {
        format!(
            "package a\n\nfunc TestWrite(t *testing.T) {{\n{flag}\tfor _, s := range load() {{\n\t\trequire.Equal(t, s.want, s.got)\n\t\trequire.Equal(t, s.time, s.start)\n{set}\t}}\n{asks}}}\n"
        )
    };
    let before = test("\tseen := false\n", "\t\tseen = true\n", "\trequire.True(t, seen)\n");
    let (after, kept) = (test("", "", ""), test("\tseen := false\n", "\t\tseen = true\n", "\t_ = seen\n"));
    hold(&[
        one("with the flag", "a_test.go", &before, &after, &[]),
        one("the flag stands", "a_test.go", &before, &kept, &["assertion-removed@10"]),
    ]);
}

#[test]
fn tests_told_in_the_language_of_a_runner() {
    let test = "package a\n\nfunc TestSteps(t *testing.T) {\n\tstorage := loaded(t, `\nload 1m\n  metric 0+1x1000\n`)\n\tquery := \"timestamp(metric)\"\n\trequire.Equal(t, 60, run(storage, query))\n}\n\nfunc TestKeep(t *testing.T) {\n\trequire.Equal(t, 1, one())\n}\n";
    let rest = "package a\n\nfunc TestKeep(t *testing.T) {\n\trequire.Equal(t, 1, one())\n}\n";
    let told = "clear\n\nload 1m\n  metric 0+1x1000\n\neval range from 0 to 61s timestamp(metric)\n  {} 0x59 60 60\n";
    hold(&[
        (
            "as a script",
            vec![("a_test.go", test, rest), ("promql/testdata/functions.test", "clear\n", told)],
            &[],
        ),
        (
            "another script",
            vec![
                ("a_test.go", test, rest),
                ("promql/testdata/functions.test", "clear\n", "clear\n\nload 5m\n"),
            ],
            &["test-deleted@-3"],
        ),
    ]);
}

#[test]
fn snapshots_that_are_printed_otherwise() {
    let test = |stored: &str| {
        format!(
            "it('a', () => {{\n  expect(summary(map)).toMatchInlineSnapshot(`\n    \"{stored}\"\n  `);\n}});\n"
        )
    };
    let (old, new) = (test("covered 3, total 4"), test("3/4 (75%)"));
    let setup = "expect.addSnapshotSerializer({ test: isMap, serialize: format });\n";
    hold(&[
        ("a serializer", vec![("test/a.test.ts", &old, &new), ("test/setup.ts", "", setup)], &[]),
        ("nothing else", vec![("test/a.test.ts", &old, &new)], &["snapshot-rewritten@3"]),
    ]);
}

#[test]
fn parts_that_a_call_may_have_changed() {
    let test = |act: &str| {
        format!("def test_streams():\n    original = sys.stdout\n{act}    assert sys.stdout is original\n")
    };
    hold(&[
        ("a call stands between", vec![("tests/test_a.py", "", &test("    runner.invoke(cli)\n"))], &[]),
        ("nothing stands between", vec![("tests/test_a.py", "", &test(""))], &["tautology@3"]),
    ]);
}
