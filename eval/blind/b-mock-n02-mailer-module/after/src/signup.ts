import { sendMail } from "./mailer";
import type { UserStore } from "./store";

export class SignupError extends Error {}

export async function signup(store: UserStore, email: string): Promise<string> {
  const address = email.trim().toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/.test(address)) throw new SignupError("bad address");
  if (await store.findByEmail(address)) throw new SignupError("taken");
  const id = await store.insert({ email: address });
  await sendMail(address, "welcome");
  return id;
}
