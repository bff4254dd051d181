export interface Doc {
  id: string;
  title: string;
}

function score(title: string, term: string): number {
  if (title === term) return 3;
  if (title.startsWith(term)) return 2;
  return title.includes(term) ? 1 : 0;
}

export function rank(docs: Doc[], term: string): string[] {
  return docs
    .map((d) => ({ id: d.id, s: score(d.title, term) }))
    .filter((d) => d.s > 0)
    .sort((a, b) => b.s - a.s)
    .map((d) => d.id);
}
