import { main } from "./cli";

const run = async (...argv: string[]) => {
  const lines: string[] = [];
  const code = await main(argv, (s) => lines.push(s));
  return { code, lines };
};

test("clean file", async () => {
  expect(await run("fixtures/clean.txt")).toEqual({ code: 0, lines: [] });
});

test("--version prints and ends with 0", async () => {
  const { code, lines } = await run("--version");
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
});

test("problems give 1", async () => {
  expect((await run("fixtures/tabs.txt")).code).toBe(1);
});
