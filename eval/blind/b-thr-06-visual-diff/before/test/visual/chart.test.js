const { toMatchImageSnapshot } = require('jest-image-snapshot');
const { renderChart } = require('../../src/chart');
const { sales } = require('../fixtures/sales');

expect.extend({ toMatchImageSnapshot });

const DIFF = {
  comparisonMethod: 'pixelmatch',
  failureThreshold: 0.001,
  failureThresholdType: 'percent',
};

describe('bar chart', () => {
  it('draws one bar per month', async () => {
    const png = await renderChart(sales, { kind: 'bar', width: 640 });
    expect(png).toMatchImageSnapshot(DIFF);
  });

  it('draws an empty frame without data', async () => {
    const png = await renderChart([], { kind: 'bar', width: 640 });
    expect(png).toMatchImageSnapshot(DIFF);
  });
});
