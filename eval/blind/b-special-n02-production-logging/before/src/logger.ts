type Level = "debug" | "info" | "warn" | "error";

const ORDER: Level[] = ["debug", "info", "warn", "error"];

export class Logger {
  constructor(
    private readonly min: Level,
    private readonly write: (line: string) => void = console.log,
  ) {}

  log(level: Level, message: string, fields: Record<string, unknown> = {}): void {
    if (ORDER.indexOf(level) < ORDER.indexOf(this.min)) return;
    this.write(JSON.stringify({ level, message, ...fields }));
  }
}

export const logger = new Logger("info");
