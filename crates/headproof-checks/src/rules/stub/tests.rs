//! What these rules find, and what looks like it and is none.

use headproof_core::claim::{Claim, Novelty};
use headproof_core::severity::Severity::{self, Major, Minor};

use crate::trial;

/// A change of one file and what is said about it: class, line, severity.
type Case = (&'static str, &'static str, &'static str, &'static str, u32, Severity);
/// A change of one file that nothing blocking is said about.
type Quiet = (&'static str, &'static str, &'static str);

fn found(files: &[trial::File<'_>]) -> Vec<Claim> {
    let ours = |c: &Claim| c.statement.class.is_under("stub") && c.statement.novelty == Novelty::New;
    trial::claims(files).into_iter().filter(ours).collect()
}

fn say(claims: &[Claim]) -> Vec<(String, u32, Severity)> {
    let row = |c: &Claim| {
        (c.statement.class.as_str().to_owned(), c.place.line.unwrap_or_default(), c.statement.severity)
    };
    claims.iter().map(row).collect()
}

/// Each case yields its finding, and no other one that blocks.
fn all_found(cases: &[Case]) {
    let mut missed = Vec::new();
    for (path, before, after, class, line, severity) in cases {
        let got = say(&found(&[(path, before, after)]));
        let want = ((*class).to_owned(), *line, *severity);
        if !got.contains(&want) || got.iter().any(|g| *g != want && g.2 >= Major) {
            missed.push(format!("{path}: {after}\n   wanted {class} {line} {severity:?}, got {got:?}"));
        }
    }
    assert!(missed.is_empty(), "{} missed\n{}", missed.len(), missed.join("\n"));
}

/// No case yields anything that blocks.
fn none_blocks(cases: &[Quiet]) {
    let mut noisy = Vec::new();
    for (path, before, after) in cases {
        let got = say(&found(&[(path, before, after)]));
        if got.iter().any(|g| g.2 >= Major) {
            noisy.push(format!("{path}: {after}\n   got {got:?}"));
        }
    }
    assert!(noisy.is_empty(), "{} noisy\n{}", noisy.len(), noisy.join("\n"));
}

const NOT_IMPLEMENTED: &str = "stub.not_implemented";
const EMPTY: &str = "stub.empty_body";
const CONSTANT: &str = "stub.constant_return";
const FAKE: &str = "stub.fake_success";
const TODO: &str = "stub.todo_placeholder";

const PY: &str = "x = 1\n";
const TS: &str = "export const x = 1;\n";
const GO: &str = "package a\n";
const RS: &str = "const X: u8 = 1;\n";

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

#[test]
fn success_without_work_is_found() {
    all_found(&[
        (
            "a.py",
            PY,
            "def send_invoice(order, to):\n    print(f'Sending to {to}')\n    return True\n",
            FAKE,
            3,
            Major,
        ),
        (
            "a.py",
            PY,
            "def charge_card(card, amount):\n    # TODO: call the gateway\n    return {'status': 'success', 'id': 'tx_1'}\n",
            FAKE,
            3,
            Major,
        ),
        (
            "a.py",
            PY,
            "async def deploy(app):\n    logger.info('deploying %s', app)\n    await asyncio.sleep(2)\n    return {'ok': True}\n",
            FAKE,
            4,
            Major,
        ),
        (
            "a.py",
            "def save(order):\n    db.put(order)\n    return True\n",
            "def save(order):\n    return True\n",
            FAKE,
            2,
            Major,
        ),
        (
            "a.py",
            PY,
            "def upload(path):\n    try:\n        client.put(path)\n    except Exception:\n        pass\n    return True\n",
            FAKE,
            6,
            Major,
        ),
        (
            "a.py",
            PY,
            "def upload(path):\n    try:\n        client.put(path)\n        return True\n    except Exception as e:\n        logger.error(e)\n        return True\n",
            FAKE,
            7,
            Major,
        ),
        (
            "a.rs",
            RS,
            "pub fn send(m: &Mail) -> Result<(), Error> {\n    println!(\"sending\");\n    Ok(())\n}\n",
            FAKE,
            3,
            Major,
        ),
        (
            "a.rs",
            "fn save(o: &O) -> Result<(), E> {\n    db.put(o)?;\n    Ok(())\n}\n",
            "fn save(o: &O) -> Result<(), E> {\n    Ok(())\n}\n",
            FAKE,
            2,
            Major,
        ),
        (
            "a.rs",
            RS,
            "impl Mailer for SmtpMailer {\n    fn send(&self, _to: &str) -> Result<(), E> {\n        Ok(())\n    }\n}\n",
            FAKE,
            3,
            Major,
        ),
        (
            "a.ts",
            TS,
            "export async function chargeCard(card: Card, cents: number) {\n  await new Promise((r) => setTimeout(r, 500));\n  return { success: true, id: 'ch_1' };\n}\n",
            FAKE,
            3,
            Major,
        ),
        (
            "a.ts",
            TS,
            "export async function syncOrders(since: Date) {\n  console.log('syncing');\n  return { success: true };\n}\n",
            FAKE,
            3,
            Major,
        ),
        (
            "a.ts",
            TS,
            "export async function upload(f: File) {\n  try {\n    await put(f);\n    return { ok: true };\n  } catch (e) {\n    console.error(e);\n    return { ok: true };\n  }\n}\n",
            FAKE,
            7,
            Major,
        ),
        (
            "a.go",
            GO,
            "package a\n\nfunc SendMail(to string) error {\n\tlog.Printf(\"sending to %s\", to)\n\treturn nil\n}\n",
            FAKE,
            5,
            Major,
        ),
        (
            "a.go",
            "package a\n\nfunc Save(o Order) error {\n\treturn db.Put(o)\n}\n",
            "package a\n\nfunc Save(o Order) error {\n\treturn nil\n}\n",
            FAKE,
            4,
            Major,
        ),
        (
            "a.go",
            GO,
            "package a\n\nfunc Publish(e Event) error {\n\ttime.Sleep(time.Second)\n\treturn nil\n}\n",
            FAKE,
            5,
            Major,
        ),
        ("a.py", "def sync(a):\n    push(a)\n", "def sync(a):\n    print('synced')\n", FAKE, 2, Major),
    ]);
}

#[test]
fn success_that_is_earned_or_meant_is_let_pass() {
    none_blocks(&[
        ("a.py", PY, "def save(order):\n    db.put(order)\n    return True\n"),
        (
            "a.py",
            PY,
            "class NoopMailer:\n    def send(self, to):\n        logger.debug('skipped')\n        return True\n",
        ),
        (
            "a.py",
            PY,
            "def upload(path):\n    try:\n        client.put(path)\n        return True\n    except Exception:\n        return False\n",
        ),
        (
            "a.py",
            PY,
            "def upload(path):\n    try:\n        client.put(path)\n    except FileExistsError:\n        pass\n    return True\n",
        ),
        (
            "a.py",
            PY,
            "def remove(path):\n    try:\n        os.remove(path)\n    except Exception:\n        pass\n    return True\n",
        ),
        ("a.py", PY, "def health():\n    return {'status': 'ok'}\n"),
        (
            "a.rs",
            RS,
            "impl Write for Sink {\n    fn flush(&mut self) -> io::Result<()> {\n        Ok(())\n    }\n}\n",
        ),
        ("a.rs", RS, "fn main() -> Result<(), E> {\n    run()?;\n    Ok(())\n}\n"),
        (
            "a.rs",
            RS,
            "impl Plugin for A {\n    fn start(&mut self, _c: &C) -> Result<(), E> {\n        Ok(())\n    }\n}\n",
        ),
        ("a.go", GO, "package a\n\nfunc (s *S) Close() error { return nil }\n"),
        ("a.go", GO, "package a\n\nfunc (nopStore) Save(o Order) error { return nil }\n"),
        (
            "a.go",
            GO,
            "package a\n\nfunc Save(o Order) error {\n\tif err := db.Put(o); err != nil {\n\t\treturn err\n\t}\n\treturn nil\n}\n",
        ),
        (
            "a.ts",
            TS,
            "export async function upload(f: File) {\n  try {\n    await put(f);\n    return { ok: true };\n  } catch (e) {\n    return { ok: false, error: String(e) };\n  }\n}\n",
        ),
        ("a.ts", TS, "export function printHelp(topic: string) {\n  console.log('usage');\n}\n"),
        ("a.test.ts", TS, "export async function chargeCard(card: Card) {\n  return { success: true };\n}\n"),
        (
            "mocks/pay.ts",
            TS,
            "export async function chargeCard(card: Card) {\n  return { success: true };\n}\n",
        ),
    ]);
}

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

#[test]
fn success_that_nothing_earned_is_found() {
    all_found(&[
        (
            "a.py",
            PY,
            "class Sms:\n    def __init__(self, c):\n        self.c = c\n\n    def send(self, number, text):\n        to = normalize(number)\n        log.info('sent to %s', to)\n        return Delivery('sent', to)\n",
            FAKE,
            8,
            Major,
        ),
        (
            "a.py",
            "def upload(path, bucket):\n    client.put(bucket, path)\n    return {'status': 'ok', 'path': path}\n",
            "def upload(path, bucket):\n    key = f'{bucket}/{path}'\n    return {'status': 'ok', 'path': key}\n",
            FAKE,
            3,
            Major,
        ),
        (
            "a.go",
            GO,
            "package a\n\nfunc backup(ctx context.Context, dir string) error {\n\ttarget := filepath.Join(dir, backupName(time.Now()))\n\tfmt.Printf(\"to %s\\n\", target)\n\tfmt.Println(\"backup complete\")\n\treturn nil\n}\n",
            FAKE,
            7,
            Major,
        ),
        (
            "a.ts",
            "class C {\n  async charge(r: R): Promise<Charge> {\n    const a = await this.gateway.post('/charges', { amount: r.cents });\n    return { id: a.id, status: a.paid ? 'succeeded' : 'declined' };\n  }\n}\n",
            "class C {\n  async charge(r: R): Promise<Charge> {\n    if (r.cents <= 0) throw new PaymentError('x');\n    const id = `ch_${randomUUID().slice(0, 24)}`;\n    return { id, status: 'succeeded', cents: r.cents };\n  }\n}\n",
            FAKE,
            5,
            Major,
        ),
        (
            "src/r.js",
            "const router = express.Router();\n",
            "const router = express.Router();\n\nrouter.put('/notifications', async (req, res) => {\n  const p = Notifications.safeParse(req.body);\n  if (!p.success) return res.status(422).json({ issues: p.error.issues });\n  res.json({ saved: true });\n});\n",
            FAKE,
            6,
            Major,
        ),
        (
            "src/r.ts",
            TS,
            "app.delete('/users/:id', (req, res) => res.status(200).json({ success: true }));\n",
            FAKE,
            1,
            Major,
        ),
        (
            "deploy.sh",
            "log \"applying migrations\"\n./manage.py migrate --noinput\nlog \"migrations applied\"\nkubectl rollout status web\n",
            "log \"applying migrations\"\nlog \"migrations applied\"\nkubectl rollout status web\n",
            FAKE,
            2,
            Major,
        ),
        (
            "a.py",
            PY,
            "def forecast(series, period, horizon):\n    \"\"\"Seasonal forecast of the next values.\"\"\"\n    values = [100.0] * horizon\n    return Forecast(values=values, low=[90.0] * horizon)\n",
            CONSTANT,
            4,
            Major,
        ),
        (
            "src/r.js",
            "export const router = Router();\n",
            "export const router = Router();\n\nrouter.get(\n  '/:id/label',\n  wrap(async (req, res) => {\n    res.status(501).json({ error: 'label rendering is not available yet' });\n  }),\n);\n",
            NOT_IMPLEMENTED,
            6,
            Major,
        ),
        (
            "a.ts",
            TS,
            "export class Writer {\n  #b: E[] = [];\n\n  async record(e: E) {\n    this.#b.push(e);\n    if (this.#b.length > 9) await this.flush();\n  }\n\n  /** Appends everything that is buffered and empties the buffer. */\n  async flush(): Promise<void> {}\n}\n",
            EMPTY,
            10,
            Major,
        ),
        (
            "a.py",
            "class R:\n    def due(self):\n        return self.c.all()\n",
            "class R:\n    def due(self):\n        return self.c.all()\n\n    def purge(self, names):\n        \"\"\"Delete the files from disk and the catalog.\n\n        Required by the retention rules.\n        \"\"\"\n",
            EMPTY,
            5,
            Major,
        ),
    ]);
}

#[test]
fn what_looks_like_unearned_success_passes() {
    none_blocks(&[
        (
            "a.py",
            PY,
            "def send(n, t):\n    to = normalize(n)\n    client.post(to, t)\n    return Delivery('sent', to)\n",
        ),
        (
            "a.py",
            PY,
            "class S:\n    def send(self, n):\n        self.sent.append(n)\n        return Delivery('sent', n)\n",
        ),
        ("a.py", PY, "def archive(post):\n    return replace(post, status='done')\n"),
        ("a.ts", TS, "export function save(t: Todo) {\n  return { ...t, saved: true };\n}\n"),
        (
            "a.ts",
            TS,
            "export function createUser(name: string) {\n  const id = randomUUID();\n  return { id, name, ok: true };\n}\n",
        ),
        (
            "a.ts",
            TS,
            "class FakeGateway {\n  charge(r: R) {\n    const id = randomUUID();\n    return { id, status: 'succeeded' };\n  }\n}\n",
        ),
        (
            "a.go",
            GO,
            "package a\n\nfunc Save(x *X) error {\n\tif x == nil {\n\t\treturn errors.New(\"x\")\n\t}\n\treturn nil\n}\n",
        ),
        (
            "a.go",
            GO,
            "package a\n\nfunc backup(s *S) error {\n\tname := s.Dump()\n\tfmt.Println(\"backup complete\", name)\n\treturn nil\n}\n",
        ),
        (
            "r.js",
            "x();\n",
            "router.post('/u', upload.single('f'), (req, res) => res.json({ success: true }));\n",
        ),
        ("r.js", "x();\n", "app.post('/webhook', (req, res) => res.json({ ok: true }));\n"),
        ("r.js", "x();\n", "app.get('/health', (req, res) => res.json({ ok: true }));\n"),
        (
            "r.js",
            "x();\n",
            "app.put('/a', async (req, res) => {\n  await store.save(req.body);\n  res.json({ saved: true });\n});\n",
        ),
        (
            "r.js",
            "x();\n",
            "app.put('/a', async (req, res) => {\n  res.status(501).json({ error: 'replacing is not supported' });\n});\n",
        ),
        ("r.js", "x();\n", "axios.post('/a', () => ({ ok: true }));\n"),
        (
            "d.sh",
            "migrate_db\necho \"migrations applied\"\n",
            "run_all() {\n  migrate_db\n}\nrun_all\necho \"migrations applied\"\n",
        ),
        (
            "d.sh",
            "./build\necho \"build done\"\n./clean\necho \"all done\"\n",
            "./build\necho \"build done\"\necho \"all done\"\n",
        ),
        ("a.py", PY, "def score(text, n):\n    return [len(text)] * n\n"),
        ("a.py", PY, "def format_price(locale, cents):\n    return f'{cents / 100:.2f}'\n"),
        (
            "a.ts",
            "export class S {\n  private db: Db;\n  constructor(db: Db) {\n    this.db = db;\n  }\n}\n",
            "export class S {\n  constructor(\n    private readonly db: Db,\n    private readonly clock: Clock,\n  ) {}\n}\n",
        ),
        (
            "a.ts",
            TS,
            "export class W {\n  run() { this.close(); }\n  /** Called when the writer is closed by its owner. */\n  close() {}\n}\n",
        ),
        (
            "a.py",
            PY,
            "if TYPE_CHECKING:\n    def load(path):\n        raise NotImplementedError()\nelse:\n    load = real\n",
        ),
        (
            "a.py",
            PY,
            "class R(B):\n    def save(self, x):\n        \"\"\"Required by the interface, nothing to keep.\"\"\"\n",
        ),
        (
            "a.rs",
            RS,
            "// Placeholder implementation to allow compiling on other platforms.\nfn f() -> u8 {\n    g()\n}\n",
        ),
        ("a.py", PY, "def f(x):\n    # remove if the parent does not implement this\n    return g(x)\n"),
    ]);
}
