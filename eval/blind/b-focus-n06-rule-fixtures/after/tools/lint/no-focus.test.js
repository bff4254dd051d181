import { RuleTester } from "eslint";
import rule from "./no-focus.js";

const tester = new RuleTester({ languageOptions: { ecmaVersion: 2022 } });

tester.run("no-focus", rule, {
  valid: ['it("adds", () => {});', "query.only(3);", "curve.fit(points);"],
  invalid: [
    { code: 'it.only("adds", () => {});', errors: [{ messageId: "focused" }] },
    { code: 'describe.only("sum", () => {});', errors: [{ messageId: "focused" }] },
    { code: 'fit("adds", () => {});', errors: [{ messageId: "focused" }] },
    { code: 'fdescribe("sum", () => {});', errors: [{ messageId: "focused" }] },
  ],
});
