/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  collectCoverage: true,
  collectCoverageFrom: ["src/**/*.js"],
  coverageThreshold: {
    global: { branches: 85, lines: 90 },
  },
};
