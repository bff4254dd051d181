import { expect, test } from "vitest";
import { area } from "./layout";

const page = { width: 210, height: 297 };

test("area", () => {
  expect(area(page)).toBe(62370);
});
