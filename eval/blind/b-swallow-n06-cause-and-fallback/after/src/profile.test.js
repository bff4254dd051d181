import { expect, it, vi } from 'vitest';
import { ProfileError, ProfileService } from './profile.js';

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

it('loads again when the cache is corrupt', async () => {
  const { service, log } = setup(vi.fn().mockResolvedValue({ id: 'u1' }), [['u1', '{oops']]);
  expect(await service.load('u1')).toEqual({ id: 'u1' });
  expect(log.warn).toHaveBeenCalledOnce();
});

it('keeps the cause of a failure', async () => {
  const cause = new Error('503');
  const { service } = setup(vi.fn().mockRejectedValue(cause));
  const err = await service.load('u1').catch((e) => e);
  expect(err).toBeInstanceOf(ProfileError);
  expect(err.cause).toBe(cause);
});
