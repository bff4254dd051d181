import { expect, test, vi } from 'vitest';
import { upload } from './upload';

const store = () => ({ put: vi.fn(async () => ({ id: 'f1' })) });

test('gives the id', async () => {
  expect(await upload(store(), { size: 10 }, 100)).toBe('f1');
});

test('refuses a large file before it is stored', async () => {
  const s = store();
  await expect(upload(s, { size: 101 }, 100)).rejects.toThrow('too large');
});
