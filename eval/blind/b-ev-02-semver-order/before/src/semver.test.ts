import { describe, expect, it } from "vitest";
import { compareVersions, parse } from "./semver";

describe("compareVersions", () => {
  it("treats equal versions as equal", () => {
    expect(compareVersions("2.0.1", "v2.0.1")).toBe(0);
  });

  it("compares components as numbers: 1.10 is newer than 1.9", () => {
    expect(compareVersions("1.10.0", "1.9.0")).toBe(1);
  });

  it("orders by major first", () => {
    expect(compareVersions("1.9.9", "2.0.0")).toBe(-1);
  });
});

describe("parse", () => {
  it("throws on garbage", () => {
    expect(() => parse("latest")).toThrow(RangeError);
  });
});
