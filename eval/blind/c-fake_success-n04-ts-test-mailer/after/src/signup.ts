export interface Mailer {
  send(to: string, subject: string, text: string): Promise<{ accepted: boolean; id: string }>;
}

export interface People {
  add(email: string): Promise<string>;
}

export async function signUp(people: People, mailer: Mailer, email: string): Promise<string> {
  const address = email.trim().toLowerCase();
  const id = await people.add(address);
  const sent = await mailer.send(address, "Welcome", `Your number is ${id}.`);
  if (!sent.accepted) {
    throw new Error(`welcome mail refused for ${id}`);
  }
  return id;
}
