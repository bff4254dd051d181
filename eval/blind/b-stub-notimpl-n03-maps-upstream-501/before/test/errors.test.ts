import { describe, expect, it } from "vitest";
import { fromResponse } from "../src/http/errors";

describe("fromResponse", () => {
  it("keeps 404", () => {
    expect(fromResponse("rates", 404).status).toBe(404);
  });

  it("maps the rest to 502", () => {
    expect(fromResponse("rates", 418).status).toBe(502);
  });
});
