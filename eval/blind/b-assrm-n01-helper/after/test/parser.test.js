import { describe, expect, it } from "vitest";
import { parseLine } from "../src/parser.js";

function expectEntry(line, date, level, text) {
  const e = parseLine(line);
  expect(e.date).toBe(date);
  expect(e.level).toBe(level);
  expect(e.text).toBe(text);
}

describe("parseLine", () => {
  it("reads a plain entry", () => {
    expectEntry("2025-01-02 INFO started", "2025-01-02", "INFO", "started");
  });

  it("keeps spaces in the text", () => {
    expectEntry("2025-01-03 WARN low disk space", "2025-01-03", "WARN", "low disk space");
  });

  it("gives null for an empty line", () => {
    expect(parseLine("")).toBeNull();
  });
});
