export function total(lines) {
  return lines.reduce((sum, line) => sum + line.count * line.price, 0);
}
