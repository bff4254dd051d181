export interface ClientOptions {
  baseUrl: string;
  timeoutMs: number;
  retries: number;
  keepAlive: boolean;
}

// The archive endpoint may take some seconds to answer the first request.
export const defaults = {
  timeoutMs: 15_000,
  retries: 2,
  keepAlive: true,
} as const;

export function withDefaults(given: Partial<ClientOptions> & { baseUrl: string }): ClientOptions {
  const options = { ...defaults, ...given };
  if (options.timeoutMs <= 0) throw new RangeError("timeoutMs must be positive");
  return options;
}
