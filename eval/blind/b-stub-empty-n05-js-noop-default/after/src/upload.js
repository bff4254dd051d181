import { putChunk, complete } from './api.js';

const CHUNK = 4 * 1024 * 1024;

const noop = () => {};

/**
 * Uploads a file in chunks.
 */
export async function upload(file, { onProgress = noop, onRetry = noop, retries = 2 } = {}) {
  const parts = [];
  for (let at = 0; at < file.size; at += CHUNK) {
    const blob = file.slice(at, Math.min(at + CHUNK, file.size));
    parts.push(await withRetry(() => putChunk(file.name, parts.length, blob), retries, onRetry));
    onProgress(Math.min(1, (at + CHUNK) / file.size));
  }
  return complete(file.name, parts);
}

async function withRetry(send, retries, onRetry) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (err) {
      if (attempt >= retries) throw err;
      onRetry(attempt + 1, err);
    }
  }
}
