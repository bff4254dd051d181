//! Bodies that do nothing.

use headproof_core::severity::Severity::Major;

use super::{EMPTY, GO, PY, RS, TS, all_found, found, none_blocks, say};

#[test]
fn empty_bodies_that_promise_work_are_found() {
    all_found(&[
        (
            "a.py",
            "def purge(root):\n    for p in root:\n        p.unlink()\n",
            "def purge(root):\n    pass\n",
            EMPTY,
            2,
            Major,
        ),
        (
            "a.py",
            PY,
            "def save_order(order):\n    \"\"\"Write the order to the database.\"\"\"\n    pass\n",
            EMPTY,
            3,
            Major,
        ),
        (
            "a.py",
            PY,
            "def save_order(order):\n    \"\"\"Write the order to the database.\"\"\"\n",
            EMPTY,
            1,
            Major,
        ),
        ("a.py", PY, "def count_lines(path) -> int:\n    ...\n", EMPTY, 2, Major),
        ("a.py", PY, "def validate(order):\n    # TODO\n    pass\n", EMPTY, 3, Major),
        (
            "a.py",
            PY,
            "class Store:\n    def save(self, item):\n        pass\n\n    def load(self):\n        return read(self)\n",
            EMPTY,
            3,
            Major,
        ),
        ("a.rs", "fn purge(r: &R) {\n    r.clear();\n}\n", "fn purge(_r: &R) {}\n", EMPTY, 1, Major),
        (
            "a.rs",
            RS,
            "/// Writes the order to the database at once.\npub fn save(order: &Order) {}\n",
            EMPTY,
            2,
            Major,
        ),
        (
            "a.ts",
            "export function notify(u: User) {\n  mail(u);\n}\n",
            "export function notify(u: User) {\n}\n",
            EMPTY,
            1,
            Major,
        ),
        ("a.ts", TS, "export async function saveDraft(d: Draft): Promise<void> {\n}\n", EMPTY, 1, Major),
        (
            "a.ts",
            TS,
            "export async function saveDraft(d: Draft): Promise<void> {\n  // TODO: call the API\n}\n",
            EMPTY,
            1,
            Major,
        ),
        ("a.js", TS, "class Cart {\n  add(i) { this.i.push(i); }\n  remove(i) {\n  }\n}\n", EMPTY, 3, Major),
        (
            "a.go",
            "package a\n\nfunc Reserve(id string) {\n\tstock[id]--\n}\n",
            "package a\n\nfunc Reserve(id string) {\n}\n",
            EMPTY,
            3,
            Major,
        ),
        (
            "a.go",
            GO,
            "package a\n\n// Purge deletes every file older than a day.\nfunc Purge(root string) {}\n",
            EMPTY,
            4,
            Major,
        ),
        (
            "a.go",
            "package a\n\nfunc (s *S) Close() {\n\ts.flush()\n\ts.f.Close()\n}\n",
            "package a\n\nfunc (s *S) Close() {\n}\n",
            EMPTY,
            3,
            Major,
        ),
    ]);
}

#[test]
fn bodies_that_are_empty_on_purpose_are_let_pass() {
    none_blocks(&[
        (
            "log/nop.go",
            GO,
            "package log\n\n// Nop discards everything; tests use it to keep output quiet.\ntype Nop struct{}\n\nfunc (Nop) Info(string, ...any)  {}\nfunc (Nop) Error(string, ...any) {}\n",
        ),
        ("a.go", GO, "package a\n\nfunc (*Ident) exprNode() {}\n"),
        ("a.go", GO, "package a\n\nfunc (noopMailer) Send(to string) {}\n"),
        ("a.py", PY, "class AppError(Exception):\n    pass\n"),
        ("a.py", PY, "class P(Protocol):\n    def save(self, x: int) -> int: ...\n"),
        ("a.pyi", PY, "def save(x: int) -> int: ...\n"),
        ("a.py", PY, "@overload\ndef load(x: int) -> int: ...\n"),
        ("a.py", PY, "class A(ABC):\n    @abstractmethod\n    def save(self, x):\n        pass\n"),
        (
            "a.py",
            PY,
            "class Job:\n    def before_run(self):\n        pass\n\n    def on_error(self, e):\n        pass\n",
        ),
        ("a.py", PY, "class NullCache:\n    def store(self, k, v):\n        pass\n"),
        ("a.py", PY, "def publish(event):\n    # Nothing to do: the broker polls the table.\n    pass\n"),
        (
            "a.py",
            PY,
            "@click.group()\ndef cli():\n    \"\"\"Manage the archive of the shop.\"\"\"\n    pass\n",
        ),
        (
            "a.py",
            PY,
            "class A:\n    def __init__(self):\n        pass\n\n    def __exit__(self, *a):\n        pass\n",
        ),
        (
            "a.rs",
            RS,
            "pub trait Hook {\n    fn before(&self, c: &C) {}\n    fn process(&self, c: &C) {}\n}\n",
        ),
        ("a.rs", RS, "impl Visitor for Counter {\n    fn visit_leaf(&mut self, n: &N) {}\n}\n"),
        ("a.rs", RS, "impl Drop for Guard {\n    fn drop(&mut self) {}\n}\n"),
        ("a.ts", TS, "const noop = () => {};\nexport const c = { save: () => {}, onChange: noop };\n"),
        ("a.ts", TS, "class A {\n  constructor(private x: X) {}\n  ngOnInit() {}\n}\n"),
        ("a.ts", TS, "interface Store {\n  save(x: X): void;\n}\n"),
        ("a.ts", TS, "app.use((req, res) => {});\nbutton.addEventListener('x', function onX() {});\n"),
        ("a.test.ts", TS, "function save(x: X) {}\n"),
        ("a.py", "def purge(root):\n    pass\n", "def purge(root, days):\n    pass\n"),
        (
            "a.py",
            "def purge(root):\n    for path in root.iterdir():\n        path.unlink(missing_ok=True)\n",
            "def purge(root):\n    pass\n\n\ndef purge_now(root):\n    for path in root.iterdir():\n        path.unlink(missing_ok=True)\n",
        ),
    ]);
}

#[test]
fn one_function_is_reported_once() {
    let claims = found(&[(
        "pay.py",
        PY,
        "def charge(card, cents):\n    # TODO: call the real gateway\n    # In production this would charge the card\n    print('charging')\n    return {'status': 'ok'}\n",
    )]);
    assert_eq!(claims.iter().filter(|c| c.statement.severity >= Major).count(), 1, "{:?}", say(&claims));
}

#[test]
fn a_stub_that_moves_is_let_pass() {
    let stub = "def pack_everything(root):\n    raise NotImplementedError\n";
    assert!(found(&[("a.py", stub, ""), ("b.py", "", stub)]).is_empty());
    let constant = "export function verifyToken(t: string): boolean {\n  return true;\n}\n";
    assert!(found(&[("a.ts", constant, "export {};\n"), ("b.ts", "", constant)]).is_empty());
}

#[test]
fn a_gutted_function_shows_where_it_worked() {
    let claims = found(&[(
        "a.go",
        "package a\n\nfunc Save(o Order) error {\n\treturn db.Put(o)\n}\n",
        "package a\n\nfunc Save(o Order) error {\n\treturn nil\n}\n",
    )]);
    let [claim] = claims.as_slice() else { panic!("{claims:?}") };
    assert_eq!(claim.statement.title, "The work of `Save` is gone, and it still reports success");
    assert_eq!(claim.statement.related.first().map(|r| r.line), Some(3));
}
