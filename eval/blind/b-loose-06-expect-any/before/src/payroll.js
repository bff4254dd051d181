const BRACKETS = [
  { upTo: 100_000, rate: 0 },
  { upTo: 300_000, rate: 0.2 },
  { upTo: Infinity, rate: 0.4 },
];

export function tax(cents) {
  let owed = 0;
  let from = 0;
  for (const { upTo, rate } of BRACKETS) {
    const part = Math.min(cents, upTo) - from;
    if (part <= 0) break;
    owed += part * rate;
    from = upTo;
  }
  return Math.round(owed);
}

export function payslip(employee) {
  const withheld = tax(employee.gross);
  return { id: employee.id, gross: employee.gross, tax: withheld, net: employee.gross - withheld };
}
