export interface ClientOptions {
  baseUrl: string;
  timeoutMs: number;
  retries: number;
}

export const defaults = {
  timeoutMs: 5_000,
  retries: 1,
} as const;

export function withDefaults(given: Partial<ClientOptions> & { baseUrl: string }): ClientOptions {
  const options = { ...defaults, ...given };
  if (options.timeoutMs <= 0) throw new RangeError("timeoutMs must be positive");
  return options;
}
