import { describe, expect, it } from "vitest";
import { Courier } from "./strategies";

const parcel = { grams: 2300, value: 4000 };

describe("delivery", () => {
  it("charges by started kilogram", () => {
    expect(new Courier().cents(parcel)).toBe(1010);
  });
});
