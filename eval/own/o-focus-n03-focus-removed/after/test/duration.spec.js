const { expect } = require('chai');
const { parse, format } = require('../lib/duration');

describe('duration', function () {
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

  describe('format', function () {
    it('writes the largest units first', function () {
      expect(format(90061)).to.equal('1d1h1m1s');
    });

    it('writes zero', function () {
      expect(format(0)).to.equal('0s');
    });
  });
});
