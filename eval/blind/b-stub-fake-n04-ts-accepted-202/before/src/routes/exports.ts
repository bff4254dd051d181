import { Router } from "express";
import { buildExport } from "../exports/build";

export const router = Router();

router.post("/exports", async (req, res, next) => {
  try {
    const url = await buildExport(req.body.projectId);
    res.json({ url });
  } catch (err) {
    next(err);
  }
});
