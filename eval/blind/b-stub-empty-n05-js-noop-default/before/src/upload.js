import { putChunk, complete } from './api.js';

const CHUNK = 4 * 1024 * 1024;

/**
 * Uploads a file in chunks.
 */
export async function upload(file) {
  const parts = [];
  for (let at = 0; at < file.size; at += CHUNK) {
    const blob = file.slice(at, Math.min(at + CHUNK, file.size));
    parts.push(await putChunk(file.name, parts.length, blob));
  }
  return complete(file.name, parts);
}
