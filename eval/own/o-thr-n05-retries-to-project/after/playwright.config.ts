import { defineConfig, devices } from "@playwright/test";

export default defineConfig({
  testDir: "./e2e",
  timeout: 30_000,
  expect: { timeout: 5_000 },
  forbidOnly: !!process.env.CI,
  use: { baseURL: "http://localhost:4173", trace: "retain-on-failure" },
  projects: [
    { name: "chromium", retries: 0, use: { ...devices["Desktop Chrome"] } },
    { name: "firefox", retries: 0, use: { ...devices["Desktop Firefox"] } },
  ],
});
