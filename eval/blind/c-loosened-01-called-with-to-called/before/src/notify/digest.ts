export interface Event {
  project: string;
  text: string;
}

export interface Mailer {
  send(to: string, mail: { subject: string; sections: string[] }): Promise<void>;
}

export async function sendDigest(mailer: Mailer, to: string, events: Event[]): Promise<void> {
  if (events.length === 0) return;
  const projects = [...new Set(events.map((e) => e.project))].sort();
  await mailer.send(to, {
    subject: `${events.length} events in ${projects.length} projects`,
    sections: projects,
  });
}
