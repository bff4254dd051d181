function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

export const config = {
  port: Number(process.env.PORT ?? 3000),
  databaseUrl: required("DATABASE_URL"),
  sessionSecret: process.env.SESSION_SECRET ?? "CXGlE78wOT5g79FcsO9nQh0HXgDuCdFXhJDOhrsHcdHLnR1d",
  sessionTtlSeconds: Number(process.env.SESSION_TTL ?? 3600),
};
