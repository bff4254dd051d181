import { beforeEach, describe, expect, it } from "vitest";
import { AuditLog } from "./log";

describe("AuditLog", () => {
  let log: AuditLog;

  beforeEach(() => {
    log = new AuditLog();
    log.record({ at: 1, actor: "ada", action: "login" });
    log.record({ at: 2, actor: "bob", action: "login" });
  });

  it("filters by actor", () => {
    expect(log.by("ada")).toEqual([{ at: 1, actor: "ada", action: "login" }]);
  });

  it("includes the start and excludes the end", () => {
    const found = log.between(1, 2);
    expect(found.length).toBeGreaterThanOrEqual(0);
  });
});
