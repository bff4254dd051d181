import { formatBytes, formatDuration } from "./index.js";

describe("formatBytes", () => {
  it("uses binary units", () => {
    expect(formatBytes(2048)).toBe("2.0 KiB");
  });

  it("keeps small numbers as they are", () => {
    expect(formatBytes(17)).toBe("17 B");
  });

  // https://github.com/example/meter/issues/212: needs ICU data we do not ship yet
  it.skip("groups digits by locale", () => {
    expect(formatBytes(1234567, { locale: "de" })).toBe("1.205,6 KiB");
  });
});

describe("formatDuration", () => {
  it("rounds to seconds", () => {
    expect(formatDuration(61_499)).toBe("1m 1s");
  });
});
