import { receipt } from "./receipt";

describe("receipt", () => {
  it("lists lines and the total", () => {
    const text = receipt([
      { name: "Espresso", qty: 2, unitCents: 240 },
      { name: "Croissant", qty: 1, unitCents: 190 },
    ]);
    expect(text).toMatchSnapshot();
  });

  it("of nothing", () => {
    expect(receipt([])).toMatchSnapshot();
  });
});
