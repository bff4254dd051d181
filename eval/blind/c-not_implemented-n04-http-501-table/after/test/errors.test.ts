import { expect, test } from "vitest";
import { HttpError, isRetryable, titleOf } from "../src/http/errors";

test("titles", () => {
  expect(titleOf(404)).toBe("Not Found");
  expect(titleOf(501)).toBe("Not Implemented");
  expect(titleOf(418)).toBe("Error");
});

test("501 is final", () => {
  expect(isRetryable(new HttpError(501, "PATCH"))).toBe(false);
  expect(isRetryable(new HttpError(503, "busy"))).toBe(true);
});
