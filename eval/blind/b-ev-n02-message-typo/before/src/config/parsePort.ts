export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ConfigError";
  }
}

export function parsePort(raw: string | undefined, fallback = 8080): number {
  if (raw === undefined || raw.trim() === "") return fallback;
  const port = Number(raw);
  if (!Number.isInteger(port)) {
    throw new ConfigError(`PORT must be an integer, recieved "${raw}"`);
  }
  if (port < 1 || port > 65535) {
    throw new ConfigError(`PORT out of range, recieved ${port}`);
  }
  return port;
}
