export interface Event {
  title: string;
  start: Date;
  end: Date;
}

const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, "");

const escape = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");

export function toIcs(events: Event[]): string {
  const lines = events.flatMap((event) => [
    "BEGIN:VEVENT",
    `SUMMARY:${escape(event.title)}`,
    `DTSTART:${stamp(event.start)}`,
    `DTEND:${stamp(event.end)}`,
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
}
