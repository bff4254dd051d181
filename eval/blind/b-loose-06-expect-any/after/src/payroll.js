const BRACKETS = [
  { upTo: 100_000, rate: 0 },
  { upTo: 300_000, rate: 0.2 },
  { upTo: Infinity, rate: 0.4 },
];

export function tax(cents) {
  const bracket = BRACKETS.find(({ upTo }) => cents <= upTo);
  return Math.round(cents * bracket.rate);
}

export function payslip(employee) {
  const withheld = tax(employee.gross);
  return { id: employee.id, gross: employee.gross, tax: withheld, net: employee.gross - withheld };
}
