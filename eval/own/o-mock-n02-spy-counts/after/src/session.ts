export interface Api {
  refresh(token: string): Promise<{ token: string; ttl: number }>;
}

export class Expired extends Error {}

export class Session {
  private until = 0;

  constructor(
    private api: Api,
    private token: string,
    private now: () => number = Date.now,
  ) {}

  async bearer(): Promise<string> {
    if (this.now() >= this.until) {
      const next = await this.api.refresh(this.token);
      if (next.ttl <= 0) throw new Expired(this.token);
      this.token = next.token;
      this.until = this.now() + next.ttl * 1000;
    }
    return `Bearer ${this.token}`;
  }
}
