import { expect, test } from "vitest";
import { load } from "./load";

test("defaults", () => {
  const config = load({});
  expect(config).toBeDefined();
  expect(config).toEqual({ port: 8080, hosts: ["localhost"] });
});

test("reads the environment", () => {
  const config = load({ PORT: "9000", HOSTS: "a.test, b.test" });
  expect(config).toBeDefined();
  expect(config).toEqual({ port: 9000, hosts: ["a.test", "b.test"] });
});

test("refuses a port that is no number", () => {
  expect(() => load({ PORT: "http" })).toThrow("PORT is not a number: http");
});
