import { expect, it, vi } from "vitest";
import { retry } from "./retry";

it("gives the result", async () => {
  expect(await retry(async () => 7)).toBe(7);
});
