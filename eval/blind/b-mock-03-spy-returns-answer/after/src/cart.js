class Cart {
  constructor(taxRate = 0) {
    this.taxRate = taxRate;
    this.items = [];
  }

  add(sku, cents, qty = 1) {
    this.items.push({ sku, cents, qty });
    return this;
  }

  remove(sku) {
    this.items = this.items.filter((i) => i.sku !== sku);
    return this;
  }

  total() {
    const net = this.items.reduce((sum, i) => sum + i.cents * i.qty, 0);
    return Math.round(net + this.taxRate);
  }
}

module.exports = { Cart };
