import { describe, expect, test } from "vitest";
import { decode, encode, simplify } from "./polyline";

describe("polyline", () => {
  test("encodes the reference example", () => {
    expect(encode([[38.5, -120.2], [40.7, -120.95]])).toBe("_p~iF~ps|U_ulLnnqC");
  });

  test("decodes what it encoded", { timeout: 2_000, only: true }, () => {
    const line: [number, number][] = [[0, 0], [1.5, -2.25]];
    expect(decode(encode(line))).toEqual(line);
  });

  test("simplify keeps the end points", () => {
    const out = simplify([[0, 0], [0, 1], [0, 2]], 0.1);
    expect(out).toEqual([[0, 0], [0, 2]]);
  });

  test("simplify of nothing is nothing", () => {
    expect(simplify([], 0.1)).toEqual([]);
  });
});
