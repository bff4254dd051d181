const { expect } = require('chai');
const { sign, verify } = require('../lib/webhooks');

const SAMPLE = Buffer.from('{"event":"parcel.delivered","id":81}');

describe('webhook signatures', function () {
  let key;

  before(function () {
    key = 'k'.repeat(32);
  });

  it('accepts its own signature', function () {
    expect(verify(SAMPLE, sign(SAMPLE, key), key)).to.equal(true);
  });

  it('rejects a changed body', function () {
    const sig = sign(SAMPLE, key);
    const other = Buffer.concat([SAMPLE, Buffer.from(' ')]);
    expect(verify(other, sig, key)).to.equal(false);
  });
});
