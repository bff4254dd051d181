"use strict";

const { Router } = require("express");
const { requireRole } = require("../middleware/roles");

function adminRouter(users) {
  const router = Router();

  router.get("/users", requireRole("admin"), async (req, res) => {
    res.json(await users.all());
  });

  router.delete("/users/:id", requireRole("admin"), async (req, res) => {
    await users.remove(req.params.id);
    res.status(204).end();
  });

  return router;
}

module.exports = { adminRouter };
