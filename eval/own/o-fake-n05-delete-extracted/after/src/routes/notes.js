import { Router } from "express";
import { removeNote } from "../notes.js";

export function notes(db) {
  const router = Router();

  router.delete("/:id", async (req, res) => {
    if (!(await removeNote(db, req.params.id))) return res.sendStatus(404);
    return res.sendStatus(204);
  });

  return router;
}
