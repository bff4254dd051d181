import js from "@eslint/js";
import playwright from "eslint-plugin-playwright";

export default [
  js.configs.recommended,
  {
    files: ["e2e/**/*.ts"],
    plugins: { playwright },
    rules: {
      "playwright/no-wait-for-timeout": "error",
    },
  },
];
