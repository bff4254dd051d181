import { expect, test } from "vitest";
import { encode } from "./rle";

test("counts runs", () => {
  expect(encode("aaab")).toEqual([
    [3, "a"],
    [1, "b"],
  ]);
});
