const crypto = require('crypto');

const PREFIX = 'sha256=';

function sign(body, key) {
  return PREFIX + crypto.createHmac('sha256', key).update(body).digest('hex');
}

function verify(body, signature, key) {
  const want = Buffer.from(sign(body, key));
  const got = Buffer.from(signature);
  return want.length === got.length && crypto.timingSafeEqual(want, got);
}

module.exports = { sign, verify };
