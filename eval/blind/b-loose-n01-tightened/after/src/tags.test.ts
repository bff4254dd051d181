import { describe, expect, it } from "vitest";
import { hasTag, tags } from "./tags";

describe("tags", () => {
  it("finds each tag once", () => {
    expect(tags("#rust and #go and #rust")).toEqual(["rust", "go"]);
  });

  it("finds nothing in plain text", () => {
    expect(tags("plain")).toEqual([]);
  });

  it("knows whether a tag is there", () => {
    expect(hasTag("#go", "go")).toBe(true);
    expect(hasTag("#golang", "go")).toBe(false);
  });
});
