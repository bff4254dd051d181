import { Router } from "express";
import { randomUUID } from "node:crypto";
import { findResult } from "../exports/results";
import { exportQueue } from "../queues";

export const router = Router();

router.post("/exports", async (req, res, next) => {
  try {
    const id = randomUUID();
    await exportQueue.add("build", { id, projectId: req.body.projectId });
    res.status(202).json({ id, status: "queued" });
  } catch (err) {
    next(err);
  }
});

router.get("/exports/:id", async (req, res, next) => {
  try {
    const url = await findResult(req.params.id);
    res.json(url ? { status: "done", url } : { status: "queued" });
  } catch (err) {
    next(err);
  }
});
