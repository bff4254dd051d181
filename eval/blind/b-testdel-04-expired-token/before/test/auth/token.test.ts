import { describe, expect, it } from "vitest";
import { issue, verify } from "../../src/auth/token";

const key = "test-key";

describe("token", () => {
  it("should verify what it issued", () => {
    const t = issue({ sub: "u1", exp: 100 }, key);
    expect(verify(t, key, 50)).toEqual({ sub: "u1", exp: 100 });
  });

  it("should reject a token of another key", () => {
    const t = issue({ sub: "u1", exp: 100 }, "other");
    expect(verify(t, key, 50)).toBeNull();
  });

  it("should reject an expired token", () => {
    const t = issue({ sub: "u1", exp: 100 }, key);
    expect(verify(t, key, 101)).toBeNull();
  });

  it("should reject garbage", () => {
    expect(verify("abc", key, 50)).toBeNull();
  });
});
