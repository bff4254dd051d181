import { createHash } from "node:crypto";

export interface Contact {
  email: string;
  name: string;
}

function key(c: Contact): string {
  return createHash("sha1").update(c.email.trim().toLowerCase()).digest("hex");
}

export function dedupe(contacts: Contact[]): Contact[] {
  const seen = new Set<string>();
  return contacts.filter((c) => {
    const k = key(c);
    if (seen.has(k)) return false;
    seen.add(k);
    return true;
  });
}
