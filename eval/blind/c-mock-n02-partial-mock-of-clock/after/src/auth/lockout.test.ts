import { beforeEach, describe, expect, it, vi } from "vitest";
import * as clock from "../util/clock";
import { Lockout } from "./lockout";

vi.mock("../util/clock", async (load) => ({
  ...(await load<typeof clock>()),
  now: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(clock.now).mockReturnValue(1_000);
});

describe("Lockout", () => {
  it("locks after three failures", () => {
    const l = new Lockout(3, 60_000);
    l.fail("kim");
    l.fail("kim");
    expect(l.locked("kim")).toBe(false);
    l.fail("kim");
    expect(l.locked("kim")).toBe(true);
  });

  it("opens again after the pause", () => {
    const l = new Lockout(1, 60_000);
    l.fail("kim");
    vi.mocked(clock.now).mockReturnValue(60_999);
    expect(l.locked("kim")).toBe(true);
    vi.mocked(clock.now).mockReturnValue(61_000);
    expect(l.locked("kim")).toBe(false);
  });
});
