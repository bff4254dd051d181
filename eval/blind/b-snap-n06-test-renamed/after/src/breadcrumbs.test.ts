import { expect, test } from "vitest";
import { breadcrumbs } from "./breadcrumbs";

test("one crumb per path segment", () => {
  expect(breadcrumbs("/docs/getting-started")).toMatchSnapshot();
});

test("the root has no crumbs", () => {
  expect(breadcrumbs("/")).toMatchSnapshot();
});
