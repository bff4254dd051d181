import { describe, expect, it } from "vitest";
import { apply } from "../src/discount";

describe("percent", () => {
  it("takes a share off", () => {
    expect(apply(1000, { kind: "percent", value: 15 })).toBe(850);
  });
  it("rounds to whole cents", () => {
    expect(apply(999, { kind: "percent", value: 50 })).toBe(500);
  });
});

describe("fixed", () => {
  it("never goes below zero", () => {
    expect(apply(300, { kind: "fixed", value: 500 })).toBe(0);
  });
});
