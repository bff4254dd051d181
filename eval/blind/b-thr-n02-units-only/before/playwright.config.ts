import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests/e2e",
  timeout: 30000,
  expect: { timeout: 5000 },
  retries: process.env.CI ? 1 : 0,
  use: {
    actionTimeout: 10000,
    navigationTimeout: 15000,
    screenshot: "only-on-failure",
  },
});
