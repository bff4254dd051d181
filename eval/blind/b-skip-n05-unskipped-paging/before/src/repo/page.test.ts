import { describe, expect, it } from "vitest";
import { toQuery } from "./page";

describe.skip("toQuery", () => {
  it("starts at zero", () => {
    expect(toQuery({ page: 1, size: 20 }).offset).toBe(0);
  });

  it("passes the size on", () => {
    expect(toQuery({ page: 1, size: 20 }).limit).toBe(20);
  });
});
