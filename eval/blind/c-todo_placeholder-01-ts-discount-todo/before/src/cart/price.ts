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

export function price(lines: Line[]): number {
  return sum(lines);
}
