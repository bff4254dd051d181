const { debounce } = require('../src/debounce');

jest.setTimeout(20000);
jest.retryTimes(3);

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

describe('debounce', () => {
  test('calls once after a burst', async () => {
    const fn = jest.fn();
    const run = debounce(fn, 1000);
    run(1);
    run(2);
    run(3);
    await sleep(1500);
    expect(fn).toHaveBeenCalledTimes(1);
    expect(fn).toHaveBeenCalledWith(3);
  });

  test('calls again after a pause', async () => {
    const fn = jest.fn();
    const run = debounce(fn, 1000);
    run('a');
    await sleep(1500);
    run('b');
    await sleep(1500);
    expect(fn.mock.calls).toEqual([['a'], ['b']]);
  });
});
