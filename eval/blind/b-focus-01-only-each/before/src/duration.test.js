import { parseDuration } from "./duration.js";

test.each([
  ["10s", 10],
  ["2m", 120],
  ["1h", 3600],
])("parses %s", (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});

test("refuses an unknown unit", () => {
  expect(() => parseDuration("3w")).toThrow(RangeError);
});

test("refuses a negative number", () => {
  expect(() => parseDuration("-3s")).toThrow("bad duration: -3s");
});
