/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  collectCoverage: true,
  collectCoverageFrom: ["src/**/*.js", "!src/generated/**"],
  coverageThreshold: {
    global: { branches: 85, lines: 90 },
  },
};
