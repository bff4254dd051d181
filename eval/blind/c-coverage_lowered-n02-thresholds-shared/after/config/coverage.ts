export const thresholds = {
  lines: 92,
  functions: 92,
  statements: 92,
  branches: 85,
};

export const reporters = ["text-summary", "lcov"] as const;
