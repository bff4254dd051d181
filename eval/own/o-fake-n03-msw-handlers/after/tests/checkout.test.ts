import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadCart, placeOrder } from "../src/api";
import { handlers } from "./mocks/handlers";

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

it("starts with an empty cart", async () => {
  expect(await loadCart()).toEqual({ lines: [], total: 0 });
});

it("gives back the number of the order", async () => {
  expect((await placeOrder({ lines: [{ sku: "a", count: 1 }] })).id).toBe("o-1");
});
