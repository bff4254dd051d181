//! Remarks in place of code, and what a merge or a debugger left.

use headproof_core::severity::Severity::{Major, Minor};

use super::{GO, PY, RS, TODO, TS, all_found, found, none_blocks};

#[test]
fn remarks_that_stand_for_the_work_are_found() {
    all_found(&[
        (
            "a.py",
            PY,
            "def rate(order):\n    # In a real implementation this would ask the carrier\n    return base(order)\n",
            TODO,
            2,
            Major,
        ),
        (
            "a.py",
            PY,
            "def rate(order):\n    # Placeholder logic until the API is ready\n    return len(order) * 2\n",
            TODO,
            2,
            Major,
        ),
        (
            "a.py",
            PY,
            "def rate(order):\n    x = table(order)  # hardcoded for now\n    return x\n",
            TODO,
            2,
            Major,
        ),
        (
            "a.ts",
            TS,
            "export function rate(o: O) {\n  // In production, this would call the payment API\n  return fake(o);\n}\n",
            TODO,
            2,
            Major,
        ),
        (
            "a.ts",
            TS,
            "export function rate(o: O) {\n  // Simulate API call\n  return later(o, 5);\n}\n",
            TODO,
            2,
            Major,
        ),
        (
            "a.ts",
            TS,
            "export function rate(o: O) {\n  // TODO: replace with real lookup\n  return guess(o);\n}\n",
            TODO,
            2,
            Major,
        ),
        (
            "a.rs",
            RS,
            "pub fn rate(o: &O) -> u32 {\n    // simplified implementation, ignores zones\n    o.weight * 2\n}\n",
            TODO,
            2,
            Major,
        ),
        (
            "a.rs",
            RS,
            "pub fn rate(o: &O) -> u32 {\n    // TODO: implement zones\n    o.weight * 2\n}\n",
            TODO,
            2,
            Major,
        ),
        (
            "a.go",
            GO,
            "package a\n\nfunc Rate(o O) int {\n\t// dummy implementation\n\treturn o.W * 2\n}\n",
            TODO,
            4,
            Major,
        ),
        (
            "a.go",
            GO,
            "package a\n\nfunc Rate(o O) int {\n\t// TODO: implement zones\n\treturn o.W * 2\n}\n",
            TODO,
            4,
            Major,
        ),
        (
            "a.py",
            PY,
            "def rate(order):\n    # TODO make this faster\n    return table(order)\n",
            TODO,
            2,
            Minor,
        ),
        (
            "a.py",
            "def f(x):\n    # TODO: validate the incoming address\n    return g(x)\n",
            "def f(x):\n    # Future: validate the incoming address\n    return g(x)\n",
            TODO,
            2,
            Major,
        ),
        (
            "a.ts",
            "// FIXME: retry failed uploads\nf();\n",
            "// Retry of failed uploads is deferred\nf();\n",
            TODO,
            1,
            Major,
        ),
        (
            "A.java",
            "int f() { return 1; }\n",
            "int f() {\n  // In a real application we would ask the service\n  return 1;\n}\n",
            TODO,
            2,
            Major,
        ),
    ]);
}

#[test]
fn remarks_beside_working_code_are_let_pass() {
    none_blocks(&[
        ("a.py", PY, "def rate(order):\n    # TODO(#123): cache this\n    return table(order)\n"),
        ("a.py", PY, "# TODO: drop Python 3.9\nx = 2\n"),
        (
            "a.py",
            "def f(x):\n    # TODO: validate the address\n    return g(x)\n",
            "def f(x):\n    # Validate the address first\n    check(x)\n    return g(x)\n",
        ),
        ("a.py", "def f(x):\n    # TODO: validate\n    return g(x)\n", "def f(x):\n    return g(x)\n"),
        ("a.py", "if a:\n    # TODO: implement zones\n    f()\n", "# TODO: implement zones\nf()\n"),
        ("a.ts", TS, "const text = 'In a real implementation this would ask';\n"),
        ("a.ts", TS, "<input placeholder=\"name\" />;\n// the placeholder is shown while empty\n"),
        ("a.tsx", TS, "export const todos = [];\n// todos are sorted by date\n"),
        ("a.test.ts", TS, "// dummy implementation\nconst f = () => 1;\n"),
        ("README.md", "a\n", "In a real implementation this would be longer.\n"),
        ("a.rs", RS, "// A stub resolver asks one server and caches.\nfn f() { g(); }\n"),
        ("a.go", GO, "package a\n\n// hack the header so that proxies keep it\nfunc f() { g() }\n"),
        ("a.yml", "a: b\n", "a: c # TODO: implement caching\n"),
    ]);
}

#[test]
fn merges_and_leftovers_are_found() {
    all_found(&[
        ("a.py", PY, "<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> topic\n", "stub.merge_marker", 1, Major),
        (
            "c.yml",
            "a: b\n",
            "<<<<<<< ours\na: b\n=======\na: c\n>>>>>>> theirs\n",
            "stub.merge_marker",
            1,
            Major,
        ),
        ("a.js", TS, "debugger;\nf();\n", "stub.leftover", 1, Minor),
        ("a.py", PY, "import pdb; pdb.set_trace()\n", "stub.leftover", 1, Minor),
        ("a.py", PY, "breakpoint()\n", "stub.leftover", 1, Minor),
        ("a.rs", RS, "fn f() {\n    dbg!(x);\n}\n", "stub.leftover", 2, Minor),
    ]);
    for (path, before, after) in [
        ("a.md", "a\n", "<<<<<<< HEAD\nx\n=======\ny\n>>>>>>> topic\n"),
        ("a.py", PY, "T = '''\n<<<<<<< HEAD\nx\n=======\ny\n>>>>>>> topic\n'''\n"),
        ("a.py", PY, "x = y << 7\n"),
        ("a.js", TS, "// never leave debugger; in\nf();\n"),
        ("a.py", PY, "s = 'breakpoint()'\n"),
    ] {
        assert!(found(&[(path, before, after)]).is_empty(), "{path}: {after}");
    }
}
