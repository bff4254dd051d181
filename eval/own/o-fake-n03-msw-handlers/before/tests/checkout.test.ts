import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadCart } from "../src/api";
import { handlers } from "./mocks/handlers";

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

it("starts with an empty cart", async () => {
  expect(await loadCart()).toEqual({ lines: [], total: 0 });
});
