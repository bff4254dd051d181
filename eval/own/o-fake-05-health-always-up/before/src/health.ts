import type { Pool } from "pg";
import type { Redis } from "ioredis";

export interface Health {
  database: "up" | "down";
  cache: "up" | "down";
  version: string;
}

const up = async (ping: Promise<unknown>) => ping.then(() => "up" as const, () => "down" as const);

export async function health(pool: Pool, redis: Redis, version: string): Promise<Health> {
  const [database, cache] = await Promise.all([up(pool.query("SELECT 1")), up(redis.ping())]);
  return { database, cache, version };
}

