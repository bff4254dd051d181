"use strict";

jest.mock("pg", () => ({
  Pool: class {
    async query(text, values) {
      return { rows: [{ text, values }] };
    }
  },
}));

const { query } = require("../lib/db");

describe("db", () => {
  it("hands text and values to the driver", async () => {
    expect(await query("SELECT $1", [5])).toEqual([{ text: "SELECT $1", values: [5] }]);
  });
});
