import { importGoods } from './import';

jest.setTimeout(60_000);

test('reads a large file', async () => {
  const rows = await importGoods('fixtures/large.csv');
  expect(rows).toHaveLength(50_000);
}, 45_000);
