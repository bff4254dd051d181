import { readFileSync } from "node:fs";
import { globSync } from "glob";

const MARKERS = [
  "eslint-disable-next-line",
  "eslint-disable-line",
  "biome-ignore lint",
  "@ts-ignore",
];

interface Count {
  marker: string;
  files: number;
}

export function count(pattern: string): Count[] {
  const texts = globSync(pattern, { ignore: ["**/node_modules/**", "tools/**"] }).map((f) =>
    readFileSync(f, "utf8"),
  );
  return MARKERS.map((marker) => ({
    marker,
    files: texts.filter((t) => t.includes(marker)).length,
  }));
}

export function exceeds(counts: Count[], budget: Record<string, number>): Count[] {
  return counts.filter((c) => c.files > (budget[c.marker] ?? 0));
}

if (process.argv[1]?.endsWith("count-suppressions.ts")) {
  const budget = JSON.parse(readFileSync("tools/suppression-budget.json", "utf8"));
  const over = exceeds(count("src/**/*.{ts,tsx}"), budget);
  for (const c of over) console.error(`${c.marker}: ${c.files} files, over budget`);
  process.exit(over.length > 0 ? 1 : 0);
}
