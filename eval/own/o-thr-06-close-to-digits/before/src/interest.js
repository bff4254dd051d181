export function compound(sum, rate, years) {
  return sum * (1 + rate) ** years;
}
