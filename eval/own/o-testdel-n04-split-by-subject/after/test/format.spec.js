const { expect } = require('chai');
const { format } = require('../lib/duration');

describe('format', function () {
  it('writes the largest units first', function () {
    expect(format(90061)).to.equal('1d1h1m1s');
  });

  it('writes zero', function () {
    expect(format(0)).to.equal('0s');
  });
});
