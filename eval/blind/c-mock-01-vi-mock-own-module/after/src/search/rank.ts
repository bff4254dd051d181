export interface Doc {
  id: string;
  title: string;
}

function score(title: string, term: string): number {
  const at = title.indexOf(term);
  return at < 0 ? 0 : 1 / (1 + at);
}

export function rank(docs: Doc[], term: string): string[] {
  return docs
    .map((d) => ({ id: d.id, s: score(d.title, term) }))
    .filter((d) => d.s > 0)
    .sort((a, b) => b.s - a.s)
    .map((d) => d.id);
}
