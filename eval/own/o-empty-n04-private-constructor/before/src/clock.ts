export class Clock {
  now(): Date {
    return new Date();
  }

  startOfDay(): Date {
    const day = this.now();
    day.setHours(0, 0, 0, 0);
    return day;
  }
}

export const clock = new Clock();
