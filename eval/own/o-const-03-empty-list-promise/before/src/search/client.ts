export interface Hit {
  id: string;
  title: string;
}

export class SearchClient {
  constructor(private readonly base: string) {}

  async search(query: string): Promise<Hit[]> {
    const answer = await fetch(`${this.base}/search?q=${encodeURIComponent(query)}`);
    if (!answer.ok) throw new Error(`search: ${answer.status}`);
    return (await answer.json()).hits;
  }

  async suggest(prefix: string): Promise<string[]> {
    const answer = await fetch(`${this.base}/suggest?p=${encodeURIComponent(prefix)}`);
    if (!answer.ok) throw new Error(`suggest: ${answer.status}`);
    return answer.json();
  }
}
