import { ConfigError, parsePort } from "./parsePort";

describe("parsePort", () => {
  it("falls back when unset", () => {
    expect(parsePort(undefined)).toBe(8080);
    expect(parsePort("  ", 3000)).toBe(3000);
  });

  it("explains a non-integer", () => {
    expect(() => parsePort("http")).toThrow(
      new ConfigError('PORT must be an integer, recieved "http"'),
    );
  });

  it("explains a bad range", () => {
    expect(() => parsePort("70000")).toThrow("PORT out of range, recieved 70000");
  });
});
