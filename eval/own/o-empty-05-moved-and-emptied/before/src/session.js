export function redact(entry) {
  for (const key of ["password", "token", "cookie"]) {
    if (key in entry) entry[key] = "***";
  }
}

export function audit(log, entry) {
  redact(entry);
  log.info({ ...entry, at: new Date().toISOString() });
}

export function describe(session) {
  return `${session.user} since ${session.since}`;
}
