export async function retry<T>(work: () => Promise<T>, times = 3): Promise<T> {
  for (let left = times; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}
