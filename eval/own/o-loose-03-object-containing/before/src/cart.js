export class Cart {
  constructor(rates) {
    this.rates = rates;
    this.lines = [];
  }

  add(sku, qty, cents) {
    if (qty < 1) throw new RangeError(`quantity of ${sku} is ${qty}`);
    this.lines.push({ sku, qty, cents });
    return this;
  }

  net() {
    return this.lines.reduce((sum, l) => sum + l.qty * l.cents, 0);
  }

  tax(country) {
    return Math.round(this.net() * (this.rates[country] ?? 0));
  }

  receipt(country) {
    const net = this.net();
    const tax = this.tax(country);
    return { net, tax, gross: net + tax, lines: this.lines.length };
  }
}
