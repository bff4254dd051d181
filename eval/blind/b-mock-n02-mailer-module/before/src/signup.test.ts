import { describe, expect, it } from "vitest";
import { signup, SignupError } from "./signup";
import { MemoryStore } from "./testing/memoryStore";

describe("signup", () => {
  it("rejects a bad address", async () => {
    await expect(signup(new MemoryStore(), "nobody")).rejects.toThrow(SignupError);
  });
});
