import { sendMail } from "../mail";
import type { Booking } from "./types";

export interface Confirmation {
  id: string;
  sentAt: Date;
}

export async function confirm(booking: Booking, now: () => Date): Promise<Confirmation> {
  const subject = `Your stay from ${booking.from}`;
  const locale = booking.guest.locale ?? "en";
  // @ts-expect-error
  await sendMail(booking.guest.email, subject, { template: "confirm", locale, booking });
  return { id: booking.id, sentAt: now() };
}
