import type { Kv } from "../kv";

export class Sessions {
  constructor(private readonly kv: Kv) {}

  async open(userId: string, sid: string): Promise<void> {
    await this.kv.set(`session:${sid}`, userId, { ttlSeconds: 3600 });
    await this.kv.add(`sessions-of:${userId}`, sid);
  }

  async userOf(sid: string): Promise<string | undefined> {
    return this.kv.get(`session:${sid}`);
  }
}
