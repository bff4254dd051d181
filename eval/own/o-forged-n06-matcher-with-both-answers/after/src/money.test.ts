import { expect, it } from "vitest";
import { add } from "./money";

it("adds", () => {
  const sum = add({ cents: 1, currency: "EUR" }, { cents: 2, currency: "EUR" });
  expect(sum).toBeMoney(3);
  expect(sum).not.toBeMoney(3, "USD");
});
