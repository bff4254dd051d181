import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { BlobStore } from "./types";

export class DiskStore implements BlobStore {
  constructor(private readonly root: string) {}

  private file(key: string): string {
    return join(this.root, createHash("sha256").update(key).digest("hex"));
  }

  async put(key: string, data: Uint8Array): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await writeFile(this.file(key), data);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.file(key));
    } catch (err) {
      if ((err as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw err;
    }
  }

  copy(from: string, to: string): Promise<void> {
    throw new Error("Method not implemented.");
  }
}
