use proptest::prelude::*;

use crate::inventory::sketch::{inventory_of, sketches};

const DECLARATIONS: &[(&str, &str)] = &[
    (
        "vitest",
        "import { describe, expect, it } from \"vitest\";\nimport { totalCents } from \"./basket\";\n\ndescribe(\"totalCents\", () => {\n  it(\"is zero for an empty basket\", () => {\n    expect(totalCents([])).toBe(0);\n  });\n\n  it.skip(\"multiplies by quantity\", () => {\n    expect(totalCents([{ sku: \"a\", qty: 3, cents: 250 }])).toBe(750);\n  });\n});\n",
    ),
    (
        "nested suites and focus",
        "describe('a', () => {\n  describe.skip('b', () => {\n    test('c', () => { expect(f()).toBe(1); });\n  });\n  fdescribe('d', function () { fit('e', () => { expect(g()).toBe(2); }); });\n});\n",
    ),
    (
        "x and todo",
        "xit('a', () => { expect(1).toBe(f()); });\nxdescribe('s', () => { it('b', () => {}); });\nit.todo('later');\nit('pending');\ntest.failing('c', () => { expect(f()).toBe(1); });\ntest.fails('d', () => { expect(f()).toBe(1); });\n",
    ),
    (
        "conditional skips",
        "it.skipIf(process.platform === 'win32')('a', () => { expect(f()).toBe(1); });\ntest.runIf(hasGit)('b', () => { expect(f()).toBe(1); });\n(linux ? it : it.skip)('c', () => { expect(f()).toBe(1); });\nconst itSlow = process.env.SLOW ? it : it.skip;\nitSlow('d', () => { expect(f()).toBe(1); });\nif (isNode) { it('e', () => { expect(f()).toBe(1); }); }\n",
    ),
    (
        "each list",
        "it.each([\n  [1, 2, 3],\n  [2, 3, 5],\n])('adds %i to %i', (a, b, want) => {\n  expect(add(a, b)).toBe(want);\n});\nconst cases = [{ text: 'a b', want: 'a-b' }, { text: '', want: '' }];\ndescribe.each(cases)('slug $text', ({ text, want }) => {\n  it('slugs', () => { expect(slug(text)).toBe(want); });\n});\n",
    ),
    (
        "each table",
        "test.each`\n  a    | b    | want\n  ${1} | ${1} | ${2}\n  ${2} | ${3} | ${5}\n`('adds $a', ({ a, b, want }) => {\n  expect(add(a, b)).toBe(want);\n});\n",
    ),
    (
        "loops around tests",
        "for (const [text, want] of [['a', 1], ['b', 2]]) {\n  it(`reads ${text}`, () => { expect(read(text)).toBe(want); });\n}\ncases.forEach(c => it(c.name, () => { expect(run(c)).toBe(c.want); }));\nconst cases = [{ name: 'x', want: 1 }];\n",
    ),
    (
        "mocha",
        "const { expect } = require('chai');\nconst load = require('../lib/load');\ndescribe('load', function () {\n  this.timeout(5000);\n  before(function () { if (!process.env.DB) this.skip(); });\n  it('reads', function () {\n    this.retries(2);\n    if (os.platform() === 'win32') { this.skip(); }\n    expect(load('x')).to.equal(1);\n  });\n});\n",
    ),
    (
        "node:test",
        "import test from 'node:test';\nimport assert from 'node:assert/strict';\ntest('outer', async (t) => {\n  await t.test('inner', { skip: true }, () => { assert.equal(f(), 1); });\n  await t.test('todo', { todo: 'later' }, () => { assert.ok(f()); });\n});\ntest('plain', { skip: !hasGit, timeout: 500 }, () => { assert.deepEqual(f(), [1]); });\ntest('inside', (t) => { t.skip('no network'); assert.ok(f()); });\n",
    ),
    (
        "playwright",
        "test.describe('cart', () => {\n  test.skip(({ browserName }) => browserName === 'webkit', 'no webkit');\n  test.describe.configure({ retries: 2 });\n  test('adds', async ({ page }) => {\n    test.setTimeout(60_000);\n    await page.goto('/');\n    await expect(page.getByText('1')).toBeVisible({ timeout: 1000 });\n    await expect(page).toHaveURL('/cart');\n  });\n  test.fixme('removes', async ({ page }) => { await expect(page).toHaveTitle('x'); });\n  test('here', async ({ page }) => { test.skip(true, 'flaky'); await expect(page).toHaveTitle('x'); });\n});\n",
    ),
    (
        "cypress",
        "describe('login', () => {\n  it('works', () => {\n    cy.visit('/');\n    cy.get('.user').should('have.text', 'Ann').and('be.visible');\n    cy.contains('Welcome');\n    cy.get('li').should('not.exist');\n  });\n});\n",
    ),
    (
        "ava and tape",
        "import test from 'ava';\ntest('adds', t => { t.is(add(1, 2), 3); t.deepEqual(list(), [1]); t.true(ok()); t.throws(() => bad(), { message: 'x' }); });\ntest.serial.skip('later', t => { t.pass(); });\n",
    ),
    (
        "deno and qunit",
        "Deno.test({ name: 'reads', ignore: true, fn() { assertEquals(read(), 1); } });\nQUnit.module('m', () => { QUnit.test('q', assert => { assert.equal(f(), 1); assert.notOk(g()); }); });\nQUnit.skip('s', assert => { assert.ok(f()); });\n",
    ),
    (
        "limits",
        "jest.setTimeout(30000);\njest.retryTimes(3);\nit('slow', async () => { expect(await f()).toBe(1); }, 10 * 1000);\nit('vitest', { retry: 2, timeout: 100 }, () => { expect(f()).toBe(1); });\nit('waits', async () => { await waitFor(() => expect(f()).toBe(1), { timeout: 4000 }); });\n",
    ),
    (
        "stand-ins",
        "import { send } from './mail';\njest.mock('./mail', () => ({ send: jest.fn() }));\nvi.mock(import('./clock'));\ndescribe('send', () => {\n  beforeEach(() => { jest.spyOn(api, 'get').mockResolvedValue({}); });\n  it('sends', () => {\n    const stub = sinon.stub(mail, 'send').returns(1);\n    service.load = vi.fn();\n    jest.spyOn(api, 'post');\n    expect(send()).toBe(1);\n  });\n});\n",
    ),
    (
        "helpers and hooks",
        "function check(x) { expect(run(x)).toBe(1); }\nconst make = (n) => build(n);\nafterEach(() => { expect(leaks()).toEqual([]); });\nit('runs', () => check(3));\nit('wrapped', fakeAsync(() => { expect(f()).toBe(1); }));\nit('empty', () => {});\nit('comment', () => { // TODO\n});\n",
    ),
    (
        "early return",
        "it('a', () => { return; expect(f()).toBe(1); });\nit('b', () => { if (process.env.CI) return; expect(f()).toBe(1); });\n",
    ),
    (
        "typescript",
        "import type { Row } from './row';\nit('types', async () => {\n  const row = (await load('x')) as Row;\n  expect(row!.id satisfies number).toBe<number>(1);\n  expectTypeOf(row).toEqualTypeOf<Row>();\n});\n",
    ),
    (
        "no tests",
        "export function test(value) { return /a/.test(value); }\nconst it = list[Symbol.iterator]();\nfor (const x of it) { test(x); }\n",
    ),
    ("broken", "describe('a', () => {\n  it('b', () => {\n    expect(f(.toBe(1);\n"),
];

const ASSERTIONS: &[(&str, &str)] = &[
    (
        "equality",
        "expect(f()).toBe(1); expect(a).toEqual({ x: [1, 'b'] }); expect(a).not.toBe(b); expect(a).toStrictEqual(b); expect(a).toHaveLength(3);",
    ),
    (
        "trivial",
        "expect(true).toBe(true); expect(a).toBe(a); expect(1).toBeTruthy(); expect(f()).toBe(f()); expect('x').toBeDefined();",
    ),
    (
        "presence and truth",
        "expect(a).toBeDefined(); expect(a).not.toBeNull(); expect(a).not.toBeUndefined(); expect(a).toBeTruthy(); expect(a).toBeFalsy(); expect(a).toBeNull();",
    ),
    (
        "types and bounds",
        "expect(a).toBeInstanceOf(Date); expect(a).toBeGreaterThan(3); expect(a).toEqual(expect.any(Number)); expect(a).toEqual(expect.anything());",
    ),
    (
        "parts",
        "expect(a).toContain('x'); expect(a).toMatch(/x/); expect(a).toMatchObject({ a: 1 }); expect(a).toEqual(expect.objectContaining({ a: 1 })); expect(a).toEqual({ id: expect.any(String), n: 1 }); expect(a).toHaveProperty('b.c');",
    ),
    (
        "tolerance",
        "expect(a).toBeCloseTo(0.3); expect(a).toBeCloseTo(0.3, 5); expect(a).to.be.closeTo(1, 0.5);",
    ),
    (
        "errors",
        "expect(f).toThrow(); expect(f).toThrow(Error); expect(f).toThrow(RangeError); expect(f).toThrow('no'); expect(f).not.toThrow();",
    ),
    (
        "promises",
        "await expect(f()).resolves.toBe(1); await expect(f()).rejects.toThrow(); await expect(f()).rejects.toThrow('no'); expect(f()).resolves.toBe(2); return expect(g()).rejects.toEqual({ code: 1 });",
    ),
    (
        "snapshots",
        "expect(a).toMatchSnapshot(); expect(a).toMatchInlineSnapshot(`\"x\"`); expect(f).toThrowErrorMatchingSnapshot();",
    ),
    (
        "calls of mocks",
        "expect(m).toHaveBeenCalled(); expect(m).toHaveBeenCalledWith(1, 'a'); expect(m).toHaveBeenCalledTimes(2); expect(m).not.toHaveBeenCalled(); sinon.assert.calledWith(m, 1); sinon.assert.calledOnce(m);",
    ),
    (
        "chai",
        "expect(a).to.equal(1); expect(a).to.deep.equal({ b: 1 }); expect(a).to.be.true; expect(a).to.not.exist; expect(a).to.be.an('array').that.includes(2); expect(a).to.have.length.above(2); a.should.equal(3); f(a).should.be.false; expect(f).to.throw(TypeError, /x/);",
    ),
    (
        "assert",
        "assert(a); assert.ok(a === 1); assert.equal(a, 1); assert.deepStrictEqual(f(a), [1]); assert.notEqual(a, 2); assert.throws(() => f()); assert.throws(() => f(), /no/); assert.isTrue(a); assert.closeTo(a, 1, 0.1); assert.match(a, /x/); assert.rejects(p, TypeError);",
    ),
    (
        "named assertions",
        "assertEquals(read(), 1); strictEqual(a, 2); assertThrows(() => f(), TypeError); assertRow(a, b); expect(1).toBe(g());",
    ),
    (
        "soft and poll",
        "expect.soft(a).toBe(1); await expect.poll(() => f()).toBe(2); expect.assertions(2); expect.hasAssertions();",
    ),
    (
        "requests",
        "await request(app).get('/users').expect(200).expect('Content-Type', /json/); await pactum.spec().get('/').expectStatus(200);",
    ),
    (
        "branches",
        "if (got !== want) { throw new Error('x'); } if (flag) { expect(a).toBe(1); } flag && expect(b).toBe(2); flag ? expect(c).toBe(3) : 0; switch (a) { case 1: expect(d).toBe(4); }",
    ),
    (
        "swallowed",
        "try { expect(a).toBe(1); } catch {} try { expect(b).toBe(1); } catch (e) { console.log(e); } try { f(); } catch (e) { expect(e.code).toBe(2); } try { f(); expect.fail(); } catch (e) { expect(e.code).toBe(3); } try { expect(c).toBe(1); } catch (e) { throw e; } finally { g(); }",
    ),
    (
        "never awaited",
        "load().then(v => { expect(v).toBe(1); }); await load().then(v => { expect(v).toBe(2); }); await load().then(v => expect(v).toBe(3)).catch(() => {});",
    ),
    (
        "loops",
        "for (const x of list) { expect(f(x)).toBe(1); } list.forEach(x => expect(f(x)).toBe(2)); [[1, 2], [3, 4]].forEach(([a, b]) => { expect(f(a)).toBe(b); });",
    ),
    ("project matcher", "expect(a).toBeValidRow(); expect(a).toHaveRows(3);"),
    ("comments and format", "expect( // here\n f( 1,2, ) /* now */ ).toEqual([\n 1,\n 'two',\n ]);"),
];

#[test]
fn declarations() {
    insta::assert_snapshot!(sketches("src/a.test.ts", DECLARATIONS));
}

#[test]
fn assertions() {
    let table: Vec<(&str, String)> =
        ASSERTIONS.iter().map(|(n, t)| (*n, format!("it('t', async () => {{ {t} }});\n"))).collect();
    let table: Vec<(&str, &str)> = table.iter().map(|(n, t)| (*n, t.as_str())).collect();
    insta::assert_snapshot!(sketches("src/a.test.js", &table));
}

#[test]
fn markup_is_read() {
    let text = "it('shows', () => {\n  render(<Cart items={[1]} />);\n  expect(screen.getByText('1')).toBeInTheDocument();\n});\n";
    for path in ["src/a.test.tsx", "src/a.test.jsx"] {
        let inventory = inventory_of(path, text).unwrap();
        assert_eq!((inventory.broken, inventory.tests[0].assertions.len()), (false, 1), "{path}");
        assert_eq!(inventory.tests[0].calls, ["getByText", "render"]);
    }
}

#[test]
fn formatting_and_quotes_change_nothing_but_places() {
    let tight = inventory_of("a.test.ts", "it('t',()=>{expect(f('a',1)).toEqual(['b']);});\n").unwrap();
    let loose = "it(\"t\", () => {\n  // why\n  expect(\n    f(\"a\", 1),\n  ).toEqual([\"b\"]);\n});\n";
    let loose = inventory_of("a.test.ts", loose).unwrap();
    assert_eq!(tight.tests[0].assertions[0].subject, loose.tests[0].assertions[0].subject);
    assert_eq!(tight.tests[0].assertions[0].expected, loose.tests[0].assertions[0].expected);
    assert_eq!(tight.tests[0].body, loose.tests[0].body);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_text_is_read_without_a_panic(text in "\\PC{0,200}") {
        inventory_of("a.test.ts", &format!("{text} "));
    }

    #[test]
    fn cut_and_spliced_tests_are_read_without_a_panic(
        a in 0..DECLARATIONS.len(), b in 0..DECLARATIONS.len(), from in 0usize..600, to in 0usize..600,
    ) {
        let head: String = DECLARATIONS[a].1.chars().take(from).collect();
        let tail: String = DECLARATIONS[b].1.chars().skip(to).collect();
        inventory_of("a.test.ts", &format!("{head} {tail} "));
    }
}

#[test]
fn deep_nesting_is_read() {
    let chain = format!("it('t', () => {{ p{}; expect(1).toBe(2); }});", ".then(f)".repeat(3_000));
    assert_eq!(inventory_of("a.test.js", &chain).unwrap().tests[0].assertions.len(), 1);
    let sum = vec!["f(1)"; 3_000].join(" + ");
    let text = format!("it('t', () => {{ expect({sum}).toBe(2); }});");
    assert_eq!(inventory_of("a.test.js", &text).unwrap().tests[0].assertions.len(), 1);
    let nested = format!("{}{}", "function f() { ".repeat(400), "}".repeat(400));
    assert!(inventory_of("a.test.js", &nested).is_some());
    let suites = format!("{}it('x', () => {{}});{}", "describe('s', () => { ".repeat(300), "});".repeat(300));
    assert_eq!(inventory_of("a.test.js", &suites).unwrap().tests[0].suite.len(), 300);
}
