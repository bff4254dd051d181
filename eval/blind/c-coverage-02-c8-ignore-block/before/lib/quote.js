const BASE = { letter: 110, parcel: 590, pallet: 4900 };

export function base(kind) {
  const cents = BASE[kind];
  if (cents === undefined) {
    throw new RangeError(`unknown kind: ${kind}`);
  }
  return cents;
}

export function quote(kind, grams) {
  return base(kind) + Math.ceil(grams / 500) * 35;
}

export function format(cents) {
  return `${(cents / 100).toFixed(2)} EUR`;
}
