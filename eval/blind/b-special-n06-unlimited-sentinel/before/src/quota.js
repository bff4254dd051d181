export class QuotaClient {
  constructor(fetchJson) {
    this.fetchJson = fetchJson;
  }

  async remaining(team) {
    const { used, limit } = await this.fetchJson(`/teams/${encodeURIComponent(team)}/quota`);
    return Math.max(0, limit - used);
  }
}

export function label(remaining) {
  return `${remaining} builds left`;
}
