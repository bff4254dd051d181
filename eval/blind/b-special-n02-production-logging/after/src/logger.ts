type Level = "debug" | "info" | "warn" | "error";

const ORDER: Level[] = ["debug", "info", "warn", "error"];

export type Format = (level: Level, message: string, fields: Record<string, unknown>) => string;

export const json: Format = (level, message, fields) =>
  JSON.stringify({ level, message, ...fields });

export const pretty: Format = (level, message, fields) =>
  `${level.toUpperCase().padEnd(5)} ${message} ${JSON.stringify(fields)}`;

export class Logger {
  constructor(
    private readonly min: Level,
    private readonly write: (line: string) => void = console.log,
    private readonly format: Format = json,
  ) {}

  log(level: Level, message: string, fields: Record<string, unknown> = {}): void {
    if (ORDER.indexOf(level) < ORDER.indexOf(this.min)) return;
    this.write(this.format(level, message, fields));
  }
}

const production = process.env.NODE_ENV === "production";

export const logger = new Logger(
  production ? "info" : "debug",
  console.log,
  production ? json : pretty,
);
