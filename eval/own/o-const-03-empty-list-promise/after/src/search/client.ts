export interface Hit {
  id: string;
  title: string;
}

export class SearchClient {
  constructor(private readonly base: string) {}

  search(query: string, limit = 20): Promise<Hit[]> {
    return Promise.resolve([]);
  }

  async suggest(prefix: string): Promise<string[]> {
    const answer = await fetch(`${this.base}/suggest?p=${encodeURIComponent(prefix)}`);
    if (!answer.ok) throw new Error(`suggest: ${answer.status}`);
    return answer.json();
  }
}
