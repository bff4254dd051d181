export class CurrencyMismatch extends Error {}

export interface Money {
  cents: number;
  currency: string;
}

export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) {
    throw new CurrencyMismatch(`${a.currency} and ${b.currency}`);
  }
  return { cents: a.cents + b.cents, currency: a.currency };
}

/** Splits an amount so that no cent is lost; the first parts get the rest. */
export function split(total: Money, parts: number): Money[] {
  const each = Math.floor(total.cents / parts);
  const rest = total.cents - each * parts;
  return Array.from({ length: parts }, (_, i) => ({
    cents: each + (i < rest ? 1 : 0),
    currency: total.currency,
  }));
}
