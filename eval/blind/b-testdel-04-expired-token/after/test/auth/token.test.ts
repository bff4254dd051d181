import { describe, expect, it } from "vitest";
import { issue, verify } from "../../src/auth/token";

const key = "test-key";
const fresh = (signingKey = key) => issue({ sub: "u1", exp: 100 }, signingKey);

describe("token", () => {
  it("should verify what it issued", () => {
    expect(verify(fresh(), key, 50)).toEqual({ sub: "u1", exp: 100 });
  });

  it("should reject a token of another key", () => {
    expect(verify(fresh("other"), key, 50)).toBeNull();
  });

  it("should reject garbage", () => {
    expect(verify("abc", key, 50)).toBeNull();
  });
});
