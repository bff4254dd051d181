import { describe, expect, it } from "vitest";
import { slugify } from "./slugify";

describe("slugify", () => {
  it("joins words with dashes", () => {
    expect(slugify("Hello, World!")).toBe("hello-world");
  });

  it("writes umlauts out", () => {
    expect(slugify("Über Öl")).toBe("ueber-oel");
  });
});
