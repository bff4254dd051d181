import fc from "fast-check";
import { expect, test } from "vitest";
import { decode, encode } from "./rle";

test("counts runs", () => {
  expect(encode("aaab")).toEqual([
    [3, "a"],
    [1, "b"],
  ]);
});

test("decode undoes encode", () => {
  fc.assert(fc.property(fc.string(), (s) => decode(encode(s)) === s));
});

test("neighbouring runs differ", () => {
  fc.assert(
    fc.property(fc.string(), (s) => {
      const runs = encode(s);
      return runs.every(([, char], i) => i === 0 || runs[i - 1][1] !== char);
    }),
  );
});
