//! Failures that are caught and dropped.

mod dropped;

use super::super::trials::Says::{Advises, Blocks, Nothing};
use super::super::trials::{One, hold_one};

const PYTHON: &[One<'_>] = &[
    (
        "assertion wrapped",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "def test_a():\n    try:\n        assert f() == 1\n    except Exception:\n        pass\n",
        Blocks,
    ),
    (
        "bare except",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "def test_a():\n    try:\n        assert f() == 1\n    except:\n        pass\n",
        Blocks,
    ),
    (
        "assertion error",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "def test_a():\n    try:\n        assert f() == 1\n    except AssertionError as e:\n        print(e)\n",
        Blocks,
    ),
    (
        "suppress",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "from contextlib import suppress\n\n\ndef test_a():\n    with suppress(AssertionError):\n        assert f() == 1\n",
        Blocks,
    ),
    (
        "act wrapped",
        "tests/test_a.py",
        "def test_a():\n    client.load('x')\n    assert ok()\n",
        "def test_a():\n    try:\n        client.load('x')\n    except Exception:\n        pass\n    assert ok()\n",
        Blocks,
    ),
    (
        "unittest",
        "tests/test_a.py",
        "class T(TestCase):\n    def test_a(self):\n        self.assertEqual(f(), 1)\n",
        "class T(TestCase):\n    def test_a(self):\n        try:\n            self.assertEqual(f(), 1)\n        except Exception:\n            return\n",
        Blocks,
    ),
    (
        "logged",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "def test_a():\n    try:\n        assert f() == 1\n    except Exception as e:\n        logger.warning(e)\n",
        Blocks,
    ),
    (
        "new test, act only",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "def test_a():\n    assert f() == 1\n\n\ndef test_b():\n    try:\n        g()\n    except Exception:\n        pass\n",
        Advises,
    ),
    (
        "production wrap",
        "app/a.py",
        "def f():\n    send(report())\n    return 1\n",
        "def f():\n    try:\n        send(report())\n    except Exception:\n        pass\n    return 1\n",
        Advises,
    ),
    (
        "expected error",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "def test_a():\n    try:\n        f()\n        assert False\n    except ValueError:\n        pass\n",
        Nothing,
    ),
    (
        "raises again",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "def test_a():\n    try:\n        assert f() == 1\n    except Exception:\n        dump()\n        raise\n",
        Nothing,
    ),
    (
        "finally",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "def test_a():\n    try:\n        assert f() == 1\n    finally:\n        close()\n",
        Nothing,
    ),
    (
        "clean-up",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "def test_a():\n    assert f() == 1\n    try:\n        os.remove('x')\n    except FileNotFoundError:\n        pass\n",
        Nothing,
    ),
    (
        "retry loop",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "def test_a():\n    for _ in range(9):\n        try:\n            assert f() == 1\n            break\n        except AssertionError:\n            pass\n    assert f() == 1\n",
        Nothing,
    ),
    (
        "with else",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "def test_a():\n    try:\n        check(1)\n    except AssertionError:\n        pass\n    else:\n        pytest.fail('no')\n",
        Nothing,
    ),
    (
        "was there",
        "tests/test_a.py",
        "def test_a():\n    try:\n        assert f() == 1\n    except Exception:\n        pass\n",
        "def test_a():\n    try:\n        assert f() == 2\n    except Exception:\n        pass\n",
        Nothing,
    ),
    (
        "fixture clean-up",
        "tests/conftest.py",
        "@fixture\ndef db():\n    yield open()\n",
        "@fixture\ndef db():\n    d = open()\n    yield d\n    try:\n        d.close()\n    except Exception:\n        pass\n",
        Nothing,
    ),
    (
        "production handling",
        "app/a.py",
        "def f():\n    return load()\n",
        "def f():\n    try:\n        return load()\n    except OSError:\n        return None\n",
        Nothing,
    ),
];

const SCRIPT: &[One<'_>] = &[
    (
        "expect wrapped",
        "a.test.ts",
        "it('a', () => {\n  expect(f()).toBe(1);\n});\n",
        "it('a', () => {\n  try {\n    expect(f()).toBe(1);\n  } catch {}\n});\n",
        Blocks,
    ),
    (
        "expect wrapped, logged",
        "a.test.ts",
        "it('a', () => {\n  expect(f()).toBe(1);\n});\n",
        "it('a', () => {\n  try {\n    expect(f()).toBe(1);\n  } catch (e) {\n    console.log(e);\n  }\n});\n",
        Blocks,
    ),
    (
        "promise",
        "a.test.js",
        "it('a', async () => {\n  await load();\n  expect(f()).toBe(1);\n});\n",
        "it('a', async () => {\n  await load().then(v => expect(v).toBe(1)).catch(() => {});\n});\n",
        Blocks,
    ),
    (
        "act wrapped",
        "a.test.js",
        "it('a', async () => {\n  await service.load('x');\n  expect(f()).toBe(1);\n});\n",
        "it('a', async () => {\n  try {\n    await service.load('x');\n  } catch (e) {\n    // ignore\n  }\n  expect(f()).toBe(1);\n});\n",
        Blocks,
    ),
    (
        "new test",
        "a.test.js",
        "it('a', () => { expect(f()).toBe(1); });\n",
        "it('a', () => { expect(f()).toBe(1); });\nit('b', () => {\n  try {\n    expect(g()).toBe(2);\n  } catch (e) {}\n});\n",
        Blocks,
    ),
    (
        "production",
        "src/a.ts",
        "export function f() {\n  return JSON.parse(read());\n}\n",
        "export function f() {\n  try {\n    return JSON.parse(read());\n  } catch {}\n}\n",
        Advises,
    ),
    (
        "asserts on the error",
        "a.test.ts",
        "it('a', () => {\n  expect(f()).toBe(1);\n});\n",
        "it('a', () => {\n  try {\n    f();\n    fail();\n  } catch (e) {\n    expect(e.code).toBe(1);\n  }\n});\n",
        Nothing,
    ),
    (
        "clean-up",
        "a.test.ts",
        "afterEach(async () => {\n  reset();\n});\n",
        "afterEach(async () => {\n  reset();\n  await server.close().catch(() => {});\n});\n",
        Nothing,
    ),
    (
        "rejects",
        "a.test.ts",
        "it('a', () => {\n  expect(f()).toBe(1);\n});\n",
        "it('a', async () => {\n  await expect(f()).rejects.toThrow('no');\n});\n",
        Nothing,
    ),
    (
        "handled",
        "src/a.ts",
        "export const f = () => load();\n",
        "export const f = () => load().catch(e => { report(e); throw e; });\n",
        Nothing,
    ),
];

const COMPILED: &[One<'_>] = &[
    (
        "go return",
        "a_test.go",
        "package a\n\nfunc TestA(t *testing.T) {\n\tgot, err := f()\n\tif err != nil {\n\t\tt.Fatal(err)\n\t}\n\tuse(got)\n}\n",
        "package a\n\nfunc TestA(t *testing.T) {\n\tgot, err := f()\n\tif err != nil {\n\t\treturn\n\t}\n\tuse(got)\n}\n",
        Blocks,
    ),
    (
        "go skip",
        "a_test.go",
        "package a\n\nfunc TestA(t *testing.T) {\n\tgot, err := f()\n\tif err != nil {\n\t\tt.Fatalf(\"f: %v\", err)\n\t}\n\tuse(got)\n}\n",
        "package a\n\nfunc TestA(t *testing.T) {\n\tgot, err := f()\n\tif err != nil {\n\t\tt.Skipf(\"f: %v\", err)\n\t}\n\tuse(got)\n}\n",
        Blocks,
    ),
    (
        "go recover",
        "a_test.go",
        "package a\n\nfunc TestA(t *testing.T) {\n\tif f() != 1 {\n\t\tt.Fatal()\n\t}\n}\n",
        "package a\n\nfunc TestA(t *testing.T) {\n\tdefer func() { recover() }()\n\tif f() != 1 {\n\t\tt.Fatal()\n\t}\n}\n",
        Blocks,
    ),
    (
        "rust let _",
        "src/a.rs",
        "#[cfg(test)]\nmod tests {\n    #[test]\n    fn a() {\n        save(1).unwrap();\n        assert!(done());\n    }\n}\n",
        "#[cfg(test)]\nmod tests {\n    #[test]\n    fn a() {\n        let _ = save(1);\n        assert!(done());\n    }\n}\n",
        Blocks,
    ),
    (
        "rust ok",
        "tests/a.rs",
        "#[test]\nfn a() {\n    save(1).expect(\"saved\");\n    assert!(done());\n}\n",
        "#[test]\nfn a() {\n    save(1).ok();\n    assert!(done());\n}\n",
        Blocks,
    ),
    (
        "rust if let",
        "tests/a.rs",
        "#[test]\nfn a() {\n    let x = load(1).unwrap();\n    assert_eq!(x, 2);\n}\n",
        "#[test]\nfn a() {\n    if let Ok(x) = load(1) {\n        assert_eq!(x, 2);\n    }\n}\n",
        Blocks,
    ),
    (
        "go require",
        "a_test.go",
        "package a\n\nfunc TestA(t *testing.T) {\n\tgot, err := f()\n\tif err != nil {\n\t\tt.Fatal(err)\n\t}\n\tuse(got)\n}\n",
        "package a\n\nfunc TestA(t *testing.T) {\n\tgot, err := f()\n\trequire.NoError(t, err)\n\tuse(got)\n}\n",
        Nothing,
    ),
    (
        "go expects a panic",
        "a_test.go",
        "package a\n\nfunc TestA(t *testing.T) {\n\tf()\n}\n",
        "package a\n\nfunc TestA(t *testing.T) {\n\tdefer func() {\n\t\tif r := recover(); r == nil {\n\t\t\tt.Error(\"no panic\")\n\t\t}\n\t}()\n\tf()\n}\n",
        Nothing,
    ),
    (
        "rust discarded value",
        "tests/a.rs",
        "use ranges::merge;\n\n#[test]\nfn a() {\n    let got = merge(vec![(0, 4)]);\n    assert_eq!(got, vec![(0, 4)]);\n}\n",
        "use ranges::merge;\n\n#[test]\nfn a() {\n    let _ = merge(vec![(0, 4)]);\n}\n",
        Nothing,
    ),
    (
        "rust clean-up",
        "tests/a.rs",
        "#[test]\nfn a() {\n    assert!(done());\n}\n",
        "#[test]\nfn a() {\n    assert!(done());\n    let _ = std::fs::remove_file(\"x\");\n}\n",
        Nothing,
    ),
    (
        "rust question mark",
        "tests/a.rs",
        "#[test]\nfn a() {\n    save(1).unwrap();\n}\n",
        "#[test]\nfn a() -> Result<()> {\n    save(1)?;\n    Ok(())\n}\n",
        Nothing,
    ),
];

#[test]
fn python_handlers() {
    hold_one("error-swallowed", PYTHON);
}

#[test]
fn script_handlers() {
    hold_one("error-swallowed", SCRIPT);
}

#[test]
fn errors_dropped_in_go_and_rust() {
    hold_one("error-swallowed", COMPILED);
}

const SCRIPTS_AND_ENDS: &[One<'_>] = &[
    (
        "step that may fail",
        "scripts/smoke.sh",
        "set -e\ncheck /health up\ncheck /search ready\n",
        "set -e\ncheck /health up\ncheck /search ready || true\n",
        Blocks,
    ),
    (
        "step behind a condition",
        "smoke/run.sh",
        "set -e\nnode order.mjs\necho passed\n",
        "set -e\nif ! node order.mjs; then\n  echo \"failed\" >&2\nfi\necho passed\n",
        Blocks,
    ),
    (
        "condition that ends",
        "smoke/run.sh",
        "set -e\nnode order.mjs\n",
        "set -e\nif ! node order.mjs; then\n  echo \"failed\" >&2\n  exit 1\nfi\n",
        Nothing,
    ),
    (
        "status kept",
        "smoke/run.sh",
        "set -e\nnode order.mjs\n",
        "set -e\nstatus=0\nnode order.mjs || status=$?\nexit \"$status\"\n",
        Nothing,
    ),
    (
        "cleaning up",
        "scripts/smoke.sh",
        "set -e\ncheck /health up\ncheck /search ready\ndocker rm -f db\n",
        "set -e\ncheck /health up\ncheck /search ready\ndocker rm -f db || true\n",
        Nothing,
    ),
    (
        "new step",
        "scripts/smoke.sh",
        "set -e\ncheck /health up\ncheck /search ready\n",
        "set -e\ncheck /health up\ncheck /search ready\ncheck /beta ready || true\n",
        Nothing,
    ),
    (
        "leaves in finally",
        "a.test.mjs",
        "test('a', async () => {\n  assert.equal(await get('a'), 1);\n});\n",
        "test('a', async () => {\n  try {\n    assert.equal(await get('a'), 1);\n  } finally {\n    await close();\n    return;\n  }\n});\n",
        Blocks,
    ),
    (
        "leaves in finally, python",
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n",
        "def test_a():\n    try:\n        assert f() == 1\n    finally:\n        return\n",
        Blocks,
    ),
    (
        "closes in finally",
        "a.test.mjs",
        "test('a', async () => {\n  assert.equal(await get('a'), 1);\n});\n",
        "test('a', async () => {\n  try {\n    assert.equal(await get('a'), 1);\n  } finally {\n    await close();\n  }\n});\n",
        Nothing,
    ),
    (
        "unwound",
        "src/a.rs",
        "#[test]\nfn a() {\n    assert_eq!(f(), 1);\n}\n",
        "#[test]\nfn a() {\n    let _ = std::panic::catch_unwind(|| {\n        assert_eq!(f(), 1);\n    });\n}\n",
        Blocks,
    ),
    (
        "unwound and asked",
        "src/a.rs",
        "#[test]\nfn a() {\n    assert_eq!(f(), 1);\n}\n",
        "#[test]\nfn a() {\n    let got = std::panic::catch_unwind(|| {\n        assert_eq!(f(), 1);\n    });\n    assert!(got.is_err());\n}\n",
        Nothing,
    ),
    (
        "recovered into nothing",
        "a_test.go",
        "package a\n\nfunc TestA(t *testing.T) {\n\tf()\n}\n",
        "package a\n\nfunc TestA(t *testing.T) {\n\tdefer func() {\n\t\t_ = recover()\n\t}()\n\tf()\n}\n",
        Blocks,
    ),
    (
        "recovered and logged",
        "a_test.go",
        "package a\n\nfunc TestA(t *testing.T) {\n\tf()\n}\n",
        "package a\n\nfunc TestA(t *testing.T) {\n\tdefer func() {\n\t\tif r := recover(); r != nil {\n\t\t\tt.Log(r)\n\t\t}\n\t}()\n\tf()\n}\n",
        Blocks,
    ),
    (
        "recovered and kept",
        "a_test.go",
        "package a\n\nfunc TestA(t *testing.T) {\n\tf()\n}\n",
        "package a\n\nfunc TestA(t *testing.T) {\n\tvar got any\n\tdefer func() {\n\t\tgot = recover()\n\t\tcheck(t, got)\n\t}()\n\tf()\n}\n",
        Nothing,
    ),
];

#[test]
fn scripts_and_ends() {
    hold_one("error-swallowed", SCRIPTS_AND_ENDS);
}
