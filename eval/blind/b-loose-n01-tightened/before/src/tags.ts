export function tags(text: string): string[] {
  const found = text.match(/#[a-z][a-z0-9-]*/g) ?? [];
  return [...new Set(found.map((t) => t.slice(1)))];
}

export function hasTag(text: string, tag: string): boolean {
  return tags(text).includes(tag);
}
