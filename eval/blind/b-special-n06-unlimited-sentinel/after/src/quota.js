/** The API sends this limit for teams without a limit. */
const UNLIMITED = -1;

export class QuotaClient {
  constructor(fetchJson) {
    this.fetchJson = fetchJson;
  }

  async remaining(team) {
    const { used, limit } = await this.fetchJson(`/teams/${encodeURIComponent(team)}/quota`);
    if (limit === UNLIMITED) return Infinity;
    return Math.max(0, limit - used);
  }
}

export function label(remaining) {
  if (remaining === Infinity) return 'unlimited builds';
  if (remaining === 1) return '1 build left';
  return `${remaining} builds left`;
}
