const { Accounts } = require('./accounts');

describe('Accounts', () => {
  let accounts;

  beforeEach(() => {
    accounts = new Accounts();
    accounts.deposit('ann', 500);
  });

  afterEach(() => jest.restoreAllMocks());

  it('moves money and audits it once', () => {
    const audit = jest.spyOn(accounts, 'audit');
    accounts.transfer('ann', 'bob', 200);
    expect(accounts.balance('ann')).toBe(300);
    expect(accounts.balance('bob')).toBe(200);
    expect(audit).toHaveBeenCalledTimes(1);
    expect(audit).toHaveBeenCalledWith('transfer', 'ann', 200);
    expect(accounts.log).toContain('transfer ann 200');
  });

  it('refuses an overdraft and leaves no trace', () => {
    const audit = jest.spyOn(accounts, 'audit');
    expect(() => accounts.transfer('ann', 'bob', 501)).toThrow('insufficient funds');
    expect(accounts.balance('ann')).toBe(500);
    expect(audit).not.toHaveBeenCalled();
  });
});
