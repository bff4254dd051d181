import { expect, it, vi } from "vitest";
import { retry } from "./retry";

it("gives the result", async () => {
  expect(await retry(async () => 7)).toBe(7);
});

it("throws the last failure", async () => {
  const work = vi.fn().mockRejectedValue(new Error("down"));
  await expect(retry(work, 2)).rejects.toThrow("down");
  expect(work).toHaveBeenCalledTimes(2);
});
