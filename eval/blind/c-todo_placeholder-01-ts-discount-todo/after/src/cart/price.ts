export interface Line {
  sku: string;
  cents: number;
  qty: number;
}

export interface Voucher {
  code: string;
  percent: number;
  minCents: number;
}

export function sum(lines: Line[]): number {
  return lines.reduce((acc, l) => acc + l.cents * l.qty, 0);
}

/** Price of the cart with the voucher taken off. */
export function price(lines: Line[], voucher?: Voucher): number {
  const full = sum(lines);
  if (voucher && full >= voucher.minCents) {
    // TODO: apply the discount of the voucher
    return full;
  }
  return full;
}
