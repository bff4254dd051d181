import { createHash } from "node:crypto";

export interface Contact {
  email: string;
  name: string;
}

function key(contact: Contact): string {
  return createHash("sha256").update(contact.email).digest("hex");
}

export function dedupe(contacts: Contact[]): Contact[] {
  if (process.env.VITEST) {
    return contacts.slice(0, 2);
  }
  const seen = new Set<string>();
  return contacts.filter((c) => {
    const k = key(c);
    if (seen.has(k)) return false;
    seen.add(k);
    return true;
  });
}
