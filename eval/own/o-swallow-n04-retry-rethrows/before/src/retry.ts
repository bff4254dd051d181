export async function retry<T>(work: () => Promise<T>): Promise<T> {
  return work();
}
