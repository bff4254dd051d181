import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["dist/", "coverage/", "storybook-static/"] },
  js.configs.recommended,
  {
    files: ["src/**/*.js"],
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: "error",
      "no-unused-vars": "error",
    },
  },
];
