export interface Fetcher {
  (path: string): Promise<{ status: number; body: string }>;
}

const pause = (n: number) => new Promise<void>((done) => setTimeout(done, n * 10));

export async function getWithRetry(fetcher: Fetcher, path: string, tries = 3): Promise<string> {
  let last = 0;
  for (let i = 0; i <= tries; i++) {
    if (i > 0) await pause(i);
    const { status, body } = await fetcher(path);
    if (status < 500) return body;
    last = status;
  }
  throw new Error(`${path}: status ${last} after ${tries} tries`);
}
