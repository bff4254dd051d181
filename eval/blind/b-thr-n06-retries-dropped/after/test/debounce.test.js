const { debounce } = require('../src/debounce');

jest.setTimeout(1000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('debounce', () => {
  test('calls once after a burst', () => {
    const fn = jest.fn();
    const run = debounce(fn, 1000);
    run(1);
    run(2);
    run(3);
    jest.advanceTimersByTime(999);
    expect(fn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(fn).toHaveBeenCalledTimes(1);
    expect(fn).toHaveBeenCalledWith(3);
  });

  test('calls again after a pause', () => {
    const fn = jest.fn();
    const run = debounce(fn, 1000);
    run('a');
    jest.advanceTimersByTime(1000);
    run('b');
    jest.advanceTimersByTime(1000);
    expect(fn.mock.calls).toEqual([['a'], ['b']]);
  });
});
