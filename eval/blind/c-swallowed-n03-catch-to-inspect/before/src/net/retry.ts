export class GaveUp extends Error {
  constructor(tries: number) {
    super(`gave up after ${tries} tries`);
    this.name = "GaveUp";
  }
}

export async function retry<T>(fn: () => Promise<T>, tries: number): Promise<T> {
  for (let i = 0; i < tries; i++) {
    try {
      return await fn();
    } catch {
      continue;
    }
  }
  throw new GaveUp(tries);
}
