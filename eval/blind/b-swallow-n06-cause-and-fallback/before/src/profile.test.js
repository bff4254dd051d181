import { expect, it, vi } from 'vitest';
import { ProfileService } from './profile.js';

const setup = (get, entries = []) => {
  const log = { warn: vi.fn() };
  return { log, service: new ProfileService({ api: { get }, cache: new Map(entries), log }) };
};

it('asks the api once', async () => {
  const get = vi.fn().mockResolvedValue({ id: 'u1' });
  const { service } = setup(get);
  await service.load('u1');
  expect(await service.load('u1')).toEqual({ id: 'u1' });
  expect(get).toHaveBeenCalledTimes(1);
});
