class Accounts {
  constructor() {
    this.balances = new Map();
    this.log = [];
  }

  deposit(id, cents) {
    this.balances.set(id, this.balance(id) + cents);
    this.audit('deposit', id, cents);
  }

  transfer(from, to, cents) {
    if (this.balance(from) < cents) throw new Error('insufficient funds');
    this.balances.set(from, this.balance(from) - cents);
    this.balances.set(to, this.balance(to) + cents);
    this.audit('transfer', from, cents);
  }

  balance(id) {
    return this.balances.get(id) ?? 0;
  }

  audit(kind, id, cents) {
    this.log.push(`${kind} ${id} ${cents}`);
  }
}

module.exports = { Accounts };
