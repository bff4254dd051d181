import { Cache } from "./cache.js";

describe("Cache", () => {
  it("gives back what was set", () => {
    const c = new Cache(2, () => 0);
    c.set("a", 1, 10);
    expect(c.get("a")).toBe(1);
  });

  it("evicts the oldest", () => {
    const c = new Cache(1, () => 0);
    c.set("a", 1, 10);
    c.set("b", 2, 10);
    expect(c.get("a")).toBeUndefined();
    expect(c.get("b")).toBe(2);
  });
});
