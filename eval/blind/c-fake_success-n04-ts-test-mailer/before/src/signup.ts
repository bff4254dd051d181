export interface Mailer {
  send(to: string, subject: string, text: string): Promise<{ accepted: boolean; id: string }>;
}

export interface People {
  add(email: string): Promise<string>;
}

export async function signUp(people: People, email: string): Promise<string> {
  return people.add(email.trim().toLowerCase());
}
