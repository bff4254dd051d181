const crypto = require('crypto');

function sign(body, key) {
  const mac = crypto.createHmac('sha256', key).update(body).digest('hex');
  return `sha256=${mac}`;
}

function verify(body, signature, key) {
  const want = Buffer.from(sign(body, key));
  const got = Buffer.from(signature);
  return want.length === got.length && crypto.timingSafeEqual(want, got);
}

module.exports = { sign, verify };
