import { request } from './http.js';
import { LRUCache } from 'lru-cache';

const cache = new LRUCache({ max: 50, ttl: 60 * 60 * 1000 });
const URL = 'https://rates.example.org/v1/latest';

/** Returns today's rates for a base currency. */
export async function latestRates(base) {
  const hit = cache.get(base);
  if (hit) return hit;
  const body = await request(URL, { query: { base } });
  cache.set(base, body.rates);
  return body.rates;
}

export async function convert(amount, from, to) {
  if (from === to) return amount;
  const rates = await latestRates(from);
  if (!(to in rates)) throw new RangeError(`no rate for ${to}`);
  return amount * rates[to];
}

export function clear() {
  cache.clear();
}
