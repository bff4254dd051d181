import { describe, expect, it } from "vitest";
import { parseLine } from "../src/parser.js";

describe("parseLine", () => {
  it("reads a plain entry", () => {
    const e = parseLine("2025-01-02 INFO started");
    expect(e.date).toBe("2025-01-02");
    expect(e.level).toBe("INFO");
    expect(e.text).toBe("started");
  });

  it("keeps spaces in the text", () => {
    const e = parseLine("2025-01-03 WARN low disk space");
    expect(e.date).toBe("2025-01-03");
    expect(e.level).toBe("WARN");
    expect(e.text).toBe("low disk space");
  });

  it("gives null for an empty line", () => {
    expect(parseLine("")).toBeNull();
  });
});
