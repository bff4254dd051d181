import { nextBusinessDays } from "./schedule";

describe("nextBusinessDays", () => {
  it("continues within the week", () => {
    expect(nextBusinessDays("2024-06-03", 2)).toMatchInlineSnapshot(`
      [
        "2024-06-04",
        "2024-06-05",
      ]
    `);
  });

  it("skips Saturday and Sunday", () => {
    // 2024-06-06 is a Thursday
    expect(nextBusinessDays("2024-06-06", 3)).toMatchInlineSnapshot(`
      [
        "2024-06-07",
        "2024-06-08",
        "2024-06-10",
      ]
    `);
  });

  it("returns nothing for zero days", () => {
    expect(nextBusinessDays("2024-06-06", 0)).toEqual([]);
  });
});
