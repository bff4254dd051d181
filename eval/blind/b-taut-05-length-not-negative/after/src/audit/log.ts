export interface Event {
  at: number;
  actor: string;
  action: string;
}

export class AuditLog {
  private readonly events: Event[] = [];

  record(event: Event): void {
    this.events.push({ ...event });
  }

  /** Events with `from <= at < to`. */
  between(from: number, to: number): Event[] {
    return this.events.filter((e) => e.at > from && e.at < to);
  }

  by(actor: string): Event[] {
    return this.events.filter((e) => e.actor === actor);
  }
}
