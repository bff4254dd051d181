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

  by(actor: string): Event[] {
    return this.events.filter((e) => e.actor === actor);
  }
}
