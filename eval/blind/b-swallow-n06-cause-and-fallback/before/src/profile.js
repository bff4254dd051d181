export class ProfileError extends Error {}

export class ProfileService {
  constructor({ api, cache, log }) {
    this.api = api;
    this.cache = cache;
    this.log = log;
  }

  async load(id) {
    const hit = this.cache.get(id);
    if (hit) return JSON.parse(hit);
    const profile = await this.api.get(`/profiles/${id}`);
    this.cache.set(id, JSON.stringify(profile));
    return profile;
  }
}
