import type { Cart } from "./types";

const ZONES: Record<string, { base: number; perKg: number }> = {
  DE: { base: 490, perKg: 60 },
  AT: { base: 890, perKg: 110 },
  CH: { base: 1490, perKg: 180 },
};

export function weightKg(cart: Cart): number {
  return cart.lines.reduce((kg, l) => kg + (l.grams * l.qty) / 1000, 0);
}

/** Shipping costs in cents for the country and the weight of the cart. */
export function shippingCents(cart: Cart, country: string): number {
  const zone = ZONES[country];
  if (!zone) throw new RangeError(`no shipping to ${country}`);
  return zone.base + Math.ceil(weightKg(cart)) * zone.perKg;
}

export function totalCents(cart: Cart, country: string): number {
  const goods = cart.lines.reduce((sum, l) => sum + l.cents * l.qty, 0);
  return goods + shippingCents(cart, country);
}
