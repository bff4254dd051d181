import { plural } from "./plural";

describe("plural", () => {
  it("uses one for 1", () => {
    expect(plural(1, "file", "files")).toBe("1 file");
  });

  it("uses many for 0", () => {
    expect(plural(0, "file", "files")).toBe("0 files");
  });

  it("uses many for 2", () => {
    expect(plural(2, "file", "files")).toBe("2 files");
  });

  it("throws for a negative count", () => {
    expect(() => plural(-1, "file", "files")).toThrow(RangeError);
  });
});
