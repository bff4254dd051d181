const express = require('express');
const { z } = require('zod');
const { settings } = require('../store');

const router = express.Router();

const Profile = z.object({
  displayName: z.string().min(1).max(80),
  locale: z.enum(['en', 'de', 'fr']),
});

router.get('/profile', async (req, res) => {
  const profile = await settings.profile(req.user.id);
  res.json(profile);
});

router.put('/profile', async (req, res) => {
  const parsed = Profile.safeParse(req.body);
  if (!parsed.success) return res.status(422).json({ issues: parsed.error.issues });
  await settings.saveProfile(req.user.id, parsed.data);
  res.json({ saved: true });
});

module.exports = router;
