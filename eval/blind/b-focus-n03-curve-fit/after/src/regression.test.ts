import { describe, expect, it } from "vitest";
import { fit, mean, type Point } from "./regression";

describe("mean", () => {
  it("averages", () => {
    expect(mean([1, 2, 6])).toBe(3);
  });
});

describe("fit", () => {
  const onLine: Point[] = [
    [0, 1],
    [1, 3],
    [2, 5],
  ];

  it("finds the line through its points", () => {
    const line = fit(onLine);
    expect(line).toEqual({ slope: 2, intercept: 1 });
  });

  it("refuses a vertical cloud", () => {
    expect(() =>
      fit([
        [1, 1],
        [1, 2],
      ]),
    ).toThrow(RangeError);
  });
});
