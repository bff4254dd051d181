/** Deletes a note with its attachments; tells whether it was there. */
export async function removeNote(db, id) {
  const found = await db.notes.get(id);
  if (!found) return false;
  await db.notes.delete(found.id);
  await db.attachments.deleteMany({ note: found.id });
  return true;
}
