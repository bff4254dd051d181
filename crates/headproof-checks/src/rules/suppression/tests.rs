//! What these rules find, and what looks like it and is none.

use headproof_core::claim::{Claim, Novelty};
use headproof_core::severity::Severity::{self, Major, Minor};

use crate::trial;

/// A change of one file and what is said about it: class, line, severity.
type Case = (&'static str, &'static str, &'static str, &'static str, u32, Severity);
/// A change of one file that nothing is said about.
type Quiet = (&'static str, &'static str, &'static str);

fn found(files: &[trial::File<'_>]) -> Vec<Claim> {
    let ours = |c: &Claim| c.statement.class.is_under("suppression") && c.statement.novelty == Novelty::New;
    trial::claims(files).into_iter().filter(ours).collect()
}

fn say(claims: &[Claim]) -> Vec<(String, u32, Severity)> {
    let row = |c: &Claim| {
        (c.statement.class.as_str().to_owned(), c.place.line.unwrap_or_default(), c.statement.severity)
    };
    claims.iter().map(row).collect()
}

fn all_found(cases: &[Case]) {
    let mut missed = Vec::new();
    for (path, before, after, class, line, severity) in cases {
        let got = say(&found(&[(path, before, after)]));
        if got != [((*class).to_owned(), *line, *severity)] {
            missed.push(format!("{path}: {after:?}\n   wanted {class} {line} {severity:?}, got {got:?}"));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

fn all_quiet(cases: &[Quiet]) {
    let mut noisy = Vec::new();
    for (path, before, after) in cases {
        let got = found(&[(path, before, after)]);
        if !got.is_empty() {
            noisy.push(format!("{path}: {after:?}\n   got {:?}", say(&got)));
        }
    }
    assert!(noisy.is_empty(), "{}", noisy.join("\n"));
}

const LINT: &str = "suppression.lint";
const TYPE: &str = "suppression.type";
const SECURITY: &str = "suppression.security";
const COVERAGE: &str = "suppression.coverage";

#[test]
fn lint_suppressions_are_found() {
    all_found(&[
        ("a.py", "x = 1\n", "x = f(y)  # noqa\n", LINT, 1, Major),
        ("a.py", "x = 1\n", "x = undefined_name  # noqa: F821\n", LINT, 1, Major),
        ("a.py", "x = f(y)\n", "x = f(y)  # noqa: N806\n", LINT, 1, Minor),
        ("a.py", "x = 1\n", "# ruff: noqa\nx = 1\n", LINT, 1, Major),
        ("a.py", "x = 1\n", "# flake8: noqa\nx = 1\n", LINT, 1, Major),
        ("a.py", "x = 1\n", "# ruff: noqa: F821, E722\nx = 1\n", LINT, 1, Major),
        ("a.py", "x = 1\n", "# pylint: skip-file\nx = 1\n", LINT, 1, Major),
        ("a.py", "x = 1\n", "x = q()  # pylint: disable=undefined-variable\n", LINT, 1, Major),
        ("a.py", "x = 1\n", "x = q()  # pylint: disable=invalid-name\n", LINT, 1, Minor),
        ("a.py", "x = q()  # noqa: F821\n", "x = q()  # noqa\n", LINT, 1, Major),
        ("a.py", "x = 1\n", "x = q  # noqa: F821 set by exec in the loader\n", LINT, 1, Minor),
        ("a.ts", "f();\n", "/* eslint-disable */\nf();\n", LINT, 1, Major),
        ("a.ts", "f();\n", "// eslint-disable-next-line\ng();\n", LINT, 1, Major),
        (
            "a.tsx",
            "f();\n",
            "// eslint-disable-next-line react-hooks/exhaustive-deps\nuseEffect(g, []);\n",
            LINT,
            1,
            Major,
        ),
        (
            "a.tsx",
            "f();\n",
            "// eslint-disable-next-line react-hooks/exhaustive-deps -- runs once on purpose\nuseEffect(g, []);\n",
            LINT,
            1,
            Minor,
        ),
        ("a.js", "f();\n", "console.log(1); // eslint-disable-line no-console\n", LINT, 1, Minor),
        (
            "a.ts",
            "f();\n",
            "// biome-ignore lint/correctness/noUnusedVariables: todo\nlet a = 1;\n",
            LINT,
            1,
            Major,
        ),
        ("a.ts", "f();\n", "// oxlint-disable-next-line\ng();\n", LINT, 1, Major),
        (
            "a.test.ts",
            "f();\n",
            "// eslint-disable-next-line jest/no-focused-tests\nit.only('x', f);\n",
            LINT,
            1,
            Major,
        ),
        ("a.js", "f();\n", "/* eslint-disable\n   no-undef,\n   no-console\n*/\nf();\n", LINT, 1, Major),
        ("a.go", "package a\n", "package a\n\nfunc f() {\n\tos.Remove(p) //nolint\n}\n", LINT, 4, Major),
        (
            "a.go",
            "package a\n",
            "package a\n\nfunc f() {\n\tos.Remove(p) //nolint:errcheck\n}\n",
            LINT,
            4,
            Major,
        ),
        (
            "a.go",
            "package a\n",
            "package a\n\nfunc f() {\n\tos.Remove(p) //nolint:errcheck // best effort on shutdown\n}\n",
            LINT,
            4,
            Minor,
        ),
        ("a.go", "package a\n", "//nolint:all\npackage a\n", LINT, 1, Major),
        (
            "a.go",
            "package a\n",
            "package a\n\n//lint:ignore SA1019 old client still needs it\nvar x = y.Z\n",
            LINT,
            3,
            Minor,
        ),
        ("src/lib.rs", "fn f() {}\n", "#![allow(warnings)]\nfn f() {}\n", LINT, 1, Major),
        ("src/lib.rs", "fn f() {}\n", "#![allow(clippy::all)]\nfn f() {}\n", LINT, 1, Major),
        ("src/lib.rs", "fn f() {}\n", "#[allow(dead_code)]\nfn f() {}\n", LINT, 1, Minor),
        ("src/a.rs", "fn f() {}\n", "#[allow(unused_must_use)]\nfn f() { g(); }\n", LINT, 1, Major),
        (
            "src/a.rs",
            "fn f() {}\n",
            "#[allow(clippy::unwrap_used)]\nfn f() { g().unwrap(); }\n",
            LINT,
            1,
            Major,
        ),
        (
            "src/a.rs",
            "fn f() {}\n",
            "#[expect(clippy::unwrap_used, reason = \"the pattern is constant, and tested\")]\nfn f() { g().unwrap(); }\n",
            LINT,
            1,
            Minor,
        ),
        (
            "src/a.rs",
            "#[allow(\n    dead_code,\n)]\nfn f() {}\n",
            "#[allow(\n    dead_code,\n    clippy::panic,\n)]\nfn f() {}\n",
            LINT,
            1,
            Major,
        ),
        ("a.sh", "echo $x\n", "# shellcheck disable=SC2086\necho $x\n", LINT, 1, Minor),
        ("Dockerfile", "RUN a\n", "# hadolint ignore=DL3008\nRUN apt-get install x\n", LINT, 1, Minor),
        ("a.rb", "f\n", "f # rubocop:disable Style/X\n", LINT, 1, Minor),
        ("a.cpp", "f();\n", "g(); // NOLINT\n", LINT, 1, Major),
    ]);
}

#[test]
fn what_looks_like_a_lint_suppression_is_let_pass() {
    all_quiet(&[
        ("a.py", "x = f(y)  # noqa: F821\n", "x = f(z)  # noqa: F821\n"),
        ("a.py", "x = f(y)  # noqa\n", "x = f(y)  # noqa: F821\n"),
        ("a.py", "x = f(y)  # noqa: F821\n", "x = f(y)\n"),
        ("a.py", "x = 1\n", "x = 'a very long line'  # noqa: E501\n"),
        ("a.py", "x = 1\n", "NOQA = '# noqa'\nx = 1\n"),
        ("a.py", "x = 1\n", "# noqa comments are forbidden here\nx = 1\n"),
        ("a.py", "x = 1\n", "# fmt: off\nx = 1\n"),
        ("a.py", "x = 1\n", "def f():\n    \"\"\"Strips `# noqa` marks.\"\"\"\n    return g(1)\n"),
        ("pkg/__init__.py", "x = 1\n", "from .a import b  # noqa: F401\nx = 1\n"),
        ("a.py", "import b  # pylint: disable=unused-import\n", "import b  # noqa: F401\n"),
        ("a.py", "if a:\n    x = q  # noqa: F821\n", "x = q  # noqa: F821\n"),
        ("a.ts", "/* tslint:disable */\nf();\n", "/* eslint-disable */\nf();\n"),
        ("a.ts", "f();\n", "const s = \"// eslint-disable-next-line\";\nf();\n"),
        ("a.ts", "f();\n", "// prettier-ignore\nconst m = [1,0];\n"),
        ("a.ts", "f();\n", "/* eslint-enable */\nf();\n"),
        (
            "a.ts",
            "// eslint-disable-next-line no-undef\nf(x);\n",
            "// eslint-disable-next-line no-undef\nf(y);\n",
        ),
        (
            "a.ts",
            "// eslint-disable-next-line no-undef, no-eval\nf(x);\n",
            "// eslint-disable-next-line no-undef\nf(x);\n",
        ),
        ("docs/lint.md", "a\n", "Write `// eslint-disable-next-line` or # noqa\n"),
        ("a.go", "package a\n", "package a\n\n// The linters need nolint marks to be narrow.\nvar x = 1\n"),
        ("a.go", "package a\n", "package a\n\nvar s = \"//nolint\"\n"),
        ("a_test.go", "package a\n", "package a\n\nvar s = f() //nolint:funlen\n"),
        ("src/a.rs", "#[allow(dead_code)]\nfn f() {}\n", "#[expect(dead_code)]\nfn f() {}\n"),
        ("src/a.rs", "#[allow(dead_code)]\nfn f() {}\n", "#[allow(dead_code)]\nfn g() {}\n"),
        (
            "src/a.rs",
            "#[allow(clippy::panic)]\nfn f() {}\n",
            "mod m {\n    #[allow(clippy::panic)]\n    fn f() {}\n}\n",
        ),
        ("src/a.rs", "fn f() {}\n", "fn f() { x.expect(\"clippy::all\"); }\n"),
        ("src/a.rs", "fn f() {}\n", "/// Use `#[allow(warnings)]` never.\nfn f() {}\n"),
        ("tests/a.rs", "fn f() {}\n", "#[allow(dead_code)]\nfn f() {}\n"),
        ("src/a.rs", "fn f() {}\n", "#[cfg_attr(test, allow(dead_code))]\nfn f() {}\n"),
        (
            "src/a.rs",
            "fn f() {}\n",
            "// headproof: allow lint-suppressed because it is an example\nfn g() {}\n",
        ),
    ]);
}

#[test]
fn type_suppressions_are_found() {
    all_found(&[
        ("a.py", "x = 1\n", "x: int = f()  # type: ignore\n", TYPE, 1, Major),
        ("a.py", "x = f()\n", "x = f()  # type: ignore\n", TYPE, 1, Major),
        ("a.py", "x = 1\n", "x: int = f()  # type: ignore[assignment]\n", TYPE, 1, Minor),
        ("a.py", "x = 1\n", "y = find(k).id  # type: ignore[union-attr]\n", TYPE, 1, Major),
        ("a.py", "x = 1\n", "y = f(1, 2)  # type: ignore[call-arg]\n", TYPE, 1, Major),
        ("a.py", "x = 1\n", "y = u.id  # pyright: ignore[reportOptionalMemberAccess]\n", TYPE, 1, Major),
        (
            "a.py",
            "x = 1\n",
            "x: int = f()  # type: ignore[assignment]  # stubs are wrong upstream\n",
            TYPE,
            1,
            Minor,
        ),
        ("a.py", "x: int = f()\n", "x: int = f()  # type: ignore[assignment]\n", TYPE, 1, Minor),
        ("a.py", "x = 1\n", "import yaml  # type: ignore\nx = 1\n", TYPE, 1, Minor),
        ("a.py", "x = 1\n", "# mypy: ignore-errors\nx = 1\n", TYPE, 1, Major),
        ("a.py", "x = 1\n", "# type: ignore\nx = 1\n", TYPE, 1, Major),
        ("a.py", "x = 1\n", "x: int = f()  # pyright: ignore\n", TYPE, 1, Major),
        ("a.py", "x = 1\n", "x: int = f()  # pyright: ignore[reportReturnType]\n", TYPE, 1, Minor),
        ("a.py", "x = f()  # type: ignore[arg-type]\n", "x = f()  # type: ignore\n", TYPE, 1, Major),
        ("src/api.ts", "return parse(raw);\n", "// @ts-ignore\nreturn raw;\n", TYPE, 1, Major),
        ("src/api.ts", "return parse(raw);\n", "// @ts-expect-error\nreturn raw;\n", TYPE, 1, Major),
        (
            "src/api.ts",
            "return parse(raw);\n",
            "// @ts-expect-error the SDK types lag behind\nreturn raw;\n",
            TYPE,
            1,
            Minor,
        ),
        ("src/api.ts", "return parse(raw);\n", "/* @ts-ignore */\nreturn raw;\n", TYPE, 1, Major),
        ("src/api.ts", "f();\n", "// @ts-nocheck\nf();\n", TYPE, 1, Major),
        ("src/api.test.ts", "f();\n", "// @ts-nocheck\nf();\n", TYPE, 1, Minor),
        ("src/a.tsx", "const a = 1;\n", "const a = <p>\n  {/* @ts-ignore */}\n  <b/></p>;\n", TYPE, 2, Major),
        ("src/api.ts", "f(x);\n", "f(x as any);\n", TYPE, 1, Major),
        ("src/api.ts", "return x;\n", "return x as unknown as Item;\n", TYPE, 1, Major),
        ("src/api.ts", "return x.id;\n", "return (x as any).id;\n", TYPE, 1, Major),
        ("src/api.ts", "f();\n", "const y = load() as any;\n", TYPE, 1, Minor),
        ("src/api.ts", "function f(x: User) {}\n", "function f(x: any) {}\n", TYPE, 1, Minor),
        ("a.py", "return f(x)\n", "return f(cast(Any, x))\n", TYPE, 1, Major),
        ("a.php", "<?php\nf();\n", "<?php\n// @phpstan-ignore-next-line\ng();\n", TYPE, 2, Major),
    ]);
}

#[test]
fn what_looks_like_a_type_suppression_is_let_pass() {
    all_quiet(&[
        ("tests/test_a.py", "x = 1\n", "f('a')  # type: ignore[arg-type]\n"),
        ("a.py", "x = 1\n", "x = []  # type: list[int]\n"),
        ("a.py", "x = f()  # type: ignore\n", "x = f()  # type: ignore[assignment]\n"),
        ("a.py", "x = f()  # type: ignore[a]\n", "x = f()  # pyright: ignore[a]\n"),
        ("a.py", "x = f()  # type: ignore\n", "if y:\n    x = f()  # type: ignore\n"),
        ("a.py", "x = 1\n", "MARK = \"# type: ignore\"\n"),
        ("src/a.ts", "// @ts-ignore\nf();\n", "// @ts-expect-error\nf();\n"),
        ("src/a.ts", "// @ts-ignore\nf(a);\n", "if (b) {\n  // @ts-ignore\n  f(a);\n}\n"),
        ("src/a.test-d.ts", "f();\n", "// @ts-expect-error\nf('no');\n"),
        ("src/a.test.ts", "f();\n", "const x = {} as any;\n"),
        ("src/a.ts", "f(x as any);\n", "f(x as any, y);\n"),
        ("src/a.ts", "f(x as any);\n", "f(x);\n"),
        ("src/a.ts", "f();\n", "const s = 'cast it as any';\n"),
        ("src/a.ts", "f();\n", "// use it as any other value\nf();\n"),
        ("src/a.ts", "f();\n", "const a = b!;\n"),
        ("src/a.ts", "f();\n", "const many = x as anyThing;\n"),
        ("src/a.ts", "f();\n", "// We removed every @ts-ignore here\nf();\n"),
        ("a.py", "x = 1\n", "x: Anything = 1\n"),
    ]);
}

#[test]
fn security_suppressions_are_found() {
    all_found(&[
        ("a.py", "x = 1\n", "run(c, shell=True)  # nosec\n", SECURITY, 1, Major),
        ("a.py", "x = 1\n", "run(c, shell=True)  # nosec B602\n", SECURITY, 1, Major),
        ("a.py", "x = 1\n", "run(c)  # nosec B603 - the arguments are constants\n", SECURITY, 1, Minor),
        ("a.py", "x = 1\n", "q(f'{x}')  # noqa: S608\n", SECURITY, 1, Major),
        ("a.py", "x = 1\n", "q(f'{x}')  # nosemgrep\n", SECURITY, 1, Major),
        ("a.py", "x = 1\n", "q(f'{x}')  # nosemgrep: python.lang.sql\n", SECURITY, 1, Major),
        ("a.go", "package a\n", "package a\n\nvar h = md5.New() // #nosec G401\n", SECURITY, 3, Major),
        ("a.go", "package a\n", "package a\n\nvar h = md5.New() //nolint:gosec\n", SECURITY, 3, Major),
        (
            "a.go",
            "package a\n",
            "package a\n\nvar h = md5.New() //nolint:gosec // not used for secrets\n",
            SECURITY,
            3,
            Minor,
        ),
        ("A.java", "f();\n", "g(); // NOSONAR\n", SECURITY, 1, Major),
        ("a.ts", "f();\n", "eval(x); // eslint-disable-line no-eval\n", SECURITY, 1, Major),
        ("a.js", "f();\n", "f(x); // lgtm[js/sql-injection]\n", SECURITY, 1, Major),
        ("a.js", "f();\n", "// codeql[js/xss]\nf(x);\n", SECURITY, 1, Major),
        (
            "a.tf",
            "x = 1\n",
            "#checkov:skip=CKV_AWS_20:The bucket is a public site\nacl = \"public-read\"\n",
            SECURITY,
            1,
            Minor,
        ),
        ("a.tf", "x = 1\n", "#tfsec:ignore:aws-s3-enable\nacl = \"public-read\"\n", SECURITY, 1, Major),
        ("c.yml", "a: b\n", "a: c # gitleaks:allow\n", SECURITY, 1, Major),
        ("c.py", "a = 1\n", "a = 'x'  # pragma: allowlist secret\n", SECURITY, 1, Major),
    ]);
}

#[test]
fn what_looks_like_a_security_suppression_is_let_pass() {
    all_quiet(&[
        ("tests/test_a.py", "x = 1\n", "assert f() == 1  # nosec B101\n"),
        ("tests/test_a.py", "x = 1\n", "assert f() == 1  # noqa: S101\n"),
        ("a.py", "run(c)  # nosec\n", "run(c)  # nosec B603\n"),
        ("a.py", "run(c)  # nosec\n", "run(d)  # nosec\n"),
        ("a.py", "run(c)  # nosec\n", "run(c)\n"),
        ("a.py", "x = 1\n", "SKIP = ('# nosec', 'NOSONAR')\n"),
        ("a.py", "x = 1\n", "# nosecurity here\nx = 1\n"),
        ("a.go", "package a\n", "package a\n\nvar s = \"#nosec\"\n"),
        (
            "a.go",
            "package a\n\nvar h = md5.New() // #nosec\n",
            "package a\n\nvar h = md5.New() //nolint:gosec\n",
        ),
        ("A.java", "g(); // NOSONAR\n", "if (x) {\n  g(); // NOSONAR\n}\n"),
        ("docs/x.md", "a\n", "# nosec is explained here\n"),
        ("a.ts", "f();\n", "log('codeql[js/xss]');\n"),
    ]);
}

#[test]
fn coverage_exclusions_are_found() {
    all_found(&[
        ("a.py", "x = 1\n", "def refund(o):  # pragma: no cover\n    return o.pay()\n", COVERAGE, 1, Major),
        ("a.py", "if x:\n    f()\n", "if x:  # pragma: no cover\n    f()\n", COVERAGE, 1, Minor),
        (
            "a.py",
            "x = 1\n",
            "if x:  # pragma: no cover - only with a GPU attached\n    f()\n",
            COVERAGE,
            1,
            Minor,
        ),
        ("a.py", "x = 1\n", "while x:  # pragma: no branch\n    f()\n", COVERAGE, 1, Minor),
        ("a.ts", "f();\n", "/* istanbul ignore next */\nfunction g() { h(); }\n", COVERAGE, 1, Major),
        ("a.ts", "f();\n", "/* istanbul ignore file */\nf();\n", COVERAGE, 1, Major),
        ("a.ts", "f();\n", "/* c8 ignore start */\nf();\n", COVERAGE, 1, Major),
        ("a.ts", "f();\n", "/* v8 ignore next 3 */\nf(x);\n", COVERAGE, 1, Minor),
        (
            "a.ts",
            "f();\n",
            "/* v8 ignore next -- the browser never gets here */\nf(x);\n",
            COVERAGE,
            1,
            Minor,
        ),
        ("src/a.rs", "fn f() {}\n", "#[coverage(off)]\nfn f() { g(); }\n", COVERAGE, 1, Major),
        (
            "src/a.rs",
            "fn f() {}\n",
            "#[cfg_attr(coverage_nightly, coverage(off))]\nfn f() { g(); }\n",
            COVERAGE,
            1,
            Major,
        ),
        ("src/a.rs", "fn f() {}\n", "#[cfg(not(tarpaulin_include))]\nfn f() { g(); }\n", COVERAGE, 1, Major),
        ("src/a.rs", "fn f() {}\n", "fn f() { g(); } // GRCOV_EXCL_LINE\n", COVERAGE, 1, Major),
        ("a.go", "package a\n", "package a\n\n// coverage:ignore\nfunc f() { g() }\n", COVERAGE, 3, Major),
        ("a.c", "f();\n", "g(); // LCOV_EXCL_LINE\n", COVERAGE, 1, Minor),
        ("a.rb", "f\n", "# :nocov:\ng\n", COVERAGE, 1, Major),
    ]);
}

#[test]
fn what_looks_like_a_coverage_exclusion_is_let_pass() {
    all_quiet(&[
        ("a.py", "x = 1\n", "if typing:\n    import ssl  # pragma: no cover\n"),
        ("a.py", "x = 1\n", "if TYPE_CHECKING:  # pragma: no cover\n    import y\n"),
        ("a.py", "x = 1\n", "if __name__ == \"__main__\":  # pragma: no cover\n    main()\n"),
        (
            "a.py",
            "x = 1\n",
            "class B(A):\n    def f(self):\n        raise NotImplementedError  # pragma: no cover\n",
        ),
        ("a.py", "x = 1\n", "try:\n    import y\nexcept ImportError:  # pragma: no cover\n    y = None\n"),
        ("a.py", "x = 1\n", "def __repr__(self):  # pragma: no cover\n    return f(self)\n"),
        ("a.py", "if x:  # pragma: no cover\n    f()\n", "if y:  # pragma: no cover\n    f()\n"),
        ("a.py", "if x:  # pragma: no cover\n    f()\n", "if x:\n    f()\n"),
        ("a.py", "x = 1\n", "PRAGMA = 'pragma: no cover'\n"),
        ("a.ts", "f();\n", "switch (a) {\n  /* istanbul ignore next */\n  default:\n    throw x;\n}\n"),
        ("a.ts", "/* istanbul ignore next */\nf(a);\n", "/* v8 ignore next */\nf(a);\n"),
        ("tests/test_a.py", "x = 1\n", "def helper():  # pragma: no cover\n    return f()\n"),
        (
            "src/a.rs",
            "fn f() {}\n",
            "#[cfg_attr(coverage_nightly, coverage(off))]\nimpl fmt::Debug for A {}\n",
        ),
        ("src/a.rs", "fn f() {}\n", "#[cfg(not(target_os = \"linux\"))]\nfn f() { g(); }\n"),
    ]);
}

#[test]
fn what_moves_between_files_is_let_pass() {
    let code = "def pull(queue):\n    return queue.get(flag)  # noqa\n";
    assert!(found(&[("a.py", code, ""), ("b.py", "", code)]).is_empty());
    let script = "// @ts-ignore\nconst item = load(raw);\n";
    let kept = "const other = 1;\n";
    let before = format!("{kept}{script}");
    assert!(found(&[("a.ts", &before, kept), ("b.ts", "", script)]).is_empty());
    // The same mark on other code is another suppression.
    let other = "// @ts-ignore\nconst user = load(other);\n";
    assert_eq!(found(&[("a.ts", &before, kept), ("b.ts", "", other)]).len(), 1);
}

#[test]
fn a_widened_suppression_shows_what_stood_there() {
    let claims = found(&[("a.py", "x = q()  # noqa: F821\n", "x = q()  # noqa\n")]);
    let [claim] = claims.as_slice() else { panic!("{claims:?}") };
    assert_eq!(claim.statement.title, "`noqa: F821` was widened to `noqa`");
    assert_eq!(claim.statement.related.len(), 1);
}

#[test]
fn many_alike_are_counted_rather_than_listed() {
    let lines: String = (0..9).map(|i| format!("x{i} = f({i})  # noqa: N806\n")).collect();
    let claims = found(&[("a.py", "y = 1\n", &lines)]);
    assert_eq!(claims.len(), 3);
    assert!(format!("{:?}", claims[2].statement.evidence).contains("6 more"), "{claims:?}");
}
