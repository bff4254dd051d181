import { Router } from "express";

export function health(db) {
  const router = Router();
  // The process answers, hence it lives; see /readyz for what it depends on.
  router.get(["/health", "/livez"], (_req, res) => {
    res.json({ status: "ok" });
  });

  router.get("/readyz", async (req, res) => {
    try {
      await db.query("select 1");
      res.json({ status: "ready" });
    } catch (err) {
      req.log.warn({ err }, "database not reachable");
      res.status(503).json({ status: "database" });
    }
  });

  return router;
}
