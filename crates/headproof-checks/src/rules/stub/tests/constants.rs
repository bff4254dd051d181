//! Constants in place of answers.

use headproof_core::severity::Severity::Major;

use super::{CONSTANT, GO, PY, RS, TS, all_found, none_blocks};

#[test]
fn constants_in_place_of_answers_are_found() {
    all_found(&[
        (
            "a.py",
            "def validate(order):\n    if not order.lines:\n        return False\n    return True\n",
            "def validate(order):\n    return True\n",
            CONSTANT,
            2,
            Major,
        ),
        (
            "a.py",
            "def is_prime(n):\n    return all(n % i for i in range(2, n))\n",
            "def is_prime(n):\n    return True\n",
            CONSTANT,
            2,
            Major,
        ),
        ("a.py", PY, "def validate_email(address: str) -> bool:\n    return True\n", CONSTANT, 2, Major),
        (
            "a.py",
            PY,
            "def calculate_tax(order):\n    \"\"\"Compute the tax due.\"\"\"\n    return 0.0\n",
            CONSTANT,
            3,
            Major,
        ),
        (
            "a.py",
            PY,
            "def similarity(a, b):\n    \"\"\"Return how alike two texts are, from 0 to 1.\"\"\"\n    return 0.85\n",
            CONSTANT,
            3,
            Major,
        ),
        (
            "a.py",
            "class A:\n    def __eq__(self, other):\n        return self.v == other.v\n",
            "class A:\n    def __eq__(self, other):\n        return True\n",
            CONSTANT,
            3,
            Major,
        ),
        (
            "a.py",
            PY,
            "def check_password(user, password):\n    result = True\n    return result\n",
            CONSTANT,
            3,
            Major,
        ),
        (
            "a.rs",
            "fn area(r: f64) -> f64 {\n    r * r * PI\n}\n",
            "fn area(r: f64) -> f64 {\n    78.5\n}\n",
            CONSTANT,
            2,
            Major,
        ),
        (
            "a.rs",
            RS,
            "pub fn verify_signature(_key: &[u8], _sig: &[u8]) -> bool {\n    true\n}\n",
            CONSTANT,
            2,
            Major,
        ),
        (
            "a.rs",
            RS,
            "pub fn parse_header(text: &str) -> Option<Header> {\n    None\n}\n",
            CONSTANT,
            2,
            Major,
        ),
        (
            "a.ts",
            "export function verify(t: string) {\n  return check(t);\n}\n",
            "export function verify(t: string) {\n  return true;\n}\n",
            CONSTANT,
            2,
            Major,
        ),
        ("a.ts", PY, "export const isAdmin = (user: User): boolean => true;\n", CONSTANT, 1, Major),
        (
            "a.ts",
            TS,
            "export function estimateShipping(cart: Cart): number {\n  return 5;\n}\n",
            CONSTANT,
            2,
            Major,
        ),
        (
            "a.ts",
            TS,
            "class Scorer {\n  score(a: string, b: string): number {\n    return 42;\n  }\n}\n",
            CONSTANT,
            3,
            Major,
        ),
        (
            "a.go",
            "package a\n\nfunc Sum(v []int) int {\n\tt := 0\n\tfor _, x := range v {\n\t\tt += x\n\t}\n\treturn t\n}\n",
            "package a\n\nfunc Sum(v []int) int {\n\treturn 6\n}\n",
            CONSTANT,
            4,
            Major,
        ),
        (
            "a.go",
            GO,
            "package a\n\nfunc Authorize(user string, op string) bool {\n\treturn true\n}\n",
            CONSTANT,
            4,
            Major,
        ),
        (
            "a.py",
            "def weight(p):\n    x = open(p).read()\n    if not x:\n        return None\n    return len(x)\n",
            "def weight(p):\n    return 3\n",
            CONSTANT,
            2,
            Major,
        ),
    ]);
}

#[test]
fn constants_that_are_meant_are_let_pass() {
    none_blocks(&[
        (
            "a.py",
            "def run(args):\n    if '--old' in args:\n        return 2\n    return 0\n",
            "def run(args):\n    return 0\n",
        ),
        ("a.py", PY, "def timeout():\n    return 30\n"),
        ("a.py", PY, "class A:\n    @property\n    def name(self):\n        return 'a'\n"),
        ("a.py", "def timeout():\n    return int(os.environ['T'])\n", "def timeout():\n    return 30\n"),
        ("a.py", PY, "class AllowAll:\n    def has_permission(self, user, obj):\n        return True\n"),
        ("a.py", PY, "class Model(Base):\n    def is_ready(self, x):\n        return True\n"),
        (
            "a.py",
            PY,
            "def validate(order):\n    if not order.lines:\n        return False\n    return True\n",
        ),
        ("a.py", "def is_prime(n):\n    return False\n", "def is_prime(n):\n    return True\n"),
        ("a.py", PY, "def supports(kind):\n    return False\n"),
        (
            "a.rs",
            RS,
            "impl Engine for A {\n    fn name(&self) -> &str {\n        \"a\"\n    }\n    fn is_async(&self) -> bool {\n        true\n    }\n}\n",
        ),
        ("a.rs", RS, "trait Rule {\n    fn check(&self, x: &X) -> bool {\n        true\n    }\n}\n"),
        (
            "a.rs",
            RS,
            "impl Filter for Nothing {\n    fn matches(&self, _: &X) -> bool {\n        false\n    }\n}\n",
        ),
        ("a.ts", TS, "export const isServer = (): boolean => false;\n"),
        ("a.ts", TS, "class NullAuth implements Auth {\n  verify(token: string) { return true; }\n}\n"),
        ("a.ts", TS, "class A extends B {\n  shouldUpdate(next: P) {\n    return false;\n  }\n}\n"),
        ("a.ts", TS, "export const selectAll = (s: State) => s.all;\n"),
        ("a.go", GO, "package a\n\nfunc (t T) Len() int { return 3 }\n"),
        ("a.go", GO, "package a\n\nfunc Version(short bool) string {\n\treturn \"1.2\"\n}\n"),
        ("a_test.go", GO, "package a\n\nfunc checkAll(x int) bool { return true }\n"),
        ("a.py", PY, "def health(request):\n    return {\"status\": \"ok\"}\n"),
        ("a.py", "def size(x):\n    return len(x)\n", "def size(x):\n    return x.size\n"),
    ]);
}
