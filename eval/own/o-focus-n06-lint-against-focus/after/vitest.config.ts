import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // it.only and describe.only fail the run
    allowOnly: false,
  },
});
