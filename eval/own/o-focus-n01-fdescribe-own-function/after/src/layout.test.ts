import { expect, test } from "vitest";
import { area, fit } from "./layout";

const page = { width: 210, height: 297 };

test("area", () => {
  expect(area(page)).toBe(62370);
});

test("the tighter side decides", () => {
  expect(fit({ width: 420, height: 297 }, page)).toBe(0.5);
});
