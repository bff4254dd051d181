import { expect, it } from "vitest";
import { newCard, next } from "../src/board/columns";

it("moves from TODO to DONE", () => {
  expect(next(newCard("1", "paint")).column).toBe("DONE");
});
