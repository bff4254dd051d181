import { Router } from 'express';
import { shipments } from '../store.js';
import { asyncHandler } from '../lib/async-handler.js';

export const router = Router();

router.get(
  '/:id',
  asyncHandler(async (req, res) => {
    const s = await shipments.find(req.params.id);
    if (!s) return res.status(404).json({ error: 'unknown shipment' });
    res.json({ ...s, links: { label: `/shipments/${s.id}/label` } });
  }),
);

router.post(
  '/',
  asyncHandler(async (req, res) => {
    const s = await shipments.create(req.body);
    res.status(201).json(s);
  }),
);

router.get(
  '/:id/label',
  asyncHandler(async (req, res) => {
    res.status(501).json({ error: 'label rendering is not available yet' });
  }),
);
