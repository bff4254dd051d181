const GREETINGS: Record<string, string> = { de: "Guten Tag", en: "Hello", fr: "Bonjour" };

export function greeting(lang: string): string {
  return GREETINGS[lang] ?? GREETINGS.en;
}
