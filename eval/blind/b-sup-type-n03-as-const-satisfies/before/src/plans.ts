export const PLANS = [
  { id: "free", seats: 3, monthly: 0 },
  { id: "team", seats: 25, monthly: 4900 },
  { id: "org", seats: 500, monthly: 39900 },
];

export function planById(id: string) {
  return PLANS.find((p) => p.id === id);
}

export function cheapestFor(seats: number) {
  return PLANS.filter((p) => p.seats >= seats).sort((a, b) => a.monthly - b.monthly)[0];
}

export function priceLabel(cents: number): string {
  return cents === 0 ? "free" : `€${(cents / 100).toFixed(2)}`;
}
