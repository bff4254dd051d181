//! Success that nothing earned.

use headproof_core::severity::Severity::Major;

use super::{CONSTANT, EMPTY, FAKE, GO, NOT_IMPLEMENTED, PY, RS, TS, all_found, none_blocks};

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
