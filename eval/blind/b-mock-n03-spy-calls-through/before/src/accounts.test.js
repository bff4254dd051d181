const { Accounts } = require('./accounts');

describe('Accounts', () => {
  let accounts;

  beforeEach(() => {
    accounts = new Accounts();
    accounts.deposit('ann', 500);
  });

  it('moves money', () => {
    accounts.transfer('ann', 'bob', 200);
    expect(accounts.balance('ann')).toBe(300);
    expect(accounts.balance('bob')).toBe(200);
  });
});
