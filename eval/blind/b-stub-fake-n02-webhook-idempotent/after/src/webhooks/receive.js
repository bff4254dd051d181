import { events } from '../store.js';
import { dispatch } from './dispatch.js';
import { verify } from './signature.js';

export async function receive(req, res) {
  if (!verify(req.rawBody, req.get('x-signature'))) {
    return res.status(401).json({ error: 'bad signature' });
  }
  const event = JSON.parse(req.rawBody);

  // the sender repeats events until it sees a 200
  if (await events.seen(event.id)) {
    return res.json({ ok: true, duplicate: true });
  }

  await dispatch(event);
  await events.remember(event.id);
  return res.json({ ok: true });
}

export async function replay(ids) {
  const found = await events.byIds(ids);
  for (const event of found) {
    await dispatch(event);
  }
  return found.length;
}
