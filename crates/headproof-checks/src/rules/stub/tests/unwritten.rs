//! Code that says that it is not written.

use headproof_core::severity::Severity::Major;

use super::{GO, NOT_IMPLEMENTED, PY, RS, TS, all_found, none_blocks};

#[test]
fn what_is_not_implemented_is_found() {
    all_found(&[
        (
            "a.py",
            PY,
            "def pack(root):\n    \"\"\"Packs.\"\"\"\n    raise NotImplementedError\n",
            NOT_IMPLEMENTED,
            3,
            Major,
        ),
        ("a.py", PY, "def pack(root):\n    raise NotImplementedError(\"TODO\")\n", NOT_IMPLEMENTED, 2, Major),
        (
            "a.py",
            PY,
            "async def pack(root):\n    log.info('x')\n    raise NotImplementedError()\n",
            NOT_IMPLEMENTED,
            3,
            Major,
        ),
        (
            "a.py",
            PY,
            "class Store:\n    def __init__(self, p):\n        self.p = p\n\n    def load(self):\n        return open(self.p)\n\n    def save(self, x):\n        raise NotImplementedError(\"not implemented yet\")\n",
            NOT_IMPLEMENTED,
            9,
            Major,
        ),
        (
            "a.py",
            "def pack(root):\n    return tar(root)\n",
            "def pack(root):\n    raise NotImplementedError\n",
            NOT_IMPLEMENTED,
            2,
            Major,
        ),
        ("a.py", PY, "def pack(root):\n    raise Exception('Not implemented')\n", NOT_IMPLEMENTED, 2, Major),
        ("a.rs", RS, "pub fn pack(root: &Path) -> usize {\n    todo!()\n}\n", NOT_IMPLEMENTED, 2, Major),
        (
            "a.rs",
            RS,
            "pub fn pack(root: &Path) -> usize {\n    unimplemented!()\n}\n",
            NOT_IMPLEMENTED,
            2,
            Major,
        ),
        (
            "a.rs",
            RS,
            "pub fn pack(root: &Path) -> Result<usize> {\n    Err(anyhow!(\"not implemented\"))\n}\n",
            NOT_IMPLEMENTED,
            2,
            Major,
        ),
        (
            "a.rs",
            RS,
            "pub fn pack(k: K) -> usize {\n    match k {\n        K::A => work(),\n        K::B => todo!(),\n    }\n}\n",
            NOT_IMPLEMENTED,
            4,
            Major,
        ),
        (
            "a.rs",
            RS,
            "pub fn pack(r: R) -> usize {\n    panic!(\"not yet implemented\");\n}\n",
            NOT_IMPLEMENTED,
            2,
            Major,
        ),
        (
            "a.ts",
            TS,
            "export function pack(root: string): number {\n  throw new Error('Not implemented');\n}\n",
            NOT_IMPLEMENTED,
            2,
            Major,
        ),
        (
            "a.ts",
            TS,
            "export const pack = async (root: string) => {\n  throw new Error(\"TODO: implement\");\n};\n",
            NOT_IMPLEMENTED,
            2,
            Major,
        ),
        (
            "a.ts",
            TS,
            "class A {\n  load() { return read(); }\n  save(x: X) {\n    throw new NotImplementedError();\n  }\n}\n",
            NOT_IMPLEMENTED,
            4,
            Major,
        ),
        (
            "a.js",
            TS,
            "function pack(req, res) {\n  return res.status(501).json({ error: 'not implemented' });\n}\n",
            NOT_IMPLEMENTED,
            2,
            Major,
        ),
        (
            "a.go",
            GO,
            "package a\n\nfunc Pack(root string) int {\n\tpanic(\"not implemented\")\n}\n",
            NOT_IMPLEMENTED,
            4,
            Major,
        ),
        (
            "a.go",
            GO,
            "package a\n\nfunc Pack(root string) error {\n\treturn errors.New(\"not implemented\")\n}\n",
            NOT_IMPLEMENTED,
            4,
            Major,
        ),
        (
            "a.go",
            GO,
            "package a\n\nfunc (s *Store) Pack(root string) (int, error) {\n\treturn 0, fmt.Errorf(\"pack: not implemented\")\n}\n",
            NOT_IMPLEMENTED,
            4,
            Major,
        ),
        (
            "a.go",
            GO,
            "package a\n\nfunc Pack(root string) int {\n\tpanic(\"TODO\")\n}\n",
            NOT_IMPLEMENTED,
            4,
            Major,
        ),
    ]);
}

#[test]
fn what_is_left_to_others_to_implement_is_let_pass() {
    none_blocks(&[
        (
            "a.py",
            PY,
            "class A(ABC):\n    @abstractmethod\n    def f(self):\n        raise NotImplementedError\n",
        ),
        ("a.py", PY, "class A(Protocol):\n    def f(self):\n        raise NotImplementedError\n"),
        (
            "a.py",
            PY,
            "class A:\n    def f(self):\n        raise NotImplementedError\n\n    def g(self):\n        raise NotImplementedError\n",
        ),
        (
            "a.py",
            PY,
            "class A:\n    def f(self):\n        raise NotImplementedError\n\n\nclass B(A):\n    def f(self):\n        return 1 + g()\n",
        ),
        (
            "a.py",
            PY,
            "class A:\n    def f(self):\n        raise NotImplementedError('Subclasses must implement f')\n\n    def h(self):\n        return self.f() + 1\n",
        ),
        (
            "a.py",
            PY,
            "class BaseLoader:\n    def f(self):\n        raise NotImplementedError\n\n    def h(self):\n        return self.f() + 1\n",
        ),
        (
            "a.py",
            PY,
            "class Frozen(dict):\n    def pop(self, k):\n        raise NotImplementedError('read-only mapping')\n",
        ),
        (
            "a.py",
            PY,
            "def f(x):\n    if isinstance(x, str):\n        return g(x)\n    raise NotImplementedError(f'cannot pack {x}')\n",
        ),
        (
            "a.py",
            "def f(x):\n    raise NotImplementedError\n",
            "def f(x, y):\n    raise NotImplementedError\n",
        ),
        ("a.py", "def f(x):\n    raise NotImplementedError\n", "def f(x):\n    return g(x)\n"),
        ("tests/test_a.py", PY, "class Fake:\n    def f(self, x):\n        raise NotImplementedError\n"),
        ("a.rs", RS, "trait A {\n    fn f(&self) -> usize {\n        unimplemented!()\n    }\n}\n"),
        ("a.rs", RS, "#[cfg(test)]\nmod tests {\n    fn f() -> usize {\n        todo!()\n    }\n}\n"),
        (
            "a.rs",
            RS,
            "impl Io for Mem {\n    fn seek(&mut self, p: u64) {\n        unimplemented!(\"memory does not support seeking\")\n    }\n}\n",
        ),
        ("a.rs", RS, "/// ```\n/// todo!()\n/// ```\nfn f() -> usize { g() }\n"),
        ("a.ts", TS, "abstract class A {\n  f() { throw new Error('not implemented'); }\n}\n"),
        (
            "a.ts",
            TS,
            "class A {\n  f() { throw new Error('must be implemented by subclass'); }\n  g() { return this.f(); }\n}\n",
        ),
        (
            "a.ts",
            TS,
            "class A {\n  f() { throw new Error('not implemented'); }\n  g() { return this.f(); }\n}\nclass B extends A {}\n",
        ),
        ("a.ts", TS, "function f(x: string) {\n  throw new Error('bad input ' + x);\n}\n"),
        ("a.go", GO, "package a\n\nfunc Must(err error) {\n\tif err != nil {\n\t\tpanic(err)\n\t}\n}\n"),
        ("a_test.go", GO, "package a\n\nfunc (f *fake) Pack() { panic(\"not implemented\") }\n"),
        (
            "a.go",
            GO,
            "package a\n\nfunc (UnimplementedServer) Get(ctx context.Context) (*R, error) {\n\treturn nil, status.Errorf(codes.Unimplemented, \"method Get not implemented\")\n}\n",
        ),
        ("a.py", PY, "def todo_list(user):\n    return \"todo\"\n"),
        (
            "a.py",
            "def pack(root):\n    return 1\n",
            "def pack(root):\n    return 1\n\n\nclass Codec:\n    def __lt__(self, o):\n        return NotImplemented\n",
        ),
    ]);
}
