//! Tests that change with the code they are about, and losses that have one cause, each beside the weakening it
//! looks like.

use super::{Case, hold};

fn go<'t>(name: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    (name, vec![("a_test.go", before, after)], want)
}

#[test]
fn a_guard_of_the_product_is_no_check_of_its_tests() {
    let code = |guard: &str| {
        format!(
            "package a\n\nimport \"fmt\"\n\n// Hooks are for testing. They see each command.\nfunc (c *Command) Add(x *Command) {{\n{guard}\tc.list = append(c.list, x)\n}}\n"
        )
    };
    let guard = "\tif x.Group == \"\" {\n\t\tpanic(fmt.Sprintf(\"no group: %s\", x.Name))\n\t}\n";
    let (with, without) = (code(guard), code(""));
    let test = |n: u32| {
        format!(
            "package a\n\nimport \"testing\"\n\nfunc TestAdd(t *testing.T) {{\n\troot.Add(child)\n\tif root.Len() != {n} {{\n\t\tt.Errorf(\"want {n}, got %d\", root.Len())\n\t}}\n}}\n"
        )
    };
    let (one, same) = (test(1), format!("{}\n// More to come.\n", test(1)));
    let helper = |check: &str| {
        format!("package a\n\nimport \"testing\"\n\nfunc checkLen(t *testing.T, c *Command) {{\n{check}}}\n")
    };
    let check = "\tif c.Len() != 1 {\n\t\tt.Errorf(\"want 1, got %d\", c.Len())\n\t}\n";
    let (asks, hollow) = (helper(check), helper("\t_ = c\n"));
    let uses = "package a\n\nimport \"testing\"\n\nfunc TestAdd(t *testing.T) {\n\tcheckLen(t, root)\n}\n";
    let used = format!("{uses}\n// More to come.\n");
    hold(&[
        ("a guard", vec![("command.go", &with, &without), ("command_test.go", &one, &same)], &[]),
        (
            "a helper beside the tests",
            vec![("checks.go", &asks, &hollow), ("command_test.go", uses, &used)],
            &["assertion-removed@5"],
        ),
    ]);
}

#[test]
fn a_step_that_a_new_helper_of_a_helper_does() {
    let before = "package a\n\nfunc (r *runner) store(name, data string) {\n\trequire.NoError(r.T, os.WriteFile(name, []byte(data), 0o644))\n}\n\nfunc (r *runner) fill() {\n\tr.store(\"a\", \"{}\")\n}\n\nfunc TestA(t *testing.T) {\n\tr := newRunner(t)\n\tr.fill()\n\tr.store(\"a\", \"[]\")\n\trequire.Equal(t, 2, r.count())\n}\n";
    let deeper = "package a\n\nfunc (r *runner) store(name, data string) {\n\tr.Helper()\n\tr.replace(name, []byte(data))\n}\n\nfunc (r *runner) replace(name string, data []byte) {\n\ttmp, err := os.CreateTemp(r.TempDir(), \"x\")\n\trequire.NoError(r.T, err)\n\trequire.NoError(r.T, os.Rename(tmp.Name(), name))\n}\n\nfunc (r *runner) fill() {\n\tr.store(\"a\", \"{}\")\n}\n\nfunc TestA(t *testing.T) {\n\tr := newRunner(t)\n\tr.fill()\n\trequire.Equal(t, 2, r.count())\n}\n";
    let flat = "package a\n\nfunc (r *runner) store(name, data string) {\n\tr.Helper()\n\tr.replace(name, []byte(data))\n}\n\nfunc (r *runner) replace(name string, data []byte) {\n\ttmp := r.create(data)\n\trequire.NoError(r.T, os.Rename(tmp, name))\n}\n\nfunc (r *runner) fill() {\n\tr.store(\"a\", \"{}\")\n}\n\nfunc TestA(t *testing.T) {\n\tr := newRunner(t)\n\tr.fill()\n\tr.store(\"a\", \"[]\")\n\trequire.Equal(t, 2, r.count())\n}\n";
    hold(&[go("by a helper", before, deeper, &[]), go("in other steps", before, flat, &[])]);
}

#[test]
fn what_a_function_no_longer_takes_is_no_longer_tested() {
    let code = |post: &str, call: &str| {
        format!(
            "package doc\n\nfunc Tree(c *Command, dir string, pre{post}, link func(string) string) error {{\n\treturn write(c, dir, pre{call}, link)\n}}\n"
        )
    };
    let (with, without) = (code(", post", ", post"), code("", ""));
    let other = code(", post", ", post, true");
    let tests = "package doc\n\nimport \"testing\"\n\nfunc TestTree(t *testing.T) {\n\tif err := Tree(root, dir, pre, post, same); err != nil {\n\t\tt.Fatal(err)\n\t}\n\tif got := contents(t, dir); got != \"pre root post\" {\n\t\tt.Errorf(\"got %s\", got)\n\t}\n}\n\nfunc TestOther(t *testing.T) {\n\tif got := other(); got != 3 {\n\t\tt.Errorf(\"got %d\", got)\n\t}\n}\n";
    let fewer = "package doc\n\nimport \"testing\"\n\nfunc TestOther(t *testing.T) {\n\tif got := other(); got != 3 {\n\t\tt.Errorf(\"got %d\", got)\n\t}\n}\n";
    hold(&[
        ("a parameter less", vec![("doc.go", &with, &without), ("doc_test.go", tests, fewer)], &[]),
        (
            "the same parameters",
            vec![("doc.go", &with, &other), ("doc_test.go", tests, fewer)],
            &["test-deleted@-5"],
        ),
    ]);
}

#[test]
fn attributes_that_are_set_no_more() {
    let code = |body: &str| {
        format!(
            "class Pool:\n    def __init__(self, verify, cert, http2):\n{body}        self.closed = False\n"
        )
    };
    let apart = "        self.verify = verify\n        self.cert = cert\n        self.http2 = http2\n";
    let (old, new) =
        (code(apart), code("        self.ssl = Settings(verify=verify, cert=cert, http2=http2)\n"));
    let same = code(&format!("{apart}        self.extra = None\n"));
    let tests = "def test_same():\n    pool = Client(verify=False).pool\n    for prop in [\"verify\", \"cert\"]:\n        run(prop)\n    assert pool.verify is False\n    assert pool.cert == \"a.pem\"\n\n\ndef test_other():\n    assert f(1) == 2\n";
    let fewer = "def test_other():\n    assert f(1) == 2\n";
    let sets = |ca: &str| format!("def configure(config, client):\n    client.verify = config.verify\n{ca}");
    let tls = sets("    client.ca_cert = config.ca_cert\n");
    let (less, more) = (
        sets("    client.cert = config.ca_cert\n"),
        sets("    client.ca_cert = config.ca_cert\n    client.cert = config.cert\n"),
    );
    let both = "def test_tls():\n    client = make(CONFIG)\n    assert CONFIG.ca_cert == client.ca_cert\n    assert CONFIG.verify == client.verify\n";
    let one = "def test_tls():\n    client = make(CONFIG)\n    assert CONFIG.verify == client.verify\n";
    hold(&[
        ("gathered", vec![("app/pool.py", &old, &new), ("tests/test_a.py", tests, fewer)], &[]),
        ("on another object", vec![("app/tls.py", &tls, &less), ("tests/test_a.py", both, one)], &[]),
        (
            "on another object, still set",
            vec![("app/tls.py", &tls, &more), ("tests/test_a.py", both, one)],
            &["assertion-removed@2"],
        ),
        (
            "still set",
            vec![("app/pool.py", &old, &same), ("tests/test_a.py", tests, fewer)],
            &["test-deleted@-1"],
        ),
    ]);
}

#[test]
fn a_value_that_the_code_no_longer_makes() {
    let code = |first: &str, last: &str| {
        format!(
            "Request.prototype.json = function (val) {{\n  self._json = true\n{first}  if (typeof val !== 'boolean') {{\n    self.body = write(val)\n{last}  }}\n}}\n"
        )
    };
    let sets = "  if (!self.has('content-type')) {\n    self.set('content-type', 'application/json')\n  }\n";
    let deeper: String = sets.lines().map(|l| format!("  {l}\n")).collect();
    let (before, after) = (code(sets, ""), code("", &deeper));
    let other = code(sets, "    self.sent = true\n");
    let test = |v: &str| {
        format!(
            "test('post', function (t) {{\n  post(url, {{ json: true }}, function (e, r, b) {{\n    t.equal(b.method, 'POST')\n    t.equal(b.headers['content-type'], {v})\n    t.end()\n  }})\n}})\n"
        )
    };
    let (old, new) = (test("'application/json'"), test("undefined"));
    hold(&[
        (
            "moved under a condition",
            vec![("request.js", &before, &after), ("tests/test-a.js", &old, &new)],
            &[],
        ),
        (
            "elsewhere",
            vec![("request.js", &before, &other), ("tests/test-a.js", &old, &new)],
            &["expected-value-changed@4"],
        ),
    ]);
}

#[test]
fn one_cause_is_told_once() {
    let file = |tests: usize, check: &str| -> String {
        let test = |n: usize| {
            format!("def test_{n}(client):\n    r = client.get({n})\n    assert r.body == {n}\n{check}\n\n")
        };
        (0..tests).map(test).collect()
    };
    let check = "    assert not client.errors\n";
    let (five, five_after) = (file(5, check), file(5, ""));
    let (three, three_after) = (file(3, check), file(3, ""));
    let twelve = file(12, "    assert r.sent == ID\n");
    let twelve_after = twelve.replace("    assert r.sent == ID\n", "");
    let twelve = (0..12).fold(twelve, |text, n| text.replacen("== ID", &format!("== {}", n + 100), 1));
    hold(&[
        ("five", vec![("tests/test_a.py", &five, &five_after)], &["assertion-removed@3"]),
        ("in many ways", vec![("tests/test_a.py", &twelve, &twelve_after)], &["assertion-removed@3"]),
        (
            "three",
            vec![("tests/test_a.py", &three, &three_after)],
            &["assertion-removed@3", "assertion-removed@8", "assertion-removed@13"],
        ),
    ]);
}

#[test]
fn a_comparison_inside_a_choice() {
    let before = "def test_a(m):\n    r = get(m)\n    assert r.status == 404\n";
    let after = "def test_a(m):\n    r = get(m)\n    assert r.status == 404 if m else 204\n";
    let told = crate::trial::rules_met(&[("tests/test_a.py", before, after)]);
    assert!(!told.iter().any(|r| r == "assertion-removed"), "{told:?}");
}

#[test]
fn asserts_of_the_product_in_a_file_with_tests() {
    let file = |guard: &str, more: &str| {
        format!(
            "pub struct Buf {{ pos: usize, end: usize }}\n\nimpl Buf {{\n    pub fn roll(&mut self) {{\n{guard}        self.end -= self.pos;\n        self.pos = 0;\n    }}\n\n    #[cfg(test)]\n    fn whole(&self) -> usize {{\n        self.end\n    }}\n\n    pub fn fill(&mut self) {{\n        self.roll();\n    }}\n}}\n\n#[cfg(test)]\nmod tests {{\n    use super::*;\n\n    #[test]\n    fn rolls() {{\n        let mut buf = Buf {{ pos: 1, end: 3 }};\n        buf.fill();\n        assert_eq!(buf.whole(), 2);\n{more}    }}\n}}\n"
        )
    };
    let guard = "        assert!(self.pos < self.end);\n";
    let (with, without) = (file(guard, ""), file("", ""));
    let (two, one) = (file("", "        assert_eq!(buf.pos, 0);\n"), file("", ""));
    hold(&[
        ("a guard", vec![("src/buf.rs", &with, &without)], &[]),
        ("a check", vec![("src/buf.rs", &two, &one)], &["assertion-removed@27"]),
    ]);
}

#[test]
fn a_test_that_another_one_covers() {
    let get = "async def test_get(server):\n    response = await client.get(server.url)\n    assert response.status == 200\n    assert response.text == \"Hello\"\n    assert response.elapsed > 0\n\n\n";
    let bare = "async def test_get_bare(server):\n    response = await client.get(server.url)\n    assert response.status == 200\n    assert response.text == \"Hello\"\n";
    let other = bare.replace("server.url", "server.root");
    let (both, two) = (format!("{get}{bare}"), format!("{get}{other}"));
    hold(&[
        ("the same words", vec![("tests/test_a.py", &both, get)], &[]),
        ("another address", vec![("tests/test_a.py", &two, get)], &["test-deleted@-8"]),
    ]);
}

#[test]
fn suites_that_are_written_anew() {
    let suite = |name: &str, from: u32, n: u32| -> String {
        (from..from + n).map(|i| format!("func Test{name}{i}(t *testing.T) {{\n\tgot := {}{i}(root)\n\tif got != {i} {{\n\t\tt.Errorf(\"want {i}, got %d\", got)\n\t}}\n}}\n\n", name.to_lowercase())).collect()
    };
    let file = |tests: &str| format!("package a\n\nimport \"testing\"\n\n{tests}");
    let (old, kept) = (file(&suite("Old", 1, 9)), file(&suite("Old", 9, 1)));
    let (some, many) = (file(&suite("Some", 1, 1)), file(&suite("Any", 20, 12)));
    hold(&[
        ("another suite", vec![("a_test.go", &old, &kept), ("b_test.go", &some, &many)], &[]),
        (
            "one goes",
            vec![("a_test.go", &file(&suite("Old", 1, 2)), &file(&suite("Old", 2, 1)))],
            &["test-deleted@-5"],
        ),
    ]);
}

#[test]
fn lengths_and_branches_that_ask_for_the_same() {
    let zip = |check: &str, strict: &str| {
        format!(
            "def test_a():\n    nodes = find(1)\n{check}    for node, char in zip(nodes, WANTED{strict}):\n        assert node.name == char\n"
        )
    };
    let check = "    assert len(nodes) == 3\n";
    let (old, strict, loose) = (zip(check, ""), zip("", ", strict=True"), zip("", ""));
    let files =
        |check: &str| format!("#[test]\nfn files() {{\n    let lines = run(\"--files\");\n{check}}}\n");
    let (one, both, none) = (
        files("    assert_eq!(lines, \"a\\nb\\n\");\n"),
        files(
            "    if cfg!(windows) {\n        assert!(lines == \"a\\r\\n\" || lines == \"b\\r\\n\");\n    } else {\n        assert!(lines == \"a\\n\" || lines == \"b\\n\");\n    }\n",
        ),
        files("    if cfg!(windows) {\n        println!(\"{lines}\");\n    }\n"),
    );
    hold(&[
        ("strict", vec![("tests/test_a.py", &old, &strict)], &[]),
        ("loose", vec![("tests/test_a.py", &old, &loose)], &["assertion-removed@2"]),
        ("branches", vec![("tests/a.rs", &one, &both)], &[]),
        ("an empty branch", vec![("tests/a.rs", &one, &none)], &["assertion-removed@4"]),
    ]);
}

#[test]
fn failures_asked_for_in_other_words() {
    let before = "describe('.use', function () {\n  it('should reject others', function () {\n    app.use.bind(app, '/', 'hi').should.throw(/requires middleware/);\n    app.use.bind(app, '/', 5).should.throw(/requires middleware/);\n  })\n\n  it('adds', function () {\n    assert.equal(app.use(fn).length, 1);\n  })\n})\n";
    let after = "describe('.use', function () {\n  it('should reject string', function () {\n    assert.throws(function () { app.use('/', 'hi') }, /requires a middleware/)\n  })\n\n  it('should reject number', function () {\n    assert.throws(function () { app.use('/', 5) }, /requires a middleware/)\n  })\n\n  it('adds', function () {\n    assert.equal(app.use(fn).length, 1);\n  })\n})\n";
    let one = "describe('.use', function () {\n  it('should reject others', function () {\n    app.use.bind(app, '/', 'hi').should.throw(/requires middleware/);\n  })\n\n  it('adds', function () {\n    assert.equal(app.use(fn).length, 1);\n  })\n})\n";
    let code =
        |n: &str| format!("app.use = function use(fn) {{\n  throw new TypeError('app.use() {n}')\n}}\n");
    let (old, new) = (code("requires middleware"), code("requires a middleware"));
    hold(&[
        ("one each", vec![("lib/app.js", &old, &new), ("test/app.js", before, after)], &[]),
        ("one less", vec![("test/app.js", before, one)], &["assertion-removed@3"]),
    ]);
}

#[test]
fn a_test_whose_values_another_one_feeds() {
    let code = |sign: &str| {
        format!(
            "pub fn parse(p: &[&str], n: usize) -> Result<usize, Error> {{\n    if p.len() {sign} n {{\n        return Err(Error::wrong(n));\n    }}\n    Ok(n)\n}}\n"
        )
    };
    let (old, new) = (code("<"), code("!="));
    let keeps = "#[test]\nfn parses() {\n    assert_eq!(parse(&[\"a\"], 1).unwrap(), 1);\n}\n";
    let ignores = "\n#[test]\nfn ignores_more() {\n    assert_eq!(parse(&[\"a\", \"b\", \"c\", \"d\"], 3).unwrap(), 3);\n}\n";
    let rejects =
        "\n#[test]\nfn too_many() {\n    test_error!(&[\"a\", \"b\", \"c\", \"d\"], Error::wrong(3));\n}\n";
    let (before, after) = (format!("{keeps}{ignores}"), format!("{keeps}{rejects}"));
    hold(&[
        ("it is refused now", vec![("src/parse.rs", &old, &new), ("tests/parse.rs", &before, &after)], &[]),
        (
            "nothing feeds them",
            vec![("src/parse.rs", &old, &new), ("tests/parse.rs", &before, keeps)],
            &["test-deleted@-7"],
        ),
    ]);
}

#[test]
fn tests_that_go_together_are_told_once() {
    let suite = |n: u32| -> String {
        (1..=n).map(|i| format!("def test_{i}():\n    assert f{i}({i}) == {i}\n\n\n")).collect()
    };
    let (nine, one, three) = (suite(9), suite(1), suite(3));
    hold(&[
        ("eight", vec![("tests/test_a.py", &nine, &one)], &["test-deleted@-5"]),
        ("two", vec![("tests/test_a.py", &three, &one)], &["test-deleted@-5", "test-deleted@-9"]),
    ]);
}

#[test]
fn a_call_that_takes_more_and_a_checker_that_moved() {
    let code = |more: &str, on: &str| {
        format!(
            "package a\n\nfunc NewAppender(app App, log Logger{more}) *Appender {{\n\treturn &Appender{{app: app, log: log{on}}}\n}}\n"
        )
    };
    let (old, new) = (code("", ""), code(", metadata bool", ", metadata: metadata"));
    let test = |call: &str, check: &str| {
        format!(
            "package a\n\nfunc TestA(t *testing.T) {{\n\tapp := &recorder{{}}\n\tcapp := NewAppender({call})\n\trequire.NoError(t, capp.Append(1))\n\trequire.Equal(t, \"Append\", app.ops[0])\n{check}}}\n"
        )
    };
    let check = "\trequire.Equal(t, \"UpdateMetadata\", app.ops[1])\n";
    let (asks, off, less) = (test("app, log", check), test("app, log, false", ""), test("app, log", ""));
    hold(&[
        ("switched off", vec![("a.go", &old, &new), ("a_test.go", &asks, &off)], &[]),
        ("one less", vec![("a_test.go", &asks, &less)], &["assertion-removed@7"]),
    ]);
}

#[test]
fn parts_of_tests_that_went_with_what_they_did() {
    let before = "def test_lazy():\n    first = repo().get_release(42)\n    assert first.id == 42\n    second = repo().get_release_by_tag('v42')\n    assert second.tag == 'v42'\n";
    let after = "def test_lazy():\n    first = repo().get_release(42)\n    assert first.id == 42\n\n\ndef test_by_tag():\n    release = repo().get_release_by_tag('v1')\n    assert len(release.assets()) == 2\n";
    let less = "def test_lazy():\n    first = repo().get_release(42)\n    assert first.id == 42\n";
    let (old, new) = ("def tag(name):\n    return lazy(name)\n", "def tag(name):\n    return fetch(name)\n");
    let two = "def test_statistics_before_caching():\n    assert repo().stats_punch() is None\n    assert repo().stats_contributors() is None\n\n\ndef test_statistics_after_caching():\n    assert repo().stats_punch() == 3\n    assert repo().stats_contributors() == 4\n";
    let one = "def test_statistics():\n    assert repo().stats_punch() == 3\n    assert repo().stats_contributors() == 4\n";
    let other = "def test_statistics_after_caching():\n    assert repo().stats_punch() == 3\n    assert repo().stats_contributors() == 4\n";
    hold(&[
        ("a new test does it", vec![("app/a.py", old, new), ("tests/test_a.py", before, after)], &[]),
        ("none", vec![("app/a.py", old, new), ("tests/test_a.py", before, less)], &["assertion-removed@3"]),
        ("joined", vec![("app/a.py", old, new), ("tests/test_a.py", two, one)], &[]),
        ("one is left", vec![("app/a.py", old, new), ("tests/test_a.py", two, other)], &["test-deleted@-1"]),
    ]);
}

#[test]
fn what_is_refused_now_and_what_is_allowed_now() {
    let test = |checks: &str| {
        format!(
            "test('cache', () => {{\n  expect(options('--cache')).toEqual({{ cache: {{}} }})\n{checks}}})\n"
        )
    };
    let dirs = "  expect(options('--cache.dir=./a')).toEqual({ cache: { dir: 'a' } })\n  expect(options('--cache.dir ./a')).toEqual({ cache: { dir: 'a' } })\n";
    let throws = "  expect(() => options('--cache.dir=./a')).toThrowError('--cache.dir is deprecated')\n";
    let (old, new, less) = (test(dirs), test(throws), test(""));
    let code = |body: &str| format!("export const cache = (value) => {{\n{body}  return value\n}}\n");
    let (reads, refuses) =
        (code(""), code("  if (value.dir) {\n    throw new Error('--cache.dir is deprecated')\n  }\n"));
    let rows = |good: &str, bad: &str| {
        format!(
            "import pytest\n\n\n@pytest.mark.parametrize(\"ident\", (\"a\", {good}\"b\"))\ndef test_valid(ident):\n    assert evaluate(ident)\n\n\n@pytest.mark.parametrize(\"ident\", ({bad}\"^\", \"*\"))\ndef test_invalid(ident):\n    with pytest.raises(ParseError):\n        evaluate(ident)\n"
        )
    };
    let (apart, allowed, gone) = (rows("", "\"/\", "), rows("\"a/b\", ", ""), rows("", ""));
    let (narrow, wide) = ("IDENT = r\"[a-z]+\"\n", "IDENT = r\"[a-z/]+\"\n");
    hold(&[
        ("refused", vec![("src/a.ts", &reads, &refuses), ("test/a.test.ts", &old, &new)], &[]),
        ("one less", vec![("test/a.test.ts", &old, &less)], &["assertion-removed@2"]),
        ("allowed", vec![("app/a.py", narrow, wide), ("tests/test_a.py", &apart, &allowed)], &[]),
        ("one row less", vec![("tests/test_a.py", &apart, &gone)], &["test-deleted@9"]),
    ]);
}

#[test]
fn what_the_code_does_otherwise_now_is_asked_anew() {
    let tests = |checks: &str| format!("def test_price():\n    assert items() == 3\n{checks}");
    let old = tests("    assert surcharge(9) == 4\n");
    let (anew, less) = (
        tests("\n\ndef test_surcharge_is_free_for_many():\n    assert surcharge_of(surcharge, 9) == 0\n"),
        tests("\n\ndef test_rebate():\n    assert rebate(9) == 0\n"),
    );
    let (code, other) =
        ("def surcharge(n):\n    return 4\n", "def surcharge(n):\n    return 0 if n > 8 else 4\n");
    let everywhere = |checks: &str| {
        let many: String = (0..8)
            .map(|n| format!("def test_{n}():\n    assert get(\"/{n}\").status == 200\n\n\n"))
            .collect();
        format!("{many}def test_gone():\n    page = get(\"/gone\")\n    assert page.body == \"\"\n{checks}")
    };
    let (asks, elsewhere) = (
        everywhere("    assert page.status == 404\n"),
        everywhere("\n\ndef test_new():\n    assert get(\"/new\").status == 201\n"),
    );
    hold(&[
        ("asked anew", vec![("app/a.py", code, other), ("tests/test_a.py", &old, &anew)], &[]),
        ("no code", vec![("tests/test_a.py", &old, &anew)], &["assertion-removed@2"]),
        (
            "of other things",
            vec![("app/a.py", code, other), ("tests/test_a.py", &old, &less)],
            &["assertion-removed@2"],
        ),
        (
            "a word that is everywhere",
            vec![("app/a.py", code, other), ("tests/test_a.py", &asks, &elsewhere)],
            &["assertion-removed@35"],
        ),
    ]);
}
