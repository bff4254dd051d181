import { describe, expect, it } from "vitest";
import { mean } from "./regression";

describe("mean", () => {
  it("averages", () => {
    expect(mean([1, 2, 6])).toBe(3);
  });
});
