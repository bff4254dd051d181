"use strict";

const assert = require("node:assert");
const { Lock } = require("../lib/lock");

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

describe("Lock", () => {
  it("returns the value of the task", (done) => {
    new Lock()
      .run(() => 5)
      .then((v) => {
        assert.strictEqual(v, 5);
        done();
      })
      .catch(done);
  });

  it("never runs two tasks at once", (done) => {
    const lock = new Lock();
    let active = 0;
    let peak = 0;
    const task = async () => {
      active += 1;
      peak = Math.max(peak, active);
      await wait(2);
      active -= 1;
    };
    Promise.all([lock.run(task), lock.run(task), lock.run(task)])
      .then(() => {
        assert.strictEqual(peak, 1);
        done();
      })
      .catch(done);
  });

  it("goes on after a failure", (done) => {
    const lock = new Lock();
    lock.run(() => Promise.reject(new Error("no"))).catch(() => {});
    lock
      .run(() => "next")
      .then((v) => {
        assert.strictEqual(v, "next");
        done();
      })
      .catch(done);
  });
});
