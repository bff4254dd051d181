export interface Config {
  port: number;
  hosts: string[];
}

const DEFAULTS: Config = { port: 8080, hosts: ["localhost"] };

export function load(env: Record<string, string | undefined>): Config {
  const port = Number(env.PORT ?? DEFAULTS.port);
  if (!Number.isInteger(port)) throw new Error(`PORT is not a number: ${env.PORT}`);
  return { port, hosts: list(env.HOSTS) ?? DEFAULTS.hosts };
}

function list(value: string | undefined): string[] | undefined {
  return value?.split(",").map((part) => part.trim());
}
