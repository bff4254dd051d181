import { describe, expect, it } from "vitest";
import { Courier, cheapest, StorePickup } from "./strategies";

const parcel = { grams: 2300, value: 4000 };

describe("delivery", () => {
  it("charges by started kilogram", () => {
    expect(new Courier().cents(parcel)).toBe(1010);
  });

  it("prefers the free pickup", () => {
    expect(cheapest(parcel)).toBeInstanceOf(StorePickup);
  });
});
