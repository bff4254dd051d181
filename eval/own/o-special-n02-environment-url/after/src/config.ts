export interface Config {
  api: string;
  verbose: boolean;
}

const APIS: Record<string, string> = {
  production: "https://api.example.com",
  staging: "https://api.staging.example.com",
  development: "http://localhost:8080",
};

export function load(env: Record<string, string | undefined>): Config {
  const api = env.API_URL ?? APIS[env.NODE_ENV ?? "production"] ?? APIS.production;
  return { api, verbose: env.VERBOSE === "1" };
}
