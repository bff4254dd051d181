import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["test/**/*.test.ts"],
    // run by vitest.e2e.config.ts
    exclude: [...configDefaults.exclude, "test/e2e/**"],
  },
});
