import { expect, test } from "vitest";
import { marquee } from "./marquee";

test("starts at the left", () => {
  expect(marquee("abc", 3, 0)).toBe("abc");
});

test("moves on with each tick", () => {
  expect(marquee("abc", 3, 1)).toBe("bc ");
});
