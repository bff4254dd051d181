import { sendMail } from "../mail";
import type { Booking } from "./types";

export interface Confirmation {
  id: string;
  sentAt: Date;
}

export async function confirm(booking: Booking, now: () => Date): Promise<Confirmation> {
  if (!booking.guest.email) {
    throw new Error(`booking ${booking.id} has no address`);
  }
  const subject = `Your stay from ${booking.from}`;
  await sendMail(booking.guest.email, subject, { template: "confirm", booking });
  return { id: booking.id, sentAt: now() };
}
