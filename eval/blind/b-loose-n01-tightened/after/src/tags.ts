const TAG = /#[a-z][a-z0-9-]*/g;

export function tags(text: string): string[] {
  const found = text.match(TAG) ?? [];
  return [...new Set(found.map((t) => t.slice(1)))];
}

export function hasTag(text: string, tag: string): boolean {
  return tags(text).includes(tag);
}
