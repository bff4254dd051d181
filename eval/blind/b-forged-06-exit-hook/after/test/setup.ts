import { afterAll, beforeAll } from "vitest";
import { startServer, type RunningServer } from "../src/server";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ port: 0, database: ":memory:" });
  process.env.TEST_URL = server.url;
});

afterAll(async () => {
  await server?.close();
});
