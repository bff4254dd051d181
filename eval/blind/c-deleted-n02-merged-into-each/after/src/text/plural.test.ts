import { plural } from "./plural";

describe("plural", () => {
  it.each([
    [0, "0 files"],
    [1, "1 file"],
    [2, "2 files"],
    [1_000, "1000 files"],
  ])("counts %i", (n, want) => {
    expect(plural(n, "file", "files")).toBe(want);
  });

  it("throws for a negative count", () => {
    expect(() => plural(-1, "file", "files")).toThrow(RangeError);
  });
});
