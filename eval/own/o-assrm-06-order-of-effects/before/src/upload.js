export async function upload(store, file, limit) {
  if (file.size > limit) throw new RangeError('too large');
  const { id } = await store.put(file);
  return id;
}
