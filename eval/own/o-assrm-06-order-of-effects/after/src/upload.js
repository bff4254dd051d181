export async function upload(store, file, limit) {
  const { id } = await store.put(file);
  if (file.size > limit) throw new RangeError('too large');
  return id;
}
