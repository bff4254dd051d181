const FACTORS = { s: 1, m: 60, h: 3600, d: 86_400 };

export function parseDuration(text) {
  const match = /^(\d+)([smhd])/.exec(text);
  if (!match) {
    throw new RangeError(`bad duration: ${text}`);
  }
  return Number(match[1]) * FACTORS[match[2]];
}
