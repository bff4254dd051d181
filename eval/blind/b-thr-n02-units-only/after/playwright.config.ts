import { defineConfig } from "@playwright/test";

const SECOND = 1_000;
const isCI = Boolean(process.env.CI);

export default defineConfig({
  testDir: "tests/e2e",
  timeout: 30 * SECOND,
  expect: { timeout: 5 * SECOND },
  retries: isCI ? 1 : 0,
  use: {
    actionTimeout: 10 * SECOND,
    navigationTimeout: 15 * SECOND,
    screenshot: "only-on-failure",
  },
});
