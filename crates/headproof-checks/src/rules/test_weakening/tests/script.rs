//! JavaScript and TypeScript.

use super::{Case, hold};

const T: &str = "src/basket.test.ts";

fn one<'t>(name: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    (name, vec![(T, before, after)], want)
}

const TWO: &str = "import { total } from \"./basket\";\n\ndescribe(\"total\", () => {\n  it(\"adds\", () => {\n    expect(total([2, 3])).toBe(5);\n  });\n\n  it(\"is zero for nothing\", () => {\n    expect(total([])).toBe(0);\n  });\n});\n";
const ONE: &str = "it(\"adds\", () => {\n  const r = f(1);\n  expect(r.name).toBe(\"a\");\n  expect(r.size).toBe(2);\n});\n";

#[test]
fn switches() {
    hold(&[
        one("it.skip", TWO, &TWO.replace("it(\"adds\"", "it.skip(\"adds\""), &["skip-added@4"]),
        one("xit", TWO, &TWO.replace("it(\"adds\"", "xit(\"adds\""), &["skip-added@4"]),
        one(
            "test.todo",
            "test(\"a\", () => { expect(f()).toBe(1); });\n",
            "test.todo(\"a\");\n",
            &["skip-added@1"],
        ),
        one("describe.skip", TWO, &TWO.replace("describe(", "describe.skip("), &["skip-added@3"]),
        one("it.only", TWO, &TWO.replace("it(\"adds\"", "it.only(\"adds\""), &["focus-added@4"]),
        one("fdescribe", TWO, &TWO.replace("describe(", "fdescribe("), &["focus-added@3"]),
        one("it.fails", TWO, &TWO.replace("it(\"adds\"", "it.fails(\"adds\""), &["skip-added@4"]),
        one(
            "this.skip",
            "it(\"a\", function () {\n  expect(f()).toBe(1);\n});\n",
            "it(\"a\", function () {\n  this.skip();\n  expect(f()).toBe(1);\n});\n",
            &["skip-added@2"],
        ),
        one("skipIf true", TWO, &TWO.replace("it(\"adds\"", "it.skipIf(true)(\"adds\""), &["skip-added@4"]),
        one(
            "skip option",
            "test(\"a\", () => {\n  assert.equal(f(1), 2);\n});\n",
            "test(\"a\", { skip: true }, () => {\n  assert.equal(f(1), 2);\n});\n",
            &["skip-added@1"],
        ),
        // Look-alikes.
        one(
            "skipIf a platform",
            TWO,
            &TWO.replace("it(\"adds\"", "it.skipIf(process.platform === \"win32\")(\"adds\""),
            &[],
        ),
        one("unskip", &TWO.replace("it(\"adds\"", "it.skip(\"adds\""), TWO, &[]),
        one("unfocus", &TWO.replace("it(\"adds\"", "it.only(\"adds\""), TWO, &[]),
        one("it becomes test", TWO, &TWO.replace("it(", "test("), &[]),
        (
            "skip in a stream",
            vec![("src/a.ts", "const s = rows.skip(1);\n", "const s = rows.skip(2);\n")],
            &[],
        ),
    ]);
}

#[test]
fn losses() {
    hold(&[
        one(
            "deleted",
            TWO,
            "import { total } from \"./basket\";\n\ndescribe(\"total\", () => {\n  it(\"is zero for nothing\", () => {\n    expect(total([])).toBe(0);\n  });\n});\n",
            &["test-deleted@-4"],
        ),
        one(
            "commented out",
            TWO,
            "import { total } from \"./basket\";\n\ndescribe(\"total\", () => {\n  // it(\"adds\", () => {\n  //   expect(total([2, 3])).toBe(5);\n  // });\n\n  it(\"is zero for nothing\", () => {\n    expect(total([])).toBe(0);\n  });\n});\n",
            &["test-deleted@-4"],
        ),
        one("assertion gone", ONE, &ONE.replace("  expect(r.size).toBe(2);\n", ""), &["assertion-removed@3"]),
        one(
            "assertion commented out",
            ONE,
            &ONE.replace("  expect(r.size)", "  // expect(r.size)"),
            &["assertion-removed@4"],
        ),
        one(
            "matcher dropped",
            ONE,
            &ONE.replace("expect(r.size).toBe(2)", "expect(r.size)"),
            &["assertion-removed@4"],
        ),
        one(
            "emptied",
            "it(\"adds\", () => {\n  expect(f(1)).toBe(2);\n});\n",
            "it(\"adds\", () => {});\n",
            &["assertion-removed@1"],
        ),
        one(
            "each row gone",
            "it.each([\n  [1, 2],\n  [3, 4],\n])(\"f(%i)\", (a, want) => {\n  expect(f(a)).toBe(want);\n});\n",
            "it.each([\n  [1, 2],\n])(\"f(%i)\", (a, want) => {\n  expect(f(a)).toBe(want);\n});\n",
            &["test-deleted@2"],
        ),
        // Look-alikes.
        one("renamed", TWO, &TWO.replace("\"adds\"", "\"sums all rows\""), &[]),
        one("regrouped", TWO, &TWO.replace("describe(\"total\"", "describe(\"the total\""), &[]),
        one(
            "parametrised",
            TWO,
            "import { total } from \"./basket\";\n\ndescribe(\"total\", () => {\n  it.each([\n    [[2, 3], 5],\n    [[], 0],\n  ])(\"of %j\", (rows, want) => {\n    expect(total(rows)).toBe(want);\n  });\n});\n",
            &[],
        ),
        ("moved", vec![(T, TWO, ""), ("src/total.test.ts", "", TWO)], &[]),
        ("to another language", vec![("src/basket.test.js", TWO, ""), (T, "", TWO)], &[]),
        (
            "with its function",
            vec![
                ("src/mean.ts", "export function mean(a: number[]) {\n  return a[0];\n}\n", ""),
                (
                    "src/mean.test.ts",
                    "import { mean } from \"./mean\";\n\ntest(\"mean\", () => {\n  expect(mean([2, 4])).toBe(3);\n});\n",
                    "",
                ),
            ],
            &[],
        ),
        one(
            "to objects",
            ONE,
            "it(\"adds\", () => {\n  const r = f(1);\n  expect(r).toEqual({ name: \"a\", size: 2 });\n});\n",
            &[],
        ),
        one(
            "into a helper",
            ONE,
            "function check(r, name, size) {\n  expect(r.name).toBe(name);\n  expect(r.size).toBe(size);\n}\n\nit(\"adds\", () => {\n  const r = f(1);\n  check(r, \"a\", 2);\n});\n",
            &[],
        ),
    ]);
}

#[test]
fn weaker_demands() {
    let to = |from: &str, matcher: &str| ONE.replace(from, matcher);
    let size = "expect(r.size).toBe(2)";
    hold(&[
        one("to defined", ONE, &to(size, "expect(r.size).toBeDefined()"), &["assertion-loosened@4"]),
        one("to truthy", ONE, &to(size, "expect(r.size).toBeTruthy()"), &["assertion-loosened@4"]),
        one(
            "to any number",
            ONE,
            &to(size, "expect(r.size).toEqual(expect.any(Number))"),
            &["assertion-loosened@4"],
        ),
        one("to a type", ONE, &to(size, "expect(typeof r.size).toBe(\"number\")"), &["assertion-loosened@4"]),
        one("to a bound", ONE, &to(size, "expect(r.size).toBeGreaterThan(0)"), &["assertion-loosened@4"]),
        one("not another", ONE, &to(size, "expect(r.size).not.toBe(3)"), &["assertion-loosened@4"]),
        one(
            "to toMatchObject",
            "it(\"a\", () => {\n  expect(f()).toEqual({ a: 1, b: 2 });\n});\n",
            "it(\"a\", () => {\n  expect(f()).toMatchObject({ a: 1 });\n});\n",
            &["assertion-loosened@2"],
        ),
        one(
            "any error",
            "it(\"a\", () => {\n  expect(() => f(1)).toThrow(RangeError);\n});\n",
            "it(\"a\", () => {\n  expect(() => f(1)).toThrow();\n});\n",
            &["assertion-loosened@2"],
        ),
        one("tautology", ONE, &to(size, "expect(true).toBe(true)"), &["tautology@4"]),
        one("itself", ONE, &to(size, "expect(r.size).toBe(r.size)"), &["tautology@4"]),
        one("value", ONE, &to(size, "expect(r.size).toBe(3)"), &["expected-value-changed@4"]),
        one(
            "inverted",
            "it(\"a\", () => {\n  expect(f()).toBe(true);\n});\n",
            "it(\"a\", () => {\n  expect(f()).toBe(false);\n});\n",
            &["expected-value-changed@2"],
        ),
        one(
            "each row",
            "it.each([\n  [1, 2],\n  [3, 4],\n])(\"f(%i)\", (a, want) => {\n  expect(f(a)).toBe(want);\n});\n",
            "it.each([\n  [1, 2],\n  [3, 5],\n])(\"f(%i)\", (a, want) => {\n  expect(f(a)).toBe(want);\n});\n",
            &["expected-value-changed@3"],
        ),
        one(
            "digits",
            "it(\"a\", () => {\n  expect(f()).toBeCloseTo(3.14159, 5);\n});\n",
            "it(\"a\", () => {\n  expect(f()).toBeCloseTo(3.14159, 1);\n});\n",
            &["threshold-relaxed@2"],
        ),
        one(
            "bound",
            "it(\"a\", () => {\n  expect(ms()).toBeLessThan(100);\n});\n",
            "it(\"a\", () => {\n  expect(ms()).toBeLessThan(5000);\n});\n",
            &["threshold-relaxed@2"],
        ),
        one(
            "timeout",
            "it(\"a\", () => {\n  expect(f()).toBe(1);\n}, 1000);\n",
            "it(\"a\", () => {\n  expect(f()).toBe(1);\n}, 60000);\n",
            &["threshold-relaxed@3"],
        ),
        one(
            "retry",
            "it(\"a\", () => {\n  expect(f()).toBe(1);\n});\n",
            "it(\"a\", { retry: 3 }, () => {\n  expect(f()).toBe(1);\n});\n",
            &["threshold-relaxed@1"],
        ),
        // Look-alikes.
        one("toBe and toEqual", ONE, &to(size, "expect(r.size).toEqual(2)"), &[]),
        one(
            "toStrictEqual",
            "it(\"a\", () => {\n  expect(f()).toEqual({ a: 1 });\n});\n",
            "it(\"a\", () => {\n  expect(f()).toStrictEqual({ a: 1 });\n});\n",
            &[],
        ),
        one("tightened", &to(size, "expect(r.size).toBeDefined()"), ONE, &[]),
        one(
            "chai",
            "it(\"a\", () => {\n  expect(f()).to.equal(2);\n});\n",
            "it(\"a\", () => {\n  expect(f()).toBe(2);\n});\n",
            &[],
        ),
        one(
            "awaited",
            "it(\"a\", async () => {\n  expect(await f()).toBe(2);\n});\n",
            "it(\"a\", async () => {\n  await expect(f()).resolves.toBe(2);\n});\n",
            &[],
        ),
    ]);
}
