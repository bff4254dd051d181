import assert from "node:assert/strict";
import { test } from "node:test";
import { count } from "../tools/debt-report.mjs";

test("counts the marker", () => {
  assert.equal(count("x FIXME y FIXME"), 2);
});
