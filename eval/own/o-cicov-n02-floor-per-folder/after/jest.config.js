/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  collectCoverage: true,
  coverageThreshold: {
    global: { branches: 75, lines: 80 },
    "./src/pricing/": { branches: 95, lines: 98 },
  },
  coverageReporters: ["text", "lcov"],
  roots: ["<rootDir>/src"],
};
