export class Ledger {
  private readonly cents: Map<string, number>;

  constructor(initial: Record<string, number>) {
    this.cents = new Map(Object.entries(initial));
  }

  balance(account: string): number {
    return this.cents.get(account) ?? 0;
  }

  accounts(): string[] {
    return [...this.cents.keys()].sort();
  }

  book(account: string, delta: number): void {
    this.cents.set(account, this.balance(account) + delta);
  }
}
