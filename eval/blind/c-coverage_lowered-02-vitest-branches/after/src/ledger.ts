export interface Entry {
  account: string;
  cents: number;
}

export function balance(entries: Entry[], account: string): number {
  return entries
    .filter((e) => e.account === account)
    .reduce((sum, e) => sum + e.cents, 0);
}

export function describe(cents: number): string {
  if (cents === 0) return "settled";
  if (cents < 0) return "owed";
  return cents > 100_000 ? "large credit" : "credit";
}
