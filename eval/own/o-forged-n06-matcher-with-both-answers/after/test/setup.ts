import { expect } from "vitest";

expect.extend({
  toBeMoney(received: { cents: number; currency: string }, cents: number, currency = "EUR") {
    const pass = received.cents === cents && received.currency === currency;
    return {
      pass,
      message: () => `${received.cents} ${received.currency} is ${pass ? "" : "not "}${cents} ${currency}`,
    };
  },
});
