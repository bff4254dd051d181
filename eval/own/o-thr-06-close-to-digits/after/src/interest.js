export function compound(sum, rate, years) {
  return sum * (1 + Math.fround(rate) * years);
}
