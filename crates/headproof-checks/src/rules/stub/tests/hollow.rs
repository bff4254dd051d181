//! Work that went while its name, its log lines and its answers stayed.

use headproof_core::severity::Severity::{self, Major, Minor};

use super::{PY, found, say};
use crate::trial::File;

/// Changes that take work away: name, files, class, line, severity.
type Loss<'t> = (&'t str, &'t [File<'t>], &'t str, u32, Severity);

const LOSSES: &[Loss<'_>] = &[
    (
        "py log left",
        &[(
            "app/jobs.py",
            "def purge_sessions(store, now):\n    old = [s for s in store.all() if s.expires < now]\n    for s in old:\n        store.delete(s.id)\n    log.info('purged %d', len(old))\n",
            "def purge_sessions(store, now):\n    log.info('purging sessions')\n",
        )],
        "stub.fake_success",
        2,
        Major,
    ),
    (
        "ts log left",
        &[(
            "src/audit.ts",
            "export async function archiveOrders(db: Db, before: Date): Promise<void> {\n  const rows = await db.orders.olderThan(before);\n  await db.archive.insert(rows);\n  logger.info(`archived ${rows.length}`);\n}\n",
            "export async function archiveOrders(db: Db, before: Date): Promise<void> {\n  logger.info(`archiving orders before ${before.toISOString()}`);\n}\n",
        )],
        "stub.fake_success",
        2,
        Major,
    ),
    (
        "go log left",
        &[(
            "jobs/purge.go",
            "package jobs\n\nfunc (p *Purger) Purge(ctx context.Context) error {\n\tif err := p.store.DeleteBefore(ctx, p.now()); err != nil {\n\t\treturn err\n\t}\n\tlog.Printf(\"purged\")\n\treturn nil\n}\n",
            "package jobs\n\nfunc (p *Purger) Purge(ctx context.Context) error {\n\tlog.Printf(\"purged\")\n\treturn nil\n}\n",
        )],
        "stub.fake_success",
        5,
        Major,
    ),
    (
        "rs log left",
        &[(
            "src/jobs.rs",
            "impl Purger {\n    pub fn purge(&self, now: u64) -> Result<(), Error> {\n        for s in self.store.expired(now)? {\n            self.store.delete(s.id)?;\n        }\n        info!(\"purged\");\n        Ok(())\n    }\n}\n",
            "impl Purger {\n    pub fn purge(&self, _now: u64) -> Result<(), Error> {\n        info!(\"purged\");\n        Ok(())\n    }\n}\n",
        )],
        "stub.fake_success",
        4,
        Major,
    ),
    (
        "js slog",
        &[(
            "src/mail.js",
            "async function sendWelcome(user) {\n  const html = await render('welcome', user);\n  await mailer.send(user.email, html);\n  console.log('sent welcome', user.id);\n}\nmodule.exports = { sendWelcome };\n",
            "async function sendWelcome(user) {\n  console.log('sent welcome', user.id);\n}\nmodule.exports = { sendWelcome };\n",
        )],
        "stub.fake_success",
        2,
        Major,
    ),
    (
        "py pass",
        &[(
            "app/cache.py",
            "class Cache:\n    def invalidate(self, key):\n        self.store.pop(key, None)\n        self.bus.publish('invalidate', key)\n",
            "class Cache:\n    def invalidate(self, key):\n        pass\n",
        )],
        "stub.empty_body",
        3,
        Major,
    ),
    (
        "py return none",
        &[(
            "app/hooks.py",
            "def check_origin(request):\n    origin = request.headers.get('Origin')\n    if origin not in ALLOWED:\n        raise Forbidden(origin)\n",
            "def check_origin(request):\n    return\n",
        )],
        "stub.empty_body",
        2,
        Major,
    ),
    (
        "go slog",
        &[(
            "api/rate.go",
            "package api\n\nfunc (l *Limiter) Allow(key string) bool {\n\tl.mu.Lock()\n\tdefer l.mu.Unlock()\n\tl.hits[key]++\n\treturn l.hits[key] <= l.max\n}\n",
            "package api\n\nfunc (l *Limiter) Allow(key string) bool {\n\treturn true\n}\n",
        )],
        "stub.constant_return",
        4,
        Major,
    ),
    (
        "rs default",
        &[(
            "src/price.rs",
            "pub fn discount(order: &Order) -> u32 {\n    if order.total > 100_00 { order.total / 10 } else { 0 }\n}\n",
            "pub fn discount(_order: &Order) -> u32 {\n    Default::default()\n}\n",
        )],
        "stub.constant_return",
        2,
        Major,
    ),
    (
        "ts return empty",
        &[(
            "src/search.ts",
            "export function suggest(index: Index, q: string): string[] {\n  return index.prefix(q.trim().toLowerCase()).slice(0, 5);\n}\n",
            "export function suggest(_index: Index, _q: string): string[] {\n  return [];\n}\n",
        )],
        "stub.constant_return",
        2,
        Major,
    ),
    (
        "ts arrow emptied",
        &[(
            "src/bus.ts",
            "export const onPaid = async (order: Order) => {\n  await stock.reserve(order.lines);\n  await mail.receipt(order);\n};\n",
            "export const onPaid = async (_order: Order) => {};\n",
        )],
        "stub.empty_body",
        1,
        Major,
    ),
    (
        "moved and emptied",
        &[
            (
                "src/session.js",
                "export function redact(entry) {\n  for (const k of ['password', 'token']) {\n    if (k in entry) entry[k] = '***';\n  }\n}\n\nexport function audit(log, entry) {\n  redact(entry);\n  log.write(entry);\n}\n",
                "import { redact } from './redact.js';\n\nexport function audit(log, entry) {\n  redact(entry);\n  log.write(entry);\n}\n",
            ),
            (
                "src/redact.js",
                "",
                "/** Removes secret fields from a log entry, in place. */\nexport function redact(entry) {\n}\n",
            ),
        ],
        "stub.empty_body",
        2,
        Major,
    ),
    (
        "py celery sent",
        &[(
            "billing/tasks.py",
            "@shared_task(bind=True)\ndef send_invoice(self, invoice_id: int) -> dict:\n    invoice = Invoice.objects.get(pk=invoice_id)\n    document = pdf.render(invoice)\n    mail.send(invoice.email, attachments=[document])\n    log.info('sent %s', invoice.number)\n    return {'invoice': invoice.number, 'status': 'sent'}\n",
            "@shared_task(bind=True)\ndef send_invoice(self, invoice_id: int) -> dict:\n    invoice = Invoice.objects.get(pk=invoice_id)\n    document = pdf.render(invoice)\n    log.info('sent %s', invoice.number)\n    return {'invoice': invoice.number, 'status': 'sent'}\n",
        )],
        "stub.fake_success",
        6,
        Major,
    ),
    (
        "js failed ok",
        &[(
            "src/upload.js",
            "export function uploads(bucket, log) {\n  return async function upload(file) {\n    await bucket.put(file.key, file.body);\n    return { ok: true, key: file.key };\n  };\n}\n",
            "export function uploads(bucket, log) {\n  return async function upload(file) {\n    try {\n      await bucket.put(file.key, file.body);\n    } catch {\n      return { ok: true, key: file.key };\n    }\n    return { ok: true, key: file.key };\n  };\n}\n",
        )],
        "stub.fake_success",
        6,
        Major,
    ),
    (
        "ts catch success",
        &[(
            "src/pay.ts",
            "export async function charge(order: Order) {\n  const res = await gateway.charge(order.total);\n  return { success: true, id: res.id };\n}\n",
            "export async function charge(order: Order) {\n  try {\n    const res = await gateway.charge(order.total);\n    return { success: true, id: res.id };\n  } catch (e) {\n    logger.error(e);\n    return { success: true, id: order.id };\n  }\n}\n",
        )],
        "stub.fake_success",
        7,
        Major,
    ),
    (
        "py except ok",
        &[(
            "app/pay.py",
            "def charge(order):\n    res = gateway.charge(order.total)\n    return {'ok': True, 'id': res.id}\n",
            "def charge(order):\n    try:\n        res = gateway.charge(order.total)\n        return {'ok': True, 'id': res.id}\n    except Exception:\n        return {'ok': True, 'id': order.id}\n",
        )],
        "stub.fake_success",
        6,
        Major,
    ),
    (
        "rs receipt",
        &[(
            "src/publish.rs",
            "impl P {\n    pub fn publish(&self, key: &str, body: &[u8]) -> Result<Receipt, Error> {\n        let (partition, offset) = self.broker.send(&self.topic, key, body)?;\n        Ok(Receipt { partition, offset })\n    }\n}\n",
            "impl P {\n    pub fn publish(&self, _key: &str, _body: &[u8]) -> Result<Receipt, Error> {\n        Ok(Receipt { partition: 0, offset: 1 })\n    }\n}\n",
        )],
        "stub.fake_success",
        3,
        Major,
    ),
    (
        "ts health",
        &[(
            "src/health.ts",
            "export async function health(pool: Pool, redis: Redis, version: string) {\n  const [database, cache] = await Promise.all([up(pool.query('SELECT 1')), up(redis.ping())]);\n  return { database, cache, version };\n}\n",
            "export async function health(pool: Pool, redis: Redis, version: string) {\n  return { database: 'up', cache: 'up', version };\n}\n",
        )],
        "stub.constant_return",
        2,
        Major,
    ),
    (
        "sh verify",
        &[(
            "ops/backup.sh",
            "#!/bin/sh\nset -eu\nverify() {\n  pg_restore --list \"$target\" >/dev/null\n  [ \"$(wc -c <\"$target\")\" -gt 0 ]\n}\nverify\n",
            "#!/bin/sh\nset -eu\nverify() {\n  echo \"backup verified: $target\"\n  return 0\n}\nverify\n",
        )],
        "stub.fake_success",
        4,
        Major,
    ),
    (
        "py webhook stub",
        &[(
            "app/stripe.py",
            "def refund(charge_id, amount):\n    r = client.post('/refunds', json={'charge': charge_id, 'amount': amount})\n    r.raise_for_status()\n    return r.json()\n",
            "def refund(charge_id, amount):\n    return {'id': 're_123', 'charge': charge_id, 'amount': amount, 'status': 'succeeded'}\n",
        )],
        "stub.fake_success",
        2,
        Major,
    ),
    (
        "ts stub response",
        &[(
            "src/geo.ts",
            "export async function geocode(address: string): Promise<Point> {\n  const res = await fetch(`${API}/geocode?q=${encodeURIComponent(address)}`);\n  return (await res.json()).point;\n}\n",
            "export async function geocode(address: string): Promise<Point> {\n  return { lat: 47.4979, lon: 19.0402 };\n}\n",
        )],
        "stub.constant_return",
        2,
        Major,
    ),
    (
        "py verify true",
        &[(
            "app/auth.py",
            "def verify_signature(payload, header, secret):\n    mac = hmac.new(secret, payload, 'sha256').hexdigest()\n    return hmac.compare_digest(mac, header)\n",
            "def verify_signature(payload, header, secret):\n    return True\n",
        )],
        "stub.constant_return",
        2,
        Major,
    ),
    (
        "const go two",
        &[(
            "httpx/retry.go",
            "package httpx\n\nfunc (p Policy) Delay(attempt int) time.Duration {\n\treturn p.Base << attempt\n}\n",
            "package httpx\n\nfunc (p Policy) Delay(attempt int, h http.Header) time.Duration {\n\tif wish, ok := retryAfter(h); ok {\n\t\treturn wish\n\t}\n\treturn p.Base << attempt\n}\n\n// retryAfter reads Retry-After, which holds seconds or a date.\nfunc retryAfter(header http.Header) (time.Duration, bool) {\n\treturn time.Hour, true\n}\n",
        )],
        "stub.constant_return",
        12,
        Major,
    ),
    (
        "const module",
        &[(
            "shop/vat.py",
            "RATES = {'AT': 0.2, 'DE': 0.19}\n\n\ndef rate(country, reduced=False):\n    if country not in RATES:\n        raise KeyError(country)\n    full = RATES[country]\n    return full / 2 if reduced else full\n",
            "DEFAULT_RATE = 0.19\n\n\ndef rate(country, reduced=False):\n    \"\"\"Rate that goods sent to the country are taxed with.\"\"\"\n    return DEFAULT_RATE\n",
        )],
        "stub.constant_return",
        6,
        Major,
    ),
    (
        "const ts module",
        &[(
            "src/ship.ts",
            "export function shippingCost(order: Order): number {\n  return ZONES[order.country].base + order.weight * PER_KG;\n}\n",
            "const FLAT_RATE = 4.9;\n\nexport function shippingCost(_order: Order): number {\n  return FLAT_RATE;\n}\n",
        )],
        "stub.constant_return",
        4,
        Major,
    ),
    (
        "elided js",
        &[(
            "src/handlers.js",
            "export const handlers = (store) => ({\n  async open(t) {\n    await store.set(t.id, t);\n  },\n  async close(id) {\n    const t = await store.get(id);\n    await store.set(id, { ...t, state: 'closed' });\n  },\n});\n",
            "export const handlers = (store) => ({\n  async open(t) {\n    await store.set(t.id, t);\n  },\n  // ... rest of the handlers stay the same ...\n});\n",
        )],
        "stub.todo_placeholder",
        5,
        Major,
    ),
    (
        "elided existing",
        &[(
            "src/a.ts",
            "export function run(job: Job) {\n  prepare(job);\n  const r = execute(job);\n  report(r);\n  return r;\n}\n",
            "export function run(job: Job) {\n  prepare(job, { strict: true });\n  // ... existing code ...\n}\n",
        )],
        "stub.todo_placeholder",
        3,
        Major,
    ),
    (
        "elided py",
        &[(
            "app/a.py",
            "def run(job):\n    prepare(job)\n    r = execute(job)\n    report(r)\n    return r\n",
            "def run(job, strict=False):\n    prepare(job, strict)\n    # ... rest of the function unchanged ...\n",
        )],
        "stub.todo_placeholder",
        3,
        Major,
    ),
    (
        "elided py 2",
        &[(
            "app/a.py",
            "class A:\n    def a(self):\n        return 1 + g()\n\n    def b(self):\n        return h()\n",
            "class A:\n    def a(self):\n        return 2 + g()\n\n    # (other methods remain unchanged)\n",
        )],
        "stub.todo_placeholder",
        5,
        Major,
    ),
    (
        "elided go",
        &[(
            "a/a.go",
            "package a\n\nfunc Run(j Job) error {\n\tif err := prep(j); err != nil {\n\t\treturn err\n\t}\n\treturn exec(j)\n}\n",
            "package a\n\nfunc Run(j Job) error {\n\t// ... same as before ...\n\treturn nil\n}\n",
        )],
        "stub.todo_placeholder",
        4,
        Major,
    ),
    (
        "elided rs",
        &[(
            "src/a.rs",
            "pub fn run(j: &Job) -> Result<(), E> {\n    prep(j)?;\n    exec(j)?;\n    Ok(())\n}\n",
            "pub fn run(j: &Job) -> Result<(), E> {\n    prep(j)?;\n    // rest of implementation omitted for brevity\n    Ok(())\n}\n",
        )],
        "stub.todo_placeholder",
        3,
        Major,
    ),
    (
        "elided impl omitted",
        &[(
            "src/a.ts",
            "export function parse(s: string): Ast {\n  return new Parser(s).parse();\n}\n",
            "export function parse(s: string): Ast {\n  // implementation omitted\n  return {} as Ast;\n}\n",
        )],
        "stub.todo_placeholder",
        2,
        Major,
    ),
    (
        "elided remaining cases",
        &[(
            "src/a.ts",
            "export function kind(t: T) {\n  switch (t.k) {\n    case 'a': return 1;\n    case 'b': return 2;\n    case 'c': return 3;\n  }\n}\n",
            "export function kind(t: T) {\n  switch (t.k) {\n    case 'a': return 1;\n    // ... other cases ...\n  }\n}\n",
        )],
        "stub.todo_placeholder",
        4,
        Major,
    ),
    (
        "notimpl match arm",
        &[(
            "src/export.rs",
            "pub fn export(f: Format, o: &mut W) -> R {\n    match f {\n        Format::Csv => csv(o),\n    }\n}\n",
            "pub fn export(f: Format, o: &mut W) -> R {\n    match f {\n        Format::Csv => csv(o),\n        Format::Xlsx => panic!(\"xlsx export is not supported yet\"),\n    }\n}\n",
        )],
        "stub.not_implemented",
        4,
        Minor,
    ),
    (
        "notimpl elif",
        &[(
            "app/x.py",
            "def write(fmt, rows):\n    if fmt == 'csv':\n        return csv(rows)\n    raise ValueError(fmt)\n",
            "def write(fmt, rows):\n    if fmt == 'csv':\n        return csv(rows)\n    if fmt == 'xlsx':\n        raise NotImplementedError('xlsx export is coming')\n    raise ValueError(fmt)\n",
        )],
        "stub.not_implemented",
        5,
        Minor,
    ),
    (
        "go notimpl case",
        &[(
            "a/x.go",
            "package a\n\nfunc Write(f string, r []Row) error {\n\tswitch f {\n\tcase \"csv\":\n\t\treturn csv(r)\n\t}\n\treturn nil\n}\n",
            "package a\n\nfunc Write(f string, r []Row) error {\n\tswitch f {\n\tcase \"csv\":\n\t\treturn csv(r)\n\tcase \"xlsx\":\n\t\tpanic(\"xlsx: not implemented\")\n\t}\n\treturn nil\n}\n",
        )],
        "stub.not_implemented",
        8,
        Minor,
    ),
];

#[test]
fn work_that_went_is_missed() {
    let met = |(_, files, class, line, severity): &&Loss<'_>| {
        say(&found(files)).contains(&((*class).to_owned(), *line, *severity))
    };
    let missed: Vec<&str> = LOSSES.iter().filter(|l| !met(l)).map(|l| l.0).collect();
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn a_comment_lets_a_body_be_empty_only_by_saying_why() {
    let with = |comment: &str| format!("def reserve(stock, n) -> int:\n    pass{comment}\n");
    for comment in ["", "  # hm", "  # implement", "  # headproof: allow empty-boddy because later"] {
        let said = found(&[("shop/a.py", PY, &with(comment))]);
        assert!(said.iter().any(|c| c.statement.severity >= Major), "{comment}: {said:?}");
    }
    let why = with("  # the shop books for itself");
    assert_eq!(found(&[("shop/a.py", PY, &why)]), []);
}
