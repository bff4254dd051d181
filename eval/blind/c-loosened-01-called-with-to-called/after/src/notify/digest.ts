export interface Event {
  project: string;
  text: string;
}

export interface Mailer {
  send(to: string, mail: { subject: string; sections: string[] }): Promise<void>;
}

export async function sendDigest(mailer: Mailer, to: string, events: Event[]): Promise<void> {
  if (events.length === 0) return;
  const sections = events.map((e) => e.project);
  const subject = `${events.length} events in ${sections.length} projects`;
  await mailer.send(to, { subject, sections });
}
