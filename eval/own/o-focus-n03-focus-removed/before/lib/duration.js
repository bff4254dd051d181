const UNITS = { d: 86400, h: 3600, m: 60, s: 1 };

function parse(text) {
  const parts = [...text.matchAll(/(\d+)([dhms])/g)];
  if (parts.map((p) => p[0]).join('') !== text || text === '') {
    throw new TypeError(`not a duration: ${text}`);
  }
  return parts.reduce((sum, [, n, unit]) => sum + Number(n) * UNITS[unit], 0);
}

function format(seconds) {
  let rest = seconds;
  let out = '';
  for (const [unit, size] of Object.entries(UNITS)) {
    const n = Math.floor(rest / size);
    rest -= n * size;
    if (n > 0) out += `${n}${unit}`;
  }
  return out || '0s';
}

module.exports = { parse, format };
