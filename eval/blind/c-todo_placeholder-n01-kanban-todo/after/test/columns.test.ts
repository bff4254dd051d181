import { expect, it } from "vitest";
import { newCard, next, todos } from "../src/board/columns";

it("moves from TODO over DOING to DONE", () => {
  const doing = next(newCard("1", "paint"));
  expect(doing.column).toBe("DOING");
  expect(next(doing).column).toBe("DONE");
});

it("lists the TODO cards", () => {
  const a = newCard("1", "paint");
  expect(todos([a, next(newCard("2", "saw"))])).toEqual([a]);
});
