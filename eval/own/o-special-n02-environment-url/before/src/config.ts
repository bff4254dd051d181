export interface Config {
  api: string;
  verbose: boolean;
}

export function load(env: Record<string, string | undefined>): Config {
  return { api: env.API_URL ?? "https://api.example.com", verbose: env.VERBOSE === "1" };
}
