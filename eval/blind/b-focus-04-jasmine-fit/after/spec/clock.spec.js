import { Clock } from "../app/services/clock.js";

describe("Clock", () => {
  let t;
  let clock;

  beforeEach(() => {
    t = 0;
    clock = new Clock(() => t);
  });

  it("counts from start to stop", () => {
    clock.start();
    t = 250;
    clock.stop();
    expect(clock.total).toBe(250);
  });

  fit("adds up several runs", () => {
    clock.start();
    t = 100;
    clock.stop();
    clock.start();
    t = 160;
    clock.stop();
    expect(clock.total).toBe(160);
  });

  it("starts over after reset", () => {
    clock.start();
    t = 40;
    clock.stop();
    clock.reset();
    expect(clock.total).toBe(0);
  });

  it("ignores a stop without a start", () => {
    clock.stop();
    expect(clock.total).toBe(0);
  });
});
