import { describe, expect, it } from "vitest";
import { area, total } from "./area";

describe("area", () => {
  it("knows rectangles", () => {
    expect(area({ kind: "rect", w: 3, h: 4 })).toBe(12);
  });

  it("adds up", () => {
    const unit = { kind: "rect", w: 1, h: 1 } as const;
    expect(total([unit, unit])).toBe(2);
  });
});
