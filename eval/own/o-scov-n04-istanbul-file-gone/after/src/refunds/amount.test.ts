import { expect, it } from "vitest";
import { refundable } from "./amount";

const paid = { status: "paid", paidAt: new Date("2026-03-01"), total: 5000, shipping: 400, lines: [] };

it.each([
  ["2026-03-02", 4600],
  ["2026-03-31", 4600],
  ["2026-04-01", 0],
])("on %s gives back %d", (day, want) => {
  expect(refundable(paid, new Date(day))).toBe(want);
});
