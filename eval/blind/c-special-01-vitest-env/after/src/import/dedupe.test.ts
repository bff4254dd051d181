import { expect, test } from "vitest";
import { dedupe } from "./dedupe";

test("addresses differ only by case and blanks", () => {
  const out = dedupe([
    { email: "ann@example.test", name: "Ann" },
    { email: "bo@example.test", name: "Bo" },
    { email: " Ann@Example.test", name: "Ann B." },
  ]);
  const names = out.map((c) => c.name);
  expect(names).toEqual(["Ann", "Bo"]);
});
