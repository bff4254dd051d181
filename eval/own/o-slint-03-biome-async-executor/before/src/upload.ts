import { open, type FileHandle } from "node:fs/promises";

export type Send = (chunk: Uint8Array) => Promise<void>;

const SIZE = 64 * 1024;

export async function upload(path: string, send: Send): Promise<number> {
  const file = await open(path);
  try {
    return await pump(file, send);
  } finally {
    await file.close();
  }
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
