import jwt from "jsonwebtoken";
import { config } from "./config";

export interface Session {
  userId: string;
}

export function issue(session: Session): string {
  return jwt.sign(session, config.sessionSecret, { expiresIn: config.sessionTtlSeconds });
}

export function read(token: string): Session {
  return jwt.verify(token, config.sessionSecret) as Session;
}
