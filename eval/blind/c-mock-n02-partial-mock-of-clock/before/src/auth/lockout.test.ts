import { describe, expect, it } from "vitest";
import { Lockout } from "./lockout";

describe("Lockout", () => {
  it("locks after three failures", () => {
    const l = new Lockout(3, 60_000);
    l.fail("kim");
    l.fail("kim");
    expect(l.locked("kim")).toBe(false);
    l.fail("kim");
    expect(l.locked("kim")).toBe(true);
  });
});
