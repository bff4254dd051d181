import { describe, expect, it } from "vitest";
import { format, quote } from "./quote";

describe("quote", () => {
  it("adds tax to the net amount", () => {
    const q = quote(250, 4, 0.19);
    expect(q).toBeDefined();
  });

  it("formats gross and tax", () => {
    expect(format({ net: 1000, tax: 190, gross: 1190 })).toBe("11.90 (tax 1.90)");
  });
});
