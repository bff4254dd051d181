import { defineConfig } from "vitest/config";
import { coverage } from "./config/coverage";

export default defineConfig({
  test: {
    environment: "node",
    include: ["src/**/*.test.ts"],
    coverage,
  },
});
