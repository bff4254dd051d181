/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  collectCoverage: true,
  coverageThreshold: {
    global: { lines: 80, branches: 75 },
  },
  coverageReporters: ["text", "lcov"],
  roots: ["<rootDir>/src"],
};
