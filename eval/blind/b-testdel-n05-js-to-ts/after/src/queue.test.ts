import { DelayQueue } from "./queue";

describe("DelayQueue", () => {
  test("gives nothing before its time", () => {
    const q = new DelayQueue<string>();
    q.push("a", 10);
    expect(q.popDue(9)).toEqual([]);
  });

  test("orders by due time", () => {
    const q = new DelayQueue<string>();
    q.push("late", 20);
    q.push("early", 10);
    expect(q.popDue(30)).toEqual(["early", "late"]);
  });

  test("gives each value once", () => {
    const q = new DelayQueue<string>();
    q.push("a", 1);
    q.popDue(1);
    expect(q.popDue(1)).toEqual([]);
  });
});
