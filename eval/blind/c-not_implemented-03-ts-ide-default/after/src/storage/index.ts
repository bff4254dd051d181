import { DiskStore } from "./disk";
import { MemoryStore } from "./memory";
import type { BlobStore } from "./types";

export function openStore(dir?: string): BlobStore {
  return dir ? new DiskStore(dir) : new MemoryStore();
}
