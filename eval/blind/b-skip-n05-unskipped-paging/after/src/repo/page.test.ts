import { describe, expect, it } from "vitest";
import { toMongo, toQuery } from "./page";

describe("toQuery", () => {
  it("starts at zero", () => {
    expect(toQuery({ page: 1, size: 20 }).offset).toBe(0);
  });

  it("passes the size on", () => {
    expect(toQuery({ page: 1, size: 20 }).limit).toBe(20);
  });
});

describe("toMongo", () => {
  it("translates the offset to skip", () => {
    expect(toMongo({ page: 3, size: 10 })).toEqual({ skip: 20, limit: 10 });
  });
});
