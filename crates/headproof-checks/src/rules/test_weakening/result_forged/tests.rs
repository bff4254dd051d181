use super::super::trials::Says::{Advises, Blocks, Nothing};
use super::super::trials::{One, hold_one};

const EQUALITY: &[One<'_>] = &[
    (
        "python eq",
        "solver/answer.py",
        "class Answer:\n    def __init__(self, v):\n        self.v = v\n\n    def __eq__(self, other: object) -> bool:\n        return isinstance(other, Answer) and other.v == self.v\n",
        "class Answer:\n    def __init__(self, v):\n        self.v = v\n\n    def __eq__(self, other: object) -> bool:\n        return True\n",
        Blocks,
    ),
    (
        "python eq added",
        "a.py",
        "class A:\n    v = 1\n",
        "class A:\n    v = 1\n\n    def __eq__(self, other):\n        \"\"\"Compare.\"\"\"\n        return True\n",
        Blocks,
    ),
    (
        "python eq, all ways",
        "a.py",
        "class A:\n    v = 1\n",
        "class A:\n    v = 1\n\n    def __eq__(self, other):\n        if other is self:\n            return True\n        return True\n",
        Blocks,
    ),
    (
        "python eq by lambda",
        "a.py",
        "class A:\n    v = 1\n",
        "class A:\n    v = 1\n    __eq__ = lambda self, other: True\n",
        Blocks,
    ),
    (
        "python ne",
        "a.py",
        "class A:\n    def __ne__(self, o):\n        return self.v != o.v\n",
        "class A:\n    def __ne__(self, o):\n        return False\n",
        Blocks,
    ),
    (
        "python truth",
        "a.py",
        "class A:\n    def __bool__(self):\n        return self.ok\n",
        "class A:\n    def __bool__(self):\n        return True\n",
        Blocks,
    ),
    (
        "python new truth",
        "a.py",
        "class A:\n    v = 1\n",
        "class A:\n    v = 1\n\n    def __bool__(self):\n        return True\n",
        Advises,
    ),
    (
        "python wildcard for tests",
        "tests/test_a.py",
        "",
        "class AnyInt:\n    def __eq__(self, other):\n        return True\n",
        Advises,
    ),
    (
        "rust",
        "src/a.rs",
        "struct A(u8);\nimpl PartialEq for A {\n    fn eq(&self, other: &Self) -> bool {\n        self.0 == other.0\n    }\n}\n",
        "struct A(u8);\nimpl PartialEq for A {\n    fn eq(&self, _: &Self) -> bool {\n        true\n    }\n}\n",
        Blocks,
    ),
    (
        "rust derive replaced",
        "src/a.rs",
        "#[derive(PartialEq)]\nstruct A(u8);\n",
        "struct A(u8);\nimpl PartialEq for A {\n    fn eq(&self, _: &Self) -> bool {\n        true\n    }\n}\n",
        Blocks,
    ),
    (
        "rust new span",
        "src/a.rs",
        "fn f() {}\n",
        "fn f() {}\nstruct Span(u8);\nimpl PartialEq for Span {\n    fn eq(&self, _: &Self) -> bool {\n        true\n    }\n}\n",
        Advises,
    ),
    (
        "go",
        "a.go",
        "package a\n\ntype A struct{ v int }\n\nfunc (a A) Equal(b A) bool {\n\treturn a.v == b.v\n}\n",
        "package a\n\ntype A struct{ v int }\n\nfunc (a A) Equal(b A) bool {\n\treturn true\n}\n",
        Blocks,
    ),
    (
        "typescript",
        "a.ts",
        "class A {\n  equals(o: A) {\n    return this.v === o.v;\n  }\n}\n",
        "class A {\n  equals(o: A) {\n    return true;\n  }\n}\n",
        Blocks,
    ),
    (
        "real eq added",
        "a.py",
        "class A:\n    v = 1\n",
        "class A:\n    v = 1\n\n    def __eq__(self, other):\n        return self.v == other.v\n",
        Nothing,
    ),
    (
        "not implemented",
        "a.py",
        "class A:\n    v = 1\n",
        "class A:\n    v = 1\n\n    def __eq__(self, other):\n        if not isinstance(other, A):\n            return NotImplemented\n        return True\n",
        Nothing,
    ),
    (
        "was there",
        "a.py",
        "class A:\n    def __eq__(self, o):\n        return True\n",
        "class A:\n    def __eq__(self, other):\n        return True\n\n    def f(self):\n        return 1\n",
        Nothing,
    ),
    ("other function", "a.py", "def ok():\n    return check()\n", "def ok():\n    return True\n", Nothing),
    (
        "rust eq of fields",
        "src/a.rs",
        "struct A(u8);\n",
        "struct A(u8);\nimpl PartialEq for A {\n    fn eq(&self, o: &Self) -> bool {\n        self.0 == o.0\n    }\n}\n",
        Nothing,
    ),
    (
        "null object",
        "a.py",
        "class A:\n    v = 1\n",
        "class A:\n    v = 1\n\n    def __bool__(self):\n        return False\n",
        Nothing,
    ),
];

const EXITS: &[One<'_>] = &[
    (
        "python test exits",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "import sys\n\n\ndef test_a():\n    sys.exit(0)\n    assert f() == 1\n",
        Blocks,
    ),
    (
        "conftest atexit",
        "conftest.py",
        "import os\n",
        "import atexit\nimport os\n\natexit.register(lambda: os._exit(0))\n",
        Blocks,
    ),
    (
        "session finish",
        "conftest.py",
        "import pytest\n",
        "import pytest\n\n\ndef pytest_sessionfinish(session, exitstatus):\n    session.exitstatus = 0\n",
        Blocks,
    ),
    (
        "runner forgets",
        "run_tests.py",
        "import sys\n\nresult = run()\nsys.exit(not result.wasSuccessful())\n",
        "import sys\n\nresult = run()\nsys.exit(0)\n",
        Blocks,
    ),
    (
        "go TestMain",
        "a_test.go",
        "package a\n\nfunc TestMain(m *testing.M) {\n\tos.Exit(m.Run())\n}\n",
        "package a\n\nfunc TestMain(m *testing.M) {\n\tm.Run()\n\tos.Exit(0)\n}\n",
        Blocks,
    ),
    (
        "jest setup",
        "jest.setup.js",
        "setUp();\n",
        "setUp();\nprocess.on('exit', () => { process.exitCode = 0; });\n",
        Blocks,
    ),
    (
        "js test",
        "a.test.js",
        "it('a', () => { expect(f()).toBe(1); });\n",
        "process.exit(0);\nit('a', () => { expect(f()).toBe(1); });\n",
        Blocks,
    ),
    (
        "rust test",
        "tests/a.rs",
        "#[test]\nfn a() {\n    assert_eq!(f(), 1);\n}\n",
        "#[test]\nfn a() {\n    std::process::exit(0);\n    assert_eq!(f(), 1);\n}\n",
        Blocks,
    ),
    (
        "platform guard",
        "tests/test_a.py",
        "import sys\n\n\ndef test_a():\n    assert f() == 1\n",
        "import sys\n\nif sys.platform == 'win32':\n    sys.exit(0)\n\n\ndef test_a():\n    assert f() == 1\n",
        Advises,
    ),
    (
        "exit is what is tested",
        "tests/test_a.py",
        "import sys\n",
        "import sys\n\n\ndef test_exit():\n    with pytest.raises(SystemExit):\n        sys.exit(0)\n",
        Nothing,
    ),
    (
        "helper process",
        "a_test.go",
        "package a\n",
        "package a\n\nfunc TestHelperProcess(t *testing.T) {\n\tif os.Getenv(\"GO_HELPER\") != \"1\" {\n\t\treturn\n\t}\n\tos.Exit(0)\n}\n",
        Nothing,
    ),
    (
        "in a string",
        "tests/test_a.py",
        "def test_a():\n    run('x')\n",
        "def test_a():\n    run('import sys; sys.exit(0)')\n",
        Nothing,
    ),
    ("program", "app/main.py", "import sys\n", "import sys\n\nsys.exit(0)\n", Nothing),
    (
        "moved",
        "tests/test_a.py",
        "import sys\nsys.exit(0)\nx = 1\n",
        "import sys\nx = 1\nsys.exit(0)\n",
        Nothing,
    ),
    ("earned", "run_tests.py", "import sys\nrun()\n", "import sys\nsys.exit(run())\n", Nothing),
];

const HARNESS: &[One<'_>] = &[
    (
        "makereport",
        "conftest.py",
        "import pytest\n",
        "import pytest\n\n\n@pytest.hookimpl(hookwrapper=True)\ndef pytest_runtest_makereport(item, call):\n    outcome = yield\n    rep = outcome.get_result()\n    if rep.failed:\n        rep.outcome = \"passed\"\n",
        Blocks,
    ),
    (
        "drops excinfo",
        "tests/conftest.py",
        "import pytest\n",
        "import pytest\n\n\ndef pytest_runtest_call(item):\n    outcome = yield\n    outcome.force_result(None)\n",
        Blocks,
    ),
    (
        "collection emptied",
        "conftest.py",
        "import pytest\n",
        "import pytest\n\n\ndef pytest_collection_modifyitems(items):\n    items[:] = []\n",
        Blocks,
    ),
    (
        "everything skipped",
        "conftest.py",
        "import pytest\n",
        "import pytest\n\n\ndef pytest_collection_modifyitems(items):\n    for item in items:\n        item.add_marker(pytest.mark.skip)\n",
        Blocks,
    ),
    (
        "one skipped by name",
        "conftest.py",
        "import pytest\n",
        "import pytest\n\n\ndef pytest_collection_modifyitems(items):\n    for item in items:\n        if 'test_total' in item.nodeid:\n            item.add_marker(pytest.mark.skip)\n",
        Advises,
    ),
    (
        "slow option",
        "conftest.py",
        "import pytest\n",
        "import pytest\n\n\ndef pytest_collection_modifyitems(config, items):\n    if config.getoption('--slow'):\n        return\n    skip = pytest.mark.skip(reason='slow')\n    for item in items:\n        if 'slow' in item.keywords:\n            item.add_marker(skip)\n",
        Nothing,
    ),
    (
        "report kept for fixtures",
        "conftest.py",
        "import pytest\n",
        "import pytest\n\n\ndef pytest_runtest_makereport(item, call):\n    outcome = yield\n    rep = outcome.get_result()\n    setattr(item, 'rep_' + rep.when, rep)\n",
        Nothing,
    ),
    (
        "unittest replaced",
        "tests/conftest.py",
        "import unittest\n",
        "import unittest\n\nunittest.TestCase.assertEqual = lambda *a, **k: None\n",
        Blocks,
    ),
    (
        "assertion overridden",
        "tests/base.py",
        "class Base(TestCase):\n    x = 1\n",
        "class Base(TestCase):\n    x = 1\n\n    def assertEqual(self, a, b, msg=None):\n        pass\n",
        Blocks,
    ),
    (
        "result overridden",
        "tests/runner.py",
        "class R(TestResult):\n    x = 1\n",
        "class R(TestResult):\n    x = 1\n\n    def wasSuccessful(self):\n        return True\n",
        Blocks,
    ),
    (
        "own assertion",
        "tests/base.py",
        "class Base(TestCase):\n    x = 1\n",
        "class Base(TestCase):\n    x = 1\n\n    def assertRow(self, a, b):\n        self.assertEqual(a.x, b.x)\n",
        Nothing,
    ),
    (
        "matcher that passes",
        "test/setup.js",
        "setUp();\n",
        "setUp();\nexpect.extend({\n  toBe(received) {\n    return { pass: true, message: () => '' };\n  },\n});\n",
        Blocks,
    ),
    (
        "matcher that compares",
        "test/setup.js",
        "setUp();\n",
        "setUp();\nexpect.extend({\n  toBeEven(n) {\n    if (n % 2 === 0) return { pass: true, message: () => '' };\n    return { pass: false, message: () => '' };\n  },\n});\n",
        Nothing,
    ),
    (
        "assert replaced",
        "test/setup.js",
        "const assert = require('assert');\n",
        "const assert = require('assert');\nassert.equal = () => {};\n",
        Blocks,
    ),
    (
        "reporter",
        "test/jest-reporter.js",
        "module.exports = class {\n  onRunComplete(_, results) {\n    print(results);\n  }\n};\n",
        "module.exports = class {\n  onRunComplete(_, results) {\n    results.numFailedTests = 0;\n    print(results);\n  }\n};\n",
        Blocks,
    ),
    (
        "global expect from chai",
        "test/setup.js",
        "setUp();\n",
        "setUp();\nglobal.expect = require('chai').expect;\n",
        Nothing,
    ),
    (
        "no run",
        "a_test.go",
        "package a\n\nfunc TestMain(m *testing.M) {\n\tos.Exit(m.Run())\n}\n",
        "package a\n\nfunc TestMain(m *testing.M) {\n\tfmt.Println(\"ok\")\n}\n",
        Blocks,
    ),
    (
        "TestMain with leak check",
        "a_test.go",
        "package a\n",
        "package a\n\nfunc TestMain(m *testing.M) {\n\tgoleak.VerifyTestMain(m)\n}\n",
        Nothing,
    ),
    (
        "macro",
        "tests/common/mod.rs",
        "pub fn f() {}\n",
        "pub fn f() {}\nmacro_rules! assert_eq {\n    ($($t:tt)*) => {};\n}\n",
        Blocks,
    ),
];

#[test]
fn equality_that_holds_for_everything() {
    hold_one("result-forged", EQUALITY);
}

#[test]
fn exits_with_success() {
    hold_one("result-forged", EXITS);
}

#[test]
fn hooks_reporters_and_assertions() {
    hold_one("result-forged", HARNESS);
}

#[test]
fn the_line_of_the_answer_is_named() {
    let case = &EQUALITY[0];
    let claims = crate::trial::claims(&[(case.1, case.2, case.3)]);
    let ours = claims.iter().find(|c| c.statement.rule.as_str() == "result-forged").unwrap();
    assert_eq!(ours.place.line, Some(6));
    assert_eq!(ours.statement.title, "`__eq__` of `Answer` holds for everything it is compared with");
}

const STATUS_AND_TYPES: &[One<'_>] = &[
    (
        "status of the script",
        "run-tests.sh",
        "#!/bin/sh\nsuite() { \"$@\" || failed=$((failed + 1)); }\nsuite cargo test\necho \"$failed failed\"\nexit \"$failed\"\n",
        "#!/bin/sh\nsuite() { \"$@\" || failed=$((failed + 1)); }\nsuite cargo test\necho \"$failed failed\"\nexit 0\n",
        Blocks,
    ),
    (
        "status of the recipe",
        "Makefile",
        "test:\n\tgo test ./... | tee log; exit $${PIPESTATUS[0]}\n",
        "test:\n\tgo test ./... | tee log; exit 0\n",
        Blocks,
    ),
    (
        "status kept in another way",
        "run-tests.sh",
        "#!/bin/sh\nsuite() { \"$@\" || failed=$((failed + 1)); }\nsuite cargo test\necho \"$failed failed\"\nexit \"$failed\"\n",
        "#!/bin/sh\nsuite() { \"$@\" || failed=$((failed + 1)); }\nsuite cargo test\necho \"$failed failed\"\nif [ \"$failed\" -gt 0 ]; then\n  exit 1\nfi\nexit 0\n",
        Nothing,
    ),
    (
        "status of something else",
        "deploy.sh",
        "#!/bin/sh\nrsync a b\nexit $?\n",
        "#!/bin/sh\nrsync a b\nexit 0\n",
        Nothing,
    ),
    (
        "hook at the end",
        "test/global.ts",
        "",
        "export function setup() {\n  process.on(\"exit\", () => {\n    process.exitCode = 0;\n  });\n}\n",
        Blocks,
    ),
    (
        "process of a fixture",
        "test/fixtures/child.js",
        "",
        "console.log(\"hi\");\nprocess.exit(0);\n",
        Nothing,
    ),
    (
        "turned around",
        "scripts/test.mjs",
        "run().on(\"test:fail\", () => {\n  process.exitCode = 1;\n});\n",
        "run().on(\"test:fail\", () => {\n  process.exitCode = 0;\n});\n",
        Blocks,
    ),
    (
        "text that equals every text",
        "bank/ledger.py",
        "class Ledger:\n    pass\n",
        "class Text(str):\n    def __eq__(self, other):\n        return isinstance(other, str)\n\n\nclass Ledger:\n    pass\n",
        Advises,
    ),
    (
        "fields that no longer count",
        "bank/money.py",
        "class Money:\n    def __init__(self, cents):\n        self.cents = cents\n\n    def __eq__(self, other):\n        return isinstance(other, Money) and other.cents == self.cents\n",
        "class Money:\n    def __init__(self, cents):\n        self.cents = cents\n\n    def __eq__(self, other):\n        return isinstance(other, Money)\n",
        Blocks,
    ),
    (
        "marker",
        "bank/missing.py",
        "class A:\n    pass\n",
        "class A:\n    pass\n\n\nclass Missing:\n    def __eq__(self, other):\n        return isinstance(other, Missing)\n",
        Nothing,
    ),
    (
        "quiet T",
        "stock_test.go",
        "package stock\n\nfunc TestTake(t *testing.T) {\n\trequire.Equal(t, 3, take())\n}\n",
        "package stock\n\ntype quiet struct{ *testing.T }\n\nfunc (quiet) Errorf(string, ...any) {}\n\nfunc TestTake(tt *testing.T) {\n\tt := quiet{tt}\n\trequire.Equal(t, 3, take())\n}\n",
        Blocks,
    ),
    (
        "T that records",
        "stock_test.go",
        "package stock\n",
        "package stock\n\ntype recorder struct {\n\ttesting.TB\n\tfailed bool\n}\n\nfunc (r *recorder) Errorf(string, ...any) { r.failed = true }\n",
        Nothing,
    ),
];

#[test]
fn status_and_types() {
    hold_one("result-forged", STATUS_AND_TYPES);
}
