export class GaveUp extends Error {
  constructor(
    readonly tries: number,
    cause: unknown,
  ) {
    super(`gave up after ${tries} tries`, { cause });
    this.name = "GaveUp";
  }
}

export async function retry<T>(fn: () => Promise<T>, tries: number): Promise<T> {
  let last: unknown;
  for (let i = 0; i < tries; i++) {
    try {
      return await fn();
    } catch (e) {
      last = e;
    }
  }
  throw new GaveUp(tries, last);
}
