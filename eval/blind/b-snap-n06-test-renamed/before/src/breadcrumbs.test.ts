import { expect, test } from "vitest";
import { breadcrumbs } from "./breadcrumbs";

test("works", () => {
  expect(breadcrumbs("/docs/getting-started")).toMatchSnapshot();
});

test("works for root", () => {
  expect(breadcrumbs("/")).toMatchSnapshot();
});
