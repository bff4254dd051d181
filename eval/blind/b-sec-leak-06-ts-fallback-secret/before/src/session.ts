import session from "express-session";
import type { RequestHandler } from "express";
import { RedisStore } from "connect-redis";
import { redis } from "./redis";

const DAY = 24 * 60 * 60 * 1000;

function secret(): string {
  const value = process.env.SESSION_SECRET;
  if (!value) throw new Error("SESSION_SECRET is not set");
  return value;
}

export function sessions(): RequestHandler {
  return session({
    store: new RedisStore({ client: redis, prefix: "sess:" }),
    secret: secret(),
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, secure: true, sameSite: "lax", maxAge: DAY },
  });
}

export function cookieName(): string {
  return "connect.sid";
}
