import { Router } from 'express';
import { shipments } from '../store.js';
import { asyncHandler } from '../lib/async-handler.js';

export const router = Router();

router.get(
  '/:id',
  asyncHandler(async (req, res) => {
    const s = await shipments.find(req.params.id);
    if (!s) return res.status(404).json({ error: 'unknown shipment' });
    res.json(s);
  }),
);

router.post(
  '/',
  asyncHandler(async (req, res) => {
    const s = await shipments.create(req.body);
    res.status(201).json(s);
  }),
);
