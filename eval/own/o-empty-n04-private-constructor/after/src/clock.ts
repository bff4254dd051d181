export class Clock {
  private static shared: Clock | undefined;

  private constructor() {}

  static instance(): Clock {
    return (Clock.shared ??= new Clock());
  }

  now(): Date {
    return new Date();
  }

  startOfDay(): Date {
    const day = this.now();
    day.setHours(0, 0, 0, 0);
    return day;
  }
}
