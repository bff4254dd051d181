import { defineConfig } from "vitest/config";
import { reporters, thresholds } from "../../config/coverage";

export default defineConfig({
  test: {
    globals: false,
    include: ["src/**/*.test.ts"],
    coverage: {
      provider: "v8",
      reporter: [...reporters],
      thresholds,
    },
  },
});
