/** Splits an amount into equal parts; the first parts take the rest. */
function split(amount, parts) {
  const base = Math.floor(amount / parts);
  const rest = amount - base * parts;
  return Array.from({ length: parts }, (_, i) => base + (i < rest ? 1 : 0));
}

module.exports = { split };
