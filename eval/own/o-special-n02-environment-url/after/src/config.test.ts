import { expect, it } from "vitest";
import { load } from "./config";

it("takes the address of the deployment", () => {
  expect(load({ NODE_ENV: "staging" }).api).toBe("https://api.staging.example.com");
  expect(load({ NODE_ENV: "other" }).api).toBe("https://api.example.com");
  expect(load({ API_URL: "http://x", NODE_ENV: "staging" }).api).toBe("http://x");
});
