import { describe, expect, it } from "vitest";
import { hasTag, tags } from "./tags";

describe("tags", () => {
  it("finds each tag once", () => {
    expect(tags("#rust and #go and #rust")).toBeTruthy();
  });

  it("finds nothing in plain text", () => {
    expect(tags("plain").length).toBeLessThan(1);
  });

  it("knows whether a tag is there", () => {
    expect(hasTag("#go", "go")).toBeTruthy();
  });
});
