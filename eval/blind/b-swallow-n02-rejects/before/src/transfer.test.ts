import { transfer, TransferError } from "./transfer";
import { Ledger } from "./ledger";

describe("transfer", () => {
  it("moves the amount", async () => {
    const ledger = new Ledger({ a: 100, b: 0 });
    await transfer(ledger, "a", "b", 60);
    expect(ledger.balance("b")).toBe(60);
  });

  it("fails without funds", async () => {
    expect.assertions(3);
    const ledger = new Ledger({ a: 10, b: 0 });
    try {
      await transfer(ledger, "a", "b", 60);
    } catch (err) {
      expect(err).toBeInstanceOf(TransferError);
      expect((err as TransferError).code).toBe("NO_FUNDS");
    }
    expect(ledger.balance("a")).toBe(10);
  });
});
