import { beforeEach, describe, expect, it, vi } from "vitest";
import { sendMail } from "./mailer";
import { signup, SignupError } from "./signup";
import { MemoryStore } from "./testing/memoryStore";

vi.mock("./mailer", () => ({ sendMail: vi.fn().mockResolvedValue(undefined) }));

beforeEach(() => vi.clearAllMocks());

describe("signup", () => {
  it("rejects a bad address", async () => {
    await expect(signup(new MemoryStore(), "nobody")).rejects.toThrow(SignupError);
    expect(sendMail).not.toHaveBeenCalled();
  });

  it("stores the address in lower case and sends a welcome", async () => {
    const store = new MemoryStore();
    const id = await signup(store, " Mia@Example.org ");
    expect(await store.findByEmail("mia@example.org")).toMatchObject({ id });
    expect(sendMail).toHaveBeenCalledWith("mia@example.org", "welcome");
  });

  it("refuses an address twice", async () => {
    const store = new MemoryStore();
    await signup(store, "mia@example.org");
    await expect(signup(store, "MIA@example.org")).rejects.toThrow("taken");
  });
});
