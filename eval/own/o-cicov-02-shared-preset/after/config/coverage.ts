/** Coverage settings that every package uses. */
export const coverage = {
  provider: "v8" as const,
  reporter: ["text", "lcov"],
  thresholds: {
    lines: 70,
    branches: 60,
  },
};
