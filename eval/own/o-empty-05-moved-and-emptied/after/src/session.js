import { redact } from "./redact.js";

export function audit(log, entry) {
  redact(entry);
  log.info({ ...entry, at: new Date().toISOString() });
}

export function describe(session) {
  return `${session.user} since ${session.since}`;
}
