import { describe, expect, it } from "vitest";
import { defaults, withDefaults } from "./options";

describe("withDefaults", () => {
  it("fills the gaps", () => {
    expect(withDefaults({ baseUrl: "http://archive.test" })).toEqual({
      baseUrl: "http://archive.test",
      ...defaults,
    });
  });

  it("keeps what is given", () => {
    expect(withDefaults({ baseUrl: "http://a.test", retries: 0 }).retries).toBe(0);
  });

  it("refuses a timeout of zero", () => {
    expect(() => withDefaults({ baseUrl: "http://a.test", timeoutMs: 0 })).toThrow(RangeError);
  });
});
