/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  collectCoverage: true,
  coverageReporters: ["text", "lcov"],
  coveragePathIgnorePatterns: ["/node_modules/", "<rootDir>/src/payments/"],
  coverageThreshold: {
    global: { branches: 85, lines: 90 },
  },
};
