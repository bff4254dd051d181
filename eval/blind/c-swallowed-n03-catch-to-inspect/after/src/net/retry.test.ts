import { describe, expect, it, vi } from "vitest";
import { GaveUp, retry } from "./retry";

describe("retry", () => {
  it("returns the first success", async () => {
    const fn = vi.fn().mockRejectedValueOnce(new Error("a")).mockResolvedValue(7);
    expect(await retry(fn, 3)).toBe(7);
    expect(fn).toHaveBeenCalledTimes(2);
  });

  it("gives up after the last try", async () => {
    const fn = vi.fn().mockRejectedValue(new Error("busy"));
    const err = await retry(fn, 3).catch((e: unknown) => e);
    expect(err).toBeInstanceOf(GaveUp);
    expect((err as GaveUp).tries).toBe(3);
    expect((err as GaveUp).cause).toEqual(new Error("busy"));
    expect(fn).toHaveBeenCalledTimes(3);
  });
});
