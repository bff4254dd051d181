import { main } from "./cli";

const run = async (...argv: string[]) => {
  const lines: string[] = [];
  const code = await main(argv, (s) => lines.push(s));
  return { code, lines };
};

test("clean file", async () => {
  expect(await run("fixtures/clean.txt")).toEqual({ code: 0, lines: [] });
});

test("problems give 1", async () => {
  expect((await run("fixtures/tabs.txt")).code).toBe(1);
});
