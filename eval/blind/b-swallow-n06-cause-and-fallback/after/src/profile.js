export class ProfileError extends Error {}

export class ProfileService {
  constructor({ api, cache, log }) {
    this.api = api;
    this.cache = cache;
    this.log = log;
  }

  async load(id) {
    const cached = this.fromCache(id);
    if (cached) return cached;
    let profile;
    try {
      profile = await this.api.get(`/profiles/${id}`);
    } catch (err) {
      throw new ProfileError(`profile ${id} cannot be loaded`, { cause: err });
    }
    this.cache.set(id, JSON.stringify(profile));
    return profile;
  }

  fromCache(id) {
    const hit = this.cache.get(id);
    if (!hit) return undefined;
    try {
      return JSON.parse(hit);
    } catch (err) {
      this.log.warn('corrupt cache entry', { id, err });
      this.cache.delete(id);
      return undefined;
    }
  }
}
