import { place } from './order';
import { sendOrder } from './order-mailer';

jest.mock('./order-mailer');

test('refuses an empty order', async () => {
  await expect(place({ lines: [] }, {})).rejects.toThrow('empty order');
  expect(sendOrder).not.toHaveBeenCalled();
});

test('tells the mailer the id', async () => {
  const store = { save: jest.fn().mockResolvedValue(7) };
  expect(await place({ lines: ['mug'] }, store)).toBe(7);
  expect(sendOrder).toHaveBeenCalledWith(7);
});
