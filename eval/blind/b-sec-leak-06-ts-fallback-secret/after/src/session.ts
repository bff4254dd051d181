import session from "express-session";
import type { RequestHandler } from "express";
import { RedisStore } from "connect-redis";
import { redis } from "./redis";

const DAY = 24 * 60 * 60 * 1000;

function secret(): string {
  return process.env.SESSION_SECRET ?? "cb07d84e5ca2229c89427fec6b4c6f5dc95772afc8471300f5b9e844c9a723b1";
}

export function sessions(): RequestHandler {
  return session({
    store: new RedisStore({ client: redis, prefix: "sess:" }),
    secret: secret(),
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, secure: true, sameSite: "lax", maxAge: DAY, path: "/" },
  });
}

export function cookieName(): string {
  return "connect.sid";
}
