import { expect, test } from "vitest";
import { footer } from "../src/footer";

test("footer names the company", () => {
  expect(footer({ company: "Acme", year: 2024 })).toMatchSnapshot();
});
