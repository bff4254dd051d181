declare const unit: unique symbol;

export type Cents = number;

export function cents(n: number): Cents {
  if (!Number.isInteger(n)) throw new RangeError(`not a whole number of cents: ${n}`);
  return n;
}

export function add(a: Cents, b: Cents): Cents {
  return a + b;
}
