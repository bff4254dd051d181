import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["test/e2e/**/*.test.ts"],
    fileParallelism: false,
    globalSetup: ["./test/e2e/start-relay.ts"],
  },
});
