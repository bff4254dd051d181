import { payslip, tax } from "./payroll.js";

describe("tax", () => {
  test("is zero in the first bracket", () => {
    expect(tax(99_999)).toBe(0);
  });
});

describe("payslip", () => {
  const ada = { id: 4, gross: 400_000 };

  test("splits gross into tax and net", () => {
    expect(payslip(ada)).toEqual({
      id: 4,
      gross: 400_000,
      tax: 80_000,
      net: 320_000,
    });
  });

  test("leaves the employee untouched", () => {
    const frozen = Object.freeze({ ...ada });
    payslip(frozen);
    expect(frozen).toEqual(ada);
  });
});
