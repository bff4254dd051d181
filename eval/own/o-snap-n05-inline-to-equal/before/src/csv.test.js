import { expect, test } from 'vitest';
import { toCsv } from './csv.js';

test('quotes commas', () => {
  const csv = toCsv([['Byron, Ada', 3], ['Hopper', 4]]);
  expect(csv).toMatchInlineSnapshot(`
    ""Byron, Ada",3
    Hopper,4"
  `);
});
