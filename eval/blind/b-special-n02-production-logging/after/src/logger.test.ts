import { expect, it } from "vitest";
import { Logger, pretty } from "./logger";

it("drops lines below the level", () => {
  const lines: string[] = [];
  const logger = new Logger("warn", (line) => lines.push(line));
  logger.log("info", "starting");
  logger.log("error", "down", { code: 7 });
  expect(lines).toEqual(['{"level":"error","message":"down","code":7}']);
});

it("has a readable format", () => {
  expect(pretty("info", "ready", { port: 80 })).toBe('INFO  ready {"port":80}');
});
