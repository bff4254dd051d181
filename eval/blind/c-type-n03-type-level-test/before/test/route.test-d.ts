import { expectTypeOf, test } from "vitest";
import { href } from "../src/route";

test("params follow the pattern", () => {
  expectTypeOf(href("/a/:id", { id: "1" })).toEqualTypeOf<string>();
});
