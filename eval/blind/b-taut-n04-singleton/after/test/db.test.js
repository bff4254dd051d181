"use strict";

jest.mock("pg", () => ({
  Pool: class {
    async query(text, values) {
      return { rows: [{ text, values }] };
    }
  },
}));

const { getPool, query, resetPool } = require("../lib/db");

describe("db", () => {
  it("opens one pool only", () => {
    expect(getPool()).toBe(getPool());
  });

  it("opens another after a reset", () => {
    const first = getPool();
    resetPool();
    expect(getPool()).not.toBe(first);
  });

  it("hands text and values to the driver", async () => {
    expect(await query("SELECT $1", [5])).toEqual([{ text: "SELECT $1", values: [5] }]);
  });
});
