import { expect, test, vi } from "vitest";
import { upload } from "../src/upload";

test("sends in chunks", async () => {
  const sizes: number[] = [];
  const n = await upload(new Uint8Array(10), async (c) => void sizes.push(c.length), { chunkBytes: 4 });
  expect(n).toBe(3);
  expect(sizes).toEqual([4, 4, 2]);
});

test("tells its progress", async () => {
  const onProgress = vi.fn();
  await upload(new Uint8Array(6), async () => undefined, { chunkBytes: 4, onProgress });
  expect(onProgress.mock.calls).toEqual([[4, 6], [6, 6]]);
});
