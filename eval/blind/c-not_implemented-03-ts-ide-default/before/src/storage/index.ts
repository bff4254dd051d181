import { MemoryStore } from "./memory";
import type { BlobStore } from "./types";

export function openStore(): BlobStore {
  return new MemoryStore();
}
