import assert from "node:assert/strict";
import { test } from "node:test";
import { count } from "../tools/debt-report.mjs";

test("counts the marker", () => {
  assert.equal(count("x FIXME y FIXME").fixme, 2);
});

test("counts each kind of marker", () => {
  const text = ["const a = 1; // eslint-disable-line no-unused-vars", "// @ts-ignore", "x = 1  # noqa: E501"].join("\n");
  assert.deepEqual(count(text), { fixme: 0, eslint: 1, typescript: 1, python: 1 });
});

test("clean text counts nothing", () => {
  assert.deepEqual(count("let a = 1;"), { fixme: 0, eslint: 0, typescript: 0, python: 0 });
});
