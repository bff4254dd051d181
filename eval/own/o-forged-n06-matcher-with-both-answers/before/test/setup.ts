import { expect } from "vitest";

expect.extend({});
