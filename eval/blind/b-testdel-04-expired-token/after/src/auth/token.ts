import { createHmac, timingSafeEqual } from "node:crypto";

export interface Claims {
  sub: string;
  exp: number;
}

function sign(body: string, key: string): string {
  return createHmac("sha256", key).update(body).digest("base64url");
}

export function issue(claims: Claims, key: string): string {
  const body = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${body}.${sign(body, key)}`;
}

export function verify(token: string, key: string, now: number): Claims | null {
  const [body, mac] = token.split(".");
  const want = Buffer.from(sign(body, key));
  const got = Buffer.from(mac ?? "");
  if (want.length !== got.length || !timingSafeEqual(want, got)) return null;
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Claims;
  return claims.exp > now ? claims : null;
}
