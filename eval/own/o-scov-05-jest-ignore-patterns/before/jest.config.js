/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  collectCoverage: true,
  coveragePathIgnorePatterns: ["/node_modules/"],
  coverageThreshold: {
    global: { branches: 85, lines: 90 },
  },
};
