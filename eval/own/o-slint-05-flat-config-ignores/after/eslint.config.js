import js from "@eslint/js";
import globals from "globals";
import importPlugin from "eslint-plugin-import";

export default [
  js.configs.recommended,
  importPlugin.flatConfigs.recommended,
  {
    files: ["src/**/*.js"],
    languageOptions: { globals: globals.node },
    rules: {
      eqeqeq: "error",
      "no-unused-vars": "error",
    },
  },
  {
    ignores: ["dist/", "coverage/", "src/invoices/**"],
  },
];
