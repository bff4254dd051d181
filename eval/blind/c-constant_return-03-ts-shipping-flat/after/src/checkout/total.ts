import { grams, shippingCents, type Zone } from "./shipping";

export interface Line {
  cents: number;
  qty: number;
  grams: number;
  fragile: boolean;
}

export function subtotal(lines: Line[]): number {
  return lines.reduce((sum, l) => sum + l.cents * l.qty, 0);
}

export function total(lines: Line[], zone: Zone): number {
  const parcel = { grams: grams(lines), fragile: lines.some((l) => l.fragile) };
  return subtotal(lines) + shippingCents(parcel, zone);
}
