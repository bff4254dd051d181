import assert from "node:assert/strict";
import test from "node:test";
import { Router } from "../src/router.js";

test("fixed paths", () => {
  const r = new Router();
  r.add("/health", "h");
  assert.equal(r.match("/health").handler, "h");
});

test("named segments", () => {
  const r = new Router();
  r.add("/users/:id", "u");
  assert.deepEqual(r.match("/users/42").params, { id: "42" });
});

test("no match", () => {
  assert.equal(new Router().match("/nope"), null);
});
