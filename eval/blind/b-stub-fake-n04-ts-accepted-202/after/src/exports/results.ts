import { redis } from "../redis";

const TTL_SECONDS = 24 * 60 * 60;

export async function saveResult(id: string, url: string): Promise<void> {
  await redis.set(`export:${id}`, url, "EX", TTL_SECONDS);
}

export function findResult(id: string): Promise<string | null> {
  return redis.get(`export:${id}`);
}
