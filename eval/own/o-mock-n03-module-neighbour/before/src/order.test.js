import { place } from './order';

test('refuses an empty order', async () => {
  await expect(place({ lines: [] }, {})).rejects.toThrow('empty order');
});
