import { expect, it } from "vitest";
import { merge } from "@/sync/merge";

it("keeps the higher revision", () => {
  const got = merge([{ id: "a", rev: 3, text: "new" }], [{ id: "a", rev: 2, text: "old" }]);
  expect(got).toEqual([{ id: "a", rev: 3, text: "new" }]);
});

it("keeps notes of both sides", () => {
  const got = merge([{ id: "b", rev: 1, text: "" }], [{ id: "a", rev: 1, text: "" }]);
  expect(got.map((n) => n.id)).toEqual(["a", "b"]);
});
