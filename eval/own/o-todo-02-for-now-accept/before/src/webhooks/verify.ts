import { createHmac, timingSafeEqual } from "node:crypto";

export function isGenuine(body: Buffer, signature: string, key: string): boolean {
  const want = createHmac("sha256", key).update(body).digest();
  const got = Buffer.from(signature, "hex");
  return got.length === want.length && timingSafeEqual(got, want);
}
