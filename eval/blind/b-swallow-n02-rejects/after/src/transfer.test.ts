import { transfer, TransferError } from "./transfer";
import { Ledger } from "./ledger";

describe("transfer", () => {
  it("moves the amount", async () => {
    const ledger = new Ledger({ a: 100, b: 0 });
    await transfer(ledger, "a", "b", 60);
    expect(ledger.balance("b")).toBe(60);
  });

  it("fails without funds", async () => {
    const ledger = new Ledger({ a: 10, b: 0 });
    const err = await transfer(ledger, "a", "b", 60).catch((e: unknown) => e);
    expect(err).toBeInstanceOf(TransferError);
    expect(err).toHaveProperty("code", "NO_FUNDS");
    expect(ledger.balance("a")).toBe(10);
    expect(ledger.balance("b")).toBe(0);
  });
});
