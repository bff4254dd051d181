import { lintFiles } from "./lint";

export async function main(argv: string[], out: (s: string) => void): Promise<number> {
  const files = argv.filter((a) => !a.startsWith("-"));
  const problems = await lintFiles(files);
  for (const p of problems) out(`${p.file}:${p.line} ${p.message}`);
  return problems.length > 0 ? 1 : 0;
}

if (require.main === module) {
  main(process.argv.slice(2), console.log).then((code) => process.exit(code));
}
