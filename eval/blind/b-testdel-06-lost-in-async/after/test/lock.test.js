"use strict";

const assert = require("node:assert");
const { Lock } = require("../lib/lock");

describe("Lock", () => {
  it("returns the value of the task", async () => {
    const v = await new Lock().run(() => 5);
    assert.strictEqual(v, 5);
  });

  it("goes on after a failure", async () => {
    const lock = new Lock();
    lock.run(() => Promise.reject(new Error("no"))).catch(() => {});
    const v = await lock.run(() => "next");
    assert.strictEqual(v, "next");
  });
});
