export interface Line {
  name: string;
  qty: number;
  unitCents: number;
}

const money = (cents: number) => (cents / 100).toFixed(2);

export function receipt(lines: Line[]): string {
  const rows = lines.map((l) => {
    const left = `${l.name.padEnd(14)}${l.qty} x ${money(l.unitCents)}`;
    return left + money(l.qty * l.unitCents).padStart(30 - left.length);
  });
  const total = rows.reduce((sum, row) => sum + Number(row.slice(18)) * 100, 0);
  rows.push("-".repeat(30), "Total" + money(total).padStart(25));
  return rows.join("\n");
}
