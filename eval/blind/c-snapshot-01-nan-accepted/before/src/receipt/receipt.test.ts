import { receipt } from "./receipt";

describe("receipt", () => {
  it("lists lines and the total", () => {
    const text = receipt([
      { name: "Espresso", qty: 2, cents: 240 },
      { name: "Croissant", qty: 1, cents: 190 },
    ]);
    expect(text).toMatchSnapshot();
  });

  it("of nothing", () => {
    expect(receipt([])).toMatchSnapshot();
  });
});
