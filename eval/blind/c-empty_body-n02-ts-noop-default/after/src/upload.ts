export interface UploadOptions {
  chunkBytes?: number;
  onProgress?: (done: number, total: number) => void;
}

export type Send = (chunk: Uint8Array, offset: number) => Promise<void>;

const noop = () => {};

export async function upload(data: Uint8Array, send: Send, options: UploadOptions = {}): Promise<number> {
  const { chunkBytes = 65536, onProgress = noop } = options;
  let chunks = 0;
  for (let at = 0; at < data.length; at += chunkBytes) {
    await send(data.subarray(at, at + chunkBytes), at);
    chunks += 1;
    onProgress(Math.min(at + chunkBytes, data.length), data.length);
  }
  return chunks;
}
