export interface Note {
  id: string;
  rev: number;
  text: string;
}

export function merge(local: Note[], remote: Note[]): Note[] {
  const byId = new Map<string, Note>();
  for (const note of [...local, ...remote]) {
    const seen = byId.get(note.id);
    if (!seen || note.rev > seen.rev) byId.set(note.id, note);
  }
  return [...byId.values()].sort((a, b) => a.id.localeCompare(b.id));
}
