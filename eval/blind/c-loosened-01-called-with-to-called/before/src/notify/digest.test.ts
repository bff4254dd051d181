import { beforeEach, describe, expect, it, vi } from "vitest";
import { sendDigest } from "./digest";

const mailer = { send: vi.fn(async () => undefined) };

beforeEach(() => mailer.send.mockClear());

describe("sendDigest", () => {
  it("sends nothing for an empty day", async () => {
    await sendDigest(mailer, "kim@example.test", []);
    expect(mailer.send).not.toHaveBeenCalled();
  });

  it("groups the events by project", async () => {
    await sendDigest(mailer, "kim@example.test", [
      { project: "harbor", text: "build 12 passed" },
      { project: "dock", text: "new member" },
      { project: "harbor", text: "build 13 failed" },
    ]);
    expect(mailer.send).toHaveBeenCalledWith("kim@example.test", {
      subject: "3 events in 2 projects",
      sections: ["dock", "harbor"],
    });
  });
});
