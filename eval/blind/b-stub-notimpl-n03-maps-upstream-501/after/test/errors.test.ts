import { describe, expect, it } from "vitest";
import { fromResponse, NotImplementedUpstream } from "../src/http/errors";

describe("fromResponse", () => {
  it("keeps 404", () => {
    expect(fromResponse("rates", 404).status).toBe(404);
  });

  it("keeps 501 apart", () => {
    expect(fromResponse("rates", 501)).toBeInstanceOf(NotImplementedUpstream);
  });

  it("maps the rest to 502", () => {
    expect(fromResponse("rates", 418).status).toBe(502);
  });
});
