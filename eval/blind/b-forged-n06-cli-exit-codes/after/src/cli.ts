import { lintFiles } from "./lint";
import { version } from "./version";

/** Exit codes, see docs/cli.md. */
export const EXIT = { ok: 0, problems: 1, crash: 2 } as const;

export async function main(argv: string[], out: (s: string) => void): Promise<number> {
  if (argv.includes("--version")) {
    out(version);
    return EXIT.ok;
  }
  const files = argv.filter((a) => !a.startsWith("-"));
  const problems = await lintFiles(files);
  for (const p of problems) out(`${p.file}:${p.line} ${p.message}`);
  return problems.length > 0 ? EXIT.problems : EXIT.ok;
}

if (require.main === module) {
  main(process.argv.slice(2), console.log)
    .then((code) => process.exit(code))
    .catch((err) => {
      console.error(err);
      process.exit(EXIT.crash);
    });
}
