export interface Event {
  title: string;
  start: Date;
  end: Date;
}

export function toIcs(_events: Event[]): string {
  throw new Error("not implemented");
}
