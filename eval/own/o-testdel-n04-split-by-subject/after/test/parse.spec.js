const { expect } = require('chai');
const { parse } = require('../lib/duration');

describe('parse', function () {
  it('reads one unit', function () {
    expect(parse('90s')).to.equal(90);
  });

  it('reads several units', function () {
    expect(parse('1h30m')).to.equal(5400);
  });

  it('refuses other text', function () {
    expect(() => parse('soon')).to.throw(TypeError, 'not a duration: soon');
  });
});
