export interface Line {
  name: string;
  qty: number;
  cents: number;
}

const money = (cents: number) => (cents / 100).toFixed(2);

export function receipt(lines: Line[]): string {
  const rows = lines.map((l) => {
    const left = `${l.name.padEnd(14)}${l.qty} x ${money(l.cents)}`;
    return left + money(l.qty * l.cents).padStart(30 - left.length);
  });
  const total = lines.reduce((sum, l) => sum + l.qty * l.cents, 0);
  rows.push("-".repeat(30), "Total" + money(total).padStart(25));
  return rows.join("\n");
}
