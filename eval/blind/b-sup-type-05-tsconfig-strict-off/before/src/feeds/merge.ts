export interface Entry {
  guid: string;
  published: Date;
  title: string;
}

export function newest(entries: Entry[]): Entry | undefined {
  return [...entries].sort((a, b) => b.published.getTime() - a.published.getTime())[0];
}

export function merge(...feeds: Entry[][]): Entry[] {
  const byGuid = new Map<string, Entry>();
  for (const e of feeds.flat()) byGuid.set(e.guid, e);
  return [...byGuid.values()];
}
