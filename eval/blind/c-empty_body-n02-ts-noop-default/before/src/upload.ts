export interface UploadOptions {
  chunkBytes?: number;
}

export type Send = (chunk: Uint8Array, offset: number) => Promise<void>;

export async function upload(data: Uint8Array, send: Send, options: UploadOptions = {}): Promise<number> {
  const { chunkBytes = 65536 } = options;
  let chunks = 0;
  for (let at = 0; at < data.length; at += chunkBytes) {
    await send(data.subarray(at, at + chunkBytes), at);
    chunks += 1;
  }
  return chunks;
}
