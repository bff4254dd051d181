import { expectTypeOf, test } from "vitest";
import { href } from "../src/route";

test("params follow the pattern", () => {
  expectTypeOf(href("/a/:id", { id: "1" })).toEqualTypeOf<string>();
});

test("a missing parameter does not compile", () => {
  // @ts-expect-error id is required by the pattern
  href("/a/:id", {});
});

test("a pattern without a leading slash does not compile", () => {
  // @ts-expect-error patterns start with a slash
  href("a/:id", { id: "1" });
});
