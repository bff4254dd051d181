import { afterEach, expect, vi } from "vitest";
import { cleanup } from "@testing-library/react";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

expect.extend({
  toBeIsoDate(received: string) {
    return {
      pass: !Number.isNaN(Date.parse(received)),
      message: () => `${received} is not an ISO date`,
    };
  },
});
