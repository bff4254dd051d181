import { expect, test } from "vitest";
import { titleOf } from "../src/http/errors";

test("titles", () => {
  expect(titleOf(404)).toBe("Not Found");
  expect(titleOf(418)).toBe("Error");
});
