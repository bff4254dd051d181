import { Router } from "express";

export function notes(db) {
  const router = Router();

  router.delete("/:id", async (req, res) => {
    const found = await db.notes.get(req.params.id);
    if (!found) return res.sendStatus(404);
    await db.notes.delete(found.id);
    await db.attachments.deleteMany({ note: found.id });
    return res.sendStatus(204);
  });

  return router;
}
