class Overdraft extends Error {
  name = 'Overdraft';
}

class RefundTooLarge extends Error {
  name = 'RefundTooLarge';
}

export class Wallet {
  #balance = 0;

  constructor(currency) {
    this.currency = currency;
  }

  get balance() {
    return this.#balance;
  }

  deposit(cents) {
    this.#balance += cents;
  }

  withdraw(cents) {
    if (cents > this.#balance) throw new Overdraft();
    this.#balance -= cents;
    return { cents, refunded: 0 };
  }

  refund(payment, cents) {
    const total = payment.refunded + cents;
    if (total > payment.cents) throw new RefundTooLarge();
    payment.refunded = total;
    this.deposit(cents);
  }
}
