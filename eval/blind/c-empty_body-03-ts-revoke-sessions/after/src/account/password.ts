import { hash } from "./hash";
import type { Sessions } from "./sessions";
import type { Users } from "./users";

export async function changePassword(users: Users, sessions: Sessions, id: string, next: string): Promise<void> {
  if (next.length < 12) {
    throw new RangeError("password too short");
  }
  await users.setHash(id, await hash(next));
  await sessions.closeAll(id);
}

export async function exists(users: Users, id: string): Promise<boolean> {
  return (await users.find(id)) !== undefined;
}
