import { describe, expect, it } from "vitest";
import { add, CurrencyMismatch, split } from "./money";

const eur = (cents: number) => ({ cents, currency: "EUR" });

describe("money", () => {
  it("adds", () => {
    expect(add(eur(150), eur(275))).toEqual(eur(425));
  });

  it("does not mix currencies", () => {
    const mixed = () => add(eur(1), { cents: 1, currency: "USD" });
    expect(mixed).toThrow(CurrencyMismatch);
  });

  it("gives the rest to the first parts", () => {
    expect(split(eur(1000), 3)).toEqual([eur(334), eur(333), eur(333)]);
  });

  it("loses no cent", () => {
    const sum = split(eur(1999), 7).reduce(add);
    expect(sum.cents).toBe(1999);
  });
});
