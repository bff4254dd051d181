import { expect, test } from "vitest";
import { toView } from "./user";

test("view of a user", () => {
  const view = toView({ id: 4, first: "Ada", last: "Byron" });
  expect(view.name).toBe("Ada Byron");
  expect(view.id).toBe(4);
});
