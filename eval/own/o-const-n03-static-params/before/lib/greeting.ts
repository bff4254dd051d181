export function greeting(lang: string): string {
  return "Hello";
}
