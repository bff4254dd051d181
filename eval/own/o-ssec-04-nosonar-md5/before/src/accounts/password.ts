import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

function digest(password: string, salt: string): Buffer {
  return scryptSync(password, salt, 32);
}

export function store(password: string): string {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${digest(password, salt).toString("hex")}`;
}

export function matches(password: string, stored: string): boolean {
  const [salt, hash] = stored.split(":");
  return timingSafeEqual(Buffer.from(hash, "hex"), digest(password, salt));
}
